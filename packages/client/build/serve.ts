import { createServer, type Server } from 'node:http';
import { filesOf } from '@sightline/server/files';

// The files of one folder and nothing else, for this machine only: a page without online play.

const HOST = 'localhost';
const PORTS_TRIED = 20;

export interface Serving {
  readonly address: string;
  close(): Promise<void>;
}

/** Serves a folder at a port, or when none is wished for at the first free one from 4173 on. */
export async function serve(folder: string, wished?: number): Promise<Serving> {
  const server = createServer(filesOf(folder));
  const first = wished ?? 4173;
  const last = wished === undefined ? first + PORTS_TRIED : first;
  for (let port = first; ; port++) {
    const problem = await listen(server, port);
    if (problem === null) break;
    if (problem !== 'EADDRINUSE') throw new Error(`cannot listen at port ${port}: ${problem}`);
    if (port === last) throw new Error(`${first === last ? `port ${port} is` : `ports ${first} to ${last} are`} taken`);
  }
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('expected the server to listen at a port');
  return { address: `http://${HOST}:${bound.port}/`, close: () => close(server) };
}

/** Null when it listens, the code of the problem when it cannot. */
function listen(server: Server, port: number): Promise<string | null> {
  return new Promise(done => {
    const failed = (error: NodeJS.ErrnoException): void => done(error.code ?? error.message);
    server.once('error', failed);
    server.listen(port, HOST, () => {
      server.off('error', failed);
      done(null);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise(done => {
    server.close(() => done());
    server.closeAllConnections();
  });
}
