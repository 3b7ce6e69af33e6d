import { advance, create, type Json, type Line, type Question, whyNotCreate } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect, test } from 'vitest';
import { TEAM } from '../../src/content/deck.ts';
import { foresightOf } from '../../src/foresight.ts';
import { duck } from '../../src/index.ts';
import { actsOf, perform, whyNotAct } from '../../src/rules/actions/menu.ts';
import { fireThroughHatch } from '../../src/rules/ceiling/hatch-fire.ts';
import { begin } from '../../src/rules/set-up/setup.ts';
import { flame } from '../../src/rules/shooting/flame.ts';
import { SWITCHES } from '../../src/switches.ts';
import type { DuckEvent, DuckIo } from '../../src/table/events.ts';
import type { Teamer } from '../../src/table/figure.ts';
import { isTeamer } from '../../src/table/figures.ts';
import type { DuckTable } from '../../src/table/table.ts';
import { addMan, addThreat, at, codes, play, testTable } from '../support/tables.ts';

/** A file as a player writes it: a gun, a cannon that reaches farther, a grenade and a small scanner. */
const FILE = JSON.stringify({
  weapons: [
    {
      id: 'coil-gun',
      name: 'Coil gun',
      source: 'house',
      weight: 2,
      heavy: false,
      advancements: 0,
      range: 12,
      magazine: 9,
      effect: { kind: 'burst', dice: 2, kill: 6, spray: [8, 9] },
      piercesCeiling: true,
      malfunctions: true,
    },
    {
      id: 'shredder',
      name: 'Shredder',
      source: 'house',
      weight: 3,
      heavy: true,
      advancements: 0,
      range: 6,
      magazine: 3,
      effect: { kind: 'flechette', near: [1, 1], far: [2, 2], nearRange: 3 },
    },
    {
      id: 'torch',
      name: 'Torch',
      source: 'house',
      weight: 1,
      heavy: false,
      advancements: 0,
      range: 3,
      magazine: 6,
      effect: { kind: 'flame', squirts: 3, kill: [2, 2, 0], barrier: true, dryOnly: false },
    },
  ],
  gear: [
    { id: 'fire-flask', name: 'Fire flask', source: 'house', weight: 0, grenade: 'incendiary', stays: true },
    { id: 'pocket-scanner', name: 'Pocket scanner', source: 'house', weight: 0, uses: ['scan', 'workDoors'] },
  ],
});
const own = JSON.parse(FILE) as { readonly weapons: Json[]; readonly gear: Json[] };

/** Everybody carries a coil gun and a flask, YOU the scanner, and the second man the cannon. */
const team = TEAM.slice(0, 6).map((card, i) => ({
  ...card,
  weapon: i === 1 ? 'shredder' : 'coil-gun',
  gear: { 'fire-flask': 2, ...(i === 0 && { 'pocket-scanner': 1 }) },
}));
const details = { ...own, team } as unknown as Json;

const FIST = { kind: 'blade', grappleDice: 1, damage: 1, doorPoints: 0 } as const;

const refusals = (wish: object): string[] =>
  whyNotCreate(duck, { scenario: 'M01', secret: '', details: { ...own, team, ...wish } as Json }).map(
    ({ code }) => code,
  );

function mission(secret: string): { readonly told: DuckEvent[]; readonly table: DuckTable } {
  const players = { team: { kind: 'bot', bot: 'team' }, threats: { kind: 'bot', bot: 'threats' } } as const;
  const match = create(duck, { scenario: 'M01', secret, players, details });
  const told: DuckEvent[] = [];
  advance(duck, match, {
    listen(line: Line<DuckEvent>) {
      if (line.kind === 'event') told.push(line.event);
    },
  });
  return { told, table: match.table };
}

