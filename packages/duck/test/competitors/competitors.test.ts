import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { profileCard } from '../../src/content/cards.ts';
import { profileCalled, speciesCalled } from '../../src/content/deck.ts';
import { matrixScore, sightedBy } from '../../src/rules/competitors/matrix.ts';
import { lookAround } from '../../src/rules/competitors/objective.ts';
import { respond } from '../../src/rules/competitors/respond.ts';
import { chooseTarget, enemiesOf, isTarget } from '../../src/rules/competitors/targets.ts';
import { CORE } from '../../src/rules/missions/conditions.ts';
import { enterSquare, turnTo } from '../../src/rules/movement/steps.ts';
import { gunOf } from '../../src/rules/shooting/gun.ts';
import { shoot } from '../../src/rules/shooting/shoot.ts';
import { attackNearest } from '../../src/rules/threats/attack.ts';
import { throwMove } from '../../src/rules/threats/movement.ts';
import { responseOn } from '../../src/rules/threats/reaction.ts';
import { activateThreat } from '../../src/rules/threats/threat-phase.ts';
import type { Threat } from '../../src/table/figure.ts';
import type { DuckTable } from '../../src/table/table.ts';
import { activate, addVeteran, nextTurn, reaction, threatPhase } from '../support/hunting.ts';
import { addThreat, at, lockInGrapple, play, testTable } from '../support/tables.ts';

const FLOOR = ['.....', '.....', '.....', '.....', '.....'];
const PASS = { seat: 'team', answer: { pass: true } };

/** One activation, everybody who is shot at standing up to it. */
function shooting(table: DuckTable, threat: Threat, dice: readonly string[], shots = 1) {
  table.phase = 'threat';
  return play({ dice, answers: new Array(shots).fill(PASS) }, io => activateThreat(table, io, threat));
}

const layCore = (table: DuckTable, square: number): void => {
  table.things.push({ item: CORE, at: square, weapon: null, count: 1 });
};

rule(
  ['DK-TSHOOT-001', 'DK-TSHOOT-007', 'DK-TSHOOT-022'],
  'an armed one that sees a Verm shoots on 1; its shots kill men as well',
  () => {
    const table = testTable();
    const man = addVeteran(table, at(table, 3, 3), 5);
    const philth = addThreat(table, at(table, 3, 5), 1, 'philth');
    shooting(table, philth, ['D6=1', 'D6=6']);
    expect(man.condition).toBe('killed');
    const far = testTable();
    const other = addVeteran(far, at(far, 3, 1), 5);
    const shooter = addThreat(far, at(far, 3, 5), 1, 'philth');
    play({ dice: ['D6=3'], answers: [PASS] }, io => shoot(far, io, { shooter: shooter.id, target: other.id }));
    expect(other.condition).toBe('fit');
  },
);

rule('DK-TSHOOT-001', 'a Harpy in its place throws on its own profile and never shoots', () => {
  const table = testTable();
  addVeteran(table, at(table, 3, 3), 5);
  const io = activate(table, addThreat(table, at(table, 3, 5), 1), ['D6=1', 'D6=1']);
  expect(io.rolled[0]?.why.rule).toBe('DK-THREAT-011');
  expect(io.told.some(({ type }) => type === 'shotFired')).toBe(false);
});

rule(['DK-TSHOOT-002', 'DK-TSHOOT-004'], 'the matrix is data: a changed row changes what they do', () => {
  const matrix = profileCalled('competitors');
  expect([1, 2, 3, 4, 5, 6, 7].map(score => responseOn(matrix, 'teamOnTile', score))).toEqual([
    'shoot-else-hide',
    'shoot-else-find-los',
    'grenade-or-shoot-else-hide',
    'grenade-or-shoot-else-find-los',
    'mission-priority',
    'mission-priority',
    'flee',
  ]);
  expect([3, 4, 6, 8].map(score => responseOn(matrix, 'noTeam', score))).toEqual([
    'set-ambush',
    'mission-priority',
    'mission-priority',
    'retire',
  ]);
  const own = profileCard.parse({ ...matrix, teamOnTile: { ...matrix.teamOnTile, 5: 'shoot-else-hide' } });
  expect(responseOn(own, 'teamOnTile', 5)).toBe('shoot-else-hide');
});

