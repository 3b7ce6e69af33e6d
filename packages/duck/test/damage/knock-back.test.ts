import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { forkOf } from '../../src/fork.ts';
import { knockBack } from '../../src/rules/damage/knock-back.ts';
import { shoot } from '../../src/rules/shooting/shoot.ts';
import { sees } from '../../src/rules/shooting/sight.ts';
import { shipChanged } from '../../src/ship/walls.ts';
import { duck } from '../../src/system.ts';
import type { Figure } from '../../src/table/figure.ts';
import type { DuckTable } from '../../src/table/table.ts';
import {
  addExplosion,
  addFlames,
  addMan,
  addThreat,
  at,
  type Drawn,
  lockInGrapple,
  openDoors,
  play,
  testTable,
} from '../support/tables.ts';

type Place = [number, number];

/** A man and a Harpy on one tile; the Harpy is driven off by so many pips. */
function driven(
  from: Place,
  to: Place,
  pips: number,
  drawn: Drawn = {},
  answers: unknown[] = [],
  look?: (table: DuckTable) => void,
) {
  const table = testTable(drawn);
  const man = addMan(table, at(table, ...from));
  const harpy = addThreat(table, at(table, ...to));
  look?.(table);
  const script = { answers: answers.map(answer => ({ seat: 'team', answer })) };
  const io = play(script, io => drive(table, io, man, harpy, pips));
  return { table, man, harpy, io, event: io.told.find(event => event.type === 'knockedBack') };
}

function drive(table: DuckTable, io: Parameters<typeof knockBack>[1], man: Figure, target: Figure, pips: number) {
  knockBack(table, io, target, { pips, cause: { by: man.id, means: 'shot', rule: 'DK-DMG-013' } });
}

const squares = (table: DuckTable, ...places: Place[]): number[] => places.map(place => at(table, ...place));

rule('DK-DMG-014', 'one square for each pip along the line from the shooter', () => {
  const straight = driven([3, 5], [3, 4], 3);
  expect(straight.event).toMatchObject({
    path: squares(straight.table, [3, 3], [3, 2], [3, 1]),
    left: 0,
    end: 'spent',
  });
  const diagonal = driven([1, 5], [2, 4], 2);
  expect(diagonal.event).toMatchObject({ path: squares(diagonal.table, [3, 3], [4, 2]) });
  const slanting = driven([1, 3], [4, 2], 1);
  expect(slanting.event).toMatchObject({ path: squares(slanting.table, [5, 2]) });
});

rule('DK-DMG-015', 'a LOW bench square across the line stops it without a wound below five pips', () => {
  const { table, harpy, event } = driven([3, 5], [3, 2], 4, { tiles: [['..l..', '.....', '.....', '.....', '.....']] });
  expect(event).toMatchObject({ path: [], left: 4, end: 'barred' });
  expect([harpy.at, harpy.wounds, harpy.facing]).toEqual([at(table, 3, 2), 0, 1]);
});

rule('DK-DMG-015', 'on top of furniture it moves over furniture as high and drops to the deck', () => {
  const { table, harpy } = driven([3, 5], [3, 4], 3, { tiles: [['.....', '.....', '..l..', '..l..', '.....']] });
  expect(harpy.at).toBe(at(table, 3, 1));
});

rule('DK-DMG-016', 'at a slant it slides along the wall into the corner', () => {
  const { table, harpy, event } = driven([1, 3], [4, 2], 4);
  expect(event).toMatchObject({ path: squares(table, [5, 2], [5, 1]), left: 2, end: 'barred' });
  expect(harpy.wounds).toBe(0);
});

rule('DK-DMG-017', 'at a fork the player is asked for one of two squares', () => {
  let options: readonly number[] = [];
  const { table, harpy } = driven([1, 3], [3, 2], 1, {}, [
    (question: { options: number[] }) => {
      options = question.options;
      return options[1];
    },
  ]);
  expect([...options].sort()).toEqual(squares(table, [4, 2], [4, 1]).sort());
  expect(harpy.at).toBe(options[1]);
});

rule(['DK-DMG-017', 'DK-DMG-023'], 'at a fork it can be told where each way leads, and whether it wounds', () => {
  const told = new Map<number, unknown>();
  let before: DuckTable | null = null;
  const { table, harpy, event } = driven(
    [1, 3],
    [3, 2],
    8,
    {},
    [
      (question: { options: number[] } & Parameters<typeof forkOf>[1]) => {
        for (const option of question.options) told.set(option, forkOf(duck.view(before!, 'team'), question, option));
        return question.options[1];
      },
    ],
    table => {
      before = table;
    },
  );
  expect(told.size).toBe(2);
  // What was told of the way that was taken is what came of it.
  expect(event).toMatchObject({ end: 'barred' });
  const { end, left, path } = event as { end: string; left: number; path: readonly number[] };
  expect(told.get(path[0]!)).toEqual({ end, left, path, wounds: true });
  expect(left).toBeGreaterThanOrEqual(5);
  expect(harpy.wounds).toBe(1);
  expect(table.figures).toHaveLength(2);
});

