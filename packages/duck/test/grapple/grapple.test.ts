import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { SPECIES, speciesCalled } from '../../src/content/deck.ts';
import { activateTeamer } from '../../src/rules/actions/activation.ts';
import { perform, whyNotAct } from '../../src/rules/actions/menu.ts';
import { beginGrapple } from '../../src/rules/grapple/contact.ts';
import { grappleDice, threatDice } from '../../src/rules/grapple/dice.ts';
import { fightGrapples, fightOut, fightRound } from '../../src/rules/grapple/fight.ts';
import { enterSquare } from '../../src/rules/movement/steps.ts';
import { attackNearest } from '../../src/rules/threats/attack.ts';
import { activateThreats } from '../../src/rules/threats/threat-phase.ts';
import { newSurvivor, newThreat } from '../../src/table/new-figures.ts';
import { choose, d6, FIGHT_ON, locked, round, THROW_OFF } from '../support/grapple-parts.ts';
import { addMan, addThreat, at, codes, lockInGrapple, play, testTable } from '../support/tables.ts';

rule(['DK-GRAP-009', 'DK-GRAP-048'], 'the dice of a man by his strength', () => {
  const table = testTable();
  const dice = (['STRONG', 'WEAK', 'AVE'] as const).map(
    strength => grappleDice(table, addMan(table, 0, 1, { strength, weapon: 'pistol' })).total,
  );
  expect(dice).toEqual([4, 2, 3]);
});

rule(['DK-GRAP-010', 'DK-GRAP-048', 'DK-GRAP-051'], 'the dice of a Threat by its species', () => {
  const diceOf = (species: string, advancing = true): number =>
    threatDice(newThreat(0, speciesCalled(species), 0, 1), { advancing, threatLost: 0 }).total;
  expect(
    ['harpy', 'harpy-bull', 'steel-scorpion', 'philth', 'cybot', 'ardzilian', 'ceratopian'].map(id => diceOf(id)),
  ).toEqual([4, 6, 4, 2, 4, 3, 4]);
  expect(diceOf('ceratopian', false)).toBe(2);
  const tails = SPECIES.flatMap(({ id, tail }) => (tail ? [[id, tail.dice, tail.when, tail.poison]] : []));
  expect(tails).toEqual([
    ['harpy-bull', 3, 'noHit', false],
    ['steel-scorpion', 2, 'hit', true],
  ]);
});

rule('DK-GRAP-048', 'a Cybot throws 4 dice against the 3 of an average man, and armour has his thrown twice', () => {
  const fight = locked({}, 'cybot');
  expect(round(fight, { dice: d6(1, 1, 1, 2, 2, 2, 3, 3, 3, 3) })).toBe(0);
});

rule('DK-GRAP-045', 'all changes to the dice add up', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 3), 1, { weapon: 'hemg' });
  man.hand = 'cutlass';
  const harpy = addThreat(table, man.at);
  play({}, io => beginGrapple(table, io, harpy, man, { from: 5, advancing: true }));
  expect(grappleDice(table, man).total).toBe(1);
  play({ dice: d6(1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3) }, io => fightOut(table, io, man));
  expect([man.grapple?.rear, man.facing, grappleDice(table, man).total]).toEqual([false, 5, 3]);
});

rule('DK-GRAP-041', 'a DUCK!ed man has 2 dice fewer, not below 0', () => {
  const table = testTable();
  const [strong, weak] = [addMan(table, 0, 1, { strength: 'STRONG' }), addMan(table, 0, 1, { strength: 'WEAK' })];
  strong.ducked = true;
  weak.ducked = true;
  expect([grappleDice(table, strong).total, grappleDice(table, weak).total]).toEqual([2, 0]);
});

rule(['DK-GRAP-005', 'DK-GRAP-007'], 'a Threat attacks by entering the square, and faces the man', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 3));
  const harpy = addThreat(table, at(table, 3, 2));
  play({}, io => enterSquare(table, io, harpy, man.at, { willingly: true }));
  expect(man.grapple).toMatchObject({ threat: harpy.id, from: 1, rear: false, advancing: true });
  expect(harpy.facing).toBe(5);
});

