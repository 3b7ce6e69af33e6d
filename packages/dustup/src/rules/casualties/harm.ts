import { D6, type Part, sub } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';
import type { ArmourRow } from '../../content/schema.ts';
import { armourNamed } from '../../content/weapons.ts';
import { type Faces, shifted } from '../../dice/ladder.ts';
import { isMoreThanDouble, roll } from '../../dice/rolls.ts';
import { rollTimes, type Times, timesKey } from '../../dice/times.ts';
import type { Figure, FigureState } from '../../table/figures.ts';
import { happen } from '../../table/moment.ts';
import { type Dustup, type DustupIo, type Named, seatOf, unitOf, type Who } from '../../table/table.ts';
import { nearestAble, type Unit } from '../../table/units.ts';
import type { CasualtyEvent, Injury } from './events.ts';

/** Whatever hits fall on: a man, or the gun that he serves, with the die of its own (DU-HEAVY-011, DU-HEAVY-012). */
export interface Struck extends Pick<Figure, 'id' | 'side' | 'unit' | 'armour' | 'state'> {
  readonly who?: Who;
  readonly gun?: { readonly plate: Faces; readonly unit: Who | null; readonly weapon: Named };
}

/** What hits a figure: the impact die, and what shifts the armour die against it. */
export interface Blow {
  readonly impact: Times;
  readonly shifts: readonly Part[];
  readonly rule: RuleId;
}

/** The worst comes last. */
const WORSE: readonly Injury[] = ['none', 'patchedUp', 'disabled', 'wounded', 'stabilised', 'killed'];

/**
 * DU-SHOOT-038 to DU-SHOOT-041: every hit of one attack rolls impact against the armour of the figure it was allocated
 * to, in order. Two wounds from one attack kill, a hit on the dead is wasted. Returns how many became casualties; `hurt`
 * is what the attack has done before, and comes to.
 */
export function resolveHits(
  table: Dustup,
  io: DustupIo,
  hit: readonly Figure[],
  blow: Blow,
  hurt: Hurt = new Map(),
): number {
  const before = new Map(hurt);
  for (const figure of hit) hurt.set(figure, struck(table, io, figure, blow, hurt.get(figure) ?? 'none'));
  return bearSince(table, io, before, hurt);
}

/** Figures bear what an attack has come to for them since; whoever was a casualty of it already is counted with that. */
function bearSince(table: Dustup, io: DustupIo, before: Hurt, hurt: Hurt): number {
  let casualties = 0;
  for (const [figure, injury] of hurt) {
    if (injury === before.get(figure)) continue;
    if (suffer(table, io, figure, injury) && !isCasualty(before.get(figure))) casualties++;
  }
  return casualties;
}

/** DU-MED-009: whether an attack has made a casualty of somebody already. */
export function isCasualty(injury: Injury | undefined): boolean {
  return injury !== undefined && STATES[injury] !== undefined;
}

/** What a figure has come to with one hit more from the same attack (DU-SHOOT-040). */
export function struck(table: Dustup, io: DustupIo, figure: Struck, blow: Blow, before: Injury): Injury {
  return addUp(table, before, strike(table, io, figure, blow, before));
}

/** DU-SHOOT-040: what two injuries of one attack come to: two wounds kill, else the worse stands. */
function addUp(table: Dustup, before: Injury, injury: Injury): Injury {
  if (injury === 'wounded' && before === 'wounded') return 'killed';
  // DU-MED-008: a suit that stabilises its man twice has let through two wounds.
  const addsUp = table.options.suitWounds === 'addUp';
  if (addsUp && injury === 'stabilised' && before === 'stabilised') return 'killed';
  return isWorse(injury, before) ? injury : before;
}

/** What has befallen men in the attack going on, all that it hit taken together. */
export type Hurt = Map<Figure, Injury>;

/** DU-SHOOT-040: the wound of a burst and that of a test for the same attack are two of one. */
export function withHurt(
  table: Dustup,
  hurt: ReadonlyMap<Figure, Injury> | undefined,
  figure: Figure,
  injury: Injury,
): Injury {
  return injury === 'none' ? injury : addUp(table, hurt?.get(figure) ?? 'none', injury);
}

export function isWorse(a: Injury, b: Injury): boolean {
  return WORSE.indexOf(a) > WORSE.indexOf(b);
}

