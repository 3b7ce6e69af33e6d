import type { Json, Setup } from '@sightline/kernel';
import { sameJson } from '@sightline/kernel';
import {
  battleOf,
  ENCOUNTER,
  MAPS,
  type MapRow,
  pointsOfRoster,
  ROSTERS,
  type RosterRow,
  RULED_VALUES,
  TROOPS,
  VEHICLES,
} from '@sightline/killzone';
import { words } from '../../words/index.ts';
import {
  type Card,
  type Choices,
  DEFAULT,
  type Details,
  detailsOf,
  type Option,
  type Own,
  oneCard,
  ownCards,
  type SetupChoice,
  withDetail,
} from '../choices.ts';

const say = words.choices.killzone;
const SEATS = ['red', 'blue'] as const;

/** A scenario says all but the numbers; an encounter is what players agree on. */
export const choices: Choices = (setup, own) => {
  if (setup.scenario !== ENCOUNTER) return [numbers(setup)];
  return [
    ...(own.some(({ kind }) => kind === 'encounter') ? [encounter(setup, own)] : []),
    roster(setup, own, 0),
    roster(setup, own, 1),
    map(setup, own),
    objective(setup),
    turns(setup),
    night(setup),
    limit(setup),
    numbers(setup),
  ];
};

/** An encounter of one's own is all the details at once. */
function encounter(setup: Setup, own: readonly Own[]): SetupChoice {
  const encounters = own.filter(({ kind }) => kind === 'encounter');
  const now = encounters.find(({ content }) => sameJson(content, setup.details ?? null));
  return {
    id: 'encounter',
    title: say.encounter,
    hint: say.encounterHint,
    rule: 'KZ-WIN-004',
    kind: 'one',
    options: [
      { id: DEFAULT, name: say.none },
      ...encounters.map(({ id, name, content }) => ({ id, name, picture: { ...setup, details: content } })),
    ],
    chosen: now?.id ?? DEFAULT,
    choose: id => (encounters.find(item => item.id === id)?.content ?? {}) as Details,
  };
}

/** The rosters that meet when nobody says otherwise, by their titles. */
const usualRosters = (): readonly string[] => {
  const titles = battleOf({ scenario: ENCOUNTER, switches: {} }).sides.map(({ title }) => title);
  return titles.map(title => ROSTERS.rows.find(row => row.title === title)!.id);
};

function roster(setup: Setup, own: readonly Own[], side: 0 | 1): SetupChoice {
  const details = detailsOf(setup);
  const now = (details['rosters'] as readonly Json[] | undefined) ?? usualRosters();
  const cards: readonly Card[] = [
    ...ROSTERS.rows.map(row => ({ option: { id: row.id, name: row.title, ...rosterOption(row) }, value: row.id })),
    ...ownCards(own, 'roster', ({ content }) => rosterOption(content as unknown as RosterRow)),
  ];
  return {
    id: `roster${side}`,
    title: say.roster(words.killzone.sides[side]!),
    hint: say.rosterHint,
    rule: 'KZ-ORG-009',
    kind: 'one',
    options: cards.map(({ option }) => option),
    chosen: cards.find(({ value }) => sameJson(value ?? null, now[side] ?? null))?.option.id ?? DEFAULT,
    choose(id) {
      const chosen = now.with(side, cards.find(({ option }) => option.id === id)?.value ?? now[side]!);
      return withDetail(details, 'rosters', sameJson(chosen, usualRosters()) ? undefined : chosen);
    },
  };
}

function rosterOption(row: RosterRow): Omit<Option, 'id' | 'name'> {
  return {
    text: say.points(pointsOfRoster(row)),
    items: [
      ...row.groups.map(({ name, figures, troop }) => {
        const size = figures.reduce((sum, { count }) => sum + count, 0);
        return say.group(name, size, TROOPS.get(troop).name);
      }),
      ...row.vehicles.map(bought => VEHICLES.get(typeof bought === 'string' ? bought : bought.type).name),
    ],
  };
}