rule(['DK-GRAP-011', 'DK-GRAP-042'], 'from the rear the first round has 2 dice fewer, then he has turned', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 3), 1);
  const weak = addMan(table, at(table, 1, 1), 1, { strength: 'WEAK', weapon: 'pistol' });
  const [harpy, other] = [addThreat(table, at(table, 4, 4)), addThreat(table, at(table, 1, 2))];
  play({}, io => {
    enterSquare(table, io, harpy, man.at, { willingly: true });
    enterSquare(table, io, other, weak.at, { willingly: true });
  });
  const first = play({ dice: d6(1, 2, 2, 2, 2) }, io => fightRound(table, io, man));
  expect(first.rolled).toHaveLength(5);
  expect(man.facing).toBe(4);
  expect(play({ dice: d6(1, 1, 1, 2, 2, 2, 2) }, io => fightRound(table, io, man)).rolled).toHaveLength(7);
  expect(play({ dice: d6(2, 2, 2, 2) }, io => fightRound(table, io, weak)).rolled).toHaveLength(4);
  expect(weak.facing).toBe(5);
  expect(grappleDice(table, weak).total).toBe(2);
});

rule('DK-GRAP-011', 'the squares at his side are not rear', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 3), 1);
  const harpy = addThreat(table, at(table, 4, 3));
  play({}, io => enterSquare(table, io, harpy, man.at, { willingly: true }));
  expect(man.grapple?.rear).toBe(false);
});

rule('DK-GRAP-007', 'of two men in a square one is taken by each Threat', () => {
  const table = testTable();
  const men = [addMan(table, at(table, 3, 3)), addMan(table, at(table, 3, 3), 1, { weapon: 'hemg' })];
  const [first, second] = [addThreat(table, at(table, 3, 2)), addThreat(table, at(table, 2, 2))];
  play({}, io => {
    enterSquare(table, io, first, men[0]!.at, { willingly: true });
    enterSquare(table, io, second, men[0]!.at, { willingly: true });
  });
  expect(men.map(man => man.grapple?.threat)).toEqual([second.id, first.id]);
});

rule(
  ['DK-GRAP-005', 'DK-GRAP-007'],
  'with points enough it ends in his square, else next to him, and never beside another Threat',
  () => {
    const square = (points: number, isTaken: boolean): number => {
      const table = testTable();
      const man = addMan(table, at(table, 3, 5));
      if (isTaken) lockInGrapple(man, addThreat(table, man.at));
      const harpy = addThreat(table, at(table, 3, 2));
      play({}, io => attackNearest(table, io, harpy, points, [man]));
      return harpy.at;
    };
    const table = testTable();
    expect([square(3, false), square(2, false), square(3, true)]).toEqual([
      at(table, 3, 5),
      at(table, 3, 4),
      at(table, 3, 4),
    ]);
  },
);

rule('DK-GRAP-012', 'every 6 is a hit and more hits win', () => {
  const fight = locked();
  expect(round(fight, { dice: d6(6, 4, 2, 5, 5, 3, 1), answers: [FIGHT_ON] })).toBe(1);
});

rule(['DK-GRAP-013', 'DK-GRAP-037'], 'equal hits lead to a second round and never a third in the phase', () => {
  const { table, man } = locked();
  const io = play({ dice: d6(6, 1, 1, 6, 5, 2, 1, 1, 1, 1, 2, 2, 2, 2) }, run => fightOut(table, run, man));
  expect(io.asked).toEqual([]);
  expect(man.grapple?.rounds).toBe(2);
  play({}, run => fightOut(table, run, man));
});

rule('DK-GRAP-014', 'an undecided grapple is fought on in every phase', () => {
  const { table, man } = locked();
  const draw = d6(1, 1, 1, 2, 2, 2, 2, 1, 1, 1, 2, 2, 2, 2);
  play({ dice: draw }, io => fightGrapples(table, io, 'threat'));
  expect(man.ready).toBe(2);
  play({ dice: draw }, io => fightGrapples(table, io, 'team'));
  expect([man.ready, man.acted]).toEqual([0, 2]);
  play({ dice: draw }, io => fightGrapples(table, io, 'threat'));
  expect(man.grapple).not.toBeNull();
});

