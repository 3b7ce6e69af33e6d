import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import type { TeamCard } from '../../src/content/cards.ts';
import { fumbleFactor } from '../../src/rules/actions/fumble-test.ts';
import { actsOf, perform, whyNotAct } from '../../src/rules/actions/menu.ts';
import { squaresForChicken, whyNotOpenActivation } from '../../src/rules/binge/chicken.ts';
import { appointLeaders } from '../../src/rules/binge/leader.ts';
import { standStill } from '../../src/rules/binge/panic.ts';
import { checkFirstSights } from '../../src/rules/binge/situations.ts';
import { raiseBinge, suffersStress } from '../../src/rules/binge/stress.ts';
import { kill, wound } from '../../src/rules/damage/kill-and-wound.ts';
import { grappleDice } from '../../src/rules/grapple/dice.ts';
import { movePoints } from '../../src/rules/movement/points.ts';
import { enterSquare } from '../../src/rules/movement/steps.ts';
import { wheresOf, whyNotGo } from '../../src/rules/movement/ways.ts';
import { clearSource } from '../../src/rules/set-up/source.ts';
import { gunOf } from '../../src/rules/shooting/gun.ts';
import { shoot } from '../../src/rules/shooting/shoot.ts';
import { nextCard } from '../../src/rules/turn/sequence.ts';
import type { Teamer } from '../../src/table/figure.ts';
import { happen } from '../../src/table/moment.ts';
import type { DuckTable } from '../../src/table/table.ts';
import { addMan, addThreat, at, codes, lockInGrapple, openDoors, play, testTable } from '../support/tables.ts';

const FLOOR = ['.....', '.....', '.....', '.....', '.....'];
const ACCIDENT = { by: null, means: 'accident', rule: 'DK-SHOOT-001' } as const;

/** Two modules with an open door between them, nobody in either before. */
function twoModules() {
  const table = testTable({ tiles: [FLOOR, FLOOR] });
  openDoors(table);
  for (const module of table.modules) module.entered = false;
  table.modules[0]!.entered = true;
  return table;
}

const intoB = (table: DuckTable, man: Teamer, ...dice: string[]) =>
  play({ dice }, io => enterSquare(table, io, man, at(table, 1, 3, 1), { willingly: true }));

function scared(man: Teamer, binge = 3): Teamer {
  man.chicken = true;
  man.binge = binge;
  return man;
}

rule(
  ['DK-BINGE-001', 'DK-BINGE-003', 'DK-BINGE-008', 'DK-BINGE-009'],
  'the first man in a module checks, and his BINGE drops by 1 though he passes',
  () => {
    const table = twoModules();
    const [a, b] = [addMan(table, at(table, 5, 3), 3), addMan(table, at(table, 5, 2), 3)];
    expect([a.binge, b.binge]).toEqual([6, 6]);
    intoB(table, a, 'D6=6');
    expect([a.binge, a.chicken]).toEqual([5, false]);
    intoB(table, b);
    expect(b.binge).toBe(6);
  },
);

rule(
  ['DK-BINGE-009', 'DK-BINGE-010', 'DK-BINGE-012', 'DK-KITTY-003'],
  'a deficit: the chicken, the chits, and back over the threshold',
  () => {
    const table = twoModules();
    const man = addMan(table, at(table, 5, 3), 3, { luck: 'UNLUCKY' });
    man.binge = 5;
    intoB(table, man, 'D6=6', 'D60=1', 'D59=1');
    expect([man.binge, man.chicken, man.at, table.kitty.chits.length]).toEqual([4, true, at(table, 5, 3), 2]);
    // Every further deficit costs him his chits and a square, under the same chicken.
    addThreat(table, at(table, 5, 1), 5);
    const answers = [{ seat: 'team', answer: at(table, 5, 4) }];
    const io = play({ dice: ['D6=6', 'D58=1', 'D57=1'], answers }, io => suffersStress(table, io, man, 'eventCard'));
    expect([man.binge, man.chicken, man.at, table.kitty.chits.length]).toEqual([3, true, at(table, 5, 4), 4]);
    expect(io.told.some(({ type }) => type === 'turnedChicken')).toBe(false);
  },
);

rule('DK-BINGE-007', 'equal to BINGE passes, more fails', () => {
  const checked = (face: number): boolean => {
    const table = testTable();
    const man = addMan(table, at(table, 3, 3));
    man.binge = 4;
    const dice = [`D6=${face}`, ...(face > 4 ? ['D60=1'] : [])];
    play({ dice }, io => suffersStress(table, io, man, 'eventCard'));
    return man.chicken;
  };
  expect([checked(4), checked(5)]).toEqual([false, true]);
});

