import { type Drill, drill, SIZE } from '@sightline/drill';
import { hash } from '@sightline/kernel';
import { WHOLE } from '../drill/setup.ts';
import type { Contestant, Subject } from '../subject.ts';

const COPIES = 500;

/** A table of forty figures, copied by the drill's own hand-written copy and by the platform. */
export const subject: Subject<{ checksum: string }> = {
  unit: 'copies/s',
  ours: () => copies(drill.copy),
  theirs: () => copies(structuredClone),
  evidence: (ours, theirs) => [`a copy of ours is ${ours.checksum}, one of structuredClone ${theirs.checksum}`],
  disagreements: (ours, theirs) => (ours.checksum === theirs.checksum ? [] : ['the copies are not equal']),
};

function copies(copy: (table: Drill) => Drill): Contestant<{ checksum: string }> {
  const table = fortyUnits();
  let last = table;
  return {
    work() {
      for (let i = 0; i < COPIES; i++) last = copy(table);
      return COPIES;
    },
    results: () => ({ checksum: hash(last) }),
  };
}

/** The twenty units of the drill, and twenty more one row nearer to the enemy; three mines for each side. */
function fortyUnits(): Drill {
  const table = drill.begin(WHOLE);
  const inward = { red: SIZE, blue: -SIZE };
  const more = table.units.map(unit => ({ ...unit, id: unit.id + 20, at: unit.at + inward[unit.side] }));
  const mines = [0, 1, 2, 10, 11, 12].map(id => {
    const { side, at } = more[id]!;
    return { side, at: at + inward[side] };
  });
  return { ...table, units: [...table.units, ...more], mines };
}
