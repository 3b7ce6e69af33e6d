import { conformance } from '@sightline/conformance/test';
import type { Json } from '@sightline/kernel';
import type { ForceRow } from '../../src/content/force-schema.ts';
import { FORCES } from '../../src/content/load.ts';
import type { MineKind } from '../../src/content/scenario-schema.ts';
import type { UnitRow } from '../../src/content/schema.ts';
import { dustup } from '../../src/system.ts';

/** A force that has everything: smoke, mines, flame throwers, a drone and electronic warfare. */
function equipped(id: string): ForceRow {
  const force = FORCES.get(id);
  const units = force.units.map((unit, i): UnitRow => {
    const traits = [...(unit.traits ?? []), 'smokeGrenades', 'commandMines'] as const;
    const [leader, ...others] = unit.figures;
    const figures = unit.type === 'infantry' ? [{ ...leader!, weapons: ['flameThrower'] }, ...others] : unit.figures;
    return {
      ...unit,
      traits: [...traits],
      figures,
      ...(i === 0 ? { warfare: 8 } : {}),
      ...(i === 1 ? { drones: 8 } : {}),
    };
  });
  return { ...force, units };
}

const KINDS: readonly MineKind[] = ['ap', 'at', 'mixed', 'dummy', 'trap', 'ied', 'directional'];
const minesAt = (x: number) => KINDS.map((kind, i) => ({ kind, at: [x, 4 + 6 * i], facing: 90 }));

const details = {
  forces: [equipped('aurelianMarines'), equipped('unionConscripts')],
  mines: [minesAt(20), minesAt(40)],
  commandMines: [2, 2],
  generators: [
    [36, 24],
    [10, 10],
  ],
  hidden: [2, 2],
  turns: 4,
} as unknown as Json;

// A battle with every hazard in it keeps the promises that every battle keeps.
conformance(
  { ...dustup, title: 'Dustup with hazards', begin: setup => dustup.begin({ ...setup, details }) },
  { seeds: 2, scenarios: ['ownBattle'] },
);
