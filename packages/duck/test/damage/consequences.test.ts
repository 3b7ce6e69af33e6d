import { costTo } from '@sightline/geometry/grid';
import { rule } from '@sightline/ledger/test';
import { afterEach, describe, expect } from 'vitest';
import type { SpeciesCard } from '../../src/content/cards.ts';
import { SPECIES, speciesCalled } from '../../src/content/deck.ts';
import { consequenceOf } from '../../src/rules/damage/consequences.ts';
import { type Cause, kill, wound } from '../../src/rules/damage/kill-and-wound.ts';
import { giveFreeRound } from '../../src/rules/kitty/free-round.ts';
import { droneDestinations } from '../../src/rules/machines/drone-ways.ts';
import { teamReach } from '../../src/rules/movement/footing.ts';
import { shoot } from '../../src/rules/shooting/shoot.ts';
import { activateThreats } from '../../src/rules/threats/threat-phase.ts';
import type { Threat } from '../../src/table/figure.ts';
import { activate } from '../support/hunting.ts';
import { addMachine, addMan, addThreat, at, lockInGrapple, play, testTable } from '../support/tables.ts';

const SHOT: Cause = { by: null, means: 'shot', rule: 'DK-SHOOT-001' };
const bull = speciesCalled('harpy-bull') as { -readonly [K in keyof SpeciesCard]: SpeciesCard[K] };

const { consequence: ITS_OWN } = bull;

afterEach(() => {
  bull.consequence = ITS_OWN;
});

/** A creature of a species that has been given a consequence. */
function withTrait(consequence: SpeciesCard['consequence']) {
  bull.consequence = consequence;
  const table = testTable({ switches: { consequences: true } });
  return { table, creature: addThreat(table, at(table, 3, 3), 5, 'harpy-bull') };
}

rule(['DK-DMG-028', 'DK-WEAP-040'], 'acid wounds on a 6 next to it, but flechettes spill none', () => {
  const table = testTable({ switches: { acidHarpies: true } });
  const [hurt, spared] = [addMan(table, at(table, 3, 2)), addMan(table, at(table, 4, 4))];
  const [shot, riddled] = [addThreat(table, at(table, 3, 3)), addThreat(table, at(table, 3, 3))];
  play({}, io => kill(table, io, riddled, { ...SHOT, means: 'flechette' }));
  shot.protection = 'ARMOURED';
  play({ dice: ['D6=6', 'D6=5'] }, io => kill(table, io, shot, SHOT));
  expect([hurt.wounds, spared.wounds]).toEqual([1, 0]);
});

rule('DK-DMG-028', 'a bulkhead keeps acid off, and an ARMOURED man throws twice', () => {
  const floor = ['.....', '.....', '.....', '.....', '.....'];
  const table = testTable({ tiles: [floor, floor], switches: { acidHarpies: true } });
  const harpy = addThreat(table, at(table, 5, 1));
  addMan(table, at(table, 1, 1, 1));
  const man = addMan(table, at(table, 5, 2), 1, { armoured: true });
  play({ dice: ['D6=6', 'D6=5'] }, io => kill(table, io, harpy, SHOT));
  expect(man.wounds).toBe(0);
});

rule('DK-DMG-029', 'it explodes: one grenade blast with its marker', () => {
  const { table, creature } = withTrait('EXPLODES');
  const man = addMan(table, at(table, 3, 4));
  play({ dice: ['D6=4'] }, io => kill(table, io, creature, SHOT));
  expect([man.wounds, table.explosions[0]?.at]).toEqual([1, at(table, 3, 3)]);
});

rule('DK-DMG-029', 'it spawns on 4 or more', () => {
  const { table, creature } = withTrait('SPAWNS');
  play({ dice: ['D6=3'] }, io => kill(table, io, creature, SHOT));
  expect(table.figures).toHaveLength(1);
  const another = addThreat(table, at(table, 2, 2), 5, 'harpy-bull');
  play({ dice: ['D6=4'] }, io => kill(table, io, another, SHOT));
  expect(table.figures[2]).toMatchObject({ card: { id: 'harpy' }, at: at(table, 2, 2), condition: 'fit' });
});

