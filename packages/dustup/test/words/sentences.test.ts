import { type Bot, isListed, parseSeed, playOut, randomBot, SilentIo } from '@sightline/kernel';
import { describe, expect, test } from 'vitest';
import { dustup } from '../../src/system.ts';
import type { DustupView } from '../../src/view/view.ts';

const switches = Object.fromEntries(
  dustup.switches.map(({ id, values }) => [id, values.includes(true) ? true : values.at(-1)!]),
);

/** All that is said in a battle of random players with every switch on: what happened, what was asked, and answers. */
function saidIn(scenario: string): { told: string[]; asked: string[]; answers: string[] } {
  const told: string[] = [];
  const asked: string[] = [];
  const answers: string[] = [];
  const table = dustup.begin({ scenario, switches });
  const bot: Bot<DustupView> = (question, look, chance, candidates) => {
    asked.push(dustup.words.question(question));
    const answer = randomBot(question, look, chance, candidates);
    const options = isListed(question) ? question.options : [answer];
    answers.push(...options.map(option => dustup.words.option(question, option)));
    return answer;
  };
  const silent = new SilentIo(dustup, table, { red: bot, blue: bot }, parseSeed('5'.padStart(32, '0')));
  playOut(dustup, table, {
    roll: die => silent.roll(die),
    ask: (seat, question) => silent.ask(seat, question),
    askAll: sealed => silent.askAll(sealed),
    tell: event => told.push(dustup.words.event(event)),
  });
  return { told, asked, answers };
}

/** A key of the code in the midst of words, or a value that nobody put into words. */
const RAW = /[a-z][A-Z]|undefined|null|NaN|\[object/;

describe('what players read', () => {
  test.each(dustup.scenarios.map(({ id }) => id))('is English from beginning to end: %s', scenario => {
    const { told, asked, answers } = saidIn(scenario);
    expect(told.length).toBeGreaterThan(100);
    expect(told.filter(text => !/^[A-Z0-9].*\.$/.test(text))).toEqual([]);
    expect(asked.filter(text => !/^[A-Z0-9].*[.?]$/.test(text))).toEqual([]);
    expect([...told, ...asked, ...answers].filter(text => RAW.test(text))).toEqual([]);
  });
});
