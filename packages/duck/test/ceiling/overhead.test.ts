import { EAST, halfAt, WEST } from '@sightline/geometry/grid';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { speciesCard } from '../../src/content/cards.ts';
import { speciesCalled } from '../../src/content/deck.ts';
import { perform, whyNotAct } from '../../src/rules/actions/menu.ts';
import { mustLeave } from '../../src/rules/actions/state.ts';
import { standStill } from '../../src/rules/binge/panic.ts';
import { CEILING_ACTS } from '../../src/rules/ceiling/acts.ts';
import { whyNotTakeUp } from '../../src/rules/damage/carrying.ts';
import { kill } from '../../src/rules/damage/kill-and-wound.ts';
import { setOffOwnGrenades } from '../../src/rules/damage/own-grenades.ts';
import { isFreeBeside } from '../../src/rules/grapple/free-squares.ts';
import { checkDoors } from '../../src/rules/housekeeping/door-check.ts';
import { enterSquare } from '../../src/rules/movement/steps.ts';
import { wheresOf } from '../../src/rules/movement/ways.ts';
import { whyNotShoot } from '../../src/rules/shooting/why-not-shoot.ts';
import type { Act } from '../../src/table/acts.ts';
import type { Threat } from '../../src/table/figure.ts';
import type { DuckTable, Hatch } from '../../src/table/table.ts';
import { activate, addVeteran } from '../support/hunting.ts';
import {
  addFlames,
  addMan,
  addPiece,
  addThreat,
  addVehicle,
  at,
  codes,
  type Drawn,
  lockInGrapple,
  openDoors,
  play,
  testTable,
} from '../support/tables.ts';

const FLOOR = ['.....', '.....', '.....', '.....', '.....'];
const [climbUp, climbDown] = CEILING_ACTS;

function withCeilings(exits: readonly (readonly [number, number, number])[], drawn: Drawn = {}): DuckTable {
  const table = testTable({ ...drawn, switches: { ceiling: true } });
  for (const module of table.modules) module.ceiling = true;
  table.hatches = exits.map(([x, y, tile]): Hatch => ({ at: at(table, x, y, tile), kind: 'hatch', proved: false }));
  return table;
}

function overheadThreat(table: DuckTable, x: number, y: number, species = 'harpy'): Threat {
  const threat = addThreat(table, at(table, x, y), 5, species);
  threat.overhead = true;
  return threat;
}

rule('DK-CEIL-008', 'nobody climbs through a bulkhead, nor to a hatch that is not beside him', () => {
  const tiles = [['.....', '....l', '.....', '.....', '.....'], FLOOR];
  const table = withCeilings(
    [
      [1, 2, 1],
      [5, 1, 0],
      [1, 1, 0],
    ],
    { tiles },
  );
  const man = addMan(table, at(table, 5, 2));
  expect(climbUp.list(table, man)).toEqual([{ do: 'climbUp', hatch: at(table, 5, 1) }]);
  const to = (hatch: number) => codes(climbUp.whyNot(table, man, { do: 'climbUp', hatch }));
  expect([to(at(table, 1, 2, 1)), to(at(table, 1, 1))]).toEqual([['notAdjacent'], ['notAdjacent']]);
});

rule(
  ['DK-CEIL-008', 'DK-MOVE-041', 'DK-MOVE-043', 'DK-GREN-032'],
  'nobody climbs down into fire, onto a vehicle, or to a comrade beside half a crate',
  () => {
    const down = (lay: (table: DuckTable, hatch: number) => void) => {
      const table = withCeilings([[3, 3, 0]]);
      const man = addMan(table, at(table, 3, 3));
      man.overhead = true;
      lay(table, man.at);
      return codes(climbDown.whyNot(table, man, { do: 'climbDown' }));
    };
    expect(down(addMan)).toEqual([]);
    expect(down((table, hatch) => addFlames(table, hatch, 1))).toEqual(['fireThere']);
    expect(down((table, hatch) => addVehicle(table, hatch, 1))).toEqual(['squareFull']);
    expect(
      down((table, hatch) => {
        addPiece(table, hatch, 'LOW', halfAt(WEST));
        addMan(table, hatch);
      }),
    ).toEqual(['squareFull']);
  },
);