rule('DK-BINGE-004', 'the first Harpies in his arc are one check, later ones none, the first Bull a new one', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 5));
  man.once = [];
  const harpies = [1, 2, 3].map(x => addThreat(table, at(table, x, 1)).id);
  play({ dice: ['D6=3'] }, io => happen(table, io, { on: 'threatsPlaced', figures: harpies }));
  expect(man.binge).toBe(5);
  addThreat(table, at(table, 4, 1));
  play({}, io => checkFirstSights(table, io));
  const bull = addThreat(table, at(table, 5, 5, 0), 1, 'harpy-bull');
  man.facing = 7;
  play({}, io => checkFirstSights(table, io));
  bull.at = at(table, 1, 5);
  play({ dice: ['D6=3'] }, io => happen(table, io, { on: 'threatEntered', figure: bull.id, from: at(table, 1, 4) }));
  expect(man.binge).toBe(4);
});

rule(
  ['DK-BINGE-002', 'DK-BINGE-005', 'DK-BINGE-006'],
  'a comrade killed in view is one check for each who sees it; a wound is none',
  () => {
    const table = testTable({ tiles: [FLOOR, FLOOR] });
    const [a, b, c] = [
      addMan(table, at(table, 1, 1), 5),
      addMan(table, at(table, 1, 1, 1)),
      addMan(table, at(table, 3, 3)),
    ];
    const turnedAway = addMan(table, at(table, 3, 5), 5);
    play({}, io => wound(table, io, c, ACCIDENT));
    play({ dice: ['D6=2'] }, io => kill(table, io, c, ACCIDENT));
    expect([a.binge, b.binge, turnedAway.binge]).toEqual([5, 6, 6]);
    play({ dice: ['D6=2'] }, io => suffersStress(table, io, b, 'eventCard'));
    expect(b.binge).toBe(5);
  },
);

rule('DK-BINGE-012', 'from the nearest Threat he shrinks one square, and the player chooses among equals', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 3));
  addThreat(table, at(table, 3, 1));
  man.binge = 1;
  const away = [2, 3, 4].map(x => at(table, x, 4));
  const answers = [
    {
      seat: 'team',
      answer: (question: { options: number[] }) => {
        expect([...question.options].sort((x, y) => x - y)).toEqual(away);
        return away[0];
      },
    },
  ];
  play({ dice: ['D6=6', 'D60=1'], answers }, io => suffersStress(table, io, man, 'eventCard'));
  expect([man.at, man.ready]).toEqual([away[0], 2]);
});

rule('DK-BINGE-011', 'a chicken has no plus factors left', () => {
  const table = testTable();
  const card: Partial<TeamCard> = { strength: 'STRONG', traits: ['FAST'], plus: 2 };
  const man = addMan(table, at(table, 3, 3), 1, card);
  const factors = () => [grappleDice(table, man).total, movePoints(table, man, 3).total, gunOf(table, man)!.plus];
  expect(factors()).toEqual([4, 4, 2]);
  scared(man);
  expect(factors()).toEqual([3, 3, 0]);
  const deft = addMan(table, at(table, 1, 1), 1, { ff: 6, traits: ['DEFT'] });
  const factor = () => fumbleFactor(table, deft, { name: 'reload', rule: 'DK-ACT-030' }).total;
  expect(factor()).toBe(6);
  scared(deft);
  expect(factor()).toBe(5);
});

rule('DK-BINGE-013', 'the card of a chicken goes under the next one, and he joins nobody who opens', () => {
  const table = testTable();
  const [a, b, c] = [1, 2, 3].map(x => addMan(table, at(table, x, 3))) as [Teamer, Teamer, Teamer];
  scared(a);
  table.order = [a.id, b.id, c.id];
  const first = play({ dice: ['D3=1', 'D2=1'] }, io => expect(nextCard(table, io)).toBe(b));
  expect(first.told.at(-1)).toMatchObject({ type: 'cardDrawn', figure: b.id });
  b.activated = true;
  play({}, io => expect(nextCard(table, io)).toBe(a));
  play({ dice: ['D1=1'] }, io => expect(nextCard(table, io)).toBe(c));
  b.activated = false;
  expect(codes(whyNotOpenActivation(table, a))).toEqual(['chickenFirst']);
  b.condition = 'killed';
  c.condition = 'killed';
  expect(whyNotOpenActivation(table, a)).toEqual([]);
});

