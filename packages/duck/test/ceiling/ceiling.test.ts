import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { CEILING_ACTS } from '../../src/rules/ceiling/acts.ts';
import { actOverhead } from '../../src/rules/ceiling/attack-from-above.ts';
import { raiseCeiling } from '../../src/rules/ceiling/raise.ts';
import { isTracked } from '../../src/rules/ceiling/shooting-up.ts';
import { stun } from '../../src/rules/grapple/captives.ts';
import { waysOf } from '../../src/rules/movement/footing.ts';
import { throwMove } from '../../src/rules/movement/points.ts';
import { walk } from '../../src/rules/movement/walk.ts';
import { wheresOf, whyNotGo } from '../../src/rules/movement/ways.ts';
import { placeOnTile } from '../../src/rules/sensor/placement.ts';
import { shoot } from '../../src/rules/shooting/shoot.ts';
import { sees } from '../../src/rules/shooting/sight.ts';
import { whyNotShoot } from '../../src/rules/shooting/why-not-shoot.ts';
import { haulCaptive } from '../../src/rules/threats/prey.ts';
import { figuresAt } from '../../src/table/figures.ts';
import type { DuckTable, Hatch } from '../../src/table/table.ts';
import { view } from '../../src/view/view.ts';
import { addMan, addThreat, at, codes, type Drawn, lockInGrapple, play, testTable } from '../support/tables.ts';

const [climbUp, climbDown, fireThroughHatch, throwThroughHatch] = CEILING_ACTS;
const team = (...answers: unknown[]) => answers.map(answer => ({ seat: 'team', answer }));

/** A table whose first module has its ceiling in play, with the exits given. */
function withCeiling(exits: readonly (readonly [number, number, Hatch['kind']])[], drawn: Drawn = {}): DuckTable {
  const table = testTable({ ...drawn, switches: { ceiling: true } });
  table.modules[0]!.ceiling = true;
  table.hatches = exits.map(([x, y, kind]) => ({ at: at(table, x, y), kind, proved: false }));
  return table;
}

function overheadHarpy(table: DuckTable, x: number, y: number) {
  const harpy = addThreat(table, at(table, x, y));
  harpy.overhead = true;
  return harpy;
}

rule(
  'DK-CEIL-001',
  'the level above is a grid of its own: open floor, with FULL blocks and bulkheads reaching through',
  () => {
    const table = withCeiling([], { tiles: [['.....', '.....', '..f..', '.h...', '.....']] });
    const [below, above] = [addMan(table, at(table, 2, 2)), overheadHarpy(table, 2, 2)];
    expect(figuresAt(table, below.at)).toEqual([below]);
    expect(figuresAt(table, below.at, true)).toEqual([above]);
    expect(sees(table, below, above)).toBe(false);
    const { steps } = waysOf(table, above);
    expect(steps[at(table, 2, 3) * 8 + 5 - 1]).toBe(1);
    expect(steps[at(table, 2, 3) * 8 + 3 - 1]).toBe(0);
    expect(steps[at(table, 1, 1) * 8]).toBe(0);
  },
);

rule(
  ['DK-CEIL-002', 'DK-CEIL-005'],
  'on a 6 the ceiling comes into play, with six points where one can come down',
  () => {
    const table = testTable({ switches: { ceiling: true } });
    table.tiles[0]!.markers.push({ ping: 'RED', shown: false });
    play({ dice: ['D6=5'] }, io => raiseCeiling(table, io, 0));
    expect(table.modules[0]!.ceiling).toBe(false);
    const points = ['2,2,5', '6,4,3', '2,2', '1,1,1', '5,5,6', '1,5,4', '5,1,2'].flatMap(dice => dice.split(','));
    play({ dice: ['D6=6', ...points.map(face => `D6=${face}`)] }, io => raiseCeiling(table, io, 0));
    expect(table.modules[0]!.ceiling).toBe(true);
    expect(table.hatches.slice(0, 2)).toEqual([
      { at: at(table, 2, 2), kind: 'weakSpot', proved: false },
      { at: at(table, 3, 4), kind: 'hatch', proved: false },
    ]);
    expect(table.hatches).toHaveLength(6);
  },
);

