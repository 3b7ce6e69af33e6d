import type { IncomingMessage, ServerResponse } from 'node:http';
import { attempt } from '@sightline/kernel';
import { API_PATH, type Problem, type RejectCode } from '@sightline/protocol';
import type { Metrics } from '../metrics.ts';
import { type Rejection, rejected } from '../rejection.ts';
import { answerTo, badBody, type HouseOfApi } from './api.ts';
import { ALWAYS, pathOf, refuse } from './files.ts';
import type { Buckets } from './limits.ts';
import { addressOf, isFromProxy, isOwnOrigin, type WhoCalls } from './who-calls.ts';

export interface HouseOfHttp extends HouseOfApi {
  readonly metrics: Metrics;
  readonly requests: Buckets;
  readonly who: WhoCalls;
  /** The files of the client; null where nothing but online play is served. */
  readonly files: ((request: IncomingMessage, response: ServerResponse) => void) | null;
  health(): Promise<string | null>;
  metricsText(): string;
}

/** Answers everything but the socket. */
export async function handle(house: HouseOfHttp, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = pathOf(request.url ?? '/');
  if (path === null) return refuse(response, 400);
  const from = addressOf(request, house.who);
  if (path === '/health') {
    if (!house.requests.take(from, house.now())) return text(response, 429, 'too many requests\n');
    const trouble = await house.health();
    return text(response, trouble === null ? 200 : 503, `${trouble ?? 'ok'}\n`);
  }
  if (path === '/metrics') {
    // How busy it is is for those on this side of the proxy, whatever path the proxy has it at.
    if (isFromProxy(request, house.who)) return text(response, 403, 'only from inside\n');
    return text(response, 200, house.metricsText());
  }
  if (!path.startsWith(API_PATH)) return house.files ? house.files(request, response) : refuse(response, 404);
  house.metrics.count('requests');
  if (!house.requests.take(from, house.now())) return problem(house, response, rejected('tooFast'));
  if (!isOwnOrigin(request, house.who)) return problem(house, response, rejected('foreignOrigin'));
  const answer = await answerTo(house, {
    method: request.method ?? '',
    path: path.slice(API_PATH.length),
    query: new URLSearchParams((request.url ?? '').split('?')[1] ?? ''),
    secret: secretOf(request),
    from,
    body: most => bodyOf(request, most),
  }).catch((error: unknown) => {
    house.metrics.broke(error);
    return rejected('trouble');
  });
  if ('code' in answer) return problem(house, response, answer);
  if ('done' in answer) {
    response.writeHead(204, { 'Cache-Control': 'no-store', ...ALWAYS }).end();
    return;
  }
  const body = 'file' in answer ? answer.file : JSON.stringify(answer.json);
  response
    .writeHead(200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      ...ALWAYS,
    })
    .end(body);
}

const STATUSES: Partial<Record<RejectCode, number>> = {
  nobody: 401,
  nameless: 404,
  noSuchMatch: 404,
  notFound: 404,
  notInvited: 403,
  foreignOrigin: 403,
  blocked: 403,
  seatTaken: 409,
  wrongStage: 409,
  notFinished: 409,
  tooLong: 413,
  tooFast: 429,
  trouble: 503,
  stopping: 503,
};

function problem(house: HouseOfHttp, response: ServerResponse, { code, detail }: Rejection): void {
  house.metrics.count('rejected');
  response
    .writeHead(STATUSES[code] ?? 400, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      // What was not read of a request that is turned away is not read at all.
      Connection: 'close',
      ...ALWAYS,
    })
    .end(JSON.stringify({ code, detail } satisfies Problem));
}

function text(response: ServerResponse, status: number, body: string): void {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...ALWAYS };
  response.writeHead(status, headers).end(body);
}

function secretOf(request: IncomingMessage): string | null {
  return /^Bearer ([0-9a-f]{32})$/.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

async function bodyOf(request: IncomingMessage, most: number): Promise<unknown | Rejection> {
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('application/json')) return badBody('notJson', 'expected application/json');
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    // In UTF-8 a character has up to three bytes for each of its units.
    if (size > 3 * most) return badBody('tooLong', `at most ${most} characters`);
    parts.push(part);
  }
  const read = Buffer.concat(parts).toString('utf8');
  if (read.length > most) return badBody('tooLong', `at most ${most} characters`);
  const parsed = attempt(() => JSON.parse(read) as unknown);
  return parsed.ok ? parsed.value : badBody('notJson', 'the body is not JSON');
}
