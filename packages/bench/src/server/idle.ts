import type { MadeGame } from '@sightline/protocol';
import { connect, guestAt, type Wire } from './wire.ts';

// The process of those who sit and wait: `node idle.ts <address> <seats>` takes that many seats at games of the drill, two
// at each, and prints how many are connected. It stays until it is ended.

const [address = '', wanted = '0'] = process.argv.slice(2);
const TOGETHER = 50;
const guests = [await guestAt(address, 'Ann'), await guestAt(address, 'Ben')] as const;
const wires: Wire[] = [];

async function twoSeats(): Promise<void> {
  const [ann, ben] = guests;
  const { match, invite } = await ann.ask<MadeGame>('POST', 'games', {
    system: 'drill',
    scenario: 'walls',
    seats: { red: 'mine', blue: { kind: 'person' } },
    terms: { pace: 'none', ranOut: 'claim', listed: false, watchers: 'nobody', delay: 0 },
  });
  await ben.ask('POST', `games/${match}/sit`, { seat: 'blue', invite });
  await Promise.all([sit(ann.secret, match, 'red'), sit(ben.secret, match, 'blue')]);
}

function sit(secret: string, match: string, seat: string): Promise<void> {
  return new Promise((resolve, reject) => {
    connect(
      address,
      secret,
      message => {
        if (message.type === 'whole') resolve();
        if (message.type === 'rejected') reject(new Error(`${message.code} ${message.detail}`));
      },
      () => reject(new Error('the line broke')),
    ).then(wire => {
      wires.push(wire);
      wire.say({ type: 'attend', id: 1, desk: 0, match, as: seat });
    }, reject);
  });
}

for (let seats = 0; seats < Number(wanted); seats += 2 * TOGETHER) {
  await Promise.all(Array.from({ length: TOGETHER }, twoSeats));
}
console.log(JSON.stringify({ seats: wires.length }));
// Something to stay for.
setInterval(() => {}, 60_000);
