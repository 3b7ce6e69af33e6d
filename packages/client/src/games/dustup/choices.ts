import type { DustupBoard, ForceRow, ScenarioRow } from '@sightline/dustup';
import type { Setup } from '@sightline/kernel';
import { called, part, say } from '../../words/dustup.ts';
import { DEFAULT, type Own, type SetupChoice, type Shown } from '../choices.ts';
import { amount, oneCard, oneMap, ownCards, ownWhole, sideAmount, sideCard, yesNo } from '../choosing.ts';

const SIDES = [0, 1] as const;
type Side = (typeof SIDES)[number];
const seatName = (side: Side): string => Object.values(part('dustup.seats'))[side]!;

export function choices(rules: DustupBoard, setup: Setup, own: readonly Own[]): readonly SetupChoice[] {
  const isOwnBattle = setup.scenario === rules.ownBattle;
  return [
    ...(isOwnBattle && own.some(({ kind }) => kind === 'battle') ? [battle(setup, own)] : []),
    ...SIDES.map(side => force(rules, setup, own, side)),
    ...(isOwnBattle ? [map(rules, setup, own)] : []),
    turns(rules, setup),
    night(rules, setup),
    ...SIDES.map(side => commitment(rules, setup, side)),
    ...SIDES.map(side => fatigue(rules, setup, side)),
    ...SIDES.map(side => hidden(rules, setup, side)),
    ...SIDES.map(side => commandMines(rules, setup, side)),
    wind(rules, setup),
  ];
}

function battle(setup: Setup, own: readonly Own[]): SetupChoice {
  const common = {
    id: 'battle',
    title: say('choices.dustup.battle'),
    hint: say('choices.dustup.battleHint'),
    rule: 'DU-GAP-020',
  } as const;
  return ownWhole(common, setup, own, say('choices.dustup.none'));
}

/** The scenario as it comes, without anything that was chosen. */
const asItComes = (rules: DustupBoard, { scenario, switches }: Setup) => rules.battleOf({ scenario, switches });

function force(rules: DustupBoard, setup: Setup, own: readonly Own[], side: Side): SetupChoice {
  const usual = asItComes(rules, setup).sides.map(each => each.force.id);
  const title = seatName(side);
  const common = {
    id: `force${side}`,
    step: 'who',
    title,
    hint: say('choices.dustup.forceHint'),
    rule: 'DU-GAP-013',
  } as const;
  return sideCard(common, { setup, name: 'forces', usual }, side, [
    ...rules.shipped.forces.map(row => ({
      option: { id: row.id, name: row.title, ...forceOption(rules, row) },
      value: row.id,
    })),
    ...ownCards(own, 'force', ({ content }) => forceOption(rules, content as unknown as ForceRow)),
  ]);
}

function forceOption(rules: DustupBoard, row: ForceRow): Shown {
  const sizes = row.units.map(({ figures }) => figures.reduce((sum, { count = 1 }) => sum + count, 0));
  const figures = sizes.reduce((sum, size) => sum + size, 0);
  const vehicles = row.vehicles ?? [];
  const units = row.units.length + vehicles.length;
  return {
    text: say('choices.dustup.rating', { rating: rules.ratingOfForce(row), units, figures }),
    items: [
      ...row.units.map(({ name, quality, leadership }, i) =>
        say('choices.dustup.unit', { name, size: sizes[i]!, quality: say(`dustup.qualities.${quality}`), leadership }),
      ),
      ...vehicles.map(({ name, vehicle }) => called(name ?? vehicleName(rules, row, vehicle))),
    ],
  };
}

/** What a vehicle is called: one of the force's own, or one that comes with the game; editions before it have none. */
function vehicleName({ shipped }: DustupBoard, { arms }: ForceRow, id: string): string {
  return [...(arms?.vehicles ?? []), ...(shipped.vehicles ?? [])].find(row => row.id === id)?.name ?? id;
}

function map(rules: DustupBoard, setup: Setup, own: readonly Own[]): SetupChoice {
  const common = {
    id: 'map',
    title: say('choices.dustup.map'),
    hint: say('choices.dustup.mapHint'),
    rule: 'DU-FORCE-002',
  } as const;
  const usual = asItComes(rules, setup).map.id;
  return oneMap(common, setup, own, {
    rows: rules.shipped.maps,
    usual,
    scenario: rules.ownBattle,
    size: (width, depth) => say('choices.dustup.size', { width, depth }),
  });
}

