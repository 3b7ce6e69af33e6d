import { type Bot, type Intent, SilentIo } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect, test } from 'vitest';
import { intentOf } from '../../src/intent.ts';
import { duck } from '../../src/system.ts';
import type { Threat } from '../../src/table/figure.ts';
import { rosterOf } from '../../src/table/roster.ts';
import type { DuckTable } from '../../src/table/table.ts';
import type { DuckView } from '../../src/view/view.ts';
import { addMan, addThreat, at, testTable } from '../support/tables.ts';

const intentIn = (table: DuckTable, { id }: Threat): Intent | null => intentOf(duck.view(table, 'team'), 'team', id);
const deeds = (intent: Intent | null) =>
  intent!.courses.map(({ does, whom, chance }) => [does, ...whom, Number(chance.toFixed(4))]);

describe('what a Threat is about to do', () => {
  rule('DK-THREAT-004', 'is counted to the last way of its dice: a reaction of 1 to 6, then its move', () => {
    const table = testTable();
    const man = addMan(table, at(table, 1, 1), 5);
    const harpy = addThreat(table, at(table, 1, 5), 1);
    const intent = intentIn(table, harpy)!;
    expect(intent.exact).toBe(true);
    expect(intent.courses.every(({ error }) => error === 0)).toBe(true);
    expect(intent.courses.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(intent.courses[0]).toMatchObject({ does: 'grabs', whom: [man.id] });
    // Sixths of a reaction and sixths of a move.
    for (const { chance } of intent.courses) expect((chance * 36) % 1).toBeCloseTo(0, 9);
  });

  rule('DK-THREAT-008', 'is to fight on where it grapples, and nothing where a door holds it', () => {
    const table = testTable();
    const man = addMan(table, at(table, 1, 1), 5);
    const harpy = addThreat(table, at(table, 1, 1), 1);
    man.grapple = {
      threat: harpy.id,
      from: 5,
      rear: false,
      bladed: false,
      manLost: 0,
      threatLost: 0,
      rounds: 1,
      advancing: false,
    };
    expect(deeds(intentIn(table, harpy))).toEqual([['fights', man.id, 1]]);
    man.grapple = null;
    harpy.trapped = true;
    expect(deeds(intentIn(table, harpy))).toEqual([['held', 1]]);
  });

  rule('DK-THREAT-031', 'is the same of each in a pack, whoever of it is asked about first', () => {
    const table = testTable();
    addMan(table, at(table, 1, 1), 5);
    const pack = [at(table, 1, 5), at(table, 2, 5), at(table, 3, 5)].map(square =>
      addThreat(table, square, 1, 'harpy'),
    );
    // As one view, and each by himself on a view of his own.
    const view = duck.view(table, 'team');
    const together = pack.toReversed().map(({ id }) => intentOf(view, 'team', id));
    const alone = pack.toReversed().map(member => intentIn(table, member));
    expect(together).toEqual(alone);
    // They do not all do the same, or nothing would be told here.
    expect(new Set(alone.map(intent => JSON.stringify(deeds(intent)))).size).toBeGreaterThan(1);
  });

  rule('DK-TSHOOT-019', 'is for its player to say where one plays the Threats', () => {
    const table = testTable({ switches: { playerB: true } });
    addMan(table, at(table, 1, 1), 5);
    expect(intentIn(table, addThreat(table, at(table, 1, 5), 1))).toBeNull();
  });

  test('changes nothing on the table that is looked at', () => {
    const table = testTable();
    addMan(table, at(table, 1, 1), 5);
    const harpy = addThreat(table, at(table, 1, 5), 1);
    const view = duck.view(table, 'team');
    const before = structuredClone(view);
    intentOf(view, 'team', harpy.id);
    expect(view).toEqual(before);
  });

  test('is what really happens, as often as it says', () => {
    const sums = new Map<string, { foretold: number; spread: number; happened: number }>();
    for (let seed = 1; seed <= 6; seed++) playThreats(seed, sums);
    const grabs = sums.get('grabs')!;
    expect(grabs.happened).toBeGreaterThan(2);
    // Each activation is a throw of its own: the sums differ by four standard deviations once in sixteen thousand times.
    for (const [does, { foretold, spread, happened }] of sums)
      expect(Math.abs(foretold - happened), does).toBeLessThanOrEqual(4 * Math.sqrt(spread) + 1e-9);
  });
});

/** Nobody reacts, as no intent expects anybody to. */
const passing: Bot<DuckView> = (question, view, chance, candidates) =>
  question.kind === 'react' ? { pass: true } : duck.bots['team']!(question, view, chance, candidates);

/** Plays some turns, and before every activation of a Threat notes what it was said to be about to do. */
function playThreats(seed: number, sums: Map<string, { foretold: number; spread: number; happened: number }>): void {
  const switches = Object.fromEntries(duck.switches.map(({ id, values }) => [id, values[0]]));
  const table = duck.begin({ scenario: 'M02', switches });
  const io = new SilentIo(duck, table, { team: passing, threats: duck.bots['threats']! }, [seed, 1, 1, 1]);
  for (let step = 0; step < 60 && duck.outcome(table) === null; step++) {
    if (table.phase !== 'threat') {
      duck.step(table, io);
      continue;
    }
    const before = duck.view(duck.copy(table), 'team');
    const idle = new Set(rosterOf(table).threats.flatMap(({ id, activated }) => (activated ? [id] : [])));
    duck.step(table, io);
    const acted = rosterOf(table).threats.filter(({ id, activated }) => activated && !idle.has(id));
    const [only] = acted;
    // Of those that are passed over or go as a pack nothing is learnt here; they have tests of their own.
    if (acted.length !== 1 || !only || table.phase !== 'threat') continue;
    note(before, table, only.id, sums);
  }
}

function note(
  before: DuckView,
  after: DuckTable,
  id: number,
  sums: Map<string, { foretold: number; spread: number; happened: number }>,
): void {
  const intent = intentOf(before, 'team', id);
  if (!intent) return;
  const isHeld = (table: DuckTable): boolean => rosterOf(table).people.some(({ grapple }) => grapple?.threat === id);
  const [was, is] = [before.figures[id] as Threat, after.figures[id] as Threat];
  const happened = {
    grabs: !isHeld(before) && isHeld(after),
    hides: was.waitingSince === 0 && is.waitingSince > 0,
  };
  for (const [does, did] of Object.entries(happened)) {
    const chance = intent.courses
      .filter(course => course.does === does)
      .reduce((sum, course) => sum + course.chance, 0);
    const error = intent.courses.find(course => course.does === does)?.error ?? 0;
    const sum = sums.get(does) ?? { foretold: 0, spread: 0, happened: 0 };
    sums.set(does, {
      foretold: sum.foretold + chance,
      spread: sum.spread + chance * (1 - chance) + error ** 2,
      happened: sum.happened + (did ? 1 : 0),
    });
  }
}
