import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { speciesCard } from '../../src/content/cards.ts';
import { SPECIES, speciesCalled } from '../../src/content/deck.ts';
import { explode } from '../../src/rules/grenades/blast.ts';
import { attackNearest } from '../../src/rules/threats/attack.ts';
import { faceTeam, throwMove } from '../../src/rules/threats/movement.ts';
import { stimuliOf } from '../../src/rules/threats/stimulus.ts';
import { nextThreat } from '../../src/rules/threats/threat-phase.ts';
import { shipChanged } from '../../src/ship/walls.ts';
import { profileOf } from '../../src/table/own-cards.ts';
import { activate, addVeteran, nextTurn, reaction, threatPhase } from '../support/hunting.ts';
import {
  addExplosion,
  addFlames,
  addMachine,
  addMan,
  addThreat,
  at,
  lockInGrapple,
  openDoors,
  play,
  testTable,
} from '../support/tables.ts';

const LONG = [
  ['.....', '.....', '.....', '.....', '.....'],
  ['.....', '.....', '.....', '.....', '.....'],
];

rule(['DK-THREAT-001', 'DK-TURN-012'], 'the nearest acts first; equals throw for it', () => {
  const table = testTable({ tiles: LONG, joined: 'open' });
  addVeteran(table, at(table, 1, 3));
  const near = addThreat(table, at(table, 3, 3));
  const north = addThreat(table, at(table, 1, 1, 1));
  const south = addThreat(table, at(table, 1, 5, 1));
  const order: number[] = [];
  play({ dice: ['D6=1', 'D6=4'] }, io => {
    for (let next = nextThreat(table, io); next; next = nextThreat(table, io)) {
      next.activated = true;
      order.push(next.id);
    }
  });
  expect(order).toEqual([near.id, south.id, north.id]);
});

rule('DK-THREAT-001', 'a shut door counts as passable for the measurement', () => {
  const table = testTable({ tiles: LONG });
  addVeteran(table, at(table, 5, 3));
  const beyond = addThreat(table, at(table, 1, 3, 1));
  addThreat(table, at(table, 1, 3));
  play({}, io => expect(nextThreat(table, io)).toBe(beyond));
});

rule(['DK-THREAT-002', 'DK-THREAT-025'], 'each species has its own movement die', () => {
  const table = testTable();
  const [harpy, cybot] = [addThreat(table, at(table, 1, 1)), addThreat(table, at(table, 5, 5), 5, 'cybot')];
  play({ dice: ['D6=6', 'D6=1', 'AvD=4'] }, io =>
    expect([harpy, harpy, cybot].map(threat => throwMove(table, io, threat))).toEqual([6, 1, 4]),
  );
});

rule(['DK-THREAT-003', 'DK-THREAT-024'], 'a species sheet says what drives it, and the Harpy sheet is complete', () => {
  const { mind, ...rest } = speciesCalled('harpy');
  expect([mind, speciesCalled('raider').mind]).toEqual(['stimulus', 'intellect']);
  expect(speciesCard.safeParse(rest).success).toBe(false);
  expect(SPECIES.every(species => speciesCard.safeParse(species).success)).toBe(true);
  const { teamOnTile, noTeam, modifiers } = profileOf(speciesCalled('harpy'));
  const rows = (column: object): number => Object.keys(column).filter(row => row !== 'above').length;
  expect([rest.move.die, rows(teamOnTile), rows(noTeam)]).toEqual(['D6', 6, 6]);
  expect(modifiers).toEqual({ wounded: 2, humanOnSource: -2, facingAway: 1, inPack: -2 });
  expect(rest.attackChoices).toEqual(['BACKS', 'HEAVY WEAPONS', 'YOU', 'OTHER']);
});

