import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { CLOSE_WEAPONS } from '../../src/content/load.ts';
import type { FigureRow } from '../../src/content/schema.ts';
import { once } from '../../src/dice/times.ts';
import { pairsFor } from '../../src/rules/assault/close-combat.ts';
import { partyOf } from '../../src/rules/assault/party.ts';
import { defenceDie, impactOf, strike, strikeDice, strikeValue } from '../../src/rules/assault/strike.ts';
import { injuryBy } from '../../src/rules/casualties/harm.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { type Faced, face, NO_BLOWS, on, run, STAY, says, typesOf } from '../support/assault-setting.ts';
import { squad } from '../support/setting.ts';

/** Red strikes at blue with these dice; returns what blue lost and what was told. */
function struck({ table, red, blue }: Faced, ...dice: string[]) {
  const io = scripted<DustupEvent>({ dice });
  const losses = strike(table, io, partyOf(table, red), partyOf(table, blue), 1);
  io.finish();
  return { losses, io };
}
const hitsIn = (io: ReturnType<typeof struck>['io']) =>
  io.told.flatMap(event => (event.type === 'hitsCounted' ? [event.hits] : []))[0] ?? 0;
const successIn = (io: ReturnType<typeof struck>['io']) =>
  io.told.flatMap(event => (event.type === 'fought' ? [event.success] : []))[0];

/** A squad of so many, with others who fight with something else. */
const armed = (count: number, more: number, close: string) =>
  squad(count, {}, { role: 'Specialist', count: more, close } as Partial<FigureRow>);
const partyWith = (count: number, more: number, close: string) => {
  const { table, red } = face(2, { red: [armed(count, more, close)] });
  return partyOf(table, red);
};
const UNHURT = ['D6=1', 'D6=6'];
const anyTable = face(2).table;

rule('DU-ASSAULT-050', 'two rounds: the attackers strike, then the defenders', () => {
  const { table, red, blue } = face(2);
  const io = run(table, red, on(blue), { dice: [...NO_BLOWS, 'D8=2', 'D8=3', 'D6=1'] });
  const rounds = io.told.flatMap(event => (event.type === 'fought' ? [[event.round, event.unit.id]] : []));
  expect(rounds).toEqual([
    [1, red.id],
    [2, blue.id],
  ]);
});

rule(['DU-ASSAULT-051', 'DU-ASSAULT-065'], 'those who fall in the first round strike in the second', () => {
  const { table, red, blue } = face(2, { red: [squad(6)], blue: [squad(6)] });
  // Fourteen doubled by eight: three hits, and no fourth; three men go down.
  const first = ['D8=1', 'D8=8', 'D6=6', 'D8=5', 'D6=1', 'D6=2', 'D6=3'];
  const wounds = ['D6=4', 'D6=3', 'D6=4', 'D6=3', 'D6=4', 'D6=3'];
  // Blue still strikes with a D6. In the outcome three wounds and 6 against 3 cost it four steps, one of them red's gain.
  const dice = [...first, ...wounds, 'D8=8', 'D8=1', 'D6=1', 'D12=1', 'D4=1', 'D6=1'];
  const io = run(table, red, on(blue), { dice });
  const back = io.told.findLast(event => event.type === 'fought');
  expect(back).toMatchObject({ round: 2, pool: [{ die: 8 }, { die: 6 }] });
});

rule('DU-ASSAULT-052', 'the target rolls quality, less for odds and for every marker', () => {
  const four = face(2, { red: [squad(8)], blue: [squad(4, { quality: 'veteran' })] });
  four.blue.suppression = 1;
  const die = ({ table, red, blue }: Faced) => defenceDie(partyOf(table, blue), partyOf(table, red)).die;
  expect(die(four)).toBe(6);
  const green = face(2, { blue: [squad(5, { quality: 'green' })] });
  green.blue.suppression = 3;
  expect(die(green)).toBe(4);
  const suits = face(2, { red: [squad(8)], blue: [squad(4, { type: 'powerArmour' })] });
  expect(die(suits)).toBe(8);
});

rule('DU-ASSAULT-053', 'strike values add up to one die', () => {
  const mixed = partyWith(5, 2, 'greatClaws');
  expect(strikeValue(mixed)).toBe(11);
  expect(strikeDice(anyTable, mixed)).toEqual([{ of: 'strike', die: 12 }]);
});

rule('DU-ASSAULT-053', 'or to one for each kind of weapon, where players read it so', () => {
  const { table } = face(2, { switches: { strikeDicePerWeapon: true } });
  expect(strikeDice(table, partyWith(5, 2, 'greatClaws'))).toEqual([
    { of: 'bayonetKnifeButt', die: 6 },
    { of: 'greatClaws', die: 6 },
  ]);
});