rule('DK-DMG-029', 'it turns to mush, which costs 2 to enter', () => {
  const { table, creature } = withTrait('MUSH');
  play({}, io => kill(table, io, creature, SHOT));
  const man = addMan(table, at(table, 3, 4));
  expect(costTo(teamReach(table, man, 3), at(table, 3, 3))).toBe(2);
  const drone = addMachine(table, at(table, 3, 2), 'hemgDrone');
  expect([1, 2].map(points => droneDestinations(table, drone, points).includes(at(table, 3, 3)))).toEqual([
    false,
    true,
  ]);
});

rule('DK-DMG-029', 'what is spawned in the Threat phase acts from the next one on', () => {
  const { table, creature } = withTrait('SPAWNS');
  table.phase = 'threat';
  play({ dice: ['D6=6'] }, io => kill(table, io, creature, SHOT));
  expect(table.figures[1]).toMatchObject({ activated: true });
});

rule('DK-DMG-030', 'wounded it flees from the Team without a reaction throw', () => {
  const { table, creature } = withTrait('FLEES');
  addMan(table, at(table, 3, 5));
  Object.assign(creature, { wounds: 1, facing: 1 });
  table.phase = 'threat';
  play({ dice: ['AvD=5'] }, io => activateThreats(table, io));
  expect([creature.at, creature.wounds]).toEqual([at(table, 3, 1), 0]);
});

describe('DK-DMG-030 rabid it goes for the nearest figure, one of its own included', () => {
  /** A Bull and a Harpy two squares off throw so many 6s at one another. */
  const torn = (sixes: number, against: number) => {
    const { table, creature } = withTrait('RABID');
    const harpy = addThreat(table, at(table, 3, 1));
    addMan(table, at(table, 5, 5));
    creature.at = at(table, 1, 1);
    creature.wounds = 1;
    harpy.activated = true;
    table.phase = 'threat';
    const dice = (number: number, of: number) => Array.from({ length: of }, (_, i) => (i < number ? 'D6=6' : 'D6=1'));
    play({ dice: ['AvD=3', ...dice(sixes, 6), ...dice(against, 4)] }, io => activateThreats(table, io));
    return { table, harpy, creature };
  };

  rule('DK-DMG-030', 'at its full move, and whoever has more hits wounds the other', () => {
    const { table, creature } = torn(2, 0);
    expect(creature.at).toBe(at(table, 2, 1));
    expect([torn(2, 0), torn(2, 1)].map(({ harpy }) => harpy.wounds)).toEqual([1, 1]);
    expect(torn(0, 1).creature.condition).toBe('killed');
    const even = torn(1, 1);
    expect([even.harpy.wounds, even.creature.condition]).toEqual([0, 'fit']);
  });

  rule(['DK-DMG-030', 'DK-GRAP-022'], 'three hits more kill', () => {
    expect([torn(3, 0), torn(3, 1)].map(({ harpy }) => harpy.condition)).toEqual(['killed', 'fit']);
  });
});

rule('DK-DMG-031', 'its alarm brings hidden Threats of the next tile out without a reaction throw', () => {
  bull.consequence = 'ALARM';
  const floor = ['.....', '.....', '.....', '.....', '.....'];
  const table = testTable({ tiles: [floor, floor], joined: 'open', switches: { consequences: true } });
  const creature = addThreat(table, at(table, 1, 1), 5, 'harpy-bull');
  addMan(table, at(table, 1, 5));
  const hidden = [4, 5].map(x => addThreat(table, at(table, x, 1, 1), 7, 'steel-scorpion'));
  for (const threat of hidden) threat.waitingSince = 1;
  play({}, io => kill(table, io, creature, SHOT));
  expect(hidden.map(({ waitingSince, alarmed }) => [waitingSince, alarmed])).toEqual([
    [0, table.turn],
    [0, table.turn],
  ]);
  table.phase = 'threat';
  const io = play({ dice: ['AvD=2', 'AvD=2'] }, io => activateThreats(table, io));
  expect(io.told.filter(({ type }) => type === 'threatAttacked')).toHaveLength(2);
});