rule('DK-CEIL-005', 'without a ping, or with the option off, no die is thrown', () => {
  for (const [ceiling, ping] of [
    [true, 'NONE'],
    [false, 'RED'],
  ] as const) {
    const table = testTable({ switches: { ceiling } });
    table.tiles[0]!.markers.push({ ping, shown: false });
    play({ dice: [] }, io => raiseCeiling(table, io, 0));
    expect(table.modules[0]!.ceiling).toBe(false);
  }
});

rule(
  'DK-CEIL-003',
  'a weak spot that is tried is real on 1 and 2; else the marker goes and the Harpy stays above',
  () => {
    for (const [face, isReal] of [
      [2, true],
      [3, false],
    ] as const) {
      const table = withCeiling([[2, 2, 'weakSpot']]);
      addMan(table, at(table, 5, 5));
      table.phase = 'threat';
      const harpy = overheadHarpy(table, 2, 1);
      play({ dice: ['D6=1', 'D6=2', `D6=${face}`] }, io => actOverhead(table, io, harpy));
      expect([harpy.at, harpy.overhead]).toEqual([at(table, 2, 2), !isReal]);
      expect(table.hatches.map(({ proved }) => proved)).toEqual(isReal ? [true] : []);
    }
  },
);

rule('DK-CEIL-004', 'the Team sees hatches, but weak spots only when they have been proved', () => {
  const table = withCeiling([
    [1, 1, 'hatch'],
    [2, 2, 'weakSpot'],
    [3, 3, 'weakSpot'],
  ]);
  table.hatches[2]!.proved = true;
  expect(view(table, 'team').hatches.map(({ at: square }) => square)).toEqual([at(table, 1, 1), at(table, 3, 3)]);
});

rule('DK-CEIL-006', 'each Threat that is located goes up on 4, 5 and 6', () => {
  const table = withCeiling([]);
  const dice = ['D6=1', 'D6=1', 'D6=2', 'D8=1', 'D6=2', 'D6=1', 'D6=4', 'D8=1', 'D6=3', 'D6=1', 'D6=6', 'D8=1'];
  let placed: ReturnType<typeof placeOnTile> = [];
  play({ dice }, io => {
    placed = placeOnTile(table, io, 0, ['harpy', 'harpy', 'harpy']);
  });
  expect(placed.map(({ overhead }) => overhead)).toEqual([false, true, true]);
});

rule(
  'DK-CEIL-007',
  'it drops through a hatch onto the man below and takes him from behind; else it makes for the nearest exit',
  () => {
    const table = withCeiling([[3, 3, 'hatch']]);
    table.phase = 'threat';
    const man = addMan(table, at(table, 3, 3), 3);
    const harpy = overheadHarpy(table, 3, 1);
    play({ dice: ['D6=1', 'D6=3'] }, io => actOverhead(table, io, harpy));
    expect([harpy.overhead, harpy.at]).toEqual([false, man.at]);
    expect(man.grapple).toMatchObject({ threat: harpy.id, rear: true });

    const other = withCeiling([[1, 5, 'hatch']]);
    other.phase = 'threat';
    addMan(other, at(other, 5, 1));
    const second = overheadHarpy(other, 1, 1);
    second.facing = 5;
    const { told } = play({ dice: ['D6=1', 'D6=3'] }, io => actOverhead(other, io, second));
    expect([second.overhead, second.at]).toEqual([true, at(other, 1, 4)]);
    // Its way tells of exits that nobody below may have seen.
    const steps = told.filter(({ type }) => type === 'stepped');
    expect(steps).toMatchObject([{ shows: true }, { shows: true }, { shows: true }]);
    play({ dice: ['D6=1', 'D6=5'] }, io => actOverhead(other, io, second));
    expect([second.overhead, second.at]).toEqual([false, at(other, 3, 3)]);
  },
);

rule('DK-CEIL-007', 'a man who has climbed up there is attacked there', () => {
  const table = withCeiling([[1, 1, 'hatch']]);
  table.phase = 'threat';
  const man = addMan(table, at(table, 4, 4));
  man.overhead = true;
  const harpy = overheadHarpy(table, 2, 2);
  play({ dice: ['D6=1', 'D6=2'] }, io => actOverhead(table, io, harpy));
  expect([harpy.at, man.grapple?.threat]).toEqual([man.at, harpy.id]);
});