rule('DK-DMG-017', 'Threats dice at a fork, 1 to 3 for the clockwise way', () => {
  const forked = (face: number): number => {
    const table = testTable();
    const philth = addThreat(table, at(table, 1, 3), 3, 'philth');
    const man = addMan(table, at(table, 3, 2));
    play({ dice: [`D6=${face}`] }, io => drive(table, io, philth, man, 1));
    return man.at - at(table, 1, 1);
  };
  const table = testTable();
  expect(forked(3)).toBe(at(table, 4, 2) - at(table, 1, 1));
  expect(forked(4)).toBe(at(table, 4, 1) - at(table, 1, 1));
});

rule(
  ['DK-DMG-017', 'DK-TURN-010'],
  'with two Teams whoever runs the Threat is asked, and nobody for one that runs itself',
  () => {
    const table = testTable({ switches: { playerB: true } });
    table.multiTeam = { pack: [], decks: [[], []], nextRunner: 0, runner: 1 };
    const philth = addThreat(table, at(table, 1, 3), 3, 'philth');
    const man = addMan(table, at(table, 3, 2));
    const answers = [{ seat: 'team2', answer: at(table, 4, 1) }];
    play({ answers }, io => drive(table, io, philth, man, 1));
    expect(man.at).toBe(at(table, 4, 1));
    table.multiTeam.runner = -1;
    man.at = at(table, 3, 2);
    play({ dice: ['D6=3'] }, io => drive(table, io, philth, man, 1));
    expect(man.at).toBe(at(table, 4, 2));
  },
);

rule('DK-DMG-018', 'it ends facing away from the shooter, or into what stopped it', () => {
  expect(driven([3, 5], [3, 3], 1).harpy.facing).toBe(1);
  const stopped = driven([3, 5], [3, 2], 3);
  expect([stopped.harpy.at, stopped.harpy.facing]).toEqual([at(stopped.table, 3, 1), 1]);
  expect(driven([3, 5], [3, 3], 0).harpy.facing).toBe(5);
});

rule('DK-DMG-019', 'whoever it meets is pushed along ahead of it', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 5));
  const first = addThreat(table, at(table, 3, 3));
  const second = addThreat(table, at(table, 3, 2));
  play({ dice: ['D6=1'] }, io => shoot(table, io, { shooter: man.id, target: first.id }));
  expect([first.at, second.at]).toEqual(squares(table, [3, 2], [3, 1]));
});

rule('DK-DMG-019', 'two in a grapple are pushed together, before either meets what is there', () => {
  const table = testTable();
  const shooter = addMan(table, at(table, 3, 5));
  const driven = addThreat(table, at(table, 3, 4));
  const man = addMan(table, at(table, 3, 3));
  lockInGrapple(man, addThreat(table, man.at));
  addFlames(table, at(table, 3, 2), 1);
  const io = play({ dice: ['D6=1', 'D6=1'] }, io => drive(table, io, shooter, driven, 1));
  const told = io.told.map(({ type }) => type).filter(type => type === 'pushed' || type === 'flamesStruck');
  expect(told).toEqual(['pushed', 'pushed', 'flamesStruck', 'flamesStruck']);
});

rule('DK-DMG-019', 'a man passes or joins one other man, and they share the square by halves', () => {
  const table = testTable();
  const philth = addThreat(table, at(table, 3, 5), 1, 'philth');
  const man = addMan(table, at(table, 3, 3));
  const comrade = addMan(table, at(table, 3, 2));
  play({}, io => drive(table, io, philth, man, 1));
  expect([man.at, comrade.at]).toEqual(squares(table, [3, 2], [3, 2]));
  expect([comrade.position, man.position]).toEqual(['left', 'right']);
});

rule('DK-DMG-020', 'a pushed figure that cannot move stops the chain and is not wounded', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 5));
  const first = addThreat(table, at(table, 3, 2));
  const second = addThreat(table, at(table, 3, 1));
  play({ dice: ['D6=6'] }, io => shoot(table, io, { shooter: man.id, target: first.id }));
  expect([first.at, second.at]).toEqual(squares(table, [3, 2], [3, 1]));
  expect([first.wounds, second.wounds]).toEqual([1, 0]);
});

rule('DK-DMG-020', 'a pair that grapples is pushed as one and faces away', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 5));
  const target = addThreat(table, at(table, 3, 4));
  const comrade = addMan(table, at(table, 3, 3));
  const grappler = addThreat(table, at(table, 3, 3));
  lockInGrapple(comrade, grappler);
  play({}, io => drive(table, io, man, target, 1));
  expect([target.at, comrade.at, grappler.at]).toEqual(squares(table, [3, 3], [3, 2], [3, 2]));
  expect([comrade.facing, grappler.facing, comrade.grapple?.threat]).toEqual([1, 1, grappler.id]);
});