function turns(rules: DustupBoard, setup: Setup): SetupChoice {
  const common = {
    id: 'turns',
    title: say('choices.dustup.turns'),
    hint: say('choices.dustup.turnsHint'),
    rule: 'DU-GAP-028',
  } as const;
  return amount(common, setup, { least: 1, most: 20, usual: asItComes(rules, setup).turns });
}

function night(rules: DustupBoard, setup: Setup): SetupChoice {
  const common = {
    id: 'night',
    title: say('choices.dustup.night'),
    hint: say('choices.dustup.nightHint'),
    rule: 'DU-DETECT-013',
  } as const;
  return yesNo(common, setup, asItComes(rules, setup).night);
}

function commitment(rules: DustupBoard, setup: Setup, side: Side): SetupChoice {
  const usual = asItComes(rules, setup).sides.map(each => each.commitment);
  const cards = Object.entries(part('choices.dustup.commitments')).map(([id, name]) => ({
    option: { id, name },
    value: id,
  }));
  const title = say('choices.dustup.commitment', { seat: seatName(side) });
  const common = {
    id: `commitment${side}`,
    step: 'who',
    title,
    hint: say('choices.dustup.commitmentHint'),
    rule: 'DU-FORCE-040',
  } as const;
  return sideCard(common, { setup, name: 'commitment', usual }, side, cards);
}

function fatigue(rules: DustupBoard, setup: Setup, side: Side): SetupChoice {
  const usual = asItComes(rules, setup).sides.map(each => each.fatigue ?? 'fresh');
  const cards = Object.entries(part('choices.dustup.fatigues')).map(([id, name]) => ({
    option: { id, name },
    value: id,
  }));
  const title = say('choices.dustup.fatigue', { seat: seatName(side) });
  const common = {
    id: `fatigue${side}`,
    step: 'who',
    title,
    hint: say('choices.dustup.fatigueHint'),
    rule: 'DU-FORCE-041',
  } as const;
  return sideCard(common, { setup, name: 'fatigue', usual }, side, cards);
}

function hidden(rules: DustupBoard, setup: Setup, side: Side): SetupChoice {
  const units = rules.battleOf(setup).sides.map(each => each.force.units.length + (each.force.vehicles?.length ?? 0));
  const usual = asItComes(rules, setup).sides.map((each, i) => countHidden(each.hidden, units[i]!));
  const title = say('choices.dustup.hidden', { seat: seatName(side) });
  const common = {
    id: `hidden${side}`,
    step: 'who',
    title,
    hint: say('choices.dustup.hiddenHint'),
    rule: 'DU-DETECT-001',
  } as const;
  return sideAmount(common, { setup, name: 'hidden', usual }, side, units[side]!);
}

function commandMines(rules: DustupBoard, setup: Setup, side: Side): SetupChoice {
  const usual = asItComes(rules, setup).sides.map(each => each.commandMines ?? 0);
  const title = say('choices.dustup.commandMines', { seat: seatName(side) });
  const common = {
    id: `commandMines${side}`,
    step: 'who',
    title,
    hint: say('choices.dustup.commandMinesHint'),
    rule: 'DU-MINE-018',
  } as const;
  return sideAmount(common, { setup, name: 'commandMines', usual }, side, 6);
}

function wind(rules: DustupBoard, setup: Setup): SetupChoice {
  const common = {
    id: 'wind',
    title: say('choices.dustup.wind'),
    hint: say('choices.dustup.windHint'),
    rule: 'DU-SMOKE-003',
  } as const;
  const usual = asItComes(rules, setup).wind;
  const hours = Array.from({ length: 12 }, (_, i) => i + 1).filter(hour => hour !== usual);
  return oneCard(common, setup, 'wind', [
    {
      option: {
        id: DEFAULT,
        name: usual === undefined ? say('choices.dustup.windRolled') : say('choices.dustup.windHour', { hour: usual }),
      },
      value: undefined,
    },
    ...hours.map(hour => ({
      option: { id: String(hour), name: say('choices.dustup.windHour', { hour }) },
      value: hour,
    })),
  ]);
}

const countHidden = (hidden: ScenarioRow['sides'][number]['hidden'], units: number): number =>
  hidden === 'all' ? units : typeof hidden === 'object' ? hidden.length : (hidden ?? 0);
