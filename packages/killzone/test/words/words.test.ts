import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bot, parseSeed, playOut, type Refusal, randomBot, SilentIo, seedOf } from '@sightline/kernel';
import { placesOf, type Sentences } from '@sightline/words';
import { keyFaults, MADE_UP } from '@sightline/words/check';
import { allOf } from '@sightline/words/folder';
import { describe, expect, test } from 'vitest';
import { SCENARIOS } from '../../src/content/load.ts';
import { killzone } from '../../src/system.ts';
import { ENCOUNTER_SEATS } from '../../src/table/battle.ts';
import type { KillzoneEvent } from '../../src/table/events.ts';
import type { KillzoneView } from '../../src/view/view.ts';
import { SENTENCES } from '../../src/words/sentences.ts';
import { namesIn } from '../../src/words/words.ts';

const SRC = join(import.meta.dirname, '../..', 'src');
const SOURCES = globSync('**/*.ts', { cwd: SRC }).map(file => readFileSync(join(SRC, file), 'utf8'));

/** Whatever the sources name in one way: the codes of refusals, what dice are rolled for, why a number is changed. */
const named = (...patterns: readonly RegExp[]): string[] => [
  ...new Set(SOURCES.flatMap(source => patterns.flatMap(of => [...source.matchAll(of)].map(found => found[1]!)))),
];

/** Keys that the sentences of a kind are said by, where the compiler has seen to it that there is one for each. */
const ofKind = (...kinds: readonly string[]): string[] =>
  Object.keys(SENTENCES).filter(key => kinds.some(kind => key.startsWith(`${kind}.`)));

const SEEN_BY_COMPILER = [
  'role',
  'event',
  'option.act',
  'outcome',
  'summary',
  'state',
  'harm',
  'combat',
  'fire',
  'obstacle',
  'landmark',
  'tablePart',
];

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
      'reason.': [...named(/\bpart\('[\w-]+', [^;]*?, '(\w+)'\)/g), 'Speed', 'Haywire', 'Dove', 'Sharp'],
      'switch.': killzone.switches.map(({ id }) => id),
      'seat.': [...ENCOUNTER_SEATS, ...seats],
      'edge.': ['north', 'east', 'south', 'west'],
      'target.': ['door', 'window', 'stairs', 'opening'],
      'blocker.': ['building', 'wreck', 'vehicle', 'smoke', 'woods', 'wall'],
      'change.': ['suppressed', 'stays', 'changed'],
      'burning.': ['minor', 'major', 'burntOut'],
      'hand.': ['left', 'right'],
      'leg.': ['through', 'to'],
      'bonus.': ['speed', 'drugs'],
      'skid.': ['noEffect', 'unhurt', 'hurt'],
      'table.': ['turn', 'group', 'figure', 'standing', 'aboard', 'vehicle', 'smoke', 'fire'],
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

  test('a leader is called by his group and by what he is in it, in any language', () => {
    const switches = Object.fromEntries(killzone.switches.map(({ id, values }) => [id, values[0]]));
    const { figures, names } = killzone.begin({ scenario: 'hot-pursuit', switches });
    const { who } = figures.find(({ leader, hero }) => leader && !hero)!;
    expect(who).toEqual({ id: who.id, name: 'First Patrol', role: 'leader' });
    const sentences = { 'role.leader': 'Chef von {group}', 'name.First Patrol': 'Erste Streife' };
    const german = killzone.wordsIn!({ tag: 'de', sentences });
    const fell = { type: 'killed', rule: 'KZ-SHOOT-006', figure: who, by: 'shot' } as const;
    expect([killzone.words.event(fell), german.event(fell)]).toEqual([
      expect.stringMatching(/^First Patrol leader /),
      expect.stringMatching(/^Chef von Erste Streife /),
    ]);
    const pick = { kind: 'pick', rule: 'KZ-INIT-006', group: who, names, options: [who.id] } as const;
    expect(german.option(pick, who.id)).toBe('Chef von Erste Streife');
  });

  test('a group that both sides field is called by its side too, in any language', () => {
    const switches = Object.fromEntries(killzone.switches.map(({ id, values }) => [id, values[0]]));
    const details = { rosters: ['neon-jackals', 'neon-jackals'] };
    const { groups, figures, names } = killzone.begin({ scenario: 'encounter', switches, details });
    const { who, members } = groups[0]!;
    const led = members.map(id => figures[id]!.who);
    expect([who, ...led.slice(0, 2)]).toEqual([
      { id: 0, name: 'Haywire pack', side: 'red' },
      { id: 0, name: 'Haywire pack', side: 'red', role: 'hero' },
      { id: 1, name: 'Haywire pack 2', side: 'red' },
    ]);
    const sentences = {
      'seat.red': 'Rot',
      ofSide: '{name:name} von {side:seat}',
      'role.hero': 'Held der {group}',
      'name.Haywire pack': 'Meute',
    };
    const german = { tag: 'de', sentences };
    const told = [who, ...led.slice(0, 2)];
    expect(told.map(namesIn(null))).toEqual(['red Haywire pack', 'red Haywire pack hero', 'red Haywire pack 2']);
    expect(told.map(namesIn(german))).toEqual(['Meute von Rot', 'Held der Meute von Rot', 'Meute 2 von Rot']);
    const words = killzone.wordsIn!(german);
    expect(words.event({ type: 'actionPassed', rule: 'KZ-INIT-006', group: who })).toContain('Meute von Rot');
    const tie = { kind: 'firstOfTie', rule: 'KZ-INIT-004', names, options: [who.id] } as const;
    expect(words.option(tie, who.id)).toBe('Meute von Rot');
    expect(words.refusal({ rule: 'KZ-CHANGE-002', code: 'scattered', about: { group: who, reach: 3000 } })).toMatch(
      /^Meute von Rot /,
    );
  });

  test('what players have named themselves is said as they named it', () => {
    const { event } = killzone.words;
    const figure = { id: 3, name: 'Ann' };
    expect(event({ type: 'missed', rule: 'KZ-SHOOT-003', figure, weapon: 'Coil gun' })).toBe(
      'The coil gun has no effect.',
    );
  });
});

