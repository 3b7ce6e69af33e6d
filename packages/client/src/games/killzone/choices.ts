import type { Setup } from '@sightline/kernel';
import type { KillzoneBoard, RosterRow } from '@sightline/killzone';
import { say, sayIf } from '../../words/killzone.ts';
import { DEFAULT, detailsOf, type Own, type SetupChoice, type Shown, withDetail } from '../choices.ts';
import { amount, oneCard, oneMap, ownCards, ownWhole, sideCard, yesNo } from '../choosing.ts';

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
  const common = {
    id: 'encounter',
    title: say('choices.killzone.encounter'),
    hint: say('choices.killzone.encounterHint'),
    rule: 'KZ-WIN-004',
  } as const;
  return ownWhole(common, setup, own, say('choices.killzone.none'));
}

/** An encounter when nobody says otherwise. */
const asItComes = (rules: KillzoneBoard) => rules.battleOf({ scenario: rules.encounter, switches: {} });

function roster(rules: KillzoneBoard, setup: Setup, own: readonly Own[], side: 0 | 1): SetupChoice {
  const title = say(`killzone.sides.${SEATS[side]}`);
  const common = {
    id: `roster${side}`,
    step: 'who',
    title,
    hint: say('choices.killzone.rosterHint'),
    rule: 'KZ-ORG-009',
  } as const;
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
    text: say('choices.killzone.points', { points: rules.pointsOfRoster(row) }),
    items: [
      ...row.groups.map(({ name, figures, troop }) => {
        const size = figures.reduce((sum, { count }) => sum + count, 0);
        const kind = nameIn([...rules.shipped.troops, ...(row.brings?.troops ?? [])], troop);
        return say('choices.killzone.group', { name, figures: size, troop: kind });
      }),
      ...row.vehicles.map(bought => {
        const types = [...rules.shipped.vehicles, ...(row.brings?.vehicles ?? [])];
        return nameIn(types, typeof bought === 'string' ? bought : bought.type);
      }),
    ],
  };
}

/** What a row is called that a roster names. */
function nameIn(rows: readonly { readonly id: string; readonly name: string }[], wanted: string): string {
  return rows.find(({ id }) => id === wanted)?.name ?? wanted;
}

function map(rules: KillzoneBoard, setup: Setup, own: readonly Own[]): SetupChoice {
  const common = {
    id: 'map',
    title: say('choices.killzone.map'),
    hint: say('choices.killzone.mapHint'),
    rule: 'KZ-WIN-004',
  } as const;
  const usual = asItComes(rules).map.id;
  return oneMap(common, setup, own, {
    rows: rules.shipped.maps,
    usual,
    scenario: rules.encounter,
    size: (width, depth) => say('choices.killzone.size', { width, depth }),
  });
}

function objective(rules: KillzoneBoard, setup: Setup): SetupChoice {
  const common = {
    id: 'objective',
    title: say('choices.killzone.objective'),
    hint: say('choices.killzone.objectiveHint'),
    rule: 'KZ-WIN-001',
  } as const;
  const { width, depth } = rules.battleOf(setup).map;
  const sideOf = (seat: (typeof SEATS)[number]): string => say(`killzone.sides.${seat}`).toLowerCase();
  return oneCard(common, setup, 'objective', [
    {
      option: {
        id: DEFAULT,
        name: say('choices.killzone.objectives.encounter'),
        text: say('choices.killzone.objectiveTexts.encounter'),
      },
      value: undefined,
    },
    ...SEATS.map(attacker => ({
      option: {
        id: `raid ${attacker}`,
        name: say('choices.killzone.objectives.raid', { side: sideOf(attacker) }),
        text: say('choices.killzone.objectiveTexts.raid'),
      },
      value: { kind: 'raid', attacker, object: [width / 2, depth / 2] },
    })),
    ...SEATS.map(attacker => ({
      option: {
        id: `assassination ${attacker}`,
        name: say('choices.killzone.objectives.assassination', { side: sideOf(attacker) }),
        text: say('choices.killzone.objectiveTexts.assassination'),
      },
      value: { kind: 'assassination', attacker, victim: { group: 0, figure: 0 } },
    })),
  ]);
}

function turns(rules: KillzoneBoard, setup: Setup): SetupChoice {
  const common = {
    id: 'turns',
    title: say('choices.killzone.turns'),
    hint: say('choices.killzone.turnsHint'),
    rule: 'KZ-WIN-004',
  } as const;
  return amount(common, setup, { least: 1, most: 20, usual: asItComes(rules).turns });
}

function night(setup: Setup): SetupChoice {
  return yesNo(
    {
      id: 'night',
      title: say('choices.killzone.night'),
      hint: say('choices.killzone.nightHint'),
      rule: 'KZ-NIGHT-001',
    },
    setup,
  );
}

const LIMITS = [100, 150, 200, 250, 300, 350, 400, 500, 600];

function limit(setup: Setup): SetupChoice {
  const common = {
    id: 'limit',
    step: 'who',
    title: say('choices.killzone.limit'),
    hint: say('choices.killzone.limitHint'),
    rule: 'KZ-ORG-009',
  } as const;
  return oneCard(common, setup, 'limit', [
    { option: { id: DEFAULT, name: say('choices.killzone.noLimit') }, value: undefined },
    ...LIMITS.map(points => ({
      option: { id: String(points), name: say('choices.killzone.points', { points }) },
      value: points,
    })),
  ]);
}

function numbers(rules: KillzoneBoard, setup: Setup): SetupChoice {
  const details = detailsOf(setup);
  const values = (details['values'] ?? {}) as Readonly<Record<string, number>>;
  return {
    id: 'numbers',
    step: 'how',
    title: say('choices.killzone.numbers'),
    hint: say('choices.killzone.numbersHint'),
    rule: 'KZ-ORG-009',
    kind: 'numbers',
    numbers: Object.entries(rules.ruledValues).map(([id, { value, rule }]) => ({
      id,
      name: sayIf(`killzoneNumbers.${id}`) ?? id,
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
