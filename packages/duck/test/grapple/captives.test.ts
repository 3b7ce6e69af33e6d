import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { kill, wound } from '../../src/rules/damage/kill-and-wound.ts';
import { knockBack } from '../../src/rules/damage/knock-back.ts';
import { setOffOwnGrenades, whyNotSetOffOwnGrenades } from '../../src/rules/damage/own-grenades.ts';
import { treat } from '../../src/rules/damage/regen.ts';
import { comeTo, killCaptive, killsCaptive, stun } from '../../src/rules/grapple/captives.ts';
import { blast } from '../../src/rules/grenades/blast.ts';
import { enterSquare } from '../../src/rules/movement/steps.ts';
import { fire, shoot } from '../../src/rules/shooting/shoot.ts';
import { whyNotShoot } from '../../src/rules/shooting/why-not-shoot.ts';
import { attackNearest } from '../../src/rules/threats/attack.ts';
import { haulCaptive } from '../../src/rules/threats/prey.ts';
import { activateThreats, attack } from '../../src/rules/threats/threat-phase.ts';
import type { DuckTable } from '../../src/table/table.ts';
import { addMan, addThreat, at, lockInGrapple, play, testTable } from '../support/tables.ts';

const FLOOR = ['.....', '.....', '.....', '.....', '.....'];

/** A Harpy with a stunned man; the Source is entered by a square of the given tile. */
function captured(table: DuckTable, square: number, species = 'harpy') {
  const man = addMan(table, square, 1, { gear: { grenade: 2, 'regen-kit': 1 } });
  const threat = addThreat(table, square, 5, species);
  lockInGrapple(man, threat);
  play({}, io => stun(table, io, man, threat));
  return { man, threat };
}

function withSource(table: DuckTable, square: number, tile = 0): void {
  table.chits.push({ tile, at: square, isEntrance: true, turned: true });
}

rule(['DK-GRAP-018', 'DK-GRAP-031'], 'the weapons he held stay where he fell, all else goes with his body', () => {
  const table = testTable();
  const { man } = captured(table, at(table, 3, 3));
  expect(table.things.map(({ item, at: square }) => [item, square])).toEqual([['har', at(table, 3, 3)]]);
  expect([man.gear, man.weapons, man.hand]).toEqual([{ grenade: 2, 'regen-kit': 1 }, [], 'empty']);
  man.wounds = 1;
  expect(whyNotSetOffOwnGrenades(table, man)).toEqual([]);
});

rule('DK-GRAP-025', 'a stunned man comes to in the first Housekeeping without a Threat beside him', () => {
  const table = testTable();
  const { man, threat } = captured(table, at(table, 3, 3));
  expect([man.ready, man.ducked]).toEqual([0, true]);
  play({}, io => comeTo(table, io));
  expect(man.condition).toBe('stunned');
  threat.at = at(table, 1, 1);
  play({}, io => comeTo(table, io));
  expect([man.condition, man.ducked]).toEqual(['fit', true]);
});

rule(['DK-GRAP-002', 'DK-GRAP-026', 'DK-GRAP-027'], 'captor and body go the throw less 1 towards the Source', () => {
  const table = testTable();
  const { man, threat } = captured(table, at(table, 1, 5));
  withSource(table, at(table, 5, 1));
  addThreat(table, at(table, 1, 3));
  const standing = addMan(table, at(table, 4, 5));
  threat.facing = 2;
  play({ dice: ['D6=1'] }, io => haulCaptive(table, io, threat));
  expect(threat.at).toBe(at(table, 1, 5));
  play({ dice: ['D6=4'] }, io => haulCaptive(table, io, threat));
  expect([threat.at, man.at]).toEqual([at(table, 4, 2), at(table, 4, 2)]);
  expect(standing.grapple).toBeNull();
});

rule('DK-GRAP-026', 'while the entrance is not diced it makes for the door of its tile and batters it', () => {
  const table = testTable({ tiles: [FLOOR, FLOOR] });
  const { threat } = captured(table, at(table, 5, 3));
  withSource(table, -1, 1);
  play({ dice: ['D6=4'] }, io => haulCaptive(table, io, threat));
  expect([threat.at, table.doors[0]!.damage]).toEqual([at(table, 5, 3), [4]]);
});

rule('DK-GRAP-030', 'at the entrance the body goes in, and the move is over', () => {
  const table = testTable();
  const { man, threat } = captured(table, at(table, 3, 3));
  withSource(table, at(table, 3, 1));
  play({ dice: ['D6=4'] }, io => haulCaptive(table, io, threat));
  expect([man.condition, man.gear, threat.captive, threat.at]).toEqual(['killed', {}, null, at(table, 3, 1)]);
});