describe('nothing odd is said, and no sentence wants a fact that it is not told', () => {
  const { words } = killzone;

  /** The facts that a sentence wants and does not get. */
  const lacking = (key: string, facts: object): string[] =>
    placesOf((SENTENCES as Sentences)[key]!).flatMap(place => (place in facts ? [] : [`${key} lacks ${place}`]));

  const toldOf = ({ about = null }: Refusal): object =>
    typeof about === 'object' && about !== null ? about : about === null ? {} : { it: about };

  /** A random player who reads out what he is asked, what he might answer, and why not what was answered before. */
  function readingOut(seat: string, heard: string[], before: Map<string, unknown[]>): Bot<KillzoneView> {
    return (question, look, chance, candidates) => {
      const view = look();
      const answers = candidates();
      const earlier = before.get(question.kind) ?? [];
      heard.push(words.question(question), words.table(view), ...lacking(`question.${question.kind}`, question));
      for (const answer of answers) heard.push(words.option(question, answer));
      for (const refusal of earlier.slice(-20).flatMap(answer => killzone.whyNot(view, seat, question, answer))) {
        heard.push(words.refusal(refusal), ...lacking(`refusal.${refusal.code}`, toldOf(refusal)));
      }
      before.set(question.kind, [...earlier, ...answers.slice(0, 4)]);
      return randomBot(
        question,
        () => view,
        chance,
        () => answers,
      );
    };
  }

  test.each(killzone.scenarios.map(({ id, seats }) => [id, seats] as const))('in %s', (scenario, seats) => {
    const heard: string[] = [];
    const before = new Map<string, unknown[]>();
    const switches = Object.fromEntries(killzone.switches.map(({ id, values }) => [id, values[0]]));
    const table = killzone.begin({ scenario, switches });
    const bots = Object.fromEntries(seats.map(seat => [seat, readingOut(seat, heard, before)]));
    const io = new SilentIo(killzone, table, bots, parseSeed(seedOf(`read out ${scenario}`)));
    io.tell = (event?: KillzoneEvent) => {
      if (!event) return;
      heard.push(words.event(event), ...lacking(`event.${event.type}`, { at: null, ...event }));
    };
    playOut(killzone, table, io);
    expect(heard.length).toBeGreaterThan(100);
    expect(heard.filter(line => /NaN|undefined|null|⟨|\[object| lacks /.test(line))).toEqual([]);
  });
});

function isAsked(kind: string): boolean {
  return `question.${kind}` in SENTENCES;
}
