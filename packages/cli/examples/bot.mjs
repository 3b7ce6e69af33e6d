// A bot for the drill, in JavaScript and without any package.
//
//     sightline duel drill --red "node bot.mjs" --blue random --games 10
//
// It walks to the square nearest to an enemy and shoots the first one it can. Where the bot in Python names the place
// of its option in the list, this one names the answer itself.

import { createInterface } from 'node:readline';

const SIZE = 20;
let seat = '';

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === 'hello') seat = message.seat;
  if (message.type === 'ask') {
    console.log(JSON.stringify({ type: 'answer', number: message.number, answer: choose(message) }));
  }
}

function choose({ question, options, view }) {
  const enemies = view.units.filter(unit => unit.side !== seat && unit.health > 0);
  switch (question.kind) {
    case 'lay':
      return options[Math.floor(options.length / 2)];
    case 'pick':
      return least(options, unit => nearest(view.units[unit].at, enemies));
    case 'walk':
      return least(options, square => nearest(square, enemies));
    default:
      return options[0];
  }
}

function nearest(square, enemies) {
  return Math.min(...enemies.map(enemy => distance(square, enemy.at)));
}

function distance(a, b) {
  return Math.abs((a % SIZE) - (b % SIZE)) + Math.abs(Math.floor(a / SIZE) - Math.floor(b / SIZE));
}

function least(options, cost) {
  return options.reduce((best, option) => (cost(option) < cost(best) ? option : best));
}
