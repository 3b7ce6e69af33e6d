import type { Direction } from '@sightline/geometry/grid';
import type { Io } from '@sightline/kernel';
import { expect, test } from 'vitest';
import { ARENAS, MISSIONS, SPECIES, WEAPONS } from '../../src/content/deck.ts';
import { grenadesIn } from '../../src/rules/grenades/grenade.ts';
import { throwGrenade, whyNotThrow } from '../../src/rules/grenades/throw-grenade.ts';
import { flame, whyNotFlame } from '../../src/rules/shooting/flame.ts';
import { flechette, whyNotFlechette } from '../../src/rules/shooting/flechette.ts';
import { shoot } from '../../src/rules/shooting/shoot.ts';
import { spray, whyNotSpray } from '../../src/rules/shooting/spray.ts';
import { whyNotDeclare, whyNotShoot } from '../../src/rules/shooting/why-not-shoot.ts';
import { planOf } from '../../src/ship/plan.ts';
import { shipChanged } from '../../src/ship/walls.ts';
import { layTable, NO_OWN } from '../../src/table/begin.ts';
import { copy } from '../../src/table/copy.ts';
import type { DuckEvent } from '../../src/table/events.ts';
import type { Figure } from '../../src/table/figure.ts';
import { figuresAt, isOnMap } from '../../src/table/figures.ts';
import type { DuckTable } from '../../src/table/table.ts';
import { addMan, addThreat, testTable } from '../support/tables.ts';

type Pick = (below: number) => number;

const GRENADES = grenadesIn({ own: NO_OWN });

/** A small generator of its own, so that a failing fight can be fought again. */
function picker(seed: number): Pick {
  let state = seed;
  return below => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 8) % below;
  };
}

function randomIo(pick: Pick): Io<DuckEvent> {
  const any = <Q>(question: Q) => {
    const { options } = question as { options: readonly never[] };
    return options[pick(options.length)]!;
  };
  return {
    roll: die => die.faces[pick(die.faces.length)]!,
    ask: (_seat, question) => any(question),
    askAll: sealed => sealed.map(({ question }) => any(question)),
    tell: () => {},
  };
}

/** Eight men and a dozen Threats scattered over two modules with most doors open. */
function crowdedShip(pick: Pick): DuckTable {
  const arena = ARENAS[pick(ARENAS.length)]!;
  const { switches } = testTable({ switches: { toxicGas: true, acidHarpies: true } });
  const table = layTable({ switches, arena, mission: MISSIONS[0]!, team: [], species: 'harpy', threatLevel: 0 });
  Object.assign(table, { turn: 1, phase: 'team' });
  const plan = planOf(arena);
  for (const door of table.doors) door.open = pick(3) > 0 && !plan.doors[door.id]!.isAirlock;
  shipChanged(table);
  const floor = [...plan.tileAt.keys()].filter(square => plan.tileAt[square]! >= 0 && plan.letters[square] !== 'f');
  const place = (): number => {
    const square = floor[pick(75)]!;
    return figuresAt(table, square).length === 0 ? square : place();
  };
  const gear = Object.fromEntries(GRENADES.map(kind => [kind, 5]));
  const facing = (): Direction => (1 + pick(8)) as Direction;
  for (let i = 0; i < 8; i++) addMan(table, place(), facing(), { weapon: WEAPONS[pick(8)]!.id, gear });
  for (let i = 0; i < 12; i++) addThreat(table, place(), facing(), SPECIES[pick(SPECIES.length)]!.id);
  return table;
}

/** One figure does to another the first thing that is allowed. */
function attack(table: DuckTable, io: Io<DuckEvent>, pick: Pick, shooter: Figure, target: Figure): void {
  const { at } = target;
  const squares = [at, at + 1];
  const jets = [{ square: at, squirts: 1 + pick(3), use: pick(2) === 0 ? 'attack' : 'barrier' } as const];
  const order = { thrower: shooter.id, target: at, kind: GRENADES[pick(4)]!, byProjector: pick(2) === 0 };
  const isAllowed = (refusals: ReturnType<typeof whyNotShoot>): boolean => whyNotDeclare(refusals).length === 0;
  if (isAllowed(whyNotShoot(table, shooter, target)))
    shoot(table, io, { shooter: shooter.id, target: target.id, squirts: 1 });
  else if (isAllowed(whyNotSpray(table, { shooter: shooter.id, squares })))
    spray(table, io, { shooter: shooter.id, squares });
  else if (isAllowed(whyNotFlame(table, { shooter: shooter.id, jets })))
    flame(table, io, { shooter: shooter.id, jets });
  else if (isAllowed(whyNotFlechette(table, shooter, shooter.facing))) flechette(table, io, shooter.id, shooter.facing);
  else if (isAllowed(whyNotThrow(table, order))) throwGrenade(table, io, order);
}

function expectSound(table: DuckTable): void {
  const { tileAt } = planOf(table.arena);
  for (const figure of table.figures.filter(isOnMap)) {
    expect(tileAt[figure.at]).toBeGreaterThanOrEqual(0);
    const there = figuresAt(table, figure.at);
    const men = there.filter(({ kind }) => kind === 'teamer');
    expect([men.length, there.length - men.length]).toBeOneOf([
      [1, 0],
      [2, 0],
      [0, 1],
    ]);
    if (men.length === 2) expect(men.map(({ position }) => position)).not.toContain('centre');
  }
  for (const { count } of table.flames) expect(count).toBeOneOf([1, 2, 3]);
  expect(copy(table)).toEqual(table);
  expect(JSON.parse(JSON.stringify(table))).toEqual(table);
}

test('random fire-fights never leave the table in disorder', () => {
  let fallen = 0;
  for (let seed = 1; seed <= 12; seed++) {
    const pick = picker(seed);
    const io = randomIo(pick);
    const table = crowdedShip(pick);
    for (let n = 0; n < 150; n++) {
      const [shooter, target] = [table.figures[pick(20)]!, table.figures[pick(20)]!];
      if (shooter.kind === target.kind || !isOnMap(shooter) || !isOnMap(target)) continue;
      if (shooter.kind === 'teamer') Object.assign(shooter, { ready: 2, ducked: false });
      attack(table, io, pick, shooter, target);
    }
    expectSound(table);
    fallen += table.figures.filter(({ condition }) => condition === 'killed').length;
  }
  expect(fallen).toBeGreaterThan(10);
});
