import { D6, D12, sub } from '@sightline/kernel';
import { roll } from '../../dice/rolls.ts';
import { groundOf, isOnTable } from '../../ground/ground.ts';
import { doesHover, type Flyer } from '../../table/flight.ts';
import type { Dustup, DustupIo, Place } from '../../table/table.ts';
import { becauseOf } from '../../table/telling.ts';
import { ableOf, inOrder, membersOf, passengersOf, stands } from '../../table/units.ts';
import { isKnown } from '../artillery/foretold.ts';
import { type Met, metBy } from '../artillery/met.ts';
import { noToll, strikeOne } from '../artillery/toll.ts';
import { isWorse } from '../casualties/harm.ts';
import { suppress } from '../suppression/suppress.ts';
import type { AirHarm } from './aircraft-target.ts';
import { carriedTo, EXPLOSION, hardThingsUnder, landingDie, SPARED } from './crash.ts';

/** What becomes of a unit that a wreck comes down on. */
type Fate = 'marked' | 'hurt' | 'damaged' | 'destroyed';

/** How a fall ends: in the air or on the ground with all aboard, as a wreck that somebody may get out of, or beyond the edge. */
interface Fall {
  readonly ends: 'blownUp' | 'wrecked' | 'lost';
  readonly below: readonly (readonly [unit: number, fate: Fate])[];
}

/**
 * DU-AIR-053 to DU-AIR-060 for the odds of fire at an aircraft: whether it comes down, and on whom. Of men below they say
 * that somebody goes down, and not how many; houses and those who get out of the wreck are left out.
 */
export function foreseeFall(table: Dustup, io: DustupIo, unit: Flyer, harm: AirHarm): void {
  const { hull } = unit;
  const key = `fall ${hull.x},${hull.y} ${hull.facing} ${hull.flight.mode} ${hull.damage} ${harm.markers} ${harm.worst}`;
  const { ends, below } = sub(io, key, dicing => fallOf(table, dicing, unit, harm));
  const riders = passengersOf(table, unit);
  if (harm.worst !== 'destroyed') hull.damage += harm.markers;
  if (ends === 'lost') unit.where = 'shotDown';
  else hull.destroyed = true;
  if (ends === 'blownUp') {
    for (const rider of riders) for (const figure of membersOf(table, rider)) figure.state = 'killed';
  }
  for (const [id, fate] of below) befall(table, io, id, fate);
}

function befall(table: Dustup, io: DustupIo, id: number, fate: Fate): void {
  const unit = table.units[id]!;
  if (fate === 'hurt') ableOf(table, unit).at(-1)!.state = 'untreated';
  if (unit.hull !== null && fate === 'damaged') unit.hull.damage++;
  if (unit.hull !== null && fate === 'destroyed') unit.hull.destroyed = true;
  else if (stands(table, unit)) suppress(io, unit, 'DU-ARTY-040');
}

function fallOf(table: Dustup, io: DustupIo, unit: Flyer, { markers, worst }: AirHarm): Fall {
  const { hull } = unit;
  if (worst === 'destroyed') return { ends: 'blownUp', below: caughtAt(table, io, unit, hull) };
  const face = doesHover(unit) ? 0 : io.roll(D12, becauseOf(table, unit, 'DU-AIR-055', 'comeDown'));
  const at = carriedTo(unit, face);
  if (!isOnTable(groundOf(table), at)) return { ends: 'lost', below: [] };
  const { isAny, vehicles } = hardThingsUnder(table, { ...unit, hull: { ...hull, x: at.x, y: at.y } });
  if (isAny) {
    const crushed = vehicles.map(({ id }): readonly [number, Fate] => {
      const spared = io.roll(D6, becauseOf(table, unit, 'DU-AIR-056', 'crashedInto')) >= SPARED;
      return [id, spared ? 'damaged' : 'destroyed'];
    });
    const met = new Set(crushed.map(([id]) => id));
    const below = caughtAt(table, io, unit, at).filter(([id]) => !met.has(id));
    return { ends: 'blownUp', below: [...crushed, ...below] };
  }
  const landed = roll(
    io,
    landingDie(unit, hull.damage + markers),
    becauseOf(table, unit, 'DU-AIR-057', 'crashLanding'),
  );
  return landed === 1 ? { ends: 'blownUp', below: caughtAt(table, io, unit, at) } : { ends: 'wrecked', below: [] };
}

/** DU-AIR-053: whom the explosion reaches. */
function caughtAt(table: Dustup, io: DustupIo, wreck: Flyer, { x, y }: Place): Fall['below'] {
  const round = { ...EXPLOSION, at: { x, y } };
  const units = inOrder(table).filter(unit => unit.id !== wreck.id && isKnown(table, unit));
  const met = metBy(table, round, units).filter(({ is }) => is === 'man' || is === 'hull');
  const befalls = (each: Met): Fate => {
    const toll = noToll();
    strikeOne(table, io, each, round, toll, new Map());
    const isHurt = [...toll.figures.values()].some(injury => isWorse(injury, 'patchedUp'));
    const worst = [...toll.hulls.values()][0]?.worst ?? 'none';
    return worst !== 'none' ? worst : isHurt ? 'hurt' : 'marked';
  };
  return units.flatMap(({ id }): Fall['below'] => {
    const own = met.filter(each => 'unit' in each && each.unit?.id === id);
    if (own.length === 0) return [];
    // The first who goes down decides.
    let fate: Fate = 'marked';
    for (const each of own) if (fate === 'marked') fate = befalls(each);
    return [[id, fate]];
  });
}