rule('DK-BINGE-014', 'he keeps a comrade between himself and every Threat in view, or as far off as he can', () => {
  const table = testTable();
  const man = scared(addMan(table, at(table, 3, 5)));
  addThreat(table, at(table, 3, 1));
  const rows = [1, 2, 3, 4, 5].map(y => at(table, 2, y));
  expect(squaresForChicken(table, man, rows)).toEqual([at(table, 2, 5)]);
  addMan(table, at(table, 3, 3));
  expect(squaresForChicken(table, man, rows)).toEqual([at(table, 2, 4), at(table, 2, 5)]);
  const offered = wheresOf(table, [man], 4).map(where => ('to' in where ? where.to : -1));
  const isNearer = (square: number): boolean =>
    [1, 2, 3].some(y => [1, 2, 3, 4, 5].some(x => at(table, x, y) === square));
  expect([offered.length > 1, offered.some(isNearer)]).toEqual([true, false]);
  const nearer = { to: at(table, 3, 4) };
  man.facing = 1;
  expect(codes(whyNotGo(table, [man], 4, { to: at(table, 2, 3) }))).toEqual(['chickenExposed']);
  expect(codes(whyNotGo(table, [man], 0, nearer))).toEqual(['outOfReach']);
  // Nor is one beyond the Threat between them.
  const beyond = testTable();
  const alone = scared(addMan(beyond, at(beyond, 3, 5)));
  addThreat(beyond, at(beyond, 3, 3));
  addMan(beyond, at(beyond, 3, 2));
  const column = [4, 5].map(y => at(beyond, 2, y));
  expect(squaresForChicken(beyond, alone, column)).toEqual([at(beyond, 2, 5)]);
  man.chicken = false;
  expect(squaresForChicken(table, man, rows)).toEqual(rows);
});

rule(
  'DK-BINGE-015',
  'he must pass a BINGE test to shoot, or the chit is wasted; it takes nothing off his BINGE',
  () => {
    const shot = (...dice: string[]) => {
      const table = testTable();
      const man = scared(addMan(table, at(table, 3, 5)));
      man.once.push('shot');
      const harpy = addThreat(table, at(table, 3, 4));
      play({ dice }, io => perform(table, io, man, { do: 'shoot', target: harpy.id }));
      return [harpy.condition, man.ready, man.binge];
    };
    expect([shot('D6=3', 'D6=6'), shot('D6=4')]).toEqual([
      ['killed', 1, 3],
      ['fit', 1, 3],
    ]);
  },
);

rule(
  ['DK-BINGE-015', 'DK-GRAP-034'],
  'to shoot a Threat off a comrade he needs his nerve, to cut it off he does not',
  () => {
    const helps = (hand: number | 'cutlass', ...dice: string[]) => {
      const table = testTable();
      const man = scared(addMan(table, at(table, 3, 4)));
      man.hand = hand;
      const comrade = addMan(table, at(table, 3, 3));
      lockInGrapple(comrade, addThreat(table, comrade.at));
      play({ dice }, io => perform(table, io, man, { do: 'hackOff', comrade: comrade.id }));
      return [man.ready, man.weapons[0]!.loaded];
    };
    const { loaded } = addMan(testTable(), 0).weapons[0]!;
    expect(helps(0, 'D6=4')).toEqual([1, loaded]);
    expect(helps('cutlass', 'D6=1', 'D6=1', 'D6=1', 'D6=1', 'D6=1')).toEqual([1, loaded]);
  },
);

rule('DK-BINGE-016', 'he grapples if attacked and starts none himself', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 3));
  const harpy = addThreat(table, at(table, 3, 2));
  const canEnter = () => wheresOf(table, [man], 3).some(where => 'to' in where && where.to === harpy.at);
  expect(canEnter()).toBe(true);
  scared(man);
  expect(canEnter()).toBe(false);
  expect(codes(whyNotGo(table, [man], 3, { to: harpy.at }))).toEqual(['chickenGrapples']);
  play({}, io => enterSquare(table, io, harpy, man.at, { willingly: true }));
  expect(man.grapple).toMatchObject({ threat: harpy.id });
});

