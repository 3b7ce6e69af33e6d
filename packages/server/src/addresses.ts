import { lookup } from 'node:dns/promises';
import { hostname, networkInterfaces } from 'node:os';
import type { Here } from '@sightline/protocol';

/**
 * Addresses under which others may reach this server: the public one it was given, or else those of this machine in its
 * networks, and after them its names there. Where it listens for nobody but this machine, that is said.
 */
export function reachable(
  publicAddress: string | undefined,
  host: string,
  port: number,
  names: readonly string[] = [],
): Pick<Here, 'addresses' | 'isAlone'> {
  if (publicAddress !== undefined) return { addresses: [publicAddress], isAlone: false };
  if (host !== '0.0.0.0' && host !== '::') {
    const isAlone = host === 'localhost' || host === '::1' || host.startsWith('127.');
    return { addresses: [`http://${host.includes(':') ? `[${host}]` : host}:${port}/`], isAlone };
  }
  const found = inNetworks();
  if (found.length === 0) return { addresses: [`http://localhost:${port}/`], isAlone: true };
  return { addresses: [...found.slice(0, 7), ...names].map(each => `http://${each}:${port}/`), isAlone: false };
}

/** What this machine is called in its networks: names that lead to one of its addresses there, and not to itself alone. */
export async function ownNames(name: string = hostname()): Promise<readonly string[]> {
  const [short] = name.toLowerCase().split('.');
  const wanted = [...new Set([name.toLowerCase(), `${short}.local`])].filter(each => HOST_NAME.test(each));
  const known = await Promise.all(
    wanted.map(each =>
      lookup(each, { family: 4 }).then(
        ({ address }) => inNetworks().includes(address),
        () => false,
      ),
    ),
  );
  return wanted.filter((_, at) => known[at]);
}

const HOST_NAME = /^[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63}){0,5}$/;

function inNetworks(): readonly string[] {
  return Object.values(networkInterfaces())
    .flatMap(each => each ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address);
}