rule('DK-GRAP-006', 'grapples are fought in the order of the Threats', () => {
  const table = testTable();
  const men = [addMan(table, at(table, 1, 1)), addMan(table, at(table, 5, 5))];
  const harpies = men.map(man => addThreat(table, man.at));
  men.forEach((man, i) => {
    lockInGrapple(man, harpies[i]!);
  });
  const draw = d6(1, 1, 1, 2, 2, 2, 2);
  const io = play({ dice: [...draw, ...draw, ...draw, ...draw] }, run =>
    fightGrapples(table, run, 'threat', [harpies[1]!.id, harpies[0]!.id]),
  );
  const order = io.told.flatMap(event => (event.type === 'grappleFought' ? [event.figure] : []));
  expect(order).toEqual([1, 1, 0, 0]);
});

rule('DK-GRAP-006', 'all Threats have moved before the first grapple dice fall', () => {
  const table = testTable();
  table.phase = 'threat';
  const men = [addMan(table, at(table, 1, 1), 3), addMan(table, at(table, 5, 1), 7)];
  for (const square of [at(table, 2, 1), at(table, 4, 1), at(table, 3, 5)])
    addThreat(table, square).alarmed = table.turn;
  const moves = ['D6=6', 'D6=1', 'D6=2', 'D6=2', 'D6=2'];
  const draw = d6(1, 1, 1, 2, 2, 2, 2);
  const io = play({ dice: [...moves, ...draw, ...draw, ...draw, ...draw] }, run => activateThreats(table, run));
  const purposes = io.rolled.map(({ why }) => why.purpose);
  expect(purposes.lastIndexOf('move')).toBeLessThan(purposes.indexOf('grapple'));
  expect(men.every(({ grapple }) => grapple !== null)).toBe(true);
});

rule('DK-GRAP-042', 'the hack from behind is free: his sixes block it, and win him nothing', () => {
  const hack = (...faces: number[]) => {
    const table = testTable();
    const man = addMan(table, at(table, 3, 3), 1, { strength: 'STRONG' });
    const harpy = addThreat(table, at(table, 3, 4));
    play({}, io => enterSquare(table, io, harpy, man.at, { willingly: true }));
    return round({ table, man }, { dice: d6(...faces) });
  };
  expect([hack(6, 6, 1, 1, 1, 1), hack(6, 6, 6, 6, 6, 1), hack(6, 6, 6, 6, 1, 1)]).toEqual([0, -1, 0]);
});

rule('DK-GRAP-015', 'in his own phase each round takes a chit and he can do nothing else', () => {
  const { table, man } = locked();
  expect(codes(whyNotAct(table, man, { do: 'wait' }))).toContain('grappling');
  expect(codes(whyNotAct(table, man, { do: 'pass' }))).toContain('grappling');
  expect(whyNotAct(table, man, { do: 'fightOn' })).toEqual([]);
  const draw = d6(1, 1, 1, 2, 2, 2, 2);
  play({ dice: draw }, io => perform(table, io, man, { do: 'fightOn' }));
  expect([man.ready, man.acted, man.grapple?.rounds]).toEqual([1, 1, 1]);
  play({ dice: draw }, io => perform(table, io, man, { do: 'fightOn' }));
  expect([man.ready, man.acted, man.grapple?.rounds]).toEqual([0, 2, 2]);
});

rule('DK-GRAP-015', 'a wounded man has his two rounds for the one chit', () => {
  const { table, man } = locked();
  Object.assign(man, { ready: 1, wounds: 1 });
  const draw = d6(1, 1, 1, 2, 2, 2, 2);
  play({ dice: [...draw, ...draw] }, io => fightGrapples(table, io, 'team'));
  expect([man.ready, man.acted]).toEqual([0, 1]);
});

rule('DK-GRAP-015', 'whoever passes his chits fights all the same', () => {
  const { table, man } = locked();
  man.ready = 0;
  man.acted = 2;
  const draw = d6(1, 1, 1, 2, 2, 2, 2);
  play({ dice: [...draw, ...draw] }, io => fightGrapples(table, io, 'team'));
  expect(man.grapple).not.toBeNull();
});