rule('DK-BINGE-017', 'standing still he throws two dice, and on 12 fires at whoever is nearest', () => {
  const stood = (dice: string[], answers: { seat: string; answer: unknown }[] = []) => {
    const table = testTable();
    const man = scared(addMan(table, at(table, 3, 5)));
    man.ready = 0;
    const comrade = addMan(table, at(table, 2, 4));
    addThreat(table, at(table, 3, 2));
    const io = play({ dice, answers }, io => standStill(table, io, man));
    return { comrade, told: io.told.map(({ type }) => type) };
  };
  expect(stood(['D6=6', 'D6=5']).told).toEqual(['stoodStill']);
  const pass = [{ seat: 'team', answer: { pass: true } }];
  const { comrade, told } = stood(['D6=6', 'D6=6', 'D6=6', 'D6=1'], pass);
  expect([comrade.condition, told.includes('panicked')]).toEqual(['killed', true]);
  // His comrade may dive from it, chits or none, as near as he is (DK-DUCK-005).
  const dive = [{ seat: 'team', answer: { reaction: 'DK-DUCK-005', choice: { do: 'duck', figure: 1 } } }];
  const dived = stood(['D6=6', 'D6=6', 'D6=5'], dive);
  expect([dived.comrade.ducked, dived.told.includes('ducked')]).toEqual([true, true]);
});

rule('DK-BINGE-017', 'one who has left his square throws nothing', () => {
  const table = testTable();
  const man = scared(addMan(table, at(table, 3, 5)));
  man.moved = 1;
  expect(play({}, io => standStill(table, io, man)).told).toEqual([]);
});

rule('DK-BINGE-018', 'without any gun he lets go of a grenade on his own square', () => {
  const table = testTable();
  const man = scared(addMan(table, at(table, 3, 5), 1, { gear: { grenade: 1 } }));
  man.weapons = [];
  man.hand = 'cutlass';
  addThreat(table, at(table, 3, 2));
  play({ dice: ['D6=6', 'D6=6', 'D6=6'] }, io => standStill(table, io, man));
  expect([man.condition, table.explosions[0]?.at]).toEqual(['killed', at(table, 3, 5)]);
});

rule('DK-BINGE-018', 'with an empty one he goes for the nearest with his cutlass, grenade or not', () => {
  const amok = (nearest: 'comrade' | 'threat', ...dice: string[]) => {
    const table = testTable();
    const man = scared(addMan(table, at(table, 3, 5), 1, { weapon: 'pistol', gear: { grenade: 1 } }));
    man.weapons[0]!.loaded = 0;
    const square = at(table, 3, 3);
    const victim = nearest === 'comrade' ? addMan(table, square) : addThreat(table, square);
    play({ dice: ['D6=6', 'D6=6', ...dice] }, io => standStill(table, io, man));
    return { man, victim };
  };
  const slashed = amok('comrade', 'AvD=3', 'D6=6', 'D6=1', 'D6=1', 'D6=1');
  expect([slashed.man.hand, slashed.victim.wounds]).toEqual(['cutlass', 1]);
  const round = ['D6=1', 'D6=1', 'D6=1', 'D6=1', 'D6=1', 'D6=1', 'D6=1', 'D6=1'];
  const locked = amok('threat', 'AvD=2', ...round, ...round);
  expect(locked.man.grapple).toMatchObject({ threat: locked.victim.id, bladed: true });
});

/** YOU with BINGE 5 beside a chicken. */
function pepTalk() {
  const table = testTable();
  const you = addMan(table, at(table, 3, 3), 1, { you: true });
  you.binge = 5;
  const chicken = scared(addMan(table, at(table, 3, 4)), 4);
  return { table, you, chicken, act: { do: 'pepTalk', figure: chicken.id } as const };
}

rule(
  ['DK-BINGE-019', 'DK-BINGE-020'],
  'YOU beside him passes a BINGE check: chicken off, and a die for his BINGE',
  () => {
    const { table, you, chicken, act } = pepTalk();
    expect(actsOf(table, you)).toContainEqual(act);
    play({ dice: ['D6=6'] }, io => perform(table, io, you, act));
    expect([chicken.chicken, you.ready, you.binge]).toEqual([true, 1, 5]);
    play({ dice: ['D6=5', 'D6=2'] }, io => perform(table, io, you, act));
    expect([chicken.chicken, chicken.binge, you.ready]).toEqual([false, 2, 0]);
  },
);

rule('DK-BINGE-019', 'not from two squares off, nor by anybody else', () => {
  const { table, you, chicken, act } = pepTalk();
  const other = addMan(table, at(table, 2, 4));
  expect(codes(whyNotAct(table, other, act))).toEqual(['notYou']);
  chicken.at = at(table, 3, 5);
  expect(codes(whyNotAct(table, you, act))).toEqual(['notAdjacent']);
});

