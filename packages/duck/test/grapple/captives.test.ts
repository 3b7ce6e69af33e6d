import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { kill, wound } from '../../src/rules/damage/kill-and-wound.ts';
import { knockBack } from '../../src/rules/damage/knock-back.ts';
import { whyNotSetOffOwnGrenades } from '../../src/rules/damage/own-grenades.ts';
import { treat } from '../../src/rules/damage/regen.ts';
import { comeTo, killCaptive, killsCaptive, stun } from '../../src/rules/grapple/captives.ts';
import { blast } from '../../src/rules/grenades/blast.ts';
import { enterSquare } from '../../src/rules/movement/steps.ts';
import { fire } from '../../src/rules/shooting/shoot.ts';
import { whyNotShoot } from '../../src/rules/shooting/why-not-shoot.ts';
import { attackNearest } from '../../src/rules/threats/attack.ts';
import { haulCaptive } from '../../src/rules/threats/prey.ts';
import { activateThreats } from '../../src/rules/threats/threat-phase.ts';
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

rule(['DK-GRAP-018', 'DK-GRAP-031'], 'weapons and loose gear stay where he fell, grenades on his body', () => {
  const table = testTable();
  const { man } = captured(table, at(table, 3, 3));
  expect(table.things.map(({ item, at: square }) => [item, square])).toEqual([
    ['har', at(table, 3, 3)],
    ['regen-kit', at(table, 3, 3)],
  ]);
  expect([man.gear, man.weapons, man.hand]).toEqual([{ grenade: 2 }, [], 'empty']);
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

rule('DK-GRAP-028', 'one who lies helpless is taken by entering, by species that take prey alone', () => {
  const table = testTable();
  const [prey, left] = [addMan(table, at(table, 2, 2)), addMan(table, at(table, 4, 4))];
  prey.condition = left.condition = 'incapacitated';
  const [harpy, scorpion] = [addThreat(table, at(table, 2, 1)), addThreat(table, at(table, 4, 5), 1, 'steel-scorpion')];
  play({}, io => {
    enterSquare(table, io, harpy, prey.at, { willingly: true });
    enterSquare(table, io, scorpion, left.at, { willingly: true });
  });
  expect([harpy.captive, scorpion.captive]).toEqual([prey.id, null]);
});

rule('DK-GRAP-028', 'a body is taken from a comrade who lies on the deck, not from one who stands', () => {
  for (const lies of [true, false]) {
    const table = testTable();
    const [bearer, body] = [addMan(table, at(table, 3, 3)), addMan(table, at(table, 3, 3))];
    body.condition = 'incapacitated';
    bearer.carries = body.id;
    bearer.ducked = lies;
    lockInGrapple(bearer, addThreat(table, bearer.at));
    const second = addThreat(table, at(table, 3, 2));
    play({}, io => enterSquare(table, io, second, body.at, { willingly: true }));
    expect([second.captive, bearer.carries]).toEqual(lies ? [body.id, null] : [null, body.id]);
  }
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
  'in its next activation a Scorpion kills whom it has stunned, a Harpy drags him',
  () => {
    const fate = (species: string, dice: string[]) => {
      const table = testTable();
      table.phase = 'threat';
      withSource(table, at(table, 3, 1));
      const { man, threat } = captured(table, at(table, 3, 4), species);
      const io = play({ dice }, run => activateThreats(table, run));
      return [man.condition, threat.at === at(table, 3, 4), io.rolled.map(({ why }) => why.purpose)];
    };
    expect(fate('steel-scorpion', [])).toEqual(['killed', true, []]);
    expect(fate('harpy', ['D6=3'])).toEqual(['stunned', false, ['move']]);
  },
);

rule(['DK-GRAP-001', 'DK-GRAP-003'], 'a captor without prey or without a Source kills', () => {
  const table = testTable();
  withSource(table, at(table, 1, 1));
  const dragged = captured(table, at(table, 3, 3));
  const stung = captured(table, at(table, 5, 5), 'steel-scorpion');
  expect([killsCaptive(table, dragged.threat), killsCaptive(table, stung.threat)]).toEqual([false, true]);
  play({}, io => killCaptive(table, io, stung.threat));
  expect([stung.man.condition, stung.threat.captive]).toEqual(['killed', null]);
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

rule(
  'DK-GRAP-028',
  'of a man who lies near and one who stands farther a Harpy takes the one, a Scorpion the other',
  () => {
    const goesFor = (species: string): number => {
      const table = testTable();
      const [lying, standing] = [addMan(table, at(table, 3, 3)), addMan(table, at(table, 1, 4))];
      lying.condition = 'incapacitated';
      const threat = addThreat(table, at(table, 3, 1), 5, species);
      play({}, io => attackNearest(table, io, threat, 4));
      return threat.at === lying.at ? lying.id : threat.at === standing.at ? standing.id : -1;
    };
    expect([goesFor('harpy'), goesFor('steel-scorpion')]).toEqual([0, 1]);
  },
);
