import { parseArgs } from 'node:util';
import { fuzz } from '../packages/server/test/support/fuzz.ts';
import { ADA, BEN, drillOfTwo, enrol, firstAnswer, openPlace } from '../packages/server/test/support/table.ts';

// `npm run drill:fuzz -- --messages 1000000`: nonsense against a running server, which must not crash, change or grow.

const { values } = parseArgs({ options: { messages: { type: 'string', default: '100000' } } });
const wanted = Number(values.messages);
const PIECE = 20_000;

const place = await openPlace();
await enrol(place, ADA, 'Ada');
await enrol(place, BEN, 'Ben');
const { made, ada } = await drillOfTwo(place);
await firstAnswer(ada);
const before = ada.at();
const memory: number[] = [];
for (let sent = 0; sent < wanted; sent += PIECE) {
  await fuzz(place.server.port, made.match, Math.min(PIECE, wanted - sent), sent + 1);
  globalThis.gc?.();
  // What the page remembers is not the server's.
  ada.heard.length = 0;
  memory.push(Math.round(process.memoryUsage.rss() / 1e6));
  console.log(`${Math.min(sent + PIECE, wanted)} messages, ${memory.at(-1)} MB`);
}
const isSame = ada.at() === before;
await firstAnswer(ada);
console.log(isSame ? 'nothing has changed, and play goes on' : 'SOMETHING HAS CHANGED');
await place.close();
process.exit(isSame ? 0 : 1);