rule(['DK-CEIL-007', 'DK-TSHOOT-019'], 'run by a second player it makes no reaction throw', () => {
  const table = testTable({ switches: { ceiling: true, playerB: true } });
  table.modules[0]!.ceiling = true;
  table.phase = 'threat';
  table.hatches = [{ at: at(table, 3, 3), kind: 'hatch', proved: false }];
  const man = addMan(table, at(table, 3, 3), 3);
  const harpy = overheadHarpy(table, 3, 1);
  play({ answers: [{ seat: 'threats', answer: 'stay' }] }, io => actOverhead(table, io, harpy));
  expect(harpy.at).toBe(at(table, 3, 1));
  const answers = [{ seat: 'threats', answer: 'attackBelow' }];
  play({ dice: ['D6=3'], answers }, io => actOverhead(table, io, harpy));
  expect(man.grapple?.threat).toBe(harpy.id);
});

rule('DK-CEIL-008', 'from a crate beside a hatch a man pays 2 points and is up; a hatch leads him down again', () => {
  const table = withCeiling([[3, 4, 'hatch']], { tiles: [['.....', '.....', '..l..', '.....', '.....']] });
  const man = addMan(table, at(table, 3, 3));
  const hatch = at(table, 3, 4);
  expect(climbUp.list(table, man)).toEqual([{ do: 'climbUp', hatch }]);
  const stays = { to: hatch };
  play({ dice: ['AvD=3'], answers: [...team(stays), { seat: 'team', answer: asFirst }] }, io =>
    climbUp.perform(table, io, man, { do: 'climbUp', hatch }),
  );
  expect([man.overhead, man.at]).toEqual([true, hatch]);
  play({ dice: ['AvD=3'], answers: [...team(stays), { seat: 'team', answer: asFirst }] }, io =>
    climbDown.perform(table, io, man, { do: 'climbDown' }),
  );
  expect(man.overhead).toBe(false);
  expect(codes(climbUp.whyNot(table, man, { do: 'climbUp', hatch }))).toEqual(['nothingToStandOn']);
});

rule('DK-CEIL-008', 'he walks onto the crate, up and on along the ceiling in one move, if his points last', () => {
  const table = withCeiling([[3, 4, 'hatch']], { tiles: [['.....', '.....', '..l..', '.....', '.....']] });
  const man = addMan(table, at(table, 3, 2), 5);
  const hatch = at(table, 3, 4);
  const onto = { to: at(table, 3, 3) };
  const onCrate = { via: at(table, 3, 3), back: false };
  const answers = team(onCrate, { do: 'climbUp', hatch }, { to: at(table, 3, 5) });
  play({ dice: ['AvD=5'], answers }, io => walk(table, io, [man], throwMove(table, io, man)));
  expect([man.overhead, man.at]).toEqual([true, at(table, 3, 5)]);
  const short = addMan(table, at(table, 3, 2), 5);
  const offered = wheresOf(table, [short], 3);
  expect(offered).toContainEqual(onto);
  short.at = at(table, 3, 3);
  expect(wheresOf(table, [short], 1)).not.toContainEqual({ do: 'climbUp', hatch });
  expect(codes(whyNotGo(table, [short], 1, { do: 'climbUp', hatch }))).toEqual(['outOfReach']);
});

rule(['DK-CEIL-008', 'DK-DMG-011'], 'with a comrade on his shoulders nobody climbs', () => {
  const table = withCeiling([[3, 4, 'hatch']], { tiles: [['.....', '.....', '..l..', '.....', '.....']] });
  const man = addMan(table, at(table, 3, 3));
  const comrade = addMan(table, at(table, 3, 3));
  comrade.condition = 'incapacitated';
  man.carries = comrade.id;
  expect(codes(climbUp.whyNot(table, man, { do: 'climbUp', hatch: at(table, 3, 4) }))).toEqual(['carrying']);
});

/** Whatever is offered first: how he stands when the move is over does not matter here. */
const asFirst = (question: { readonly options?: readonly unknown[] }): unknown => question.options![0];

