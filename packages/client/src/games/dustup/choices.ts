import {
  battleOf,
  FORCES,
  type ForceRow,
  MAPS,
  type MapRow,
  OWN_BATTLE,
  ratingOfForce,
  type ScenarioRow,
} from '@sightline/dustup';
import { type Json, type Setup, sameJson } from '@sightline/kernel';
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

const say = words.choices.dustup;
const SIDES = [0, 1] as const;
type Side = (typeof SIDES)[number];
const seatName = (side: Side): string => Object.values(words.dustup.seats)[side]!;

export const choices: Choices = (setup, own) => {
  const isOwnBattle = setup.scenario === OWN_BATTLE;
  return [
    ...(isOwnBattle && own.some(({ kind }) => kind === 'battle') ? [battle(setup, own)] : []),
    ...SIDES.map(side => force(setup, own, side)),
    ...(isOwnBattle ? [map(setup, own)] : []),
    turns(setup),
    night(setup),
    ...SIDES.map(side => commitment(setup, side)),
    ...SIDES.map(side => fatigue(setup, side)),
    ...SIDES.map(side => hidden(setup, side)),
    ...SIDES.map(side => commandMines(setup, side)),
    wind(setup),
  ];
};

/** A battle of one's own is all the details at once. */
function battle(setup: Setup, own: readonly Own[]): SetupChoice {
  const battles = own.filter(({ kind }) => kind === 'battle');
  const now = battles.find(({ content }) => sameJson(content, setup.details ?? null));
  return {
    id: 'battle',
    title: say.battle,
    hint: say.battleHint,
    rule: 'DU-GAP-020',
    kind: 'one',
    options: [
      { id: DEFAULT, name: say.none },
      ...battles.map(({ id, name, content }) => ({ id, name, picture: { ...setup, details: content } })),
    ],
    chosen: now?.id ?? DEFAULT,
    choose: id => (battles.find(item => item.id === id)?.content ?? {}) as Details,
  };
}

/** The two values of a detail that each side has its own of: as chosen, or as the scenario has them. */
function pairOf(setup: Setup, name: string, usual: (side: Side) => Json): readonly Json[] {
  return (detailsOf(setup)[name] as readonly Json[] | undefined) ?? [usual(0), usual(1)];
}

function withSide(setup: Setup, name: string, usual: (side: Side) => Json, side: Side, value: Json): Details {
  const pair = pairOf(setup, name, usual).with(side, value);
  return withDetail(detailsOf(setup), name, sameJson(pair, [usual(0), usual(1)]) ? undefined : pair);
}

/** One of some cards for one side. */
function sideCard(
  common: Pick<SetupChoice, 'id' | 'title' | 'hint' | 'rule'>,
  setup: Setup,
  name: string,
  usual: (side: Side) => Json,
  side: Side,
  cards: readonly Card[],
): SetupChoice {
  const now = pairOf(setup, name, usual)[side];
  return {
    ...common,
    kind: 'one',
    options: cards.map(({ option }) => option),
    chosen: cards.find(({ value }) => sameJson(value ?? null, now ?? null))?.option.id ?? DEFAULT,
    choose: id =>
      withSide(setup, name, usual, side, cards.find(({ option }) => option.id === id)?.value ?? usual(side)),
  };
}

/** The scenario as it comes, without anything that was chosen. */
const asItComes = ({ scenario, switches }: Setup) => battleOf({ scenario, switches });

function force(setup: Setup, own: readonly Own[], side: Side): SetupChoice {
  const usual = (of: Side): Json => asItComes(setup).sides[of]!.force.id;
  const title = say.force(seatName(side));
  return sideCard(
    { id: `force${side}`, title, hint: say.forceHint, rule: 'DU-GAP-013' },
    setup,
    'forces',
    usual,
    side,
    [
      ...FORCES.rows.map(row => ({ option: { id: row.id, name: row.title, ...forceOption(row) }, value: row.id })),
      ...ownCards(own, 'force', ({ content }) => forceOption(content as unknown as ForceRow)),
    ],
  );
}

function forceOption(row: ForceRow): Omit<Option, 'id' | 'name'> {
  const sizes = row.units.map(({ figures }) => figures.reduce((sum, { count = 1 }) => sum + count, 0));
  const figures = sizes.reduce((sum, size) => sum + size, 0);
  return {
    text: say.rating(ratingOfForce(row), row.units.length, figures),
    items: row.units.map(({ name, quality, leadership }, i) =>
      say.unit(name, sizes[i]!, words.dustup.qualities[quality], leadership),
    ),
  };
}