rule('DU-ASSAULT-054', 'a man with bayonet, knife or butt strikes with 1, claws with more', () => {
  expect(strikeValue(partyWith(4, 1, 'bayonetKnifeButt'))).toBe(5);
  expect(CLOSE_WEAPONS.get('bayonetKnifeButt').strike).toBe(1);
  expect(CLOSE_WEAPONS.get('claws').strike).toBeGreaterThan(1);
});

rule('DU-ASSAULT-055', 'below four it is a D4', () => {
  const { table, red } = face(2, { red: [squad(2)] });
  expect(strikeDice(table, partyOf(table, red))).toEqual([{ of: 'strike', die: 4 }]);
});

rule('DU-ASSAULT-056', 'above twelve the target die goes down once more', () => {
  const against = (red: ReturnType<typeof squad>) => {
    const faced = face(2, { red: [red], blue: [squad(8)] });
    const [own, foe] = [partyOf(faced.table, faced.red), partyOf(faced.table, faced.blue)];
    return [strikeDice(faced.table, own)[0]!.die, defenceDie(foe, own).die];
  };
  expect(against(squad(6, { close: 'greatClaws' }))).toEqual([12, 6]);
  expect(against(squad(12))).toEqual([12, 8]);
});

rule('DU-ASSAULT-057', 'none, one or more dice that beat the target', () => {
  const hit = ['D8=8', 'D6=1', ...UNHURT];
  expect(successIn(struck(face(2), 'D8=5', 'D8=5', 'D6=4').io)).toBe('none');
  expect(successIn(struck(face(2), 'D8=5', 'D8=6', 'D6=4', ...hit).io)).toBe('minor');
  const six = face(2, { red: [squad(8)] });
  const major = struck(six, 'D8=5', 'D8=6', 'D8=7', 'D8=8', 'D6=1', 'D6=2', 'D6=3', ...UNHURT, ...UNHURT, ...UNHURT);
  expect(successIn(major.io)).toBe('major');
});

rule(
  ['DU-ASSAULT-058', 'DU-ASSAULT-060'],
  'all dice count, doubled on a major success, divided by the target die',
  () => {
    const minor = struck(face(2), 'D8=5', 'D8=6', 'D6=4', 'D8=3', 'D6=1', ...UNHURT);
    expect(hitsIn(minor.io)).toBe(1);
    const six = () => face(2, { red: [squad(8)] });
    const four = ['D6=1', 'D6=2', 'D6=3', 'D6=4', ...UNHURT, ...UNHURT, ...UNHURT, ...UNHURT];
    expect(hitsIn(struck(six(), 'D8=5', 'D8=6', 'D8=7', 'D8=2', ...four).io)).toBe(4);
    const three = ['D6=1', 'D6=2', 'D6=3', ...UNHURT, ...UNHURT, ...UNHURT];
    expect(hitsIn(struck(six(), 'D8=5', 'D8=6', 'D8=7', 'D8=3', ...three).io)).toBe(3);
  },
);

rule('DU-ASSAULT-059', 'the score is doubled, not the hits', () => {
  const faced = face(2, { red: [squad(8)], blue: [squad(6, { quality: 'veteran' })] });
  const dice = ['D10=6', 'D8=7', 'D8=8', 'D6=1', 'D6=2', 'D6=3', ...UNHURT, ...UNHURT, ...UNHURT];
  expect(hitsIn(struck(faced, ...dice).io)).toBe(3);
});

rule('DU-ASSAULT-061', '17 by six: two hits, and a third on 1 to 5', () => {
  const hits = (extra: string, count: number) => {
    // Elite attackers; green men in the way: 12 and 5, of which one beats the D6.
    const faced = face(2, { red: [squad(5, { quality: 'elite' })], blue: [squad(5, { quality: 'green' })] });
    const more = Array.from({ length: count }, (_, i) => `D6=${i + 1}`);
    const blows = Array.from({ length: count }, () => UNHURT).flat();
    return hitsIn(struck(faced, 'D6=5', 'D12=12', 'D6=5', extra, ...more, ...blows).io);
  };
  expect([hits('D6=5', 3), hits('D6=6', 2)]).toEqual([3, 2]);
});

rule('DU-ASSAULT-062', 'hits fall at random, on one man twice if it comes so', () => {
  const faced = face(2, { red: [squad(8)], blue: [squad(6)] });
  const dice = ['D8=5', 'D8=6', 'D8=7', 'D8=3', 'D6=2', 'D6=2', 'D6=5', ...UNHURT, ...UNHURT, ...UNHURT];
  const { io } = struck(faced, ...dice);
  const hit = io.told.flatMap(event => (event.type === 'struck' ? [event.figure.id] : []));
  const [, second, , , fifth] = faced.blue.figures;
  expect(hit.sort((a, b) => a - b)).toEqual([second, second, fifth]);
  // Five men: a D6, sixes again.
  struck(face(2), 'D8=5', 'D8=6', 'D6=4', 'D8=8', 'D6=6', 'D6=3', ...UNHURT);
});

