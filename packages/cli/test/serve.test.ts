import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inProcess, main, newFolder } from './sightline.ts';

test('serve hosts online play until it is told to end, and keeps games in the folder it names', async () => {
  const data = join(newFolder(), 'games');
  const child = spawn(process.execPath, [main, 'serve', '--port', '0', '--host', '127.0.0.1', '--data', data]);
  let said = '';
  const ended = new Promise<number | null>(done => void child.once('close', done));
  const address = await new Promise<string>((done, failed) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const [found] = /http:\/\/127\.0\.0\.1:\d+\//.exec(said) ?? [];
      if (found !== undefined) done(found);
    });
    void ended.then(code => failed(new Error(`it ended with ${code}`)));
  });
  expect((await fetch(`${address}health`)).status).toBe(200);
  expect(await (await fetch(`${address}api/here`)).json()).toMatchObject({ protocol: 1, isAlone: true });
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(said).toContain(data);
  expect(existsSync(join(data, 'games.db'))).toBe(true);
});

test('serve says what is wrong with a port or an address', async () => {
  const data = newFolder();
  const wrongPort = await inProcess(['serve', '--port', '70000', '--data', data]);
  expect([wrongPort.status, wrongPort.stderr]).toEqual([1, expect.stringContaining('70000')]);
  const wrongAddress = await inProcess(['serve', '--address', 'nowhere', '--data', data]);
  expect([wrongAddress.status, wrongAddress.stderr]).toEqual([1, expect.stringContaining('nowhere')]);
});
