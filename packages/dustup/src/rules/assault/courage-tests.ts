import type { Dustup, DustupIo } from '../../table/table.ts';
import type { Fared, Unit } from '../../table/units.ts';
import { lowerConfidence } from '../morale/confidence.ts';
import { testCourage } from './courage.ts';
import type { CourageResult } from './events.ts';
import { type Pair, pairUp } from './party.ts';

export interface Tested {
  readonly pair: Pair;
  readonly result: CourageResult;
}

/** DU-ASSAULT-023, DU-ASSAULT-083: every pair of attacker and defender tests, but for those who need not dare anything. */
export function testAll(
  table: Dustup,
  io: DustupIo,
  attackers: readonly Unit[],
  defenders: readonly Unit[],
  daring: readonly Unit[] = [],
): Tested[] {
  return pairUp(table, attackers, defenders)
    .filter(({ attacker }) => !attacker.units.every(unit => daring.includes(unit)))
    .map(pair => ({ pair, result: testCourage(table, io, pair) }));
}

/** DU-ASSAULT-020, DU-ASSAULT-087: the tests after which a defender has to go. */
export function lostBy(unit: Unit, tests: readonly Tested[]): Tested[] {
  return tests.filter(({ pair, result }) => result === 'withdraws' && pair.defender.units.includes(unit));
}

/** The worst comes first. */
const WORST: readonly CourageResult[] = ['ends', 'off', 'contact', 'withdraws'];

const FARED: Readonly<Record<CourageResult, Fared>> = {
  ends: 'losesHeart',
  off: 'hangsBack',
  contact: 'goesIn',
  withdraws: 'goesIn',
};

/** DU-ASSAULT-018, DU-ASSAULT-021, DU-ASSAULT-022: what the tests do to an attacker; says whether he goes on. */
export function goesOn(table: Dustup, io: DustupIo, unit: Unit, tests: readonly Tested[]): boolean {
  const own = tests.filter(({ pair }) => pair.attacker.units.includes(unit));
  const worst = WORST.find(result => own.some(test => test.result === result)) ?? 'contact';
  unit.fared = FARED[worst];
  if (worst !== 'ends') return worst !== 'off';
  unit.actions = 0;
  const isShamed = own.some(
    ({ pair, result }) => result === 'ends' && pair.defender.units.every(({ suppression }) => suppression === 0),
  );
  if (isShamed) lowerConfidence(table, io, unit, 1, 'DU-ASSAULT-022');
  return false;
}
