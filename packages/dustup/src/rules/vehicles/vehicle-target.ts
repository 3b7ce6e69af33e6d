import { type Part, part } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';
import type { Success } from '../../dice/rolls.ts';
import { timesKey } from '../../dice/times.ts';
import { isObscured } from '../../ground/cover.ts';
import { isAloft, isUnderSomething, shelterFrom } from '../../ground/from-above.ts';
import { type ArmourFace, classOn } from '../../table/hulls.ts';
import type { Dustup, Eyed } from '../../table/table.ts';
import type { Unit, Vehicle } from '../../table/units.ts';
import type { Force, Target } from '../shooting/target.ts';
import { armourOf, type HullHarm, strikeHull } from './armour.ts';
import { bearHarm } from './destruction.ts';
import { faceToward } from './faces.ts';

/** What a strike came to, with the weapon for those inside. */
interface Struck extends HullHarm {
  readonly weaponClass: number;
}

/** DU-VEH-054: a vehicle, mech or monster as somebody sees it who fires at it: by the face it shows him. */
export function vehicleTarget(table: Dustup, firer: Unit, unit: Vehicle, from: Eyed): Target<Struck> {
  const { hull } = unit;
  const isAbove = isAloft(table, firer);
  // DU-AIR-030, DU-VEH-020: whoever is above it fires at the top.
  const face = isAbove ? 'top' : faceToward(hull, from);
  const { concealment, cover } = shelterFrom(table, firer, unit, from);
  // DU-GUIDED-014: a missile that dives comes in on the top.
  const faceMetBy = ({ missile }: Force): ArmourFace => (missile?.isTopAttack ? 'top' : face);
  const at = { x: hull.x, y: hull.y };
  const posture: readonly (Part | false)[] = [
    concealment === 'partial' && part('DU-SHOOT-054', 1, 'partlyConcealed'),
    concealment === 'complete' && part('DU-SHOOT-054', 2, 'completelyConcealed'),
    hull.model.traits.includes('smallTarget') && part('DU-VEH-054', 1, 'smallTarget'),
    unit.column && part('DU-MOVE-024', -1, 'inColumn'),
  ];
  return {
    who: unit.who,
    rule: 'DU-VEH-054',
    at,
    side: unit.side,
    posture: posture.filter(shift => shift !== false),
    armourClass: classOn(hull.model, face),
    column: 'point',
    ecm: unit.ecm,
    isCovered: cover !== 'none',
    isObscured: () => (isAbove ? isUnderSomething(table, at) : isObscured(table, from, at)),
    size: hull.model.size,
    units: [unit],
    ground: at,
    takesHits: true,
    told: (rolled, force) => ({
      type: 'vehicleShotAt',
      rule: 'DU-VEH-054',
      unit: firer.who,
      target: unit.who,
      face: faceMetBy(force),
      ...rolled,
    }),
    whyMarked,
    keyOf(force) {
      const { impact, size, weaponClass, isSmallArms, isRocket } = force;
      const arms = `${timesKey(impact)} ${size} ${weaponClass} ${isSmallArms} ${isRocket} ${force.missile !== null}`;
      return `vehicle ${arms} ${timesKey(armourOf(hull, faceMetBy(force), cover))}`;
    },
    strike: (io, effect) => ({
      ...strikeHull(table, io, unit, faceMetBy(effect), cover, effect.hits, effect),
      weaponClass: effect.weaponClass,
    }),
    bear(io, { markers, worst, weaponClass }) {
      bearHarm(table, io, unit, { markers, worst, weaponClass });
      return [0];
    },
  };
}

/** DU-VEH-056: one success is enough for a marker. */
function whyMarked(success: Success, suppressive: boolean): RuleId | null {
  if (success === 'none') return null;
  return suppressive ? 'DU-SHOOT-048' : 'DU-VEH-056';
}
