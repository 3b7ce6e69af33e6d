import { PLAY, SOCKET_PATH } from '@sightline/protocol';
import { WebSocket } from 'ws';
import { chances } from './table.ts';

// Messages that nobody should ever send: noise, broken JSON, forms with a field too many, too few or of another kind, and
// well-formed wishes of somebody who has no seat.

const NOISE = [
  '',
  '{',
  '[]',
  'null',
  '"hello"',
  '{"type":"__proto__"}',
  '{"type":"hello","protocol":-1}',
  '\u0000',
  '{"a":1e999}',
];
const VALUES = [
  null,
  true,
  -1,
  0,
  1e21,
  0.5,
  '',
  'x'.repeat(5_000),
  [],
  {},
  [[[[[]]]]],
  { __proto__: 1 },
  '\ud800',
  'audience',
  'red',
];

const FORMS: readonly Record<string, unknown>[] = [
  { type: 'attend', id: 1, desk: 3, match: '', as: 'red' },
  { type: 'attend', id: 1, desk: 0, match: '', as: 'audience', have: { number: 1, hash: '0'.repeat(16) } },
  { type: 'answer', id: 2, desk: 0, number: 2, answer: 3 },
  { type: 'undo', id: 3, desk: 0, number: 2 },
  { type: 'order', id: 4, desk: 0, on: 'shot', stands: true },
  { type: 'hand', id: 5, desk: 0, seat: 'red', player: { kind: 'bot', bot: 'greedy' } },
  { type: 'deal', id: 6, desk: 0, figures: { 1: '0'.repeat(32) }, lead: '0'.repeat(32) },
  { type: 'stand', id: 7, desk: 0 },
  { type: 'propose', id: 8, desk: 0, what: 'takeBack' },
  { type: 'reply', id: 9, desk: 0, what: 'rematch', agreed: true },
  { type: 'concede', id: 10, desk: 0 },
  { type: 'claim', id: 11, desk: 0, seat: 'red' },
  { type: 'commit', id: 12, desk: 0, commitment: '0'.repeat(64) },
  { type: 'reveal', id: 13, desk: 0, entropy: 'x' },
  { type: 'say', id: 14, desk: 0, to: 'table', text: 'boo' },
  { type: 'file', id: 15, desk: 0 },
  { type: 'again', id: 16, desk: 0, have: { number: 0, hash: 'f'.repeat(16) } },
  { type: 'deciding', desk: 0, on: true },
];

export function fuzzed(match: string, chance: (n: number) => number): string {
  if (chance(8) === 0) return NOISE[chance(NOISE.length)]!;
  const form: Record<string, unknown> = { ...FORMS[chance(FORMS.length)]! };
  if ('match' in form) form['match'] = chance(3) === 0 ? 'f'.repeat(32) : match;
  const names = Object.keys(form);
  switch (chance(5)) {
    case 0:
      form[names[chance(names.length)]!] = VALUES[chance(VALUES.length)];
      break;
    case 1:
      delete form[names[chance(names.length)]!];
      break;
    case 2:
      form['seed'] = VALUES[chance(VALUES.length)];
      break;
    default:
  }
  const text = JSON.stringify(form);
  return chance(10) === 0 ? text.slice(0, chance(text.length)) : text;
}

/** Sends so many of them as somebody who has no seat at the match; gives how many were answered, by code. */
export async function fuzz(port: number, match: string, count: number, seed = 1): Promise<ReadonlyMap<string, number>> {
  const chance = chances(seed);
  const codes = new Map<string, number>();
  const socket = new WebSocket(`ws://127.0.0.1:${port}${SOCKET_PATH}`);
  await new Promise((done, failed) => socket.once('open', done).once('error', failed));
  let answered = 0;
  let goOn = (): void => {};
  socket.on('message', data => {
    const heard = JSON.parse(data.toString()) as { type: string; code?: string };
    const code = heard.code ?? heard.type;
    codes.set(code, (codes.get(code) ?? 0) + 1);
    answered++;
    goOn();
  });
  socket.send(JSON.stringify({ type: 'hello', protocol: PLAY }));
  for (let sent = 0; sent < count; sent++) {
    socket.send(fuzzed(match, chance));
    // A few hundred are under way at a time, so that neither end drowns.
    while (sent - answered > 300) {
      await new Promise<void>(done => {
        goOn = done;
        setTimeout(done, 20);
      });
    }
  }
  const last = answered;
  socket.send(JSON.stringify({ type: 'attend', id: 4_000_000, desk: 7, match: 'e'.repeat(32), as: 'red' }));
  while (answered === last) await new Promise<void>(done => void setTimeout(done, 5));
  socket.terminate();
  return codes;
}
