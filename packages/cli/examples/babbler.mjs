// A bot that talks instead of answering. It loses every decision to the default, and the report says so.
//
//     sightline duel drill --red "node babbler.mjs" --blue random

import { createInterface } from 'node:readline';

for await (const line of createInterface({ input: process.stdin })) {
  const { type, question } = JSON.parse(line);
  if (type === 'ask') console.log(`hello! what a fine question: ${question.kind}`);
}