rule('DK-GRAP-028', 'nobody is picked up: one who lies helpless is not taken by what enters his square', () => {
  const table = testTable();
  const [felled, stunned] = [addMan(table, at(table, 2, 2)), addMan(table, at(table, 4, 4))];
  felled.condition = 'incapacitated';
  stunned.condition = 'stunned';
  const [harpy, bull] = [addThreat(table, at(table, 2, 1)), addThreat(table, at(table, 4, 5), 1, 'harpy-bull')];
  play({}, io => {
    enterSquare(table, io, harpy, felled.at, { willingly: true });
    enterSquare(table, io, bull, stunned.at, { willingly: true });
  });
  expect([harpy.captive, bull.captive]).toEqual([null, null]);
});

rule(['DK-GRAP-028', 'DK-GRAP-029'], 'a captor that was knocked back does not take its captive up again', () => {
  const table = testTable();
  table.phase = 'threat';
  withSource(table, at(table, 1, 1));
  const { man, threat } = captured(table, at(table, 3, 3));
  const shot = { pips: 1, cause: { by: null, means: 'shot', rule: 'DK-SHOOT-001' } } as const;
  play({}, io => knockBack(table, io, threat, { ...shot, back: 1 }));
  play({ dice: ['D6=1'] }, io => activateThreats(table, io));
  expect([threat.captive, man.at, man.condition]).toEqual([null, at(table, 3, 3), 'stunned']);
});

rule('DK-GRAP-029', 'a knock-back of at least a square, a wound or a kill frees the body', () => {
  const table = testTable();
  const { man, threat } = captured(table, at(table, 3, 2));
  const shooter = addMan(table, at(table, 3, 5), 1, { weapon: 'pistol' });
  play({ dice: ['D6=1'] }, io => fire(table, io, shooter, threat, { range: 3, squirts: 0, dived: false }));
  expect(threat.captive).toBe(man.id);
  play({}, io =>
    knockBack(table, io, threat, { pips: 1, cause: { by: shooter.id, means: 'shot', rule: 'DK-SHOOT-001' } }),
  );
  expect([threat.captive, man.at]).toEqual([null, at(table, 3, 2)]);
  threat.captive = man.id;
  play({}, io => wound(table, io, threat, { by: null, means: 'blast', rule: 'DK-GREN-011' }));
  expect(threat.captive).toBeNull();
  threat.captive = man.id;
  play({}, io => kill(table, io, threat, { by: null, means: 'blast', rule: 'DK-GREN-011' }));
  expect(threat.captive).toBeNull();
});

rule('DK-GRAP-032', 'a dragging Threat can be shot at without harm to the body; a blast strikes both', () => {
  const table = testTable();
  const { man, threat } = captured(table, at(table, 3, 3));
  const shooter = addMan(table, at(table, 3, 5));
  expect(whyNotShoot(table, shooter, threat)).toEqual([]);
  const io = play({ dice: ['D6=1', 'D6=1'] }, run =>
    blast(table, run, { at: man.at, by: shooter.id, from: shooter.at, rule: 'DK-GREN-011' }),
  );
  expect(io.rolled.map(({ why }) => why.figure).sort()).toEqual([man.id, threat.id].sort());
  play({ dice: ['D6=6'] }, run => fire(table, run, shooter, threat, { range: 2, squirts: 0, dived: false }));
  expect([threat.condition, man.condition, man.wounds]).toEqual(['killed', 'stunned', 0]);
});

rule(
  ['DK-GRAP-001', 'DK-GRAP-018'],
  'in its next activation a Philth kills whom it has stunned; a Harpy, a Bull or a Scorpion drags him',
  () => {
    const fate = (species: string, dice: string[]) => {
      const table = testTable();
      table.phase = 'threat';
      withSource(table, at(table, 3, 1));
      const { man, threat } = captured(table, at(table, 3, 4), species);
      const io = play({ dice }, run => activateThreats(table, run));
      return [man.condition, threat.at === at(table, 3, 4), io.rolled.map(({ why }) => why.purpose)];
    };
    expect(fate('philth', [])).toEqual(['killed', true, []]);
    expect(fate('harpy', ['D6=3'])).toEqual(['stunned', false, ['move']]);
    expect(fate('harpy-bull', ['AvD=3'])).toEqual(['stunned', false, ['move']]);
    expect(fate('steel-scorpion', ['AvD=3'])).toEqual(['stunned', false, ['move']]);
  },
);