rule('DK-CEIL-009', 'what is within 2 squares of the scanner can be aimed at', () => {
  const table = withCeiling([]);
  addMan(table, at(table, 2, 2), 1, { gear: { 'bio-scanner': 1 } });
  const shooter = addMan(table, at(table, 4, 5));
  const near = overheadHarpy(table, 4, 4);
  const far = overheadHarpy(table, 5, 4);
  expect([isTracked(table, near), isTracked(table, far)]).toEqual([true, false]);
  expect(whyNotShoot(table, shooter, near)).toEqual([]);
  expect(codes(whyNotShoot(table, shooter, far))).toEqual(['notTracked']);
});

rule('DK-CEIL-010', 'HAR and HEMG alone fire through it, and the knock-back runs on up there', () => {
  const table = withCeiling([], { tiles: [['.....', '.....', '.....', '..h..', '.....']] });
  const shooter = addMan(table, at(table, 3, 5), 1, { gear: { 'bio-scanner': 1 } });
  const harpy = overheadHarpy(table, 3, 3);
  const pistol = addMan(table, at(table, 2, 5), 1, { weapon: 'pistol' });
  expect(codes(whyNotShoot(table, pistol, harpy))).toEqual(['notThroughCeiling']);
  expect(whyNotShoot(table, shooter, harpy)).toEqual([]);
  play({ dice: ['D6=2'] }, io => shoot(table, io, { shooter: shooter.id, target: harpy.id }));
  expect([harpy.at, harpy.overhead]).toEqual([at(table, 3, 1), true]);
});

rule(['DK-SHOOT-022', 'DK-SHOOT-018'], 'up there nobody shoots past another because of a locker on the deck', () => {
  const table = withCeiling([], { tiles: [['.....', '.....', '.....', '.....', '..h..']] });
  const man = addMan(table, at(table, 3, 5));
  man.overhead = true;
  const [near, far] = [overheadHarpy(table, 3, 3), overheadHarpy(table, 3, 1)];
  expect(codes(whyNotShoot(table, man, far))).toEqual(['lineOfFireBlocked']);
  near.at = at(table, 1, 1);
  expect(whyNotShoot(table, man, far)).toEqual([]);
});

rule(['DK-SHOOT-018', 'DK-DUCK-002'], 'nobody above the ceiling is asked to DUCK! for a shot along the deck', () => {
  const table = withCeiling([]);
  const man = addMan(table, at(table, 3, 5), 1, { weapon: 'hemg' });
  const [comrade, climber] = [addMan(table, at(table, 3, 3)), addMan(table, at(table, 3, 3))];
  climber.overhead = true;
  const harpy = addThreat(table, at(table, 3, 1));
  const [refusal] = whyNotShoot(table, man, harpy);
  expect(refusal?.remedy).toEqual({ code: 'duck', about: [comrade.id] });
});

rule(['DK-CEIL-011', 'DK-SHOOT-027', 'DK-WEAP-024'], 'out of breath 2 are taken off; who survives shrinks back', () => {
  const table = withCeiling([[3, 3, 'hatch']]);
  const flamer = addMan(table, at(table, 3, 5), 1, { strength: 'STRONG', weapon: 'flamer' });
  flamer.dashed = table.turn - 1;
  const harpy = overheadHarpy(table, 3, 3);
  const act = { do: 'fireThroughHatch', hatch: harpy.at, squirts: 2 } as const;
  play({ dice: ['D6=4'] }, io => fireThroughHatch.perform(table, io, flamer, act));
  expect([harpy.condition, harpy.flameFrom, flamer.once.includes('shot')]).toEqual(['fit', flamer.at, true]);
  flamer.dashed = 0;
  play({ dice: ['D6=4'] }, io => fireThroughHatch.perform(table, io, flamer, act));
  expect(harpy.condition).toBe('killed');
});