/** DU-SHOOT-038, DU-HEAVY-018: one hit: impact first, then armour. Power armour looks after its man at once (DU-MED-008). */
function strike(table: Dustup, io: DustupIo, figure: Struck, blow: Blow, before: Injury): Injury {
  const { die: base, traits } = armourOf(table, figure);
  const armour = shifted(base, ...blow.shifts);
  const isBare = traits.includes('unarmoured');
  const isSuit = traits.includes('suit');
  const seat = seatOf(table, figure.side);
  return sub(io, `strike ${timesKey(blow.impact)} ${armour.die} ${isBare} ${isSuit} ${before === 'killed'}`, dicing => {
    const impact = rollTimes(dicing, blow.impact, { rule: blow.rule, purpose: 'impact', figure: figure.id });
    const face = roll(dicing, armour.die, { rule: blow.rule, purpose: 'armour', seat, figure: figure.id });
    const injury = injuryBy(impact, face, isBare);
    tellStruck(dicing, figure, {
      rule: blow.rule,
      impact,
      armour: face,
      armourDie: armour.shifts,
      injury: before === 'killed' ? 'dead' : injury,
    });
    return injury === 'wounded' && isSuit && before !== 'killed' ? rollSuit(table, dicing, figure) : injury;
  });
}

function armourOf(table: Dustup, { armour, gun }: Struck): Pick<ArmourRow, 'die' | 'traits'> {
  return gun === undefined ? armourNamed(table, armour) : { die: gun.plate, traits: [] };
}

type Blown = Pick<Extract<CasualtyEvent, { type: 'struck' }>, 'rule' | 'impact' | 'armour' | 'armourDie' | 'injury'>;

function tellStruck(io: DustupIo, { who, gun }: Struck, blown: Blown): void {
  if (gun !== undefined) io.tell({ type: 'gunStruck', unit: gun.unit, weapon: gun.weapon, ...blown });
  else if (who !== undefined) io.tell({ type: 'struck', figure: who, ...blown });
}

/** DU-SHOOT-038, DU-FORCE-049: without armour every hit wounds, and the roll only decides whether it kills. */
export function injuryBy(impact: number, armour: number, isBare: boolean): Injury {
  if (isMoreThanDouble(impact, armour)) return 'killed';
  return impact > armour || isBare ? 'wounded' : 'none';
}

const SUIT: readonly Injury[] = ['killed', 'stabilised', 'stabilised', 'stabilised', 'disabled', 'patchedUp'];

/** DU-MED-008: the suit's own systems act at once. */
function rollSuit(table: Dustup, io: DustupIo, figure: Struck): Injury {
  const why = { rule: 'DU-MED-008', purpose: 'suit', seat: seatOf(table, figure.side), figure: figure.id } as const;
  const face = io.roll(D6, why);
  const injury = SUIT[face - 1]!;
  if (figure.who !== undefined) io.tell({ type: 'suitRolled', rule: 'DU-MED-008', figure: figure.who, face, injury });
  return injury;
}

/** DU-MED-008: a suit looks after its man. */
export const isSuited = (table: Dustup, { armour }: Pick<Figure, 'armour'>): boolean =>
  armourNamed(table, armour).traits.includes('suit');

/** DU-VEH-065: in a wreck, under a ruin or after a bad landing an untreated wound without further ado, unless his suit sees to him. */
export function injuryOutright(table: Dustup, io: DustupIo, figure: Figure): Injury {
  return isSuited(table, figure) ? rollSuit(table, io, figure) : 'wounded';
}

const STATES: Readonly<Partial<Record<Injury, FigureState>>> = {
  wounded: 'untreated',
  stabilised: 'stabilised',
  disabled: 'disabled',
  killed: 'killed',
};

/** What an injury makes of a figure; nothing more can happen to the dead. */
export function stateAfter({ state }: Figure, injury: Injury): FigureState {
  return state === 'killed' ? state : (STATES[injury] ?? state);
}

/** The figure bears what happened to it; says whether it became a casualty (DU-MED-009). */
export function suffer(table: Dustup, io: DustupIo, figure: Figure, injury: Injury): boolean {
  const state = stateAfter(figure, injury);
  if (STATES[injury] === undefined || figure.state === 'killed') return false;
  const unit = unitOf(table, figure);
  const wasLeader = unit.leader === figure.id && !unit.leaderless && figure.state === 'able';
  figure.state = state;
  if (unit.leader === figure.id) passMarker(table, io, unit, figure, wasLeader);
  happen(table, io, { on: 'fell', figure: figure.id, unit: unit.id, leader: wasLeader });
  return true;
}

/** DU-MORALE-033: until a new leader is appointed, the able figure nearest to the fallen one marks the unit. */
function passMarker(table: Dustup, io: DustupIo, unit: Unit, fallen: Figure, wasLeader: boolean): void {
  const marker = nearestAble(table, unit, fallen);
  if (wasLeader) {
    unit.leaderless = true;
    unit.fallen = fallen.id;
  }
  if (marker !== null) unit.leader = marker.id;
  if (!wasLeader) return;
  io.tell({
    type: 'leaderFell',
    rule: 'DU-MORALE-033',
    unit: unit.who,
    figure: fallen.who,
    marker: marker?.who ?? null,
  });
}
