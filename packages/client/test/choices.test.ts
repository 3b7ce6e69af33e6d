import { edition as duckEdition } from '@sightline/duck/edition';
import { FORCES } from '@sightline/dustup';
import { edition as dustupEdition } from '@sightline/dustup/edition';
import type { Json, Setup, System } from '@sightline/kernel';
import { whyNotCreate } from '@sightline/kernel';
import { edition as killzoneEdition } from '@sightline/killzone/edition';
import { expect, test } from 'vitest';
import { type Choices, type Details, detailsOf, type SetupChoice } from '../src/games/choices.ts';
import { choices as duckChoices } from '../src/games/duck/choices.ts';
import { contentOf } from '../src/games/duck/content.ts';
import { choices as dustupChoices } from '../src/games/dustup/choices.ts';
import { choices as killzoneChoices } from '../src/games/killzone/choices.ts';
import { sayIf } from '../src/words/index.ts';

const { system: duck, board: duckRules } = duckEdition;
const ofDuck: Choices = (...asked) => duckChoices(duckRules, ...asked);
const { system: dustup, board: dustupRules } = dustupEdition;
const ofDustup: Choices = (...asked) => dustupChoices(dustupRules, ...asked);
const { system: killzone, board: killzoneRules } = killzoneEdition;
const ofKillzone: Choices = (...asked) => killzoneChoices(killzoneRules, ...asked);
const duckContent = contentOf(duckRules);

const GAMES = [
  [duck, ofDuck],
  [dustup, ofDustup],
  [killzone, ofKillzone],
] as unknown as readonly (readonly [System, Choices])[];
const SETUPS = GAMES.flatMap(([system, choices]) => {
  const switches = Object.fromEntries(system.switches.map(({ id, values }) => [id, values[0]]));
  return system.scenarios.map(({ id }) => ({
    system,
    choices,
    name: `${system.id} ${id}`,
    setup: { scenario: id, switches },
  }));
});

/** Every way to choose once: all options, the ends of an amount, both sides of a yes or no. */
function everyWay(choice: SetupChoice): readonly Details[] {
  switch (choice.kind) {
    case 'one':
      return choice.options.map(({ id }) => choice.choose(id));
    case 'some':
      return choice.options.map(({ id }) => choice.choose([...new Set([...choice.chosen, id])]));
    case 'amount':
      return [choice.choose(choice.least), choice.choose(choice.most)];
    case 'numbers':
      return choice.numbers.map(({ id, usual }) => choice.choose(id, usual + 1));
    case 'yesNo':
      return [choice.choose(true), choice.choose(false)];
    default:
      return choice satisfies never;
  }
}

function chosenIn(choices: readonly SetupChoice[]): Record<string, unknown> {
  return Object.fromEntries(choices.map(choice => [choice.id, 'chosen' in choice ? choice.chosen : choice.numbers]));
}

/** Choosing what is chosen already. */
function again(choice: SetupChoice): Details {
  switch (choice.kind) {
    case 'one':
      return choice.choose(choice.chosen);
    case 'some':
      return choice.choose(choice.chosen);
    case 'amount':
      return choice.choose(choice.chosen);
    case 'numbers':
      return choice.choose(choice.numbers[0]!.id, choice.numbers[0]!.chosen);
    case 'yesNo':
      return choice.choose(choice.chosen);
    default:
      return choice satisfies never;
  }
}

/** What the rules may have against a choice: that it does not go together with the scenario or with what else is chosen. */
const FITTING = ['arenaUnsuited', 'teamSize', 'oneYou', 'overLimit', 'groupSize'];

test.each(SETUPS)('$name: every choice gives details that the rules understand', ({ system, choices, setup }) => {
  for (const details of choices(setup, []).flatMap(everyWay)) {
    const codes = whyNotCreate(system, { ...setup, details, secret: '' }).map(({ code }) => code);
    expect({ details, strange: codes.filter(code => !FITTING.includes(code)) }).toEqual({ details, strange: [] });
  }
});