rule('DK-DMG-021', 'out of the sight of the shooter the rest is lost', () => {
  const floor = ['.....', '.....', '.....', '.....', '.....'];
  const table = testTable({ tiles: [floor, floor] });
  table.doors[0]!.open = true;
  shipChanged(table);
  const man = addMan(table, at(table, 1, 4), 3);
  const harpy = addThreat(table, at(table, 4, 3));
  const io = play({}, io => drive(table, io, man, harpy, 6));
  const event = io.told.find(({ type }) => type === 'knockedBack')!;
  expect(event).toMatchObject({ end: 'outOfSight', path: [at(table, 5, 3), at(table, 1, 2, 1)], left: 4 });
  expect(harpy.wounds).toBe(0);
});

rule(['DK-DMG-022', 'DK-SHOOT-028'], 'through a hole it stops on the first square beyond, unharmed', () => {
  const floor = ['.....', '.....', '.....', '.....', '.....'];
  const table = testTable({ tiles: [floor, floor] });
  const man = addMan(table, at(table, 3, 3), 3);
  const harpy = addThreat(table, at(table, 5, 3));
  table.doors[0]!.holed[0] = true;
  shipChanged(table);
  const io = play({}, io => drive(table, io, man, harpy, 9));
  expect([harpy.at, harpy.wounds]).toEqual([at(table, 1, 3, 1), 0]);
  expect(io.told.find(({ type }) => type === 'knockedBack')).toMatchObject({ end: 'throughHole', left: 8 });
});

rule('DK-DMG-023', 'five pips or more left over are one wound', () => {
  expect(driven([3, 5], [3, 1], 10).harpy.wounds).toBe(1);
  expect(driven([3, 5], [3, 1], 5).harpy.wounds).toBe(1);
  expect(driven([3, 5], [3, 1], 4).harpy.wounds).toBe(0);
});

rule('DK-GREN-014', 'a knock-back passes over an explosion marker without effect', () => {
  const table = testTable();
  addExplosion(table, at(table, 3, 2));
  const man = addMan(table, at(table, 3, 5));
  const harpy = addThreat(table, at(table, 3, 3));
  play({}, io => drive(table, io, man, harpy, 2));
  expect(harpy.at).toBe(at(table, 3, 1));
});

rule('DK-GREN-034', 'flames strike once for each burning square it is driven into', () => {
  const burnt = (face: number) => {
    const table = testTable();
    addFlames(table, at(table, 3, 2), 1);
    shipChanged(table);
    const man = addMan(table, at(table, 3, 5));
    const harpy = addThreat(table, at(table, 3, 3));
    play({ dice: [`D6=${face}`] }, io => drive(table, io, man, harpy, 2));
    return { table, harpy };
  };
  expect(burnt(5).harpy.condition).toBe('killed');
  const { table, harpy } = burnt(3);
  expect(harpy.at).toBe(at(table, 3, 1));
});

rule('DK-GRAP-029', 'a captor driven at least one square, or killed, lets go of the body', () => {
  const dragged = (pips: number) => {
    const table = testTable();
    const man = addMan(table, at(table, 3, 5));
    const harpy = addThreat(table, at(table, 3, 3));
    const body = addMan(table, harpy.at);
    harpy.captive = body.id;
    play({}, io => drive(table, io, man, harpy, pips));
    return [harpy.captive, body.at === at(table, 3, 3)];
  };
  expect([dragged(2), dragged(0)]).toEqual([
    [null, true],
    [2, true],
  ]);
});

rule(
  ['DK-DMG-019', 'DK-BINGE-012'],
  'whoever is pushed into a strange room and shrinks back stops those behind him',
  () => {
    const floor = ['.....', '.....', '.....', '.....', '.....'];
    const table = testTable({ tiles: [floor, floor] });
    openDoors(table);
    for (const module of table.modules) module.entered = module === table.modules[0];
    const shooter = addMan(table, at(table, 1, 3), 3);
    const pair = [addMan(table, at(table, 4, 3), 3), addMan(table, at(table, 4, 3), 3)];
    const first = addMan(table, at(table, 5, 3), 3);
    first.binge = 5;
    const harpy = addThreat(table, at(table, 3, 3));
    play({ dice: ['D6=6', 'D60=1'] }, io => drive(table, io, shooter, harpy, 2));
    expect(first.chicken).toBe(true);
    expect([first.at, ...pair.map(man => man.at)]).toEqual(squares(table, [5, 3], [4, 3], [4, 3]));
    expect(harpy.at).toBe(at(table, 3, 3));
  },
);

rule('DK-BINGE-004', 'a horror that is driven into a man’s view is a first sight of it', () => {
  const table = testTable({ tiles: [['.....', '.ff..', '.....', '.....', '.....']] });
  const shooter = addMan(table, at(table, 1, 3), 3);
  const witness = addMan(table, at(table, 4, 1), 5);
  witness.once = [];
  const harpy = addThreat(table, at(table, 2, 3), 7);
  expect(sees(table, witness, harpy)).toBe(false);
  play({ dice: ['D6=2', 'D6=1'] }, io => shoot(table, io, { shooter: shooter.id, target: harpy.id }));
  expect([harpy.at, witness.binge, witness.once]).toEqual([at(table, 4, 3), 5, ['saw harpy']]);
});