rule('DK-TSHOOT-003', 'each of the four moves in its own way', () => {
  const table = testTable();
  const [philth, ardzilian, ceratopian, cybot] = ['philth', 'ardzilian', 'ceratopian', 'cybot'].map((species, n) =>
    addThreat(table, at(table, n + 1, 5), 1, species),
  );
  play({ dice: ['D6=1', 'D6=1', 'D6=4', 'AvD=2'] }, io =>
    expect([philth!, ardzilian!, ceratopian!, cybot!].map(one => throwMove(table, io, one))).toEqual([0, 2, 3, 2]),
  );
  addVeteran(table, at(table, 3, 1));
  lookAround(table);
  play({ dice: ['D6=4'] }, io => expect(throwMove(table, io, ceratopian!)).toBe(5));
});

rule('DK-TSHOOT-004', 'without a target it finds line of sight; without the Team it minds its mission', () => {
  const table = testTable();
  const man = addVeteran(table, at(table, 3, 1));
  const ardzilian = addThreat(table, at(table, 3, 5), 5, 'ardzilian');
  ardzilian.grenades = 0;
  const io = activate(table, ardzilian, ['D6=3', 'D6=2']);
  expect(reaction(io)).toMatchObject({ score: 4, response: 'grenade-or-shoot-else-find-los' });
  man.overhead = true;
  nextTurn(table);
  expect(reaction(activate(table, ardzilian, ['D6=4', 'D6=1']))).toMatchObject({
    column: 'noTeam',
    response: 'mission-priority',
  });
});

rule(
  'DK-TSHOOT-005',
  'modifiers add up in either column; by the other reading the objective counts in the first alone',
  () => {
    const score = (
      face: number,
      change: (table: DuckTable, threat: Threat) => void,
      sighted = true,
      objectiveModifiers: 'bothColumns' | 'teamOnTile' = 'bothColumns',
    ) => {
      const table = testTable({ switches: { objectiveModifiers } });
      const man = addVeteran(table, at(table, 3, 1));
      const philth = addThreat(table, at(table, 3, 5), 1, 'philth');
      change(table, philth);
      return matrixScore(table, philth, profileCalled('competitors'), sighted ? [man] : [], face).total;
    };
    const objective = (table: DuckTable): void => {
      layCore(table, at(table, 1, 1));
      table.progress.competitors.identifiedObjective = true;
    };
    const wounded = (table: DuckTable, threat: Threat): void => {
      threat.wounds = 1;
      objective(table);
    };
    const turnedAway = (_table: DuckTable, threat: Threat): void =>
      void Object.assign(threat, { wounds: 1, facing: 5 });
    expect(score(3, wounded)).toBe(1);
    expect(score(5, turnedAway)).toBe(8);
    expect(score(1, table => layCore(table, at(table, 1, 1)))).toBe(-2);
    expect(score(5, objective, false)).toBe(1);
    expect(score(5, wounded, false)).toBe(3);
    expect(score(5, turnedAway, false)).toBe(7);
    expect(score(5, objective, false, 'teamOnTile')).toBe(5);
  },
);

rule('DK-TSHOOT-006', 'what one of them has seen on the tile all of them know', () => {
  const table = testTable({ tiles: [['.....', '.....', '..h..', '.....', '.....']] });
  const you = addVeteran(table, at(table, 3, 1), 5, { you: true });
  const [seer, blind] = [
    addThreat(table, at(table, 1, 1), 3, 'ardzilian'),
    addThreat(table, at(table, 3, 5), 1, 'ardzilian'),
  ];
  seer.overhead = true;
  lookAround(table);
  expect(sightedBy(table, blind)).toEqual([]);
  seer.overhead = false;
  lookAround(table);
  expect(sightedBy(table, blind)).toEqual([you]);
  const io = activate(table, blind, ['D6=2', 'D6=3']);
  expect(reaction(io)).toMatchObject({ column: 'teamOnTile', response: 'shoot-else-find-los' });
  nextTurn(table);
  seer.at = -1;
  blind.at = at(table, 3, 4);
  expect(sightedBy(table, blind)).toEqual([]);
});

rule('DK-TSHOOT-007', 'it does not turn to gain a target', () => {
  const table = testTable();
  const man = addVeteran(table, at(table, 3, 1));
  const philth = addThreat(table, at(table, 3, 5), 5, 'philth');
  expect(isTarget(table, philth, man)).toBe(false);
  philth.facing = 1;
  expect(isTarget(table, philth, man)).toBe(true);
});