rule(['DK-GRAP-001', 'DK-GRAP-003'], 'a competitor kills, and so does a captor without a Source', () => {
  const table = testTable();
  withSource(table, at(table, 1, 1));
  const dragged = captured(table, at(table, 3, 3));
  const beaten = captured(table, at(table, 5, 5), 'cybot');
  expect([killsCaptive(table, dragged.threat), killsCaptive(table, beaten.threat)]).toEqual([false, true]);
  play({}, io => killCaptive(table, io, beaten.threat));
  expect([beaten.man.condition, beaten.threat.captive]).toEqual(['killed', null]);
  table.progress.sourceCleared = true;
  expect(killsCaptive(table, dragged.threat)).toBe(true);
});

rule('DK-GRAP-019', 'a man who goes down in a grapple by somebody else is the Threat’s', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 3));
  const threat = addThreat(table, man.at);
  lockInGrapple(man, threat);
  man.wounds = 1;
  play({}, io => wound(table, io, man, { by: null, means: 'blast', rule: 'DK-GREN-011' }));
  expect([man.condition, man.grapple, threat.captive]).toEqual(['incapacitated', null, man.id]);
});

rule(['DK-GRAP-025', 'DK-DMG-012'], 'the REGEN kit does not wake one who is in the claws of a Threat', () => {
  const table = testTable();
  const { man, threat } = captured(table, at(table, 3, 3));
  const medic = addMan(table, at(table, 3, 4), 1, { gear: { 'regen-kit': 1 } });
  man.condition = 'incapacitated';
  man.wounds = 2;
  play({ dice: ['D6=1'] }, io => treat(table, io, medic, man));
  expect([man.condition, man.wounds, threat.captive]).toEqual(['stunned', 1, man.id]);
  threat.at = at(table, 1, 1);
  threat.captive = null;
  play({}, io => comeTo(table, io));
  expect([man.condition, man.wounds]).toEqual(['fit', 1]);
});

rule('DK-GRAP-050', 'the REGEN kit takes off all stings', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 3), 1, { gear: { 'regen-kit': 1 } });
  man.wounds = 1;
  man.stings = 4;
  play({ dice: ['D6=1'] }, io => treat(table, io, man, man));
  expect(man.stings).toBe(0);
});

rule('DK-GRAP-028', 'past a man who lies near a Harpy and a Scorpion go for the one who stands farther off', () => {
  const goesFor = (species: string): number => {
    const table = testTable();
    const [lying, standing] = [addMan(table, at(table, 3, 3)), addMan(table, at(table, 1, 4))];
    lying.condition = 'incapacitated';
    const threat = addThreat(table, at(table, 3, 1), 5, species);
    play({}, io => attackNearest(table, io, threat, 4));
    return threat.at === lying.at ? lying.id : threat.at === standing.at ? standing.id : -1;
  };
  expect([goesFor('harpy'), goesFor('steel-scorpion')]).toEqual([1, 1]);
});

rule(
  ['DK-THREAT-005', 'DK-THREAT-034'],
  'the door between a captor and the Source keeps it from nobody of the Team',
  () => {
    const table = testTable({ tiles: [FLOOR, FLOOR] });
    const { threat } = captured(table, at(table, 1, 3));
    withSource(table, at(table, 3, 3, 1), 1);
    play({ dice: ['D6=1'] }, io => haulCaptive(table, io, threat));
    expect([threat.at, threat.atDoor]).toEqual([at(table, 1, 3), -1]);
    const free = testTable({ tiles: [FLOOR, FLOOR] });
    const hunter = addThreat(free, at(free, 2, 3), 3);
    const quarry = addMan(free, at(free, 3, 3, 1));
    play({ dice: ['D6=2'] }, io => attack(free, io, hunter, [quarry], false));
    expect([hunter.at, hunter.atDoor]).toEqual([at(free, 4, 3), 0]);
  },
);

rule(
  ['DK-DMG-008', 'DK-GRAP-018'],
  'stunned and dragged he still has his grenades, and takes his captor with him',
  () => {
    const table = testTable();
    const { man, threat } = captured(table, at(table, 3, 3));
    man.wounds = 1;
    play({ dice: ['D6=1', 'D6=1', 'D6=6'] }, io => setOffOwnGrenades(table, io, man));
    expect([man.condition, threat.condition]).toEqual(['killed', 'killed']);
  },
);

rule('DK-GRAP-029', 'a captor that a comrade knocks back leaves its prey lying', () => {
  const table = testTable();
  const { man, threat } = captured(table, at(table, 3, 3));
  const helper = addMan(table, at(table, 3, 5));
  play({ dice: ['D6=3'] }, io => shoot(table, io, { shooter: helper.id, target: threat.id }));
  expect([threat.captive, man.at, threat.at]).toEqual([null, at(table, 3, 3), at(table, 3, 1)]);
});
