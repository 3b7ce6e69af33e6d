import type { IncomingMessage } from 'node:http';

export interface WhoCalls {
  /** The addresses under which this server is known, such as `https://play.example.org`. */
  readonly publicOrigins: readonly string[];
  /** A proxy stands before it and says in X-Forwarded-For who really calls. */
  readonly trustProxy: boolean;
}

/** Where a request comes from, for counting. */
export function addressOf(request: IncomingMessage, { trustProxy }: WhoCalls): string {
  const forwarded = request.headers['x-forwarded-for'];
  const last = typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined;
  // The last one was added by the proxy itself; those before it anybody may have written.
  return networkOf(trustProxy && last ? last.slice(0, 100) : (request.socket.remoteAddress ?? 'nowhere'));
}

/** A machine has one address of IPv4, but a whole network of IPv6, the first four groups of it: that counts as one. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [front = '', back] = plain.toLowerCase().split('%', 1)[0]!.split('::');
  const groups = (part: string | undefined): readonly string[] => (part ? part.split(':') : []);
  const [first, last] = [groups(front), groups(back)];
  const between = Math.max(0, 8 - first.length - last.length);
  const all = [...first, ...Array.from({ length: between }, () => '0'), ...last];
  return `${all.slice(0, 4).join(':')}::/64`;
}

/** Whether a request came through the proxy that stands before this server. */
export function isFromProxy(request: IncomingMessage, { trustProxy }: WhoCalls): boolean {
  return trustProxy && request.headers['x-forwarded-for'] !== undefined;
}

/** Whether a request comes from a page of this server, or from no page at all: other pages may not speak in its name. */
export function isOwnOrigin(request: IncomingMessage, { publicOrigins }: WhoCalls): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (publicOrigins.includes(origin)) return true;
  return host !== undefined && URL.parse(origin)?.host === host.toLowerCase();
}