rule('DK-TSHOOT-008', 'a grenade where most of the Team are, but not beside its own side', () => {
  const thrown = (comrade: boolean) => {
    const table = testTable();
    addVeteran(table, at(table, 3, 1), 5);
    addVeteran(table, at(table, 4, 1), 5);
    const ardzilian = addThreat(table, at(table, 3, 5), 1, 'ardzilian');
    if (comrade) addThreat(table, at(table, 3, 2), 1, 'ardzilian').activated = true;
    const dice = comrade ? ['D6=3', 'D6=1'] : ['D6=3', 'D6=6', 'D6=6', 'D6=1', 'D6=1'];
    const io = shooting(table, ardzilian, dice, comrade ? 1 : 0);
    return [ardzilian.grenades, io.told.some(({ type }) => type === 'grenadeThrown')];
  };
  expect([thrown(false), thrown(true)]).toEqual([
    [1, true],
    [2, false],
  ]);
});

rule(['DK-TSHOOT-009', 'DK-TSHOOT-012'], 'on 1 without a target it hides and from then on waits', () => {
  const table = testTable({ tiles: [['.....', '.....', '..hh.', '.....', '.....']] });
  addVeteran(table, at(table, 3, 1), 5);
  const cybot = addThreat(table, at(table, 1, 3), 7, 'cybot');
  cybot.facing = 5;
  const io = activate(table, cybot, ['D6=1', 'AvD=4']);
  expect(reaction(io).response).toBe('shoot-else-find-los');
  cybot.at = at(table, 1, 5);
  cybot.facing = 5;
  play({ dice: ['AvD=4'] }, script => respond(table, script, cybot, 'shoot-else-hide'));
  expect([cybot.waitingSince, cybot.at]).toEqual([table.turn, at(table, 2, 5)]);
});

rule(
  ['DK-TSHOOT-010', 'DK-TSHOOT-020'],
  'it goes to the nearest square with a shot, faces it and does not fire',
  () => {
    const table = testTable({ tiles: [['.....', '.....', '.fff.', '.....', '.....']] });
    addVeteran(table, at(table, 3, 1), 5);
    const philth = addThreat(table, at(table, 3, 5), 1, 'philth');
    const seer = addThreat(table, at(table, 1, 1), 3, 'philth');
    lookAround(table);
    seer.at = -1;
    const io = activate(table, philth, ['D6=2', 'D6=5']);
    expect(reaction(io).response).toBe('shoot-else-find-los');
    expect(io.told.some(({ type }) => type === 'shotFired')).toBe(false);
    expect(isTarget(table, philth, enemiesOf(table)[0]!)).toBe(true);
  },
);

rule('DK-TSHOOT-011', 'an ambush is laid out of sight with a view of a way in', () => {
  const table = testTable({ tiles: [FLOOR, FLOOR] });
  addVeteran(table, at(table, 3, 3, 1));
  const philth = addThreat(table, at(table, 2, 3), 1, 'philth');
  const io = activate(table, philth, ['D6=2', 'D6=4']);
  expect(reaction(io)).toMatchObject({ column: 'noTeam', response: 'set-ambush' });
  expect([philth.waitingSince, philth.facing]).toEqual([table.turn, 3]);
});

rule('DK-TSHOOT-012', 'after two Threat phases of waiting it throws again in the third', () => {
  const table = testTable({ tiles: [FLOOR, FLOOR] });
  addVeteran(table, at(table, 3, 3, 1));
  const philth = addThreat(table, at(table, 2, 3), 1, 'philth');
  philth.waitingSince = table.turn;
  for (let turn = 0; turn < 2; turn++) {
    nextTurn(table);
    expect(threatPhase(table, []).rolled).toEqual([]);
  }
  nextTurn(table);
  expect(reaction(threatPhase(table, ['D6=1', 'D6=2']))).toMatchObject({ response: 'set-ambush' });
});

rule(
  'DK-TSHOOT-013',
  'one of the Team who turns in its view sets it off, whom a stimulus-driven Threat lets turn',
  () => {
    const turns = (species: string) => {
      const table = testTable();
      const man = addVeteran(table, at(table, 3, 5), 5);
      const hidden = addThreat(table, at(table, 3, 1), 5, species);
      Object.assign(hidden, { waitingSince: 1, grenades: 0 });
      const dice = species === 'philth' ? ['D6=1'] : [];
      const answers = species === 'philth' ? [PASS] : [];
      play({ dice, answers }, io => turnTo(table, io, man, 3));
      return hidden.waitingSince;
    };
    expect([turns('philth'), turns('harpy')]).toEqual([0, 1]);
  },
);