rule('DK-CEIL-011', 'flame and grenades go up through a hatch, not through a weak spot', () => {
  const table = withCeiling([
    [3, 3, 'hatch'],
    [4, 3, 'weakSpot'],
  ]);
  const flamer = addMan(table, at(table, 3, 5), 1, { strength: 'STRONG', weapon: 'flamer' });
  const harpy = overheadHarpy(table, 3, 3);
  const beside = overheadHarpy(table, 4, 3);
  const hatch = at(table, 3, 3);
  const act = { do: 'fireThroughHatch', hatch, squirts: 3 } as const;
  expect(fireThroughHatch.list(table, flamer)).toContainEqual(act);
  expect(codes(fireThroughHatch.whyNot(table, flamer, { ...act, hatch: beside.at }))).toEqual(['noHatch']);
  play({ dice: [] }, io => fireThroughHatch.perform(table, io, flamer, act));
  expect([harpy.condition, beside.condition]).toEqual(['killed', 'fit']);
  const thrower = addMan(table, at(table, 2, 5), 1, { gear: { grenade: 1 } });
  expect(throwThroughHatch.list(table, thrower)).toEqual([
    { do: 'throwThroughHatch', hatch },
    { do: 'throwThroughHatch', hatch, byProjector: true },
  ]);
  play({ dice: ['D6=6', 'D6=1', 'D6=5'] }, io =>
    throwThroughHatch.perform(table, io, thrower, { do: 'throwThroughHatch', hatch }),
  );
  expect([beside.wounds, table.explosions]).toEqual([1, []]);
});

rule('DK-CEIL-011', 'grenades of every kind go up, by hand or from the projector', () => {
  const table = withCeiling([[3, 3, 'hatch']]);
  Object.assign(table.switches, { toxicGas: true });
  const hatch = at(table, 3, 3);
  const gear = { 'magneto-grenade': 1, 'incendiary-grenade': 1, 'gas-grenade': 1 };
  const man = addMan(table, at(table, 2, 5), 1, { gear });
  man.ready = 3;
  const harpy = overheadHarpy(table, 3, 3);
  const below = addThreat(table, hatch);
  expect(throwThroughHatch.list(table, man)).toHaveLength(6);
  const act = { do: 'throwThroughHatch', hatch, byProjector: true } as const;
  const goUp = (grenade: keyof typeof gear, ...dice: string[]) =>
    play({ dice }, io => throwThroughHatch.perform(table, io, man, { ...act, grenade }));
  goUp('incendiary-grenade', 'D6=6', 'D6=1', 'D6=1');
  expect([harpy.flameFrom, harpy.condition, below.flameFrom, table.flames]).toEqual([man.at, 'fit', -1, []]);
  goUp('gas-grenade', 'D6=6', 'D6=1', 'D6=2');
  expect([harpy.wounds, below.wounds]).toEqual([1, 0]);
  goUp('magneto-grenade', 'D6=6', 'D6=6');
  expect([harpy.condition, below.condition, table.explosions]).toEqual(['killed', 'fit', []]);
});

rule(
  ['DK-GRAP-026', 'DK-GRAP-003', 'DK-CEIL-007'],
  'a captor in the ceiling comes down with its victim by the nearest exit, or kills him if there is none',
  () => {
    const table = withCeiling([[3, 5, 'hatch']]);
    table.chits.push({ tile: 0, at: at(table, 3, 3), isEntrance: true, turned: true });
    const man = addMan(table, at(table, 3, 3));
    const harpy = overheadHarpy(table, 3, 3);
    man.overhead = true;
    lockInGrapple(man, harpy);
    play({}, io => stun(table, io, man, harpy));
    play({ dice: ['D6=3'] }, io => haulCaptive(table, io, harpy));
    harpy.facing = 1;
    expect([harpy.at, harpy.overhead, man.at, man.condition]).toEqual([
      at(table, 3, 5),
      true,
      at(table, 3, 5),
      'stunned',
    ]);
    play({ dice: ['D6=3'] }, io => haulCaptive(table, io, harpy));
    expect([harpy.at, harpy.overhead, man.at, man.overhead]).toEqual([at(table, 3, 4), false, at(table, 3, 4), false]);
    play({ dice: ['D6=2'] }, io => haulCaptive(table, io, harpy));
    expect([man.condition, harpy.captive]).toEqual(['killed', null]);

    const shutIn = withCeiling([]);
    shutIn.chits.push({ tile: 0, at: at(shutIn, 3, 3), isEntrance: true, turned: true });
    const victim = addMan(shutIn, at(shutIn, 3, 3));
    const captor = overheadHarpy(shutIn, 3, 3);
    victim.overhead = true;
    captor.captive = victim.id;
    victim.condition = 'stunned';
    play({}, io => haulCaptive(shutIn, io, captor));
    expect([victim.condition, captor.at]).toEqual(['killed', at(shutIn, 3, 3)]);
  },
);