rule('DK-CEIL-007', 'whichever of two men it drops upon, it comes from behind', () => {
  const table = withCeilings([[3, 3, 0]]);
  const front = addVeteran(table, at(table, 3, 3), 1);
  const other = addVeteran(table, at(table, 3, 3), 5, { weapon: 'hemg', strength: 'STRONG' });
  const harpy = overheadThreat(table, 3, 1);
  const attackChoices = ['HEAVY WEAPONS', 'OTHER'];
  Object.assign(harpy, { card: speciesCard.parse({ ...speciesCalled('harpy'), attackChoices }) });
  activate(table, harpy, ['D6=1', 'D6=3']);
  expect([front.grapple, other.grapple]).toMatchObject([null, { threat: harpy.id, rear: true }]);
});

rule('DK-CEIL-007', 'one with a mind of its own comes down too, without a throw', () => {
  const table = withCeilings([[3, 3, 0]]);
  const man = addVeteran(table, at(table, 3, 3), 1);
  const cybot = overheadThreat(table, 3, 1, 'cybot');
  activate(table, cybot, ['AvD=3']);
  expect([cybot.overhead, man.grapple?.threat]).toEqual([false, cybot.id]);
});

rule(['DK-CEIL-007', 'DK-THREAT-005'], 'a captive in the room below draws nobody down', () => {
  const table = withCeilings([[3, 3, 0]]);
  const man = addVeteran(table, at(table, 3, 3), 1);
  Object.assign(man, { condition: 'stunned', ducked: true });
  addThreat(table, man.at).captive = man.id;
  const io = activate(table, overheadThreat(table, 3, 1), ['D6=1']);
  expect(io.told).toContainEqual(expect.objectContaining({ type: 'threatReacted', column: 'noTeam' }));
});

rule(
  ['DK-CEIL-010', 'DK-SHOOT-025'],
  'nobody fires through the ceiling at one that grapples a comrade up there',
  () => {
    const table = withCeilings([]);
    const shooter = addMan(table, at(table, 3, 5), 1, { gear: { 'bio-scanner': 1 } });
    const comrade = addMan(table, at(table, 3, 4));
    comrade.overhead = true;
    const harpy = overheadThreat(table, 3, 4);
    expect(whyNotShoot(table, shooter, harpy)).toEqual([]);
    lockInGrapple(comrade, harpy);
    expect(codes(whyNotShoot(table, shooter, harpy))).toEqual(['targetGrappling']);
  },
);

rule(['DK-BINGE-015', 'DK-CEIL-011'], 'a chicken needs his nerve to fire or throw through a hatch', () => {
  const table = withCeilings([[3, 3, 0]]);
  const man = addMan(table, at(table, 3, 5), 1, { strength: 'STRONG', weapon: 'flamer', gear: { grenade: 1 } });
  const harpy = overheadThreat(table, 3, 3);
  Object.assign(man, { chicken: true, binge: 3 });
  const hatch = harpy.at;
  play({ dice: ['D6=4'] }, io => perform(table, io, man, { do: 'fireThroughHatch', hatch, squirts: 3 }));
  play({ dice: ['D6=4'] }, io => perform(table, io, man, { do: 'throwThroughHatch', hatch }));
  expect([harpy.condition, man.ready, man.gear['grenade']]).toEqual(['fit', 0, 1]);
});

rule(['DK-BINGE-022', 'DK-CEIL-011'], 'a first shot that kills counts through a hatch as well', () => {
  const table = withCeilings([[3, 3, 0]]);
  const man = addMan(table, at(table, 3, 5), 1, { strength: 'STRONG', weapon: 'flamer' });
  man.binge = 4;
  const harpy = overheadThreat(table, 3, 3);
  play({}, io => perform(table, io, man, { do: 'fireThroughHatch', hatch: harpy.at, squirts: 3 }));
  expect([harpy.condition, man.binge, man.once]).toEqual(['killed', 5, expect.arrayContaining(['shot'])]);
});