rule('DK-BINGE-021', 'a chicken YOU talks to nobody and pulls himself together with no Threat in sight', () => {
  const { table, you, act } = pepTalk();
  scared(you, 3);
  expect(codes(whyNotAct(table, you, act))).toEqual(['chickenHimself']);
  const harpy = addThreat(table, at(table, 1, 1));
  expect(codes(whyNotAct(table, you, { do: 'pullTogether' }))).toEqual(['threatInSight']);
  harpy.at = -1;
  play({ dice: ['D6=3', 'D6=6'] }, io => perform(table, io, you, { do: 'pullTogether' }));
  expect([you.chicken, you.binge, you.ready]).toEqual([false, 6, 1]);
});

rule('DK-BINGE-021', 'with YOU out of it the highest rank acts as YOU', () => {
  const { table, you, chicken } = pepTalk();
  chicken.chicken = false;
  const senior = addMan(table, at(table, 1, 1), 1, { rank: 3 });
  play({ dice: ['D6=1'] }, io => kill(table, io, you, ACCIDENT));
  expect([senior.leads, you.leads, chicken.leads]).toEqual([true, false, false]);
  const equal = addMan(table, at(table, 1, 2), 1, { rank: 1 });
  const answers = [{ seat: 'team', answer: { figure: equal.id } }];
  play({ dice: ['D6=1', 'D6=1'], answers }, io => kill(table, io, senior, ACCIDENT));
  expect([equal.leads, chicken.leads]).toEqual([true, false]);
});

rule('DK-BINGE-022', 'the first shot of a mission that kills raises BINGE, a later one does not', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 5));
  man.binge = 4;
  const target = () => addThreat(table, at(table, 3, 4)).id;
  play({ dice: ['D6=6'] }, io => shoot(table, io, { shooter: man.id, target: target() }));
  expect(man.binge).toBe(5);
  play({ dice: ['D6=6'] }, io => shoot(table, io, { shooter: man.id, target: target() }));
  expect(man.binge).toBe(5);
});

rule('DK-BINGE-022', 'YOU may honour a deed, once for each man; a chicken stays on', () => {
  const { table, you, chicken } = pepTalk();
  const act = { do: 'honour', figure: chicken.id } as const;
  expect(actsOf(table, you)).toContainEqual(act);
  play({}, io => perform(table, io, you, act));
  expect([chicken.binge, chicken.chicken, you.ready]).toEqual([5, true, 2]);
  expect(codes(whyNotAct(table, you, act))).toEqual(['honouredBefore']);
});

rule(['DK-BINGE-022', 'DK-BINGE-023'], 'the Source cleared raises all, never above 6; nobody falls below 1', () => {
  const table = testTable();
  const [a, b] = [addMan(table, at(table, 3, 3)), addMan(table, at(table, 3, 4))];
  b.binge = 1;
  play({}, io => clearSource(table, io, at(table, 1, 1), null));
  expect([a.binge, b.binge]).toEqual([6, 2]);
  play({ dice: ['D6=1'] }, io => suffersStress(table, io, b, 'eventCard'));
  play({ dice: ['D6=1'] }, io => suffersStress(table, io, b, 'eventCard'));
  expect([b.binge, b.chicken]).toEqual([1, false]);
  play({}, io => raiseBinge(io, b, 'eventCard', 9));
  expect(b.binge).toBe(6);
});

rule('DK-GAP-016', 'the first reduction of a mission leaves a STEADY man as he is', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 3), 1, { traits: ['STEADY'] });
  for (const expected of [6, 5]) {
    play({ dice: ['D6=1'] }, io => suffersStress(table, io, man, 'eventCard'));
    expect(man.binge).toBe(expected);
  }
});

rule('DK-BINGE-021', 'YOU leads again when he is back on his feet', () => {
  const { table, you, chicken } = pepTalk();
  chicken.chicken = false;
  you.condition = 'stunned';
  play({}, io => appointLeaders(table, io));
  expect([you.leads, chicken.leads]).toEqual([false, true]);
  you.condition = 'fit';
  play({}, io => appointLeaders(table, io));
  expect([you.leads, chicken.leads]).toEqual([true, false]);
});

rule(['DK-BINGE-019', 'DK-BINGE-022'], 'YOU has nothing to say to the men of another Team', () => {
  const { table, you, chicken, act } = pepTalk();
  Object.assign(chicken, { team: 1 });
  expect(codes(whyNotAct(table, you, act))).toEqual(['ofAnotherTeam']);
  expect(codes(whyNotAct(table, you, { do: 'honour', figure: chicken.id }))).toEqual(['ofAnotherTeam']);
  const spoken = actsOf(table, you).filter(({ do: word }) => word === 'pepTalk' || word === 'honour');
  expect(spoken).toEqual([{ do: 'honour', figure: you.id }]);
});