function map(setup: Setup, own: readonly Own[]): SetupChoice {
  const common = { id: 'map', title: say.map, hint: say.mapHint, rule: 'KZ-WIN-004' } as const;
  const usual = battleOf({ scenario: ENCOUNTER, switches: {} }).map.id;
  const shipped = MAPS.rows.map(row => ({
    option: { id: row.id === usual ? DEFAULT : row.id, name: row.title, ...mapOption(row, row.id) },
    value: row.id === usual ? undefined : row.id,
  }));
  return oneCard(common, setup, 'map', [
    ...shipped,
    ...ownCards(own, 'map', ({ content }) => mapOption(content as unknown as MapRow, content)),
  ]);
}

function mapOption({ width, depth }: MapRow, map: Json): Omit<Option, 'id' | 'name'> {
  return { text: say.size(width, depth), picture: { scenario: ENCOUNTER, switches: {}, details: { map } } };
}

function objective(setup: Setup): SetupChoice {
  const common = { id: 'objective', title: say.objective, hint: say.objectiveHint, rule: 'KZ-WIN-001' } as const;
  const { width, depth } = battleOf(setup).map;
  const sideOf = (seat: string): string => words.killzone.sides[SEATS.indexOf(seat as 'red')]!.toLowerCase();
  return oneCard(common, setup, 'objective', [
    {
      option: { id: DEFAULT, name: say.objectives.encounter, text: say.objectiveTexts.encounter },
      value: undefined,
    },
    ...SEATS.map(attacker => ({
      option: { id: `raid ${attacker}`, name: say.objectives.raid(sideOf(attacker)), text: say.objectiveTexts.raid },
      value: { kind: 'raid', attacker, object: [width / 2, depth / 2] },
    })),
    ...SEATS.map(attacker => ({
      option: {
        id: `assassination ${attacker}`,
        name: say.objectives.assassination(sideOf(attacker)),
        text: say.objectiveTexts.assassination,
      },
      value: { kind: 'assassination', attacker, victim: { group: 0, figure: 0 } },
    })),
  ]);
}

function turns(setup: Setup): SetupChoice {
  const details = detailsOf(setup);
  const usual = battleOf({ scenario: ENCOUNTER, switches: {} }).turns;
  return {
    id: 'turns',
    title: say.turns,
    hint: say.turnsHint,
    rule: 'KZ-WIN-004',
    kind: 'amount',
    least: 1,
    most: 20,
    chosen: Number(details['turns'] ?? usual),
    choose: chosen => withDetail(details, 'turns', chosen === usual ? undefined : chosen),
  };
}

function night(setup: Setup): SetupChoice {
  const details = detailsOf(setup);
  return {
    id: 'night',
    title: say.night,
    hint: say.nightHint,
    rule: 'KZ-NIGHT-001',
    kind: 'yesNo',
    chosen: details['night'] === true,
    choose: on => withDetail(details, 'night', on ? true : undefined),
  };
}

const LIMITS = [100, 150, 200, 250, 300, 350, 400, 500, 600];

function limit(setup: Setup): SetupChoice {
  const common = { id: 'limit', title: say.limit, hint: say.limitHint, rule: 'KZ-ORG-009' } as const;
  return oneCard(common, setup, 'limit', [
    { option: { id: DEFAULT, name: say.noLimit }, value: undefined },
    ...LIMITS.map(points => ({ option: { id: String(points), name: say.points(points) }, value: points })),
  ]);
}

function numbers(setup: Setup): SetupChoice {
  const details = detailsOf(setup);
  const values = (details['values'] ?? {}) as Readonly<Record<string, number>>;
  return {
    id: 'numbers',
    title: say.numbers,
    hint: say.numbersHint,
    rule: 'KZ-ORG-009',
    kind: 'numbers',
    numbers: Object.entries(RULED_VALUES).map(([id, { value, rule }]) => ({
      id,
      name: words.killzoneNumbers[id] ?? id,
      rule,
      chosen: values[id] ?? value,
      usual: value,
    })),
    choose(id, value) {
      const isUsual = RULED_VALUES[id as keyof typeof RULED_VALUES].value === value;
      const changed = withDetail(values, id, isUsual ? undefined : value);
      return withDetail(details, 'values', Object.keys(changed).length === 0 ? undefined : changed);
    },
  };
}