rule(
  ['DK-TSHOOT-013', 'DK-TSHOOT-014'],
  'unseen but within 2 squares, he sets it off: it goes where it has a shot',
  () => {
    const table = testTable({ tiles: [['...h.', '.....', '.....', '.....', '.....']] });
    const man = addVeteran(table, at(table, 2, 2), 3);
    const ardzilian = addThreat(table, at(table, 5, 1), 7, 'ardzilian');
    Object.assign(ardzilian, { waitingSince: 1, grenades: 0 });
    const io = play({ dice: ['D6=1', 'D6=1'], answers: [PASS] }, script =>
      enterSquare(table, script, man, at(table, 3, 2), { willingly: true }),
    );
    expect(io.told.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['threatSprangOut', 'stepped', 'shotFired']),
    );
    expect([ardzilian.waitingSince, ardzilian.activated, man.condition]).toEqual([0, true, 'fit']);
  },
);

rule('DK-TSHOOT-015', 'heavy weapons, then those in the way of its objective, then YOU, then others', () => {
  const table = testTable();
  const you = addVeteran(table, at(table, 2, 3), 5, { you: true });
  const beside = addVeteran(table, at(table, 5, 2), 5);
  const heavy = addVeteran(table, at(table, 1, 1), 5, { weapon: 'hemg' });
  const cybot = addThreat(table, at(table, 3, 5), 1, 'cybot');
  layCore(table, at(table, 5, 1));
  const chosen = (among: Parameters<typeof chooseTarget>[3]) => {
    let target = null;
    play({}, io => {
      target = chooseTarget(table, io, cybot, among);
    });
    return target;
  };
  expect([chosen([you, beside, heavy]), chosen([you, beside]), chosen([you])]).toEqual([heavy, beside, you]);
});

rule('DK-TSHOOT-021', 'grenades are counted, a cannon is reloaded every other time, an axe means contact', () => {
  const table = testTable();
  const man = addVeteran(table, at(table, 3, 2), 5);
  const ardzilian = addThreat(table, at(table, 3, 5), 1, 'ardzilian');
  ardzilian.grenades = 0;
  const io = shooting(table, ardzilian, ['D6=3', 'D6=1']);
  expect(io.told.find(({ type }) => type === 'shotFired')).toMatchObject({ weapon: 'pistol' });
  expect(speciesCalled('ceratopian').arms[0]).toEqual({ weapon: 'flechette-cannon', grenades: 0, every: 3 });

  const arena = testTable();
  const victim = addVeteran(arena, at(arena, 3, 2), 5);
  const axe = addThreat(arena, at(arena, 3, 5), 1, 'ceratopian');
  activate(arena, axe, ['D6=1', 'D6=3']);
  expect([axe.at, victim.grapple?.threat]).toEqual([victim.at, axe.id]);
  expect(man.grapple).toBe(null);
});

rule('DK-TSHOOT-021', 'a cannon that was fired is reloaded instead of shooting', () => {
  const table = testTable();
  addVeteran(table, at(table, 3, 2), 5);
  const gunner: Threat = { ...addThreat(table, at(table, 3, 5), 1, 'ceratopian'), armed: 1 };
  table.figures[gunner.id] = gunner;
  activate(table, gunner, ['D6=1', 'D6=1']);
  expect(gunner.spent).toBe(1);
  nextTurn(table);
  activate(table, gunner, ['D6=1']);
  expect(gunner.spent).toBe(0);
});

rule(['DK-TSHOOT-021', 'DK-WEAP-012'], 'its bullets are counted, and an empty gun reloaded instead of shooting', () => {
  const table = testTable();
  addVeteran(table, at(table, 3, 1), 5);
  const philth = addThreat(table, at(table, 3, 5), 1, 'philth');
  philth.spent = 11;
  shooting(table, philth, ['D6=1', 'D6=1']);
  expect([philth.spent, gunOf(table, philth)?.loaded]).toEqual([12, 0]);
  nextTurn(table);
  const io = activate(table, philth, ['D6=1']);
  expect([philth.spent, io.told.some(({ type }) => type === 'reloaded')]).toEqual([0, true]);
});