describe("weapons and gear of a player's own", () => {
  rule('DK-SETUP-003', 'come in with a setup and are fired, thrown and used like shipped ones', () => {
    expect(refusals({})).toEqual([]);
    const table = begin({ scenario: 'M01', switches: defaults(), details });
    const [you, gunner] = table.figures.filter(isTeamer);
    expect([you!.weapons[0], gunner!.weapons[0]]).toMatchObject([
      { id: 'coil-gun', loaded: 9 },
      { id: 'shredder', loaded: 3 },
    ]);
  });

  rule('DK-WEAP-004', 'a gun shoots by the numbers of its own card', () => {
    const table = armed();
    const man = addMan(table, at(table, 3, 4), 1, { weapon: 'coil-gun' });
    const harpy = addThreat(table, at(table, 3, 2), 5);
    const io = play({ dice: ['D6=3', 'D6=3'] }, io =>
      perform(table, io, man, { do: 'shoot', target: harpy.id, squirts: 0 }),
    );
    expect([harpy.condition, man.weapons[0]!.loaded]).toEqual(['killed', 9]);
    const fired = io.told.find(({ type }) => type === 'shotFired')!;
    expect(fired).toMatchObject({ weapon: 'coil-gun' });
  });

  rule('DK-WEAP-034', 'a cannon of six squares strikes at six', () => {
    const table = armed({ tiles: 2 });
    const man = addMan(table, at(table, 1, 3), 3, { weapon: 'shredder', strength: 'STRONG' });
    const harpy = addThreat(table, at(table, 2, 3, 1), 7);
    table.doors[0]!.open = true;
    expect(actsOf(table, man).some(act => act.do === 'flechette' && act.direction === 3)).toBe(true);
    play({ dice: ['D6=2'] }, io => perform(table, io, man, { do: 'flechette', direction: 3 }));
    expect(harpy.condition).toBe('killed');
  });

  test('a cannon of six squares is foreseen to cover six', () => {
    const table = armed({ tiles: 2 });
    const man = addMan(table, at(table, 1, 3), 3, { weapon: 'shredder', strength: 'STRONG' });
    table.doors[0]!.open = true;
    const question = { kind: 'act', rule: 'DK-ACT-011', figure: man.id } as Question;
    const seen = foresightOf(table, question, { do: 'flechette', direction: 3 }, true);
    expect(seen?.touched?.map(({ square }) => square)).toContain(at(table, 2, 3, 1));
  });

  rule('DK-WEAP-023', 'a squirt of flame kills by the numbers of its own card, on the deck and through a hatch', () => {
    const fate = (act: (table: DuckTable, man: Teamer, square: number, io: DuckIo) => void, face: number) => {
      const table = armed();
      const man = addMan(table, at(table, 3, 4), 1, { weapon: 'torch' });
      const harpy = addThreat(table, at(table, 3, 3), 5);
      play({ dice: [`D6=${face}`] }, io => act(table, man, harpy.at, io));
      return harpy.condition;
    };
    const squirt = (table: DuckTable, man: Teamer, square: number, io: DuckIo): void =>
      flame(table, io, { shooter: man.id, jets: [{ square, squirts: 1, use: 'attack' }] });
    const upwards = (table: DuckTable, man: Teamer, square: number, io: DuckIo): void => {
      table.hatches.push({ kind: 'hatch', at: square } as DuckTable['hatches'][number]);
      for (const figure of table.figures) if (figure.kind === 'threat') figure.overhead = true;
      fireThroughHatch.perform(table, io, man, { do: 'fireThroughHatch', hatch: square, squirts: 1 });
    };
    expect([fate(squirt, 1), fate(squirt, 2)]).toEqual(['fit', 'killed']);
    expect([fate(upwards, 1), fate(upwards, 2)]).toEqual(['fit', 'killed']);
  });

  rule(['DK-SENS-006', 'DK-GREN-016'], 'a flask burns where it lands, and the small scanner scans', () => {
    const table = armed();
    const man = addMan(table, at(table, 3, 5), 1, { gear: { 'fire-flask': 1, 'pocket-scanner': 1 } });
    const acts = actsOf(table, man);
    expect(acts).toContainEqual({ do: 'throw', grenade: 'fire-flask', byProjector: false });
    expect(codes(whyNotAct(table, man, { do: 'scan', side: 5 }))).not.toContain('noScanner');
    const target = at(table, 3, 2);
    play({ dice: ['D6=6', 'D6=6'], answers: [{ seat: 'team', answer: target }] }, io =>
      perform(table, io, man, { do: 'throw', grenade: 'fire-flask', byProjector: false }),
    );
    expect([table.flames.find(flame => flame.at === target)?.count, man.gear['fire-flask']]).toEqual([3, undefined]);
  });

  test('a mission is played with them to its end, and they are called by their own names', () => {
    const played = ['arms 1', 'arms 2', 'arms 3'].map(mission);
    expect(played.every(({ table }) => table.ending !== null)).toBe(true);
    const told = played.flatMap(each => each.told);
    const shots = told.filter(event => event.type === 'shotDeclared' && event.weapon === 'coil-gun');
    expect(shots.length).toBeGreaterThan(0);
    expect(duck.words.event(shots[0]!)).toContain('Coil gun');
  });

  test.each([
    ['idTaken', { weapons: [{ ...(own.weapons[0] as object), id: 'har' }] }],
    ['idTaken', { gear: [{ ...(own.gear[0] as object), id: 'hemg' }] }],
    ['noSuchWeapon', { team: team.map(card => ({ ...card, weapon: 'bow' })) }],
    ['noSuchGear', { team: team.map(card => ({ ...card, gear: { tea: 1 } })) }],
    ['noReach', { weapons: [own.weapons[0], { ...(own.weapons[1] as object), range: null }] }],
    ['nothingToFire', { weapons: [own.weapons[1], { ...(own.weapons[0] as object), magazine: 0 }] }],
    ['notAGun', { weapons: [...own.weapons, { ...(own.weapons[0] as object), id: 'fist', effect: FIST }] }],
    ['badDetails', { weapons: [{ ...(own.weapons[0] as object), weight: 99 }] }],
  ] as const)('are refused by %s', (code, wish) => {
    expect(refusals(wish)).toContain(code);
  });
});

function defaults(): Record<string, boolean | string> {
  return Object.fromEntries(SWITCHES.map(({ id, values }) => [id, values[0] as boolean | string]));
}

/** A small table that is played with the player's own arms. */
function armed({ tiles = 1 }: { readonly tiles?: number } = {}): DuckTable {
  const table = begin({ scenario: 'M01', switches: defaults(), details });
  const floor = ['.....', '.....', '.....', '.....', '.....'];
  return Object.assign(testTable({ tiles: Array.from({ length: tiles }, () => floor) }), { own: table.own });
}