rule('DK-THREAT-005', 'scent finds a man without sight of him, but not through a bulkhead', () => {
  const table = testTable({ tiles: [['.....', '.....', '..h..', '.....', '.....'], LONG[0]!] });
  const man = addVeteran(table, at(table, 4, 3));
  const harpy = addThreat(table, at(table, 2, 3));
  expect(stimuliOf(table, harpy)).toMatchObject({ nearest: man, column: 'teamOnTile' });
  harpy.at = at(table, 1, 2, 1);
  man.at = at(table, 5, 2);
  expect(stimuliOf(table, harpy)).toEqual({ by: [], nearest: null, unit: null, column: 'noTeam' });
});

rule('DK-THREAT-005', 'neither a captive nor a helpless man gives a stimulus', () => {
  const table = testTable();
  const man = addVeteran(table, at(table, 3, 1));
  const harpy = addThreat(table, at(table, 3, 5));
  const bull = addThreat(table, at(table, 1, 5), 1, 'harpy-bull');
  Object.assign(man, { condition: 'stunned', ducked: true });
  expect([stimuliOf(table, harpy).by, stimuliOf(table, bull).by]).toEqual([[], []]);
  bull.captive = man.id;
  expect(stimuliOf(table, harpy).by).toEqual([]);
});

rule(['DK-THREAT-005', 'DK-GAP-022'], 'a Steel Scorpion notices noise and movement, never looks', () => {
  const table = testTable();
  const man = addVeteran(table, at(table, 3, 1));
  const scorpion = addThreat(table, at(table, 3, 5), 1, 'steel-scorpion');
  expect(stimuliOf(table, scorpion).column).toBe('noTeam');
  man.moved = 1;
  expect(stimuliOf(table, scorpion).column).toBe('teamOnTile');
});

rule('DK-THREAT-005', 'a burst beside it gives away the thrower next door, and a noise of nobody the nearest', () => {
  const table = testTable({ tiles: [LONG[0]!, LONG[0]!, LONG[0]!] });
  const [near, thrower] = [addVeteran(table, at(table, 5, 1)), addVeteran(table, at(table, 1, 5))];
  const harpy = addThreat(table, at(table, 1, 5, 1));
  expect(stimuliOf(table, harpy).by).toEqual([]);
  const burst = { at: at(table, 5, 1, 1), from: thrower.at, rule: 'DK-GREN-030' } as const;
  play({}, io => explode(table, io, { ...burst, by: thrower.id }));
  expect(stimuliOf(table, harpy)).toMatchObject({ by: [thrower], nearest: thrower, column: 'noTeam' });
  table.noise = { tiles: [1], sirenUntil: 0 };
  expect(stimuliOf(table, harpy).by).toEqual([near]);
  thrower.at = -1;
  play({}, io => explode(table, io, { ...burst, by: thrower.id }));
  expect(stimuliOf(table, harpy).by).toEqual([near]);
});

rule(
  'DK-THREAT-006',
  'a man in sight far away and one on its tile use the left column, noise next door the right',
  () => {
    const table = testTable({ tiles: [LONG[0]!, LONG[0]!, LONG[0]!] });
    const man = addVeteran(table, at(table, 3, 3, 1));
    const harpy = addThreat(table, at(table, 3, 3));
    expect(stimuliOf(table, harpy).column).toBe('noTeam');
    table.noise.tiles = [1];
    expect(stimuliOf(table, harpy)).toMatchObject({ nearest: man, column: 'noTeam' });
    openDoors(table);
    man.at = at(table, 1, 1, 1);
    harpy.at = at(table, 4, 1);
    expect(stimuliOf(table, harpy)).toMatchObject({ nearest: man, column: 'noTeam' });
    // Where it was about to break in it knows its way.
    expect(stimuliOf(table, { ...harpy, atDoor: 0 }).column).toBe('teamOnTile');
    harpy.at = at(table, 3, 3);
    table.noise.tiles = [];
    man.at = at(table, 3, 3, 2);
    openDoors(table);
    expect(stimuliOf(table, harpy).column).toBe('teamOnTile');
    const io = activate(table, harpy, ['D6=5']);
    expect(reaction(io)).toMatchObject({ column: 'teamOnTile', response: 'stay' });
  },
);

