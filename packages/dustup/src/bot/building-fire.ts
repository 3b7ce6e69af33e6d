import { STRUCTURES } from '../content/load.ts';
import { armourNamed } from '../content/weapons.ts';
import type { ShootBuildingAct } from '../rules/buildings/acts.ts';
import { buildingTarget } from '../rules/buildings/building-target.ts';
import { occupantsOf } from '../rules/buildings/buildings.ts';
import { firepowerOf } from '../rules/shooting/firepower.ts';
import { aimOf, dieAgainst } from '../rules/shooting/target-die.ts';
import { isHidden, membersOf, type Unit } from '../table/units.ts';
import type { DustupView } from '../view/view.ts';
import { beatsTimes, expectedHits, worthAgainst } from './fire.ts';

/** DU-BUILD-005, DU-BUILD-007: what fire at a building does to those who are known to be in it, friends counted off. */
export function worthOfBuildingShot(view: DustupView, unit: Unit, act: ShootBuildingAct): number {
  const building = view.buildings[act.building]!;
  const target = buildingTarget(view, unit, building, act.part ?? null);
  const firepower = firepowerOf(view, unit, act.shots, target);
  const { impact, isSmallArms } = firepower;
  const { die } = dieAgainst(view, unit, target, aimOf(firepower, act.suppressive === true));
  const { suppresses, hits } = expectedHits(view, unit, act, die);
  const wall = STRUCTURES.get(building.structure);
  const damaged = Math.min(1, hits * beatsTimes(impact, wall));
  const destroyed = Math.min(1, hits * beatsTimes(impact, wall, 2));
  let worth = 0;
  for (const occupant of occupantsOf(view, building)) {
    if (isHidden(occupant)) continue;
    // DU-VEH-059
    const isKeptDown = isSmallArms && target.armourClass > 1 && occupant.suppression > 0;
    // One face of the armour die in any case, and another if the house comes down.
    const casualties = (damaged + destroyed) * fragility(view, occupant);
    const one = worthAgainst(view, occupant, { suppresses: isKeptDown ? 0 : suppresses, casualties });
    worth += occupant.side === unit.side ? -one : one;
  }
  return worth;
}

/** How many of a unit one face of their armour dice is the end of. */
function fragility(view: DustupView, unit: Unit): number {
  return membersOf(view, unit).reduce((sum, { armour }) => {
    const { die, traits } = armourNamed(view, armour);
    return sum + (traits.includes('unarmoured') ? 1 : 1 / die);
  }, 0);
}
