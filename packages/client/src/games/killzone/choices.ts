import type { Setup } from '@sightline/kernel';
import type { KillzoneBoard, RosterRow } from '@sightline/killzone';
import { words } from '../../words/index.ts';
import { DEFAULT, detailsOf, type Own, type SetupChoice, type Shown, withDetail } from '../choices.ts';
import { amount, oneCard, oneMap, ownCards, ownWhole, sideCard, yesNo } from '../choosing.ts';

const say = words.choices.killzone;
const SEATS = ['red', 'blue'] as const;

/** A scenario says all but the numbers; an encounter is what players agree on. */
export function choices(rules: KillzoneBoard, setup: Setup, own: readonly Own[]): readonly SetupChoice[] {
  if (setup.scenario !== rules.encounter) return [numbers(rules, setup)];
  return [
    ...(own.some(({ kind }) => kind === 'encounter') ? [encounter(setup, own)] : []),
    roster(rules, setup, own, 0),
    roster(rules, setup, own, 1),
    map(rules, setup, own),
    objective(rules, setup),
    turns(rules, setup),
    night(setup),
    limit(setup),
    numbers(rules, setup),
  ];
}

function encounter(setup: Setup, own: readonly Own[]): SetupChoice {
  const common = { id: 'encounter', title: say.encounter, hint: say.encounterHint, rule: 'KZ-WIN-004' } as const;
  return ownWhole(common, setup, own, say.none);
}

/** An encounter when nobody says otherwise. */
const asItComes = (rules: KillzoneBoard) => rules.battleOf({ scenario: rules.encounter, switches: {} });

function roster(rules: KillzoneBoard, setup: Setup, own: readonly Own[], side: 0 | 1): SetupChoice {
  const title = say.roster(words.killzone.sides[side]!);
  const common = { id: `roster${side}`, title, hint: say.rosterHint, rule: 'KZ-ORG-009' } as const;
  const usual = asItComes(rules).sides.map(each => rules.shipped.rosters.find(row => row.title === each.title)!.id);
  return sideCard(common, { setup, name: 'rosters', usual }, side, [
    ...rules.shipped.rosters.map(row => ({
      option: { id: row.id, name: row.title, ...rosterOption(rules, row) },
      value: row.id,
    })),
    ...ownCards(own, 'roster', ({ content }) => rosterOption(rules, content as unknown as RosterRow)),
  ]);
}

function rosterOption(rules: KillzoneBoard, row: RosterRow): Shown {
  return {
    text: say.points(rules.pointsOfRoster(row)),
    items: [
      ...row.groups.map(({ name, figures, troop }) => {
        const size = figures.reduce((sum, { count }) => sum + count, 0);
        return say.group(name, size, nameIn(rules.shipped.troops, troop));
      }),
      ...row.vehicles.map(bought => nameIn(rules.shipped.vehicles, typeof bought === 'string' ? bought : bought.type)),
    ],
  };
}

/** What a row is called that a roster names. */
function nameIn(rows: readonly { readonly id: string; readonly name: string }[], wanted: string): string {
  return rows.find(({ id }) => id === wanted)?.name ?? wanted;
}

function map(rules: KillzoneBoard, setup: Setup, own: readonly Own[]): SetupChoice {
  const common = { id: 'map', title: say.map, hint: say.mapHint, rule: 'KZ-WIN-004' } as const;
  const usual = asItComes(rules).map.id;
  return oneMap(common, setup, own, { rows: rules.shipped.maps, usual, scenario: rules.encounter, size: say.size });
}

function objective(rules: KillzoneBoard, setup: Setup): SetupChoice {
  const common = { id: 'objective', title: say.objective, hint: say.objectiveHint, rule: 'KZ-WIN-001' } as const;
  const { width, depth } = rules.battleOf(setup).map;
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

function turns(rules: KillzoneBoard, setup: Setup): SetupChoice {
  const common = { id: 'turns', title: say.turns, hint: say.turnsHint, rule: 'KZ-WIN-004' } as const;
  return amount(common, setup, { least: 1, most: 20, usual: asItComes(rules).turns });
}

function night(setup: Setup): SetupChoice {
  return yesNo({ id: 'night', title: say.night, hint: say.nightHint, rule: 'KZ-NIGHT-001' }, setup);
}

const LIMITS = [100, 150, 200, 250, 300, 350, 400, 500, 600];

function limit(setup: Setup): SetupChoice {
  const common = { id: 'limit', title: say.limit, hint: say.limitHint, rule: 'KZ-ORG-009' } as const;
  return oneCard(common, setup, 'limit', [
    { option: { id: DEFAULT, name: say.noLimit }, value: undefined },
    ...LIMITS.map(points => ({ option: { id: String(points), name: say.points(points) }, value: points })),
  ]);
}

function numbers(rules: KillzoneBoard, setup: Setup): SetupChoice {
  const details = detailsOf(setup);
  const values = (details['values'] ?? {}) as Readonly<Record<string, number>>;
  return {
    id: 'numbers',
    title: say.numbers,
    hint: say.numbersHint,
    rule: 'KZ-ORG-009',
    kind: 'numbers',
    numbers: Object.entries(rules.ruledValues).map(([id, { value, rule }]) => ({
      id,
      name: words.killzoneNumbers[id] ?? id,
      rule,
      chosen: values[id] ?? value,
      usual: value,
    })),
    choose(id, value) {
      const isUsual = rules.ruledValues[id as keyof KillzoneBoard['ruledValues']].value === value;
      const changed = withDetail(values, id, isUsual ? undefined : value);
      return withDetail(details, 'values', Object.keys(changed).length === 0 ? undefined : changed);
    },
  };
}