test.each(SETUPS)(
  '$name: what is chosen already changes nothing, and what is chosen is shown',
  ({ choices, setup }) => {
    const all = choices(setup, []);
    for (const choice of all) expect([choice.id, again(choice)]).toEqual([choice.id, {}]);
    const amounts = all.filter(({ kind }) => kind === 'amount');
    for (const choice of amounts) {
      const details = everyWay(choice)[1]!;
      expect(chosenIn(choices({ ...setup, details }, []))[choice.id]).toBe((choice as { most: number }).most);
    }
  },
);

test('each side has its own force, and giving back what the scenario has leaves no trace', () => {
  const setup: Setup = { scenario: 'crossroads', switches: {} };
  const choose = (now: Setup, id: string, force: string): Setup => {
    const choice = ofDustup(now, []).find(found => found.id === id) as Extract<SetupChoice, { kind: 'one' }>;
    return { ...now, details: choice.choose(force) };
  };
  const one = choose(setup, 'force1', 'karrashBrood');
  expect(detailsOf(one)).toEqual({ forces: ['aurelianMarines', 'karrashBrood'] });
  expect(detailsOf(choose(one, 'force1', 'unionConscripts'))).toEqual({});
});

test('something of one’s own is handed over whole and known again', () => {
  const content = { ...FORCES.rows[0]!, title: 'Mine' } as unknown as Json;
  const own = [{ id: 'a1', kind: 'force', name: 'Mine', content }];
  const setup: Setup = { scenario: 'crossroads', switches: {} };
  const [red] = ofDustup(setup, own) as Extract<SetupChoice, { kind: 'one' }>[];
  expect(red!.options.at(-1)).toMatchObject({ id: 'own a1', name: 'Mine', text: 'Rating 553: 6 units, 34 figures' });
  const details = red!.choose('own a1');
  expect(details).toEqual({ forces: [content, 'unionConscripts'] });
  expect(ofDustup({ ...setup, details }, own)[0]).toMatchObject({ chosen: 'own a1' });
});

test('species and Event cards of one’s own are put beside the shipped ones, and taken out again without a trace', () => {
  const shipped = (kind: string): Json => duckContent.find(({ id }) => id === kind)!.shipped[0]!;
  const own = ['species', 'events'].map(kind => ({ id: kind, kind, name: 'Mine', content: shipped(kind) }));
  const setup: Setup = { scenario: 'M01', switches: {} };
  const choice = <K extends 'one' | 'some'>(now: Setup, id: string) =>
    ofDuck(now, own).find(found => found.id === id) as Extract<SetupChoice, { kind: K }>;

  const species = choice<'one'>(setup, 'species');
  expect(species.options.at(-1)).toMatchObject({ id: 'own species', name: 'Mine', items: ['Harpy', 'Harpy Bull'] });
  const met = { ...setup, details: species.choose('own species') };
  expect(met.details).toEqual({ species: 'own-harpy', bestiary: shipped('species') });
  expect(choice(met, 'species').chosen).toBe('own species');

  const events = choice<'some'>(met, 'events');
  const mine = events.options.at(-1)!.id;
  const dealt = { ...met, details: events.choose(['R02', mine]) };
  expect(dealt.details).toMatchObject({
    species: 'own-harpy',
    events: ['R02', 'own-R12'],
    eventCards: [{ id: 'own-R12' }],
  });
  expect(choice(dealt, 'events').chosen).toEqual(['R02', mine]);
  expect(whyNotCreate(duck, { ...dealt, secret: '' })).toEqual([]);

  const usual = { ...dealt, details: choice<'some'>(dealt, 'events').choose(choice<'some'>(setup, 'events').chosen) };
  expect(choice<'one'>(usual, 'species').choose('')).toEqual({});
});

test('every value of a switch that is more than on or off has a name', () => {
  const nameless = GAMES.flatMap(([system]) =>
    system.switches.flatMap(({ id, values }) =>
      values.filter(
        value => typeof value === 'string' && sayIf(`switchValues.${system.id}.${id}.${value}`) === undefined,
      ),
    ),
  );
  expect(nameless).toEqual([]);
});
