import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import type { UnitRow } from '../../src/content/schema.ts';
import { suffer } from '../../src/rules/casualties/harm.ts';
import { postsOf } from '../../src/rules/morale/promotion.ts';
import { actsOf, carryOut } from '../../src/rules/turn/actions.ts';
import { endActivation, ready } from '../../src/rules/turn/activation.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import type { Dustup } from '../../src/table/table.ts';
import type { Unit } from '../../src/table/units.ts';
import { activates, headquarters, prop, refused, stop, unitBy } from '../support/command-setting.ts';
import { at, lay, put, squad } from '../support/setting.ts';

function fells(table: Dustup, unit: Unit, figure = unit.leader): void {
  suffer(table, scripted<DustupEvent>({}), table.figures[figure]!, 'wounded');
}

const assume = (of: number) => ({ do: 'reorganise', use: { do: 'assumeCommand', of } }) as const;

rule(
  ['DU-MORALE-033', 'DU-MORALE-035'],
  'its next activation goes into reorganising, suppressed in the open or not',
  () => {
    const table = lay({ red: [squad(5)] });
    const unit = table.units[0]!;
    const old = unit.leader;
    unit.suppression = 2;
    fells(table, unit);
    const fourth = unit.figures[3]!;
    const io = activates(table, unit, [fourth], ['D6=4']);
    expect(io.asked.map(({ question }) => question)).toMatchObject([
      { kind: 'newLeader', options: unit.figures.slice(1) },
    ]);
    expect(unit).toMatchObject({ leader: fourth, leaderless: false, fallen: -1, suppression: 2, lv: 2, actions: 0 });
    expect(table.figures[old]!.state).toBe('untreated');
  },
);

rule('DU-MORALE-033', 'a leader who falls in an action of his own unit is replaced in its next activation', () => {
  const table = lay({ red: [squad(5)], blue: [squad(3)] });
  const unit = put(table, 0, 30, 20);
  unit.actions = 2;
  ready(table, unit, 'turn');
  const io = scripted<DustupEvent>({ answers: [{ seat: 'red', answer: prop }] });
  carryOut(table, io, unit, { do: 'prop' });
  fells(table, unit);
  unit.propped = false;
  // The action left is his men's own, and nobody is appointed with it.
  endActivation(table, io, unit);
  io.finish();
  expect(unit).toMatchObject({ leaderless: true, propped: true });
  activates(table, unit, [unit.figures[1]], ['D6=4']);
  expect(unit).toMatchObject({ leaderless: false, leader: unit.figures[1] });
});

rule('DU-MORALE-036', 'a leader patched up in time leads again, but his unit reorganises all the same', () => {
  const table = lay({ red: [squad(4), squad(2, { traits: ['medicalTeam'] })] });
  const [unit, medics] = table.units;
  const old = unit!.leader;
  fells(table, unit!);
  put(table, 1, 6, 5);
  for (const [i, id] of medics!.figures.entries()) Object.assign(table.figures[id]!, at(5 + 2 * i, 5));
  activates(table, medics!, [{ do: 'treat', unit: 0 }, stop], ['D10=6']);
  expect(table.figures[old]!.state).toBe('able');
  expect(unit!.leaderless).toBe(true);
  const io = activates(table, unit!, []);
  expect(io.told.map(({ type }) => type)).toEqual(['activated', 'leaderReturned']);
  expect(unit!).toMatchObject({ leader: old, leaderless: false, fallen: -1, lv: 2, actions: 0 });
});

rule('DU-MORALE-033', 'panic and rout come first; the leaderless neither send nor order', () => {
  const table = lay({ red: [headquarters('HQ', ['S1']), squad(3, { code: 'S1' })] });
  const [hq, one] = table.units;
  fells(table, hq!);
  expect(refused(table, hq!, { do: 'order', unit: one!.id })).toEqual(['leaderless']);
  expect(refused(table, hq!, { do: 'communicate', with: one!.id })).toEqual(['leaderless']);
  hq!.panicked = true;
  activates(table, hq!, [], ['D8=8']);
  expect(hq!).toMatchObject({ panicked: false, leaderless: true });
  table.turn++;
  hq!.confidence = 'routed';
  activates(table, hq!, ['carry', 'carry'], ['D4=1', 'D4=1']);
  expect(hq!.leaderless).toBe(true);
});

rule('DU-MORALE-034', 'the new leader may be better or worse, between 1 and 3', () => {
  const after = (leadership: number, die: string) => {
    const table = lay({ red: [squad(2, { leadership })] });
    fells(table, table.units[0]!);
    activates(table, table.units[0]!, [], [die]);
    return table.units[0]!.lv;
  };
  expect([after(2, 'D6=2'), after(2, 'D6=4'), after(2, 'D6=6'), after(3, 'D6=1'), after(1, 'D6=6')]).toEqual([
    3, 2, 1, 3, 1,
  ]);
});