/** A wounded creature as its card describes it, and a man three squares south of it. */
function marked(species: string, consequences: boolean) {
  const table = testTable({ switches: { consequences } });
  const man = addMan(table, at(table, 3, 5));
  const creature = addThreat(table, at(table, 3, 2), 5, species);
  creature.wounds = 1;
  table.phase = 'threat';
  return { table, man, creature };
}

rule('DK-DMG-030', 'a Steel Scorpion and an Ardzilian flee from their wounds, and only with the option on', () => {
  const scorpion = marked('steel-scorpion', true);
  activate(scorpion.table, scorpion.creature, ['AvD=5']);
  expect(scorpion.creature.at).toBe(at(scorpion.table, 3, 1));
  const ardzilian = marked('ardzilian', true);
  const fled = activate(ardzilian.table, ardzilian.creature, ['D6=3']);
  expect(fled.told.map(({ type }) => type)).toContain('threatMovedAway');
  const steady = marked('steel-scorpion', false);
  const reacted = activate(steady.table, steady.creature, ['D6=1']);
  expect(reacted.told.map(({ type }) => type)).toContain('threatReacted');
});

rule('DK-DMG-030', 'a Ceratopian goes rabid: no throw, and no deduction for the wound', () => {
  const { table, creature } = marked('ceratopian', true);
  const next = addThreat(table, at(table, 4, 2), 5, 'ceratopian');
  const io = activate(table, creature, ['D6=2', ...new Array<string>(8).fill('D6=1')]);
  expect(io.told).toContainEqual(
    expect.objectContaining({ type: 'threatAttacked', rule: 'DK-DMG-030', target: next.id }),
  );
});

rule('DK-DMG-031', 'the cry of a wounded Harpy brings those in hiding on; without the option nobody hears it', () => {
  const cry = (consequences: boolean) => {
    const table = testTable({ switches: { consequences } });
    const harpy = addThreat(table, at(table, 1, 1));
    const hidden = addThreat(table, at(table, 5, 5));
    hidden.waitingSince = 1;
    play({}, io => wound(table, io, harpy, SHOT));
    return hidden.alarmed > 0;
  };
  expect([cry(true), cry(false)]).toEqual([true, false]);
});

rule('DK-DMG-031', 'an alarm raised in a Threat phase is heeded in the next one', () => {
  const table = testTable({ switches: { consequences: true } });
  addMan(table, at(table, 3, 5)).overhead = true;
  const harpy = addThreat(table, at(table, 1, 1));
  const hidden = addThreat(table, at(table, 5, 1));
  hidden.waitingSince = 1;
  table.phase = 'threat';
  play({}, io => wound(table, io, harpy, SHOT));
  harpy.activated = true;
  const heeded = (dice: string[]) =>
    play({ dice }, io => activateThreats(table, io)).told.some(({ type }) => type === 'alarmHeeded');
  expect([hidden.waitingSince, heeded(['D6=6'])]).toEqual([0, false]);
  Object.assign(table, { turn: table.turn + 1 });
  hidden.activated = false;
  expect([heeded(['D6=1']), hidden.alarmed]).toEqual([true, 0]);
});

rule('DK-DMG-029', 'out of a Bull that is shot dead comes a Harpy, which hunts in the Threat phase', () => {
  const table = testTable({ switches: { consequences: true } });
  const man = addMan(table, at(table, 3, 5));
  const creature = addThreat(table, at(table, 3, 2), 5, 'harpy-bull');
  creature.wounds = 1;
  play({ dice: ['D6=6', 'D6=4'] }, io => shoot(table, io, { shooter: man.id, target: creature.id }));
  const spawned = table.figures.at(-1)!;
  // The shot has knocked the Bull back a square.
  expect([creature.condition, spawned]).toEqual([
    'killed',
    expect.objectContaining({ kind: 'threat', at: at(table, 3, 1), card: speciesCalled('harpy') }),
  ]);
  table.phase = 'threat';
  const io = play({ dice: ['D6=1', 'D6=1'] }, io => activateThreats(table, io));
  expect(io.told).toContainEqual({
    type: 'threatAttacked',
    rule: 'DK-THREAT-009',
    figure: spawned.id,
    target: man.id,
  });
});

