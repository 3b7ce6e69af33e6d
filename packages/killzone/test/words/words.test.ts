import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bot, parseSeed, playOut, randomBot, SilentIo, seedOf } from '@sightline/kernel';
import { keyFaults, MADE_UP } from '@sightline/words/check';
import { allOf } from '@sightline/words/folder';
import { describe, expect, test } from 'vitest';
import { SCENARIOS } from '../../src/content/load.ts';
import { killzone } from '../../src/system.ts';
import { ENCOUNTER_SEATS } from '../../src/table/battle.ts';
import type { KillzoneEvent } from '../../src/table/events.ts';
import type { KillzoneView } from '../../src/view/view.ts';
import { SENTENCES } from '../../src/words/sentences.ts';

const SRC = join(import.meta.dirname, '../..', 'src');
const SOURCES = globSync('**/*.ts', { cwd: SRC }).map(file => readFileSync(join(SRC, file), 'utf8'));

/** Whatever the sources name in one way: the codes of refusals, what dice are rolled for, why a number is changed. */
const named = (...patterns: readonly RegExp[]): string[] => [
  ...new Set(SOURCES.flatMap(source => patterns.flatMap(of => [...source.matchAll(of)].map(found => found[1]!)))),
];

/** Keys that the sentences of a kind are said by, where the compiler has seen to it that there is one for each. */
const ofKind = (...kinds: readonly string[]): string[] =>
  Object.keys(SENTENCES).filter(key => kinds.some(kind => key.startsWith(`${kind}.`)));

const SEEN_BY_COMPILER = ['event', 'option.act', 'outcome', 'summary', 'state', 'harm', 'combat', 'fire', 'obstacle'];

describe('words', () => {
  test('everything that is said has its sentence, and no sentence is left over', () => {
    const refusals = named(/refuse\(\s*[^,()]+(?:\([^()]*\))?,\s*'(\w+)'/g, /\bfault: '(\w+)'/g);
    const chosen = ['mustLeave', 'mustMakeForExit', 'mustReach', 'mustClose', 'majorFire', 'minorFire'];
    const inTheWay = ['wall', 'building', 'wreck', 'figureInTheWay', 'vehicleInTheWay'];
    const suits = ['needsPowerArmour', 'notForPowerArmour'];
    const seats = SCENARIOS.rows.flatMap(row => row.sides.map(({ seat }) => seat));
    const said = {
      '': named(/\bsay\(\s*'(\w+)'/g),
      'question.': [
        'order.change',
        ...named(/\bkind: '(\w+)'(?=; readonly|;\n {2}readonly| })/g).filter(isAsked),
        'react',
      ],
      'option.': ['deploy', 'sleepItOff.save', 'sleepItOff.endure', 'fight', 'finishOff.kill', 'finishOff.capture'],
      option: ['.pass', '.react', '.pick.enough', '.deployVehicle'],
      'refusal.': [...refusals, ...chosen, ...inTheWay, ...suits],
      'purpose.': ['accelerate', 'brake', ...named(/\bpurpose: '(\w+)'/g)],
      'reason.': [...named(/\bpart\('[\w-]+', [^;]*?, '(\w+)'\)/g), 'speed', 'haywire', 'dove', 'alcohol'],
      'switch.': killzone.switches.map(({ id }) => id),
      'seat.': [...ENCOUNTER_SEATS, ...seats],
      'edge.': ['north', 'east', 'south', 'west'],
      'target.': ['door', 'window', 'stairs', 'opening'],
      'blocker.': ['building', 'wreck', 'vehicle', 'smoke', 'woods', 'wall'],
      'change.': ['suppressed', 'stays', 'changed'],
      'burning.': ['minor', 'major', 'burntOut'],
      'hand.': ['left', 'right'],
      'leg.': ['through', 'to'],
      'skid.': ['noEffect', 'unhurt', 'hurt'],
      'table.': ['turn', 'group', 'figure', 'room', 'aboard', 'vehicle', 'smoke', 'fire'],
    };
    const keys = Object.entries(said).flatMap(([kind, of]) => of.map(each => kind + each));
    expect(keyFaults(SENTENCES, [...keys, ...ofKind(...SEEN_BY_COMPILER)])).toEqual({ missing: [], unused: [] });
  });

  test('every refusal is a whole sentence', () => {
    const short = Object.entries(SENTENCES).filter(([key, text]) => key.startsWith('refusal.') && !text.endsWith('.'));
    expect(short).toEqual([]);
  });

  test('there is a sentence for every switch', () => {
    for (const { id } of killzone.switches) expect(killzone.words.switch(id)).toMatch(/^[A-Z]/);
  });

  test('it can be told in another language', () => {
    const { event, outcome } = killzone.wordsIn!({ tag: MADE_UP, sentences: allOf(MADE_UP)['killzone']! });
    const figure = { id: 3, name: 'Own Name' };
    expect(event({ type: 'killed', rule: 'KZ-SHOOT-006', figure, by: 'shot' })).toBe(
      '⟦Own Name îš ķîļļéð ⟦ƀý ţĥé šĥöţ⟧.⟧',
    );
    expect(event({ type: 'missed', rule: 'KZ-SHOOT-003', figure, weapon: 'Handgun' })).toMatch(/⟦ĥåñðĝûñ⟧/);
    expect(outcome({ winners: [], rule: 'KZ-WIN-002', reason: 'points' })).toMatch(/^⟦Å ðŕåŵ/);
  });

  test('what players have named themselves is said as they named it', () => {
    const { event } = killzone.words;
    const figure = { id: 3, name: 'Ann' };
    expect(event({ type: 'missed', rule: 'KZ-SHOOT-003', figure, weapon: 'Coil gun' })).toBe(
      'The coil gun has no effect.',
    );
  });
});

describe('nothing odd is said', () => {
  /** A random player who reads out what he is asked, and everything that he might answer. */
  const readingOut =
    (heard: string[]): Bot<KillzoneView> =>
    (question, look, chance, candidates) => {
      const { words } = killzone;
      heard.push(words.question(question), words.table(look()));
      for (const answer of candidates()) heard.push(words.option(question, answer));
      return randomBot(question, look, chance, candidates);
    };

  test.each(killzone.scenarios.map(({ id, seats }) => [id, seats] as const))('in %s', (scenario, seats) => {
    const heard: string[] = [];
    const switches = Object.fromEntries(killzone.switches.map(({ id, values }) => [id, values[0]]));
    const table = killzone.begin({ scenario, switches });
    const bots = Object.fromEntries(seats.map(seat => [seat, readingOut(heard)]));
    const io = new SilentIo(killzone, table, bots, parseSeed(seedOf(`read out ${scenario}`)));
    io.tell = (event?: KillzoneEvent) => {
      if (event) heard.push(killzone.words.event(event));
    };
    playOut(killzone, table, io);
    expect(heard.length).toBeGreaterThan(100);
    expect(heard.filter(line => /NaN|undefined|null|⟨|\[object| {2,}\w+ {2}/.test(line))).toEqual([]);
  });
});

function isAsked(kind: string): boolean {
  return `question.${kind}` in SENTENCES;
}
