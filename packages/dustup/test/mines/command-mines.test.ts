import { PASS, scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { tollOfWay } from '../../src/bot/hazards.ts';
import type { Faces } from '../../src/dice/ladder.ts';
import {
  adoptMines,
  grantedMines,
  isInFieldOfFire,
  layBeforeTheGame,
  whyNotGranted,
} from '../../src/rules/mines/command-mines.ts';
import type { Detonation } from '../../src/rules/mines/detonation.ts';
import { mayBeField } from '../../src/rules/mines/minefields.ts';
import type { LayCommandMine } from '../../src/rules/mines/questions.ts';
import { fireAtMover } from '../../src/rules/mines/reactions.ts';
import { carryOut, whyNotAct } from '../../src/rules/turn/actions.ts';
import type { Act } from '../../src/table/acts.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { happen } from '../../src/table/moment.ts';
import { type Dustup, NONE, type Place } from '../../src/table/table.ts';
import type { Unit } from '../../src/table/units.ts';
import { view } from '../../src/view/view.ts';
import { words } from '../../src/words/words.ts';
import { at, field, lay, put, putFigure, squad, wall } from '../support/setting.ts';

const sappers = (size = 3) => squad(size, { traits: ['commandMines'] });
const layAct = (place: Place, facing: number, dummy?: true): Act => ({
  do: 'reorganise',
  use: { do: 'layMine', at: place, facing, ...(dummy ? { dummy } : {}) },
});

/** Blue has laid a mine at (20, 20) that faces north, and watches from (20, 10). Red comes from the west. */
function ambush(size: number, map = field(), moves: Faces = 6): { table: Dustup; red: Unit; blue: Unit } {
  const table = lay({ map, red: [squad(size, { moves })], blue: [sappers()], blueVehicles: ['armouredAmbulance'] });
  const red = put(table, 0, 10, 22);
  const blue = put(table, 1, 20, 19);
  carryOut(table, scripted(), blue, layAct(at(20, 20), 0));
  put(table, 1, 20, 10);
  for (let i = 1; i < size; i++) putFigure(table, red, i, 10, 22 + i);
  return { table, red, blue };
}

const choicesAfter = (table: Dustup, red: Unit, from: Place, to: Place): readonly Detonation[] => {
  const tracks = red.figures.map(figure => {
    const { x, y } = table.figures[figure]!;
    const shift = (p: Place) => ({ x: p.x + x - to.x, y: p.y + y - to.y });
    return { figure, points: [shift(from), shift(to)] };
  });
  return fireAtMover.choices(table, { on: 'unitMoved', unit: red.id, tracks, names: table.names }, 'blue');
};

rule('DU-MINE-018', 'a mine takes a reorganise action, beside the leader; each allows one dummy', () => {
  const table = lay({ red: [sappers(), squad(3)] });
  const unit = put(table, 0, 10, 20);
  expect(whyNotAct(table, unit, layAct(at(12.1, 20), 90))[0]).toMatchObject({ code: 'outOfReach' });
  expect(whyNotAct(table, unit, layAct(at(12, 20), 90, true))[0]).toMatchObject({ code: 'tooManyDummies' });
  expect(whyNotAct(table, put(table, 1, 30, 20), layAct(at(30, 20), 0))[0]).toMatchObject({ code: 'noCommandMines' });
  carryOut(table, scripted(), unit, layAct(at(12, 20), 90));
  expect(unit.actions).toBe(1);
  expect(table.mines).toMatchObject([{ kind: 'directional', facing: 90, times: 1, controller: 0, shown: false }]);
  carryOut(table, scripted(), unit, layAct(at(11, 20), 90, true));
  expect(unit.actions).toBe(0);
  // To the enemy the two are the same.
  expect(view(table, 'blue').mines.map(({ kind, facing }) => [kind, facing])).toEqual([
    ['onCommand', 90],
    ['onCommand', 90],
  ]);
});

rule('DU-MINE-019', 'its counter shows all where it points, and that it is no minefield', () => {
  const { table, red } = ambush(1);
  const [seen] = view(table, 'red').mines;
  expect(seen).toMatchObject({ kind: 'onCommand', x: 20000, y: 20000, facing: 0, times: 1, controller: NONE });
  expect([isInFieldOfFire(seen!, at(24, 22)), isInFieldOfFire(seen!, at(24, 19))]).toEqual([true, false]);
  expect(mayBeField(seen!, red.side)).toBe(false);
  expect(words.table(view(table, 'red'))).toMatch(/mine counter 0 of Blue .*: a .* mine or a dummy facing 0 degrees/);
  expect([tollOfWay(view(table, 'red'), red, [at(24, 22)]), tollOfWay(view(table, 'red'), red, [at(24, 19)])]).toEqual([
    expect.closeTo(1 / 16),
    0,
  ]);
});

rule('DU-MINE-018', 'what the scenario grants is laid before the game, within twelve inches of its unit', () => {
  const table = lay({ red: [squad(3)], blue: [squad(3)] });
  const red = put(table, 0, 10, 20);
  table.sides[0]!.commandMines = 1;
  const mine = { unit: red.id, at: at(22, 20), facing: 90 };
  const asked = { kind: 'layCommandMine', rule: 'DU-MINE-018', side: 0, left: 1 } as LayCommandMine;
  expect(whyNotGranted(table, asked, mine)).toEqual([]);
  expect(whyNotGranted(table, asked, { ...mine, at: at(22.1, 20) })[0]).toMatchObject({ code: 'outOfReach' });
  expect(whyNotGranted(table, asked, { ...mine, unit: 1 })[0]).toMatchObject({ code: 'notOurs' });
  const dummy = { ...mine, at: at(14, 20), dummy: true };
  // With nothing left to lay he is asked once more, as he would be if there were.
  const answers = [mine, dummy, 'enough' as const].map(answer => ({ seat: 'red', answer }));
  const io = scripted<DustupEvent>({ answers });
  layBeforeTheGame(table, io);
  io.finish();
  expect(grantedMines(table, { ...asked, left: 0 })).toEqual(['enough']);
  expect(table.mines.map(({ kind }) => kind)).toEqual(['directional', 'directionalDummy']);
});

rule('DU-MINE-018', 'a mine that the scenario has laid belongs to the nearest unit within twelve inches', () => {
  const table = lay({ red: [squad(2)], blue: [squad(2), squad(2), squad(2)] });
  put(table, 1, 50, 20);
  put(table, 2, 44, 20);
  const laid = {
    side: 1,
    kind: 'directional',
    facing: 270,
    times: 1,
    controller: NONE,
    shown: false,
    removed: false,
  } as const;
  for (const [id, x] of [40, 20].entries()) table.mines.push({ ...laid, id, ...at(x, 20), lanes: [], triedBy: [] });
  adoptMines(table);
  expect(table.mines.map(({ controller }) => controller)).toEqual([2, NONE]);
});

rule('DU-MINE-019', 'its field of fire is half a circle of six inches', () => {
  const { table } = ambush(1);
  const [mine] = table.mines;
  const isIn = (x: number, y: number) => isInFieldOfFire(mine!, at(x, y));
  expect([isIn(24, 22), isIn(24, 19), isIn(20, 26.5)]).toEqual([true, false, false]);
});

rule('DU-MINE-020', 'any number are fired together, if the unit that laid them sees them and the target', () => {
  const { table, red, blue } = ambush(1);
  put(table, 1, 21, 19);
  carryOut(table, scripted(), blue, layAct(at(21, 20), 0));
  put(table, 1, 20, 10);
  blue.activated = true;
  blue.suppression = 2;
  const choice = { do: 'detonate', mines: [0, 1], target: 0, travelled: 8000 };
  const io = scripted<DustupEvent>({
    dice: ['D6=6', 'D10=1', 'D6=6', 'D10=1', 'D6=6'],
    answers: [{ seat: 'blue', answer: { reaction: 'DU-MINE-021', choice } }],
  });
  carryOut(table, io, red, { do: 'move', route: [at(21, 22)] });
  io.finish();
  expect(table.mines.map(({ removed }) => removed)).toEqual([true, true]);
});

rule('DU-MINE-020', 'not without sight of the mine, not in panic or rout', () => {
  const hidden = ambush(1, field({ lines: [wall('highWall', [5, 15], [35, 15])] }));
  expect(choicesAfter(hidden.table, hidden.red, at(10, 22), at(10, 22))).toEqual([]);
  put(hidden.table, 0, 22, 22);
  expect(choicesAfter(hidden.table, hidden.red, at(10, 22), at(22, 22))).toEqual([]);
  const seen = ambush(1);
  put(seen.table, 0, 22, 22);
  const offered = () => choicesAfter(seen.table, seen.red, at(10, 22), at(22, 22)).length > 0;
  expect(offered()).toBe(true);
  seen.blue.panicked = true;
  expect(offered()).toBe(false);
  seen.blue.panicked = false;
  seen.blue.confidence = 'routed';
  expect(offered()).toBe(false);
});

rule(['DU-MINE-020', 'DU-VEH-047'], 'nor from inside a closed vehicle', () => {
  const { table, red, blue } = ambush(1);
  put(table, 0, 22, 22);
  const carrier = put(table, 2, 20, 10);
  Object.assign(blue, { where: 'aboard', carrier: carrier.id });
  expect(choicesAfter(table, red, at(10, 22), at(22, 22))).toEqual([]);
  carrier.hull!.opened = true;
  expect(choicesAfter(table, red, at(10, 22), at(22, 22)).length).toBeGreaterThan(0);
});

rule('DU-MINE-020', 'at any time: also at those who stand there when an action is over', () => {
  const { table, red } = ambush(1);
  put(table, 0, 20, 24);
  const choice = { do: 'detonate', mines: [0], target: 0, travelled: 0 };
  const io = scripted<DustupEvent>({
    dice: ['D10=2', 'D6=4'],
    answers: [{ seat: 'blue', answer: { reaction: 'DU-MINE-020', choice } }],
  });
  happen(table, io, { on: 'actionDone', unit: red.id, act: { do: 'stop' } });
  io.finish();
  expect(io.told.map(({ type }) => type)).toContain('commandMineFired');
});

rule('DU-MINE-021', 'at any inch of the way that lies in its field; losses lie there', () => {
  const { table, red } = ambush(1);
  put(table, 0, 32, 22);
  const inches = choicesAfter(table, red, at(10, 22), at(32, 22)).map(({ travelled }) => travelled / 1000);
  expect([inches[0], inches.at(-1)]).toEqual([5, 15]);
  const moved = ambush(2);
  const choice = { do: 'detonate', mines: [0], target: 0, travelled: 6000 };
  const io = scripted<DustupEvent>({
    dice: ['D6=6', 'D10=9', 'D6=4', 'D10=5', 'D6=4'],
    answers: [{ seat: 'blue', answer: { reaction: 'DU-MINE-021', choice } }],
  });
  carryOut(moved.table, io, moved.red, { do: 'move', route: [at(22, 22)] });
  io.finish();
  expect(moved.red.figures.map(id => moved.table.figures[id]!.state)).toEqual(['killed', 'untreated']);
  expect(moved.red.figures.map(id => moved.table.figures[id]!.x)).toEqual([16_000, 16_000]);
});

rule(
  'DU-MINE-022',
  'fired at a squad that is past it already, as of the moment five of its eight were in the field',
  () => {
    const { table, red } = ambush(8, field(), 12);
    // Abreast, an inch apart: five of them walk within six inches of the mine when they pass it.
    for (let i = 0; i < 8; i++) putFigure(table, red, i, 10, 21.5 + i);
    red.leader = red.figures[0]!;
    const five = ['D10=1', 'D6=6', 'D10=1', 'D6=6', 'D10=1', 'D6=6', 'D10=1', 'D6=6', 'D10=1', 'D6=6'];
    const pick = ({ options }: { options: readonly { choice?: Detonation }[] }) =>
      options.find(({ choice }) => choice?.travelled === 10_000);
    const io = scripted<DustupEvent>({ dice: ['D12=12', ...five], answers: [{ seat: 'blue', answer: pick }] });
    carryOut(table, io, red, { do: 'move', route: [at(31, 21.5)] });
    io.finish();
    expect(table.figures[red.leader]!.x).toBe(31_000);
  },
);

rule(['DU-MINE-023', 'DU-MINE-024'], 'each mine is rolled against, two wounds kill, and used mines are gone', () => {
  const { table, red, blue } = ambush(1);
  put(table, 1, 21, 19);
  carryOut(table, scripted(), blue, layAct(at(21, 20), 0));
  put(table, 1, 20, 10);
  const choice = { do: 'detonate', mines: [0, 1], target: 0, travelled: 8000 };
  const io = scripted<DustupEvent>({
    dice: ['D6=6', 'D10=8', 'D6=5', 'D10=8', 'D6=4'],
    answers: [{ seat: 'blue', answer: { reaction: 'DU-MINE-021', choice } }],
  });
  carryOut(table, io, red, { do: 'move', route: [at(21, 22)] });
  io.finish();
  expect(table.figures[red.leader]!.state).toBe('killed');
  expect(red.suppression).toBe(0);
  expect(table.mines.every(({ removed }) => removed)).toBe(true);
});

rule(['DU-MINE-019', 'DU-MINE-023'], 'it strikes friend and foe in its field, whoever it was fired at', () => {
  const table = lay({ red: [squad(1), squad(1)], blue: [sappers(1), squad(1)] });
  const [red, bystander] = [put(table, 0, 22, 22), put(table, 1, 18, 22)];
  const blue = put(table, 2, 20, 19);
  carryOut(table, scripted(), blue, layAct(at(20, 20), 0));
  put(table, 2, 20, 10);
  const friend = put(table, 3, 20, 25.5);
  const choice = { do: 'detonate', mines: [0], target: red.id, travelled: 0, friends: 1 };
  const io = scripted<DustupEvent>({
    dice: ['D10=1', 'D6=6', 'D10=9', 'D6=4', 'D10=9', 'D6=2'],
    answers: [{ seat: 'blue', answer: { reaction: 'DU-MINE-020', choice } }],
  });
  happen(table, io, { on: 'actionDone', unit: red.id, act: { do: 'stop' } });
  io.finish();
  const fates = [red, bystander, friend].map(({ figures: [id] }) => table.figures[id!]!.state);
  expect(fates).toEqual(['able', 'killed', 'killed']);
});

rule('DU-MINE-019', 'a dummy endangers nobody, whoever stands before it', () => {
  const { table, red } = ambush(1);
  put(table, 0, 22, 22);
  put(table, 1, 20, 25.5);
  const friends = () => choicesAfter(table, red, at(22, 22), at(22, 22)).map(choice => choice.friends);
  expect(new Set(friends())).toEqual(new Set([1]));
  table.mines[0] = { ...table.mines[0]!, kind: 'directionalDummy' };
  expect(new Set(friends())).toEqual(new Set([undefined]));
});

rule('DU-MINE-024', 'a mine that was not fired stays', () => {
  const { table, red } = ambush(1);
  const io = scripted<DustupEvent>({ dice: ['D6=6'], answers: [{ seat: 'blue', answer: PASS }] });
  carryOut(table, io, red, { do: 'move', route: [at(21, 22)] });
  expect(table.mines[0]).toMatchObject({ removed: false, times: 1, controller: 1 });
  expect(table.mines[0]!.controller).not.toBe(NONE);
});

rule(
  ['DU-MINE-018', 'DU-MINE-020'],
  'a dummy is offered as a mine is, so that the pause betrays nothing; fired, it is shown to be one',
  () => {
    const { table, red } = ambush(1);
    put(table, 0, 22, 22);
    const real = choicesAfter(table, red, at(10, 22), at(22, 22));
    table.mines[0]!.kind = 'directionalDummy';
    const sham = choicesAfter(table, red, at(10, 22), at(22, 22));
    expect(sham).toEqual(real.map(choice => ({ ...choice, dummies: 1 })));
    expect(real.length).toBeGreaterThan(0);
    const trigger = { on: 'unitMoved', unit: red.id, tracks: [], names: table.names } as const;
    const io = scripted();
    fireAtMover.take(table, io, trigger, sham[0]!);
    expect(table.mines[0]).toMatchObject({ shown: true, removed: true });
    expect(io.told.map(({ type }) => type)).toEqual(['mineTurnedUp']);
  },
);
