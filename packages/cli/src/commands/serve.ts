import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ServeOptions } from '@sightline/server';
import type { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { complain, print } from '../terminal.ts';
import { whenToldToEnd } from '../told-to-end.ts';
import { say } from '../words/index.ts';

/** The page as `npm start` builds it. */
const CLIENT: string = join(import.meta.dirname, '..', '..', '..', 'client', 'dist');

/** Hosts online play, and the page with it, until it is told to end. */
export const serve: Command = {
  name: 'serve',
  summary: say('serve.summary'),
  positionals: [],
  flags: {
    port: { kind: 'whole', value: 'n', least: 0, about: say('serve.port') },
    host: { kind: 'text', value: 'name', about: say('serve.host') },
    data: { kind: 'text', value: 'folder', about: say('serve.data') },
    database: { kind: 'text', value: 'address', about: say('serve.database') },
    address: { kind: 'text', value: 'address', about: say('serve.address') },
    'behind-proxy': { kind: 'on', about: say('serve.proxy') },
    threads: { kind: 'whole', value: 'n', about: say('serve.threads') },
    'no-limits': { kind: 'on', about: say('serve.unlimited') },
  },
  more: [say('serve.more')],
  async run(given) {
    const hasClient = existsSync(join(CLIENT, 'index.html'));
    // What only this command needs is not loaded by the others.
    const { serve: serveGames, withEnvironment } = await import('@sightline/server');
    try {
      const asked = { ...optionsOf(given), ...(hasClient ? { client: CLIENT } : {}) };
      const { server, addresses, isAlone, place, close } = await serveGames(withEnvironment(asked, process.env));
      print(say('serve.at', { address: `http://127.0.0.1:${server.port}/` }));
      print(isAlone ? say('serve.alone') : say('serve.others', { addresses: [...addresses] }));
      print(say('serve.place', { place }));
      if (!hasClient) print(say('serve.noClient'));
      await toldToEnd();
      print(say('serve.stopping'));
      await close();
      return 0;
    } catch (error) {
      complain(error instanceof Error ? error.message : String(error));
      return 1;
    }
  },
};

function optionsOf(given: Arguments): ServeOptions {
  const [port, threads] = [given.whole('port'), given.whole('threads')];
  const [host, data] = [given.text('host'), given.text('data')];
  const [database, publicAddress] = [given.text('database'), given.text('address')];
  return {
    ...(port === undefined ? {} : { port }),
    ...(host === undefined ? {} : { host }),
    ...(data === undefined ? {} : { data }),
    ...(database === undefined ? {} : { database }),
    ...(publicAddress === undefined ? {} : { publicAddress }),
    ...(given.has('behind-proxy') ? { trustProxy: true } : {}),
    ...(threads === undefined ? {} : { threads }),
    ...(given.has('no-limits') ? { unlimited: true } : {}),
  };
}

function toldToEnd(): Promise<void> {
  return new Promise(done => {
    const stopListening = whenToldToEnd(() => {
      stopListening();
      done();
    });
  });
}