rule(['DK-GRAP-013', 'DK-GRAP-015'], 'who has fought one round and has done fights the second all the same', () => {
  const { table, man } = locked();
  const draw = d6(1, 1, 1, 2, 2, 2, 2);
  const answers = [{ do: 'fightOn' }, { do: 'done' }].map(answer => ({ seat: 'team', answer }));
  play({ dice: [...draw, ...draw], answers }, io => activateTeamer(table, io, man));
  expect([man.ready, man.acted, man.grapple?.rounds]).toEqual([0, 2, 2]);
  play({}, io => fightGrapples(table, io, 'team'));
  // With one chit as with two.
  const hurt = locked();
  hurt.man.ready = 1;
  hurt.man.acted = 1;
  play({ dice: [...draw, ...draw], answers: answers.slice(0, 1) }, io => activateTeamer(hurt.table, io, hurt.man));
  expect([hurt.man.grapple?.rounds, hurt.man.ready, hurt.man.acted]).toEqual([2, 0, 2]);
});

rule(['DK-GRAP-008', 'DK-GRAP-013'], 'to part and walk in again brings no new rounds in this phase', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 4));
  const harpy = addThreat(table, at(table, 3, 3));
  const to = at(table, 3, 2);
  const won = d6(6, 1, 1, 1, 1, 1, 1);
  const draw = d6(1, 1, 1, 2, 2, 2, 2);
  const walkIn = (dice: string[], answers = [choose({ choice: 'shove', to })]) =>
    play({ dice, answers }, io => enterSquare(table, io, man, harpy.at, { willingly: true }));
  walkIn([...draw, ...won]);
  walkIn([], []);
  expect([man.grapple?.threat, man.grapple?.rounds]).toEqual([harpy.id, 2]);
  play({}, io => fightGrapples(table, io, 'team'));
  // A round that was not fought is left to him, and the next phase has its own.
  play({ dice: [...draw, ...draw] }, io => fightGrapples(table, io, 'threat'));
  expect([man.grapple?.rounds, man.fought]).toEqual([0, null]);
});

rule(['DK-GRAP-016', 'DK-GRAP-047'], 'a blade doubles the lead but not the hits', () => {
  const gun = locked();
  expect(round(gun, { dice: [...d6(6, 6, 1, 1, 1, 1, 1), 'D8=3'], answers: [THROW_OFF] })).toBe(2);
  const blade = locked();
  blade.man.hand = 'cutlass';
  expect(round(blade, { dice: d6(6, 6, 1, 1, 1, 1, 1) })).toBe(4);
  const once = locked();
  once.man.hand = 'axe';
  expect(round(once, { dice: [...d6(6, 2, 1, 1, 1, 1, 1), 'D8=3'], answers: [THROW_OFF] })).toBe(2);
  expect(once.threat.at).toBe(at(once.table, 4, 3));
  const even = locked();
  even.man.hand = 'cutlass';
  expect(round(even, { dice: d6(6, 2, 1, 6, 1, 1, 1) })).toBe(0);
});

rule('DK-GRAP-046', 'against armour the worse of two sets counts, against no protection the better', () => {
  const sets = d6(1, 1, 1, 6, 6, 3, 1, 6, 2, 2, 1);
  const armoured = locked();
  armoured.man.protection = 'ARMOURED';
  expect(round(armoured, { dice: sets })).toBe(-1);
  const bare = locked();
  bare.man.protection = 'UNPROTECTED';
  expect(round(bare, { dice: sets })).toBe(-2);
});

rule('DK-GRAP-049', 'a Bull strikes with its tail if its first dice have no hit', () => {
  expect(round(locked({}, 'harpy-bull'), { dice: d6(1, 1, 1, 5, 4, 3, 2, 2, 1, 6, 6, 1) })).toBe(-2);
  expect(round(locked({}, 'harpy-bull'), { dice: d6(1, 1, 1, 6, 1, 1, 1, 1, 1) })).toBe(-1);
});

rule('DK-GRAP-050', 'a Scorpion that hits also stings, and six stings kill', () => {
  const miss = d6(1, 1, 1, 1, 1, 1);
  const first = locked({}, 'steel-scorpion');
  expect(round(first, { dice: [...miss, ...d6(6, 3, 2, 1, 6, 4)] })).toBe(-2);
  expect(first.man.stings).toBe(1);
  const sixth = locked({}, 'steel-scorpion');
  sixth.man.stings = 5;
  play({ dice: [...miss, ...d6(6, 3, 2, 1, 6, 4)] }, io => fightRound(sixth.table, io, sixth.man));
  expect(sixth.man.condition).toBe('killed');
});