rule('DU-ASSAULT-063', 'impact against armour, which neither prop nor cover helps', () => {
  const stateAfter = (impact: string, armour: string) => {
    const faced = face(2);
    faced.blue.propped = true;
    struck(faced, 'D8=5', 'D8=6', 'D6=4', 'D8=8', 'D6=2', impact, armour);
    return faced.table.figures[faced.blue.figures[1]!]!.state;
  };
  expect(stateAfter('D6=3', 'D6=3')).toBe('able');
  expect(stateAfter('D6=4', 'D6=3')).toBe('untreated');
  expect(stateAfter('D6=5', 'D6=2')).toBe('killed');
});

rule('DU-ASSAULT-064', 'armour 4: up to 4 nothing, up to 8 a wound, 9 kills', () => {
  expect([4, 5, 8, 9].map(impact => injuryBy(impact, 4, false))).toEqual(['none', 'wounded', 'wounded', 'killed']);
});

rule('DU-ASSAULT-066', 'the routed do not strike back', () => {
  const { table, red, blue } = face(2);
  blue.confidence = 'routed';
  const io = run(table, red, on(blue), { dice: ['D8=8', 'D8=1', 'D6=1', 'D8=4', 'D6=3', 'D6=4'], answers: [STAY] });
  expect(typesOf(io).filter(type => type === 'fought')).toHaveLength(1);
});

rule('DU-ASSAULT-090', 'each special weapon adds its die, and the impact stays the usual one', () => {
  const swords = partyWith(4, 2, 'laserSword');
  expect(strikeDice(anyTable, swords).map(({ die }) => die)).toEqual([4, 8, 8]);
  expect(impactOf(swords)).toEqual(once(6));
});

rule('DU-ASSAULT-091', 'five bayonets and a laser sword', () => {
  const faced = face(2, { red: [armed(5, 1, 'laserSword')] });
  const { io } = struck(faced, 'D8=8', 'D8=1', 'D6=1', 'D8=1');
  expect(io.told.find(({ type }) => type === 'fought')).toMatchObject({ pool: [{ die: 8 }, { die: 6 }, { die: 8 }] });
});

rule('DU-ASSAULT-094', 'bearers of a heavier weapon may fight apart, with their own impact', () => {
  const { table, red, blue } = face(2, { red: [armed(5, 1, 'laserSword')], blue: [squad(6)] });
  // Five against five miss; the one with the blade hits his man: 14 doubled by 8 is three, and 4 is left over.
  const strikes = [
    'D8=8',
    'D8=1',
    'D6=1',
    'D8=1',
    'D8=6',
    'D8=8',
    'D8=8',
    'D10=9',
    'D6=4',
    'D10=1',
    'D6=1',
    'D10=1',
    'D6=1',
  ];
  const back = ['D8=8', 'D8=1', 'D6=1', 'D8=8', 'D8=1', 'D4=1'];
  // The single man is gone, so that blue has lost there; the others test.
  const dice = [...strikes, ...back, 'D8=5', 'D8=4', 'D6=1'];
  const io = run(table, red, on(blue), { dice, answers: [says('red', 'apart'), STAY] });
  const pools = io.told.flatMap(event => (event.type === 'fought' ? [event.pool.map(({ die }) => die)] : []));
  expect(pools).toEqual([
    [8, 6],
    [8, 8],
    [8, 6],
    [8, 4],
  ]);
  expect(table.figures[blue.figures[5]!]!.state).toBe('killed');
});

rule('DU-ASSAULT-094', 'a single enemy cannot be divided, and nobody is asked', () => {
  const { table, red, blue } = face(2, { red: [armed(5, 1, 'laserSword')], blue: [squad(1)] });
  // Six against one: his D8 is two steps down; in the outcome so is his courage.
  const dice = ['D4=4', 'D8=1', 'D6=1', 'D8=1', 'D8=8', 'D8=1', 'D4=1', 'D8=5', 'D4=4', 'D6=1'];
  const io = run(table, red, on(blue), { dice, answers: [STAY] });
  expect(io.asked.map(({ question }) => question.kind)).toEqual(['followUp']);
  const pair = face(2, { red: [armed(5, 1, 'laserSword')], blue: [squad(2)] });
  const asked = scripted<DustupEvent>({ answers: [says('red', 'together')] });
  expect(pairsFor(pair.table, asked, [pair.red], [pair.blue])).toHaveLength(1);
  expect(asked.asked.map(({ question }) => question.kind)).toEqual(['strikeApart']);
});

rule('DU-ASSAULT-095', 'one impact for all: the commonest, the lower if tied', () => {
  expect(impactOf(partyWith(5, 2, 'claws'))).toEqual(once(6));
  expect(impactOf(partyWith(3, 3, 'claws'))).toEqual(once(6));
  expect(impactOf(partyWith(2, 4, 'claws'))).toEqual(once(8));
});