rule('DU-MORALE-038', 'the second in command takes over the headquarters', () => {
  const second: UnitRow = headquarters('HQ', ['S1'], { leadership: 1 });
  second.figures.push({ role: 'Second', specialist: 'secondInCommand', weapons: ['assaultRifle'] });
  const table = lay({ red: [second, squad(3, { code: 'S1' })] });
  const hq = table.units[0]!;
  fells(table, hq);
  activates(table, hq, [], ['D6=1']);
  expect(hq).toMatchObject({ leader: hq.figures[3], commands: true, lv: 2, commandLv: 2 });
});

/** A headquarters that has no second in command, and two squads. */
function headless(row: Partial<UnitRow> = {}): Dustup {
  const red = [
    headquarters('HQ', ['S1', 'S2'], { traits: ['noSecond'] }),
    squad(3, { code: 'S1' }),
    squad(3, { code: 'S2', ...row }),
  ];
  const table = lay({ red });
  fells(table, table.units[0]!);
  return table;
}

rule(
  'DU-MORALE-039',
  'without a second a squad leader may take over, and his squad has a new leader of its own',
  () => {
    const table = headless({ leadership: 1 });
    const [hq, one, two] = table.units;
    const io = activates(table, two!, [assume(hq!.id)], ['D6=3']);
    expect(io.told.slice(-2).map(({ type }) => type)).toEqual(['tookCommand', 'leaderAppointed']);
    expect(two!).toMatchObject({ commands: true, commandLv: 1, lv: 1, superior: -1, actions: 0 });
    expect([one!.superior, hq!.superior, hq!.commands]).toEqual([two!.id, two!.id, false]);
    put(table, 1, 40, 40);
    activates(table, two!, [{ do: 'order', unit: one!.id }, stop, stop], ['D8=3']);
  },
);

rule('DU-MORALE-039', 'orders and rallies go by the leadership value of the commander', () => {
  const table = headless({ leadership: 1 });
  const [hq, one, two] = table.units;
  activates(table, two!, [assume(hq!.id)], ['D6=1']);
  expect(two!).toMatchObject({ lv: 2, commandLv: 1 });
  one!.confidence = 'shaken';
  put(table, 1, 6, 14);
  activates(table, two!, [{ do: 'rally', unit: one!.id }, stop], ['D8=4']);
  expect(one!.confidence).toBe('steady');
});

rule('DU-MORALE-039', 'only for a vacant post, and for a whole activation', () => {
  const table = headless();
  const [hq, one] = table.units;
  expect(actsOf(table, one!)).toContainEqual(assume(hq!.id));
  one!.actions = 1;
  expect(refused(table, one!, assume(hq!.id))).toEqual(['needsActions']);
  const whole = lay({ red: [headquarters('HQ', ['S1']), squad(3, { code: 'S1' })] });
  expect(refused(whole, whole.units[1]!, assume(0))).toEqual(['postHeld']);
  fells(whole, whole.units[0]!);
  expect(refused(whole, whole.units[1]!, assume(0))).toEqual(['postHeld']);
  expect(refused(whole, whole.units[0]!, assume(1))).toEqual(['notNextInLine']);
});

rule('DU-MORALE-039', 'a headquarters that reorganised without a second leads nobody any more', () => {
  const table = headless();
  const hq = table.units[0]!;
  activates(table, hq, [hq.figures[1]], ['D6=4']);
  expect(hq).toMatchObject({ leaderless: false, commands: false });
  expect(postsOf(table, table.units[1]!)).toEqual([hq.id]);
});

rule('DU-MORALE-040', 'one promotion may call for the next', () => {
  const traits: UnitRow['traits'] = ['noSecond'];
  const red = [
    headquarters('CO', ['P1', 'P2'], { traits }),
    headquarters('P1', ['S1', 'S2'], { traits }),
    headquarters('P2', ['S3'], { traits }),
    ...['S1', 'S2', 'S3'].map(code => squad(2, { code })),
  ];
  const table = lay({ red });
  const [co, p1, p2, s1, s2] = ['CO', 'P1', 'P2', 'S1', 'S2'].map(code => unitBy(table, code));
  fells(table, co!);
  activates(table, p1!, [assume(co!.id)], ['D6=4']);
  expect(p1!).toMatchObject({ superior: -1, vacated: true });
  expect([p2!.superior, s1!.superior]).toEqual([p1!.id, p1!.id]);
  activates(table, s1!, [assume(p1!.id)], ['D6=4']);
  expect(s1!).toMatchObject({ commands: true, superior: p1!.id });
  expect([s2!.superior, p2!.superior, p1!.vacated]).toEqual([s1!.id, p1!.id, false]);
});