rule(['DK-THREAT-007', 'DK-THREAT-009'], 'it moves once into contact, or ends short of it, facing him', () => {
  const duel = (face: number) => {
    const table = testTable();
    const man = addVeteran(table, at(table, 3, 1), 5);
    const harpy = addThreat(table, at(table, 3, 4), 1);
    activate(table, harpy, ['D6=4', `D6=${face}`]);
    return { man, harpy, table };
  };
  const contact = duel(5);
  expect([contact.harpy.at, contact.man.grapple?.threat]).toEqual([contact.man.at, contact.harpy.id]);
  const short = duel(2);
  expect([short.harpy.at, short.harpy.facing, short.man.grapple]).toEqual([at(short.table, 3, 2), 1, null]);
});

rule(
  ['DK-THREAT-008', 'DK-GRAP-006'],
  'grapples are fought after all have moved; one that is locked throws no reaction',
  () => {
    const table = testTable({ tiles: LONG, joined: 'open' });
    const [first, second] = [addVeteran(table, at(table, 1, 1)), addVeteran(table, at(table, 1, 5))];
    const [locked, other] = [addThreat(table, first.at), addThreat(table, at(table, 5, 5, 1), 7)];
    lockInGrapple(first, locked, 5);
    const io = threatPhase(table, [
      ...['D6=6', 'D6=5'],
      ...['D6=6', 'D6=2', 'D6=3', 'D6=6', 'D6=2', 'D6=2', 'D6=2'],
      ...['D6=1', 'D6=2', 'D6=3', 'D6=1', 'D6=2', 'D6=2', 'D6=2'],
    ]);
    const types = io.told.map(({ type }) => type);
    expect(types.filter(type => type === 'threatReacted')).toHaveLength(1);
    expect(types.lastIndexOf('threatStayed')).toBeLessThan(types.indexOf('grappleFought'));
    expect([second.grapple, other.activated, locked.activated]).toEqual([null, true, true]);
  },
);

rule('DK-THREAT-009', 'one whose square is full of grapples is passed over if another can be reached', () => {
  const table = testTable({ tiles: LONG, joined: 'open' });
  const held = addVeteran(table, at(table, 3, 3));
  const free = addVeteran(table, at(table, 1, 3));
  lockInGrapple(held, addThreat(table, held.at), 3);
  const harpy = addThreat(table, at(table, 5, 3), 7);
  play({ dice: ['D6=5'] }, io => attackNearest(table, io, harpy, throwMove(table, io, harpy)));
  expect(free.grapple?.threat).toBe(harpy.id);
  const late = addThreat(table, at(table, 3, 3, 1), 7);
  play({ dice: ['D6=2'] }, io => attackNearest(table, io, late, throwMove(table, io, late)));
  expect(late.at).toBe(at(table, 1, 3, 1));
});

rule('DK-THREAT-010', 'with a gun it comes only as near as it needs', () => {
  const table = testTable({ tiles: LONG, joined: 'open' });
  const man = addVeteran(table, at(table, 1, 3), 3);
  const gunner = addThreat(table, at(table, 4, 3, 1), 7, 'ardzilian');
  play({ dice: ['D6=4', 'D6=1'], answers: [{ seat: 'team', answer: { pass: true } }] }, io =>
    attackNearest(table, io, gunner, throwMove(table, io, gunner)),
  );
  expect([gunner.at, man.grapple]).toEqual([at(table, 1, 3, 1), null]);
});

rule(
  ['DK-THREAT-023', 'DK-THREAT-033', 'DK-GRAP-004'],
  'the nearest, and among equals backs, heavy weapons, YOU, others',
  () => {
    const prefers = (ahead: 'YOU near' | 'level' | 'back') => {
      const table = testTable();
      const you = addVeteran(table, at(table, 1, ahead === 'YOU near' ? 2 : 1), ahead === 'back' ? 1 : 5, {
        you: true,
      });
      const heavy = addVeteran(table, at(table, 5, 1), 5, { weapon: ahead === 'back' ? 'flamer' : 'hemg' });
      const harpy = addThreat(table, at(table, 3, 4), 1);
      activate(table, harpy, ['D6=1', 'D6=6']);
      return you.grapple ? 'you' : heavy.grapple ? 'heavy' : 'nobody';
    };
    expect([prefers('level'), prefers('YOU near'), prefers('back')]).toEqual(['heavy', 'you', 'you']);
  },
);