rule(['DK-DMG-029', 'DK-GRAP-005'], 'what comes out of a Bull in the square of a man grapples him there', () => {
  const table = testTable({ switches: { consequences: true } });
  const man = addMan(table, at(table, 3, 3));
  const creature = addThreat(table, man.at, 5, 'harpy-bull');
  lockInGrapple(man, creature);
  play({ dice: ['D6=4'] }, io => kill(table, io, creature, SHOT));
  const spawned = table.figures.at(-1) as Threat;
  expect([spawned.at, man.grapple]).toEqual([man.at, null]);
  activate(table, spawned, []);
  expect(man.grapple).toMatchObject({ threat: spawned.id });
});

rule('DK-DMG-029', 'a Cybot goes up with a blast, a Philth turns to mush', () => {
  const table = testTable({ switches: { consequences: true } });
  const [cybot, philth] = [
    addThreat(table, at(table, 1, 1), 5, 'cybot'),
    addThreat(table, at(table, 5, 5), 5, 'philth'),
  ];
  play({}, io => {
    kill(table, io, cybot, SHOT);
    kill(table, io, philth, SHOT);
  });
  expect([table.explosions.map(({ at: square }) => square), table.mush]).toEqual([
    [at(table, 1, 1)],
    [at(table, 5, 5)],
  ]);
});

rule('DK-DMG-032', 'with the options as they come no species has a consequence', () => {
  const table = testTable();
  for (const { id } of SPECIES) expect(consequenceOf(table, addThreat(table, at(table, 1, 1), 5, id))).toBe('none');
});

rule('DK-DMG-030', 'flight and rage take hold of one that lies in wait as well', () => {
  const flees = withTrait('FLEES');
  addMan(flees.table, at(flees.table, 3, 5));
  Object.assign(flees.creature, { wounds: 1, waitingSince: 1, facing: 1 });
  activate(flees.table, flees.creature, ['AvD=5']);
  expect([flees.creature.at, flees.creature.waitingSince]).toEqual([at(flees.table, 3, 1), 0]);
  const { table, creature } = withTrait('RABID');
  const harpy = addThreat(table, at(table, 3, 1));
  Object.assign(creature, { wounds: 1, waitingSince: 1 });
  harpy.activated = true;
  table.phase = 'threat';
  const io = play({ dice: ['AvD=3', ...new Array<string>(10).fill('D6=1')] }, script => activateThreats(table, script));
  expect(io.told).toContainEqual(expect.objectContaining({ type: 'threatAttacked', target: harpy.id }));
});

rule(
  ['DK-DMG-029', 'DK-KITTY-020', 'DK-TURN-008'],
  'spawned in a free round it acts in this turn’s Threat phase, among two Teams in the next round',
  () => {
    const spawned = (isFree: boolean): boolean => {
      const { table, creature } = withTrait('SPAWNS');
      const gun = addMachine(table, at(table, 3, 5), 'roboGun');
      gun.ammo = 12;
      creature.at = at(table, 3, 2);
      if (!isFree) table.multiTeam = { pack: [], decks: [[], []], nextRunner: 0, runner: -1 };
      const kills = ['D6=4', 'D6=4', 'D6=4', 'D6=5'];
      if (isFree) play({ dice: ['D6=1', 'AvD=2', ...kills] }, io => giveFreeRound(table, io));
      else play({ dice: ['D6=5'] }, io => kill(table, io, creature, SHOT));
      return (table.figures.at(-1) as Threat).activated;
    };
    expect([spawned(true), spawned(false)]).toEqual([false, true]);
  },
);