rule(['DK-BINGE-005', 'DK-CEIL-007'], 'who dies in the ceiling is seen to die by those up there alone', () => {
  const table = withCeilings([]);
  const [below, above] = [addMan(table, at(table, 3, 1), 5), addMan(table, at(table, 1, 1), 5)];
  const victim = addMan(table, at(table, 3, 3));
  above.overhead = victim.overhead = true;
  play({ dice: ['D6=1'] }, io => kill(table, io, victim, { by: null, means: 'accident', rule: 'DK-DMG-010' }));
  expect([below.binge, above.binge]).toEqual([6, 5]);
});

rule(['DK-BINGE-019', 'DK-CEIL-001'], 'nobody talks courage into a man above his head', () => {
  const table = withCeilings([]);
  const [you, chicken] = [addMan(table, at(table, 3, 3)), addMan(table, at(table, 3, 4))];
  chicken.chicken = true;
  const act = { do: 'pepTalk', figure: chicken.id } as const;
  expect(whyNotAct(table, you, act)).toEqual([]);
  chicken.overhead = true;
  expect(codes(whyNotAct(table, you, act))).toEqual(['notAdjacent']);
});

rule(['DK-CEIL-007', 'DK-ACT-015'], 'what moves overhead rouses nobody who waits below it', () => {
  const table = withCeilings([]);
  const man = addVeteran(table, at(table, 3, 3), 1);
  Object.assign(man, { ready: 0, waiting: 1, acted: 1 });
  const harpy = overheadThreat(table, 3, 1);
  table.phase = 'threat';
  play({}, io => {
    enterSquare(table, io, harpy, at(table, 3, 2), { willingly: true });
    enterSquare(table, io, harpy, at(table, 3, 3), { willingly: true });
  });
  expect([harpy.at, man.grapple]).toEqual([man.at, null]);
});

rule(['DK-CEIL-001', 'DK-DUCK-022'], 'nobody dives for a thing because something passes above it', () => {
  const nears = (overhead: boolean): string[] => {
    const table = withCeilings([]);
    addVeteran(table, at(table, 3, 5), 1);
    table.things.push({ item: 'log', at: at(table, 3, 4), weapon: null, count: 1 });
    const harpy = addThreat(table, at(table, 3, 2));
    harpy.overhead = overhead;
    const answers = overhead ? [] : [{ seat: 'team', answer: { pass: true } }];
    const io = play({ answers }, script => enterSquare(table, script, harpy, at(table, 3, 3), { willingly: true }));
    return io.asked.map(({ question }) => question.rule);
  };
  expect([nears(false), nears(true)]).toEqual([['DK-DUCK-022'], []]);
});

rule(['DK-CEIL-001', 'DK-THREAT-009'], 'a Threat on the deck may stand below a man in the ceiling', () => {
  const table = withCeilings([]);
  addVeteran(table, at(table, 3, 1), 5);
  const above = addVeteran(table, at(table, 3, 3), 5);
  above.overhead = true;
  const harpy = addThreat(table, at(table, 3, 5), 1);
  activate(table, harpy, ['D6=1', 'D6=2']);
  expect([harpy.at, above.grapple]).toEqual([above.at, null]);
});