rule(['DK-THREAT-023', 'DK-CYBER-024'], 'a machine that works is a victim like another', () => {
  const table = testTable();
  const man = addVeteran(table, at(table, 3, 1));
  const gun = addMachine(table, at(table, 1, 3), 'roboGun');
  gun.ammo = 0;
  const harpy = addThreat(table, at(table, 3, 4), 1);
  activate(table, harpy, ['D6=1', 'D6=6', 'D6=6', 'D6=5', 'D6=4', 'D6=1', 'D6=1', 'D6=2', 'D6=3', 'D6=4']);
  expect([harpy.at, gun.damage, man.grapple]).toEqual([gun.at, 1, null]);
  gun.on = false;
  shipChanged(table);
  nextTurn(table);
  activate(table, harpy, ['D6=1', 'D6=6']);
  expect(man.grapple?.threat).toBe(harpy.id);
});

rule('DK-THREAT-004', 'in solo play an intellect-driven Threat throws on its matrix', () => {
  const table = testTable();
  addMan(table, at(table, 3, 1));
  const philth = addThreat(table, at(table, 3, 5), 5, 'philth');
  const io = activate(table, philth, ['D6=5', 'D6=3']);
  expect(io.rolled[0]?.why.rule).toBe('DK-TSHOOT-004');
});

rule(
  ['DK-WEAP-027', 'DK-GREN-015', 'DK-GREN-031'],
  'a Threat in flames leaves them first, away from where they came',
  () => {
    const table = testTable();
    addVeteran(table, at(table, 3, 5), 1);
    const harpy = addThreat(table, at(table, 3, 3), 5);
    addFlames(table, harpy.at, 1, at(table, 3, 5));
    const io = activate(table, harpy, ['D6=5', 'D6=4']);
    expect(reaction(io).response).toBe('stay');
    expect(harpy.at).toBe(at(table, 3, 2));
  },
);

rule(
  ['DK-GREN-015', 'DK-DMG-025'],
  'one that is too badly wounded to leave the marker does not throw for its move again',
  () => {
    const wounded = (faces: number[], ...more: number[]) => {
      const table = testTable();
      addVeteran(table, at(table, 3, 5), 1);
      const pack = [at(table, 3, 1), ...more.map(x => at(table, x, 1))].map(square => addThreat(table, square));
      pack[0]!.wounds = 1;
      addExplosion(table, at(table, 3, 1), at(table, 3, 5));
      activate(
        table,
        pack[0]!,
        faces.map(face => `D6=${face}`),
      );
      return [pack[0]!.at === at(table, 3, 1), pack[0]!.wounds];
    };
    // Reaction 1, or 3 in a pack of two, then the move.
    expect([wounded([1, 3]), wounded([1, 4])]).toEqual([
      [true, 1],
      [false, 0],
    ]);
    expect(wounded([3, 3, 2], 2)).toEqual([true, 1]);
  },
);

rule('DK-MOVE-012', 'at the end of its move it faces the man it sees, else along the quickest way to him', () => {
  const ends = (tile: readonly string[]) => {
    const table = testTable({ tiles: [tile] });
    addVeteran(table, at(table, 4, 1), 5);
    const harpy = addThreat(table, at(table, 3, 5), 5);
    faceTeam(table, harpy);
    return harpy.facing;
  };
  expect(ends(['.....', '.....', '.....', '.....', '.....'])).toBe(1);
  expect(ends(['.....', '.....', 'ffff.', '.....', '.....'])).toBe(3);
});