function map(setup: Setup, own: readonly Own[]): SetupChoice {
  const common = { id: 'map', title: say.map, hint: say.mapHint, rule: 'DU-FORCE-002' } as const;
  const usual = asItComes(setup).map.id;
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
  return { text: say.size(width, depth), picture: { scenario: OWN_BATTLE, switches: {}, details: { map } } };
}

function turns(setup: Setup): SetupChoice {
  const details = detailsOf(setup);
  const usual = asItComes(setup).turns;
  return {
    id: 'turns',
    title: say.turns,
    hint: say.turnsHint,
    rule: 'DU-GAP-028',
    kind: 'amount',
    least: 1,
    most: 20,
    chosen: Number(details['turns'] ?? usual),
    choose: chosen => withDetail(details, 'turns', chosen === usual ? undefined : chosen),
  };
}

function night(setup: Setup): SetupChoice {
  const details = detailsOf(setup);
  const usual = asItComes(setup).night ?? false;
  return {
    id: 'night',
    title: say.night,
    hint: say.nightHint,
    rule: 'DU-DETECT-013',
    kind: 'yesNo',
    chosen: Boolean(details['night'] ?? usual),
    choose: on => withDetail(details, 'night', on === usual ? undefined : on),
  };
}

function commitment(setup: Setup, side: Side): SetupChoice {
  const usual = (of: Side): Json => asItComes(setup).sides[of]!.commitment;
  const cards = Object.entries(say.commitments).map(([id, name]) => ({ option: { id, name }, value: id }));
  const title = say.commitment(seatName(side));
  const common = { id: `commitment${side}`, title, hint: say.commitmentHint, rule: 'DU-FORCE-040' } as const;
  return sideCard(common, setup, 'commitment', usual, side, cards);
}

function fatigue(setup: Setup, side: Side): SetupChoice {
  const usual = (of: Side): Json => asItComes(setup).sides[of]!.fatigue ?? 'fresh';
  const cards = Object.entries(say.fatigues).map(([id, name]) => ({ option: { id, name }, value: id }));
  const title = say.fatigue(seatName(side));
  const common = { id: `fatigue${side}`, title, hint: say.fatigueHint, rule: 'DU-FORCE-041' } as const;
  return sideCard(common, setup, 'fatigue', usual, side, cards);
}

function hidden(setup: Setup, side: Side): SetupChoice {
  const { sides } = asItComes(setup);
  const most = (of: Side): number => battleOf(setup).sides[of]!.force.units.length;
  const usual = (of: Side): number => countHidden(sides[of]!.hidden, most(of));
  return {
    id: `hidden${side}`,
    title: say.hidden(seatName(side)),
    hint: say.hiddenHint,
    rule: 'DU-DETECT-001',
    kind: 'amount',
    least: 0,
    most: most(side),
    chosen: Number(pairOf(setup, 'hidden', usual)[side]),
    choose: chosen => withSide(setup, 'hidden', usual, side, chosen),
  };
}

function commandMines(setup: Setup, side: Side): SetupChoice {
  const usual = (of: Side): number => asItComes(setup).sides[of]!.commandMines ?? 0;
  return {
    id: `commandMines${side}`,
    title: say.commandMines(seatName(side)),
    hint: say.commandMinesHint,
    rule: 'DU-MINE-018',
    kind: 'amount',
    least: 0,
    most: 6,
    chosen: Number(pairOf(setup, 'commandMines', usual)[side]),
    choose: chosen => withSide(setup, 'commandMines', usual, side, chosen),
  };
}

function wind(setup: Setup): SetupChoice {
  const common = { id: 'wind', title: say.wind, hint: say.windHint, rule: 'DU-SMOKE-003' } as const;
  const usual = asItComes(setup).wind;
  const hours = Array.from({ length: 12 }, (_, i) => i + 1).filter(hour => hour !== usual);
  return oneCard(common, setup, 'wind', [
    { option: { id: DEFAULT, name: usual === undefined ? say.windRolled : say.windHour(usual) }, value: undefined },
    ...hours.map(hour => ({ option: { id: String(hour), name: say.windHour(hour) }, value: hour })),
  ]);
}

const countHidden = (hidden: ScenarioRow['sides'][number]['hidden'], units: number): number =>
  hidden === 'all' ? units : (hidden ?? 0);