rule(['DK-CEIL-001', 'DK-BINGE-018', 'DK-DMG-008'], 'his own grenade in the ceiling spares those on the deck', () => {
  for (const isPanic of [true, false]) {
    const table = withCeilings([]);
    const man = addVeteran(table, at(table, 3, 3), 1, { gear: { grenade: 1 } });
    const below = addVeteran(table, at(table, 3, 4), 1);
    const harpy = overheadThreat(table, 3, 2);
    man.overhead = true;
    man.weapons = [];
    man.hand = 'cutlass';
    if (isPanic) man.chicken = true;
    else man.wounds = 1;
    play({ dice: isPanic ? ['D6=6', 'D6=6', 'D6=6', 'D6=6'] : ['D6=1', 'D6=6'] }, io =>
      isPanic ? standStill(table, io, man) : void setOffOwnGrenades(table, io, man),
    );
    expect([man.condition, harpy.wounds + (harpy.condition === 'killed' ? 1 : 0)]).toEqual(['killed', 1]);
    expect([below.condition, below.wounds, table.explosions]).toEqual(['fit', 0, []]);
  }
});

rule(
  ['DK-CEIL-001', 'DK-GREN-031', 'DK-GREN-034'],
  'what burns on the deck drives nobody out of the ceiling, nor bars it',
  () => {
    const table = withCeilings([]);
    const man = addVeteran(table, at(table, 3, 3), 1);
    const harpy = overheadThreat(table, 5, 5);
    man.overhead = true;
    for (const square of [man.at, at(table, 3, 2), harpy.at]) addFlames(table, square, 3);
    expect([mustLeave(table, man), wheresOf(table, [man], 2).length > 1]).toEqual([false, true]);
    expect(wheresOf(table, [man], 2)).toContainEqual({ to: at(table, 3, 2) });
    activate(table, harpy, ['D6=6']);
    expect([harpy.condition, harpy.at]).toEqual(['fit', at(table, 5, 5)]);
  },
);

rule(['DK-CEIL-011', 'DK-WEAP-024'], 'what survives a Flamer above a hatch shrinks back from it', () => {
  const table = withCeilings([[3, 3, 0]]);
  const man = addMan(table, at(table, 3, 5), 1, { strength: 'STRONG', weapon: 'flamer' });
  const harpy = overheadThreat(table, 3, 3);
  const act = { do: 'fireThroughHatch', hatch: harpy.at, squirts: 2 } as const;
  // Out of breath from a DASH (DK-MOVE-035) a 4 counts 2, which kills nothing.
  man.dashed = table.turn - 1;
  play({ dice: ['D6=4'] }, io => perform(table, io, man, act));
  expect([harpy.condition, harpy.flameFrom]).toEqual(['fit', man.at]);
  activate(table, harpy, ['D6=6', 'D6=2']);
  expect(harpy.at).toBe(at(table, 3, 2));
});

rule(
  ['DK-CEIL-001', 'DK-GRAP-023'],
  'up there one is thrown off over crates and fire, but not through an open door',
  () => {
    const table = withCeilings([], { tiles: [['.....', '.....', '...h.', '.....', '.....'], FLOOR] });
    openDoors(table);
    addFlames(table, at(table, 3, 2), 1);
    expect(isFreeBeside(table, at(table, 3, 3), EAST, true)).toBe(true);
    expect(isFreeBeside(table, at(table, 3, 3), EAST, false)).toBe(false);
    expect(isFreeBeside(table, at(table, 5, 3), EAST, true)).toBe(false);
    expect(isFreeBeside(table, at(table, 5, 3), EAST, false)).toBe(true);
  },
);

rule(['DK-CEIL-001', 'DK-DUCK-008'], 'one who lies in the ceiling crawls over what stands below', () => {
  const table = withCeilings([], { tiles: [['.....', '..h..', '.....', '.....', '.....']] });
  const man = addMan(table, at(table, 3, 3));
  man.ducked = true;
  const act = { do: 'crawl', square: at(table, 3, 2) } as const;
  expect(codes(whyNotAct(table, man, act))).toEqual(['noCrawlingThere']);
  man.overhead = true;
  expect(whyNotAct(table, man, act)).toEqual([]);
});