rule(['DK-GRAP-050', 'DK-GAP-035'], 'its poison works on those the Team rescues too', () => {
  const table = testTable();
  const survivor = newSurvivor(0, at(table, 3, 3), true);
  table.figures.push(survivor);
  const scorpion = addThreat(table, at(table, 3, 2), 5, 'steel-scorpion');
  survivor.stings = 5;
  play({ dice: d6(1, 1, 1, 1, 6, 3, 2, 1, 1, 1, 1, 1, 6, 4, 1, 1) }, io => {
    enterSquare(table, io, scorpion, survivor.at, { willingly: true });
    fightRound(table, io, survivor);
  });
  expect([survivor.stings, survivor.condition]).toEqual([6, 'killed']);
});

rule('DK-GRAP-051', 'a Ceratopian stands from the next phase on', () => {
  const table = testTable({ species: 'ceratopian' });
  const man = addMan(table, at(table, 3, 3));
  const threat = addThreat(table, at(table, 3, 2), 5, 'ceratopian');
  const io = play({ dice: d6(1, 1, 1, 2, 2, 2, 2, 1, 1, 1, 2, 2, 2, 2) }, run => {
    enterSquare(table, run, threat, man.at, { willingly: true });
    fightGrapples(table, run, 'threat');
  });
  expect(io.rolled).toHaveLength(14);
  expect(threatDice(threat, man.grapple!).total).toBe(2);
});

rule('DK-GRAP-038', 'with hit-or-block a 6 may stop a hit, and with it a sting', () => {
  const table = testTable({ switches: { hitOrBlock: true } });
  const man = addMan(table, at(table, 3, 3));
  const scorpion = addThreat(table, man.at, 5, 'steel-scorpion');
  lockInGrapple(man, scorpion);
  const io = play({ dice: d6(6, 6, 1, 6, 6, 1, 6, 1, 1, 1), answers: [{ seat: 'team', answer: 1 }, FIGHT_ON] }, run =>
    fightRound(table, run, man),
  );
  expect(io.asked[0]!.question).toMatchObject({ kind: 'hitOrBlock', options: [2, 1, 0], sixes: 2, against: 1 });
  expect([man.stings, man.grapple?.threatLost]).toEqual([0, 1]);
});

rule(['DK-GRAP-008', 'DK-WEAP-044'], 'a man who walks into it with blade in hand fights two rounds at once', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 4));
  man.hand = 'cutlass';
  const harpy = addThreat(table, at(table, 3, 3));
  const draw = d6(1, 1, 1, 1, 2, 2, 2, 2);
  play({ dice: [...draw, ...draw] }, io => enterSquare(table, io, man, harpy.at, { willingly: true }));
  expect([man.ready, man.grapple?.rounds, man.grapple?.rear]).toEqual([2, 2, false]);
});

rule('DK-WEAP-044', 'a blade drawn in the grapple gives no die', () => {
  const { table, man } = locked();
  man.hand = 'cutlass';
  expect(grappleDice(table, man).total).toBe(3);
});

rule('DK-GRAP-008', 'a captor that is shoved lets go, and a comrade in a grapple is joined as helper', () => {
  const table = testTable();
  const [captive, man] = [addMan(table, at(table, 3, 3)), addMan(table, at(table, 3, 4))];
  const harpy = addThreat(table, captive.at);
  captive.condition = 'stunned';
  harpy.captive = captive.id;
  const to = at(table, 3, 2);
  play({ dice: d6(6, 1, 1, 1, 1, 1, 1), answers: [choose({ choice: 'shove', to })] }, io =>
    enterSquare(table, io, man, captive.at, { willingly: true }),
  );
  expect([harpy.at, harpy.captive]).toEqual([to, null]);

  const other = locked();
  const helper = addMan(other.table, at(other.table, 3, 4));
  play({}, io => enterSquare(other.table, io, helper, other.man.at, { willingly: true }));
  expect(helper.grapple).toBeNull();
});