rule('DK-TSHOOT-007', 'the helpless are targets too, but the last', () => {
  const table = testTable();
  const [lying, standing] = [addVeteran(table, at(table, 2, 2), 5), addVeteran(table, at(table, 4, 1), 5)];
  Object.assign(lying, { condition: 'incapacitated', ducked: true, wounds: 2 });
  const philth = addThreat(table, at(table, 3, 5), 1, 'philth');
  const target = (dice: string[], shots = 1): unknown => {
    const shot = shooting(table, philth, dice, shots).told.find(({ type }) => type === 'shotDeclared');
    return shot?.type === 'shotDeclared' ? shot.target : null;
  };
  expect(target(['D6=1', 'D6=1'])).toBe(standing.id);
  standing.at = -1;
  philth.activated = false;
  expect(target(['D6=1', 'D6=1'], 0)).toBe(lying.id);
});

rule('DK-TSHOOT-023', 'a waiting man who is shot at may answer, unless he ends with his back to the shooter', () => {
  const table = testTable({ tiles: [FLOOR, FLOOR], joined: 'open' });
  const man = addVeteran(table, at(table, 3, 3), 7);
  man.waiting = 1;
  man.ready = 0;
  const cybot = addThreat(table, at(table, 1, 3), 3, 'cybot');
  play({ dice: ['D6=2'], answers: [PASS] }, io => shoot(table, io, { shooter: cybot.id, target: man.id }));
  expect(man.waiting).toBe(1);
});

rule('DK-TSHOOT-024', 'one that is grappled throws nothing; its rounds are fought with its own dice', () => {
  const table = testTable();
  const man = addVeteran(table, at(table, 3, 3));
  const philth = addThreat(table, man.at, 1, 'philth');
  lockInGrapple(man, philth, 1);
  const round = ['D6=1', 'D6=2', 'D6=3', 'D6=1', 'D6=2', 'D6=3', 'D6=1', 'D6=2'];
  const io = threatPhase(table, [...round, ...round]);
  expect(io.told.some(({ type }) => type === 'threatReacted')).toBe(false);
  expect(io.told.filter(({ type }) => type === 'grappleFought')).toHaveLength(2);
});

rule('DK-TSHOOT-023', 'facing the shooter he is asked once the shot is over, and may keep the chit', () => {
  const table = testTable();
  const man = addVeteran(table, at(table, 3, 1), 5);
  Object.assign(man, { waiting: 1, ready: 0 });
  const ardzilian = addThreat(table, at(table, 3, 5), 1, 'ardzilian');
  const io = play({ dice: ['D6=1'], answers: [PASS, PASS] }, script =>
    shoot(table, script, { shooter: ardzilian.id, target: man.id }),
  );
  expect(io.asked.map(({ question }) => question.rule)).toEqual(['DK-DUCK-005', 'DK-ACT-016']);
  expect(man.waiting).toBe(1);
});

rule(['DK-GRAP-028', 'DK-TSHOOT-021'], 'an axe Ceratopian passes over one who lies helpless for one who stands', () => {
  const table = testTable();
  const [lying, standing] = [addVeteran(table, at(table, 3, 3)), addVeteran(table, at(table, 1, 4))];
  const threat = addThreat(table, at(table, 3, 1), 5, 'ceratopian');
  for (const condition of ['stunned', 'incapacitated'] as const) {
    lying.condition = condition;
    threat.at = at(table, 3, 1);
    standing.grapple = null;
    lookAround(table);
    play({ dice: ['D6=5'] }, io => respond(table, io, threat, 'shoot-else-hide'));
    expect([threat.at, standing.grapple]).toMatchObject([standing.at, { threat: threat.id }]);
  }
});

rule(
  ['DK-GRAP-004', 'DK-TSHOOT-015'],
  'of two men equally near an axe Ceratopian takes the one at its objective',
  () => {
    const table = testTable();
    const [you, guard] = [addVeteran(table, at(table, 1, 3)), addVeteran(table, at(table, 5, 3))];
    const threat = addThreat(table, at(table, 3, 3), 5, 'ceratopian');
    layCore(table, at(table, 5, 2));
    play({ answers: [PASS] }, io => attackNearest(table, io, threat, 4, [you, guard]));
    expect([you.grapple, guard.grapple?.threat]).toEqual([null, threat.id]);
  },
);