rule(
  ['DK-CEIL-007', 'DK-GREN-014', 'DK-CARGO-013'],
  'it comes down neither into fire nor onto an empty vehicle',
  () => {
    const drops = (lay: (table: DuckTable, hatch: number) => void) => {
      const table = withCeilings([
        [3, 3, 0],
        [3, 5, 0],
      ]);
      addVeteran(table, at(table, 1, 1));
      lay(table, at(table, 3, 3));
      const harpy = overheadThreat(table, 3, 3);
      activate(table, harpy, ['D6=1', 'D6=1']);
      return [harpy.overhead, harpy.at === at(table, 3, 3)];
    };
    expect(drops(() => undefined)).toEqual([false, true]);
    expect(drops((table, hatch) => addFlames(table, hatch, 1))).toEqual([true, true]);
    // It makes for the other hatch instead.
    expect(drops((table, hatch) => addVehicle(table, hatch, 1))).toEqual([true, false]);
  },
);

rule(
  ['DK-CEIL-007', 'DK-DMG-030'],
  'a wound drives one in the ceiling as it would on the deck, without a throw',
  () => {
    const wounded = (species: string, ...dice: string[]) => {
      const table = withCeilings([[3, 3, 0]]);
      Object.assign(table, { switches: { ...table.switches, consequences: true } });
      const man = addVeteran(table, at(table, 3, 3), 1);
      const threat = overheadThreat(table, 3, 4, species);
      threat.wounds = 1;
      activate(table, threat, dice);
      return { table, man, threat };
    };
    const fled = wounded('steel-scorpion', 'AvD=4');
    expect([fled.threat.overhead, fled.threat.at]).toEqual([true, at(fled.table, 3, 5)]);
    const rabid = wounded('ceratopian', 'D6=4');
    expect(rabid.man.grapple?.threat).toBe(rabid.threat.id);
  },
);

rule(
  ['DK-CEIL-001', 'DK-DMG-028', 'DK-DMG-029'],
  'what one leaves behind that dies in the ceiling is up there too',
  () => {
    const dies = (species: string, ...dice: string[]) => {
      const table = withCeilings([]);
      const [consequences, acidHarpies] = [species !== 'harpy', species === 'harpy'];
      Object.assign(table, { switches: { ...table.switches, consequences, acidHarpies } });
      const below = addVeteran(table, at(table, 3, 3), 1);
      const threat = overheadThreat(table, 3, 3, species);
      play({ dice }, io => kill(table, io, threat, { by: null, means: 'shot', rule: 'DK-SHOOT-001' }));
      return { table, below };
    };
    for (const species of ['harpy', 'cybot', 'philth']) {
      const { table, below } = dies(species);
      expect([below.condition, below.wounds, table.explosions, table.mush]).toEqual(['fit', 0, [], []]);
    }
    expect(dies('harpy-bull', 'D6=4').table.figures.at(-1)).toMatchObject({ kind: 'threat', overhead: true });
  },
);

rule('DK-CEIL-001', 'nobody helps, treats, carries or hands anything to a comrade on the other level', () => {
  const table = withCeilings([]);
  const man = addMan(table, at(table, 3, 3), 1, { gear: { 'regen-kit': 1 } });
  const comrade = addMan(table, at(table, 3, 3));
  comrade.wounds = 1;
  const acts: Act[] = [
    { do: 'support', comrade: comrade.id },
    { do: 'treat', figure: comrade.id },
    { do: 'handOver', item: 'regen-kit', comrade: comrade.id },
  ];
  const refused = () => acts.map(act => whyNotAct(table, man, act).length > 0);
  expect(refused()).toEqual([false, false, false]);
  comrade.overhead = true;
  expect(refused()).toEqual([true, true, true]);
  comrade.condition = 'incapacitated';
  expect(codes(whyNotTakeUp(table, man, comrade))).toEqual(['notAdjacent']);
});

rule(['DK-CEIL-001', 'DK-HOUSE-005'], 'what is in the ceiling keeps no door open', () => {
  const table = withCeilings([], { tiles: [FLOOR, FLOOR] });
  openDoors(table);
  overheadThreat(table, 5, 3);
  play({}, io => checkDoors(table, io));
  expect(table.doors[0]!.open).toBe(false);
});
