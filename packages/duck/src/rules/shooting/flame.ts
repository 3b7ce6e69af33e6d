import { type Refusal, refuse } from '@sightline/kernel';
import type { DuckIo } from '../../table/events.ts';
import type { Figure } from '../../table/figure.ts';
import { figureOf, figuresAt, isGrappling, isOnMap } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { killsOf, noteShot } from '../binge/deeds.ts';
import { type Suffered, sufferTogether } from '../damage/suffer.ts';
import { flameOutcome, killsOnOf, layFlames } from '../grenades/flames.ts';
import { makeNoise } from '../threats/noise.ts';
import { spendAmmunition } from './ammunition.ts';
import { type Gun, gunOf, isFlamer, mostSquirts } from './gun.ts';
import { isOutOfBreath } from './score.ts';
import { gunHeld } from './shoot.ts';
import { whyNotFire, whyNotShootSquare } from './why-not-shoot.ts';

/** One square of a Flamer's action: everyone in it is attacked, or it is set alight. */
export interface Jet {
  readonly square: number;
  readonly squirts: number;
  readonly use: 'attack' | 'barrier';
}

interface Flaming {
  readonly shooter: number;
  readonly jets: readonly Jet[];
}

/** DK-WEAP-022, DK-WEAP-025, DK-WEAP-026: up to three squirts over up to three squares, each put to one use. */
export function whyNotFlame(table: DuckTable, { shooter, jets }: Flaming): Refusal[] {
  const figure = figureOf(table, shooter);
  const gun = gunOf(table, figure);
  const refusals = whyNotFire(table, figure, gun);
  if (!gun) return refusals;
  if (!isFlamer(gun.card)) refusals.push(refuse('DK-WEAP-046', 'noFlamer'));
  const squirts = squirtsOf(jets);
  const most = mostSquirts(table, figure, gun.card);
  if (squirts > most) refusals.push(refuse('DK-WEAP-022', 'tooManySquirts', { squirts, most }));
  if (squirts > gun.loaded && gun.loaded > 0) refusals.push(refuse('DK-WEAP-029', 'notEnoughFuel', { squirts }));
  if (jets.length === 0 || jets.some(jet => jet.squirts < 1)) refusals.push(refuse('DK-WEAP-022', 'noSquirt'));
  const squares = jets.map(({ square }) => square);
  if (new Set(squares).size < squares.length) refusals.push(refuse('DK-WEAP-026', 'squareUsedTwice'));
  for (const { square, use } of jets) {
    refusals.push(...whyNotShootSquare(table, figure, gun, square, [square], use === 'barrier'));
    if (use === 'attack' && figuresIn(table, square).length === 0) refusals.push(refuse('DK-WEAP-023', 'nobodyThere'));
    if (use === 'attack') refusals.push(...whyNotAttackSquare(table, square));
  }
  return refusals;
}

/** DK-SHOOT-025: a jet is no means of getting a Threat off a comrade; a barrier may be laid there. */
export function whyNotAttackSquare(table: DuckTable, square: number): Refusal[] {
  const isGrapple = figuresIn(table, square).some(figure => isGrappling(table, figure));
  return isGrapple ? [refuse('DK-SHOOT-025', 'targetGrappling')] : [];
}

export function flame(table: DuckTable, io: DuckIo, { shooter, jets }: Flaming): void {
  const figure = figureOf(table, shooter);
  const gun = gunHeld(table, figure);
  const squirts = squirtsOf(jets);
  const squares = jets.map(({ square }) => square);
  io.tell({ type: 'squirted', rule: 'DK-WEAP-022', figure: shooter, squares, squirts });
  const killsBefore = killsOf(figure);
  for (const jet of jets) {
    if (jet.use === 'attack') attackSquare(table, io, figure, gun, jet);
    else layFlames(table, io, { at: jet.square, count: jet.squirts, from: figure.at, rule: 'DK-WEAP-025' });
  }
  spendAmmunition(io, figure, gun, squirts);
  noteShot(io, figure, killsBefore);
  makeNoise(table, io, figure.at, shooter, squares);
}

/** DK-WEAP-022, DK-WEAP-023, DK-WEAP-024: one die for each figure; a Threat that survives will shrink back. */
function attackSquare(table: DuckTable, io: DuckIo, shooter: Figure, { card }: Gun, { square, squirts }: Jet): void {
  const modifier = isOutOfBreath(table, shooter) ? -2 : 0;
  const suffered = figuresIn(table, square).map(
    (figure): Suffered => ({ figure, outcome: flameOutcome(io, figure, squirts, modifier, killsOnOf(card)) }),
  );
  sufferTogether(table, io, suffered, { by: shooter.id, means: 'flame', rule: 'DK-WEAP-023' });
  singe(suffered, shooter.at);
}

/** DK-WEAP-024: Threats that a jet of flame has not killed will shrink back from where it came. */
export function singe(suffered: readonly Suffered[], from: number): void {
  for (const { figure } of suffered) if (figure.kind === 'threat' && isOnMap(figure)) figure.flameFrom = from;
}

const squirtsOf = (jets: readonly Jet[]): number => jets.reduce((sum, { squirts }) => sum + squirts, 0);

const figuresIn = (table: DuckTable, square: number): Figure[] => figuresAt(table, square);
