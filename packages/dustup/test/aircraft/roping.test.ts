import { odds, scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { layCounter } from '../../src/rules/detection/counters.ts';
import { foreseeAct } from '../../src/rules/turn/actions.ts';
import { ready } from '../../src/rules/turn/activation.ts';
import { copy } from '../../src/table/copy.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { broken } from '../../src/table/invariants.ts';
import { summary } from '../../src/table/summary.ts';
import { NONE } from '../../src/table/table.ts';
import { type Flown, flown, poise } from '../support/air-setting.ts';
import { at, box, field, put, type Setting, squad } from '../support/setting.ts';
import { does, refusal } from '../support/vehicle-setting.ts';

const ROPES = { do: 'fastRope' } as const;
const PACKS = { do: 'jump' } as const;

/** Eight men in an aircraft that hovers over (20, 20). */
function hovering(setting: Setting = {}, vehicle = 'utilityLifter', traits?: ['mayFly']): Flown {
  const found = flown(vehicle, { red: [squad(8)], ...setting }, traits && { traits });
  poise(found.craft, 'hovering', 20, 20, 0);
  Object.assign(found.squad, { where: 'aboard', carrier: found.craft.id });
  ready(found.table, found.squad, 'turn');
  return found;
}

const states = ({ table, squad: { figures } }: Flown) => figures.map(id => table.figures[id]!.state);
const woundedIn = (found: Flown) => states(found).filter(state => state === 'untreated').length;
const SAFE = Array.from({ length: 8 }, () => 'D8=2');

describe('going down from what hovers', () => {
  rule('DU-AIR-069', 'not from a VTOL on its way, nor from one on the ground', () => {
    const found = hovering();
    const { table, craft, squad: men } = found;
    expect(refusal(table, men, ROPES)).toBe(null);
    poise(craft, 'moving', 20, 20, 0);
    expect(refusal(table, men, ROPES)).toBe('DU-AIR-069');
    poise(craft, 'grounded', 20, 20, 0);
    expect(refusal(table, men, ROPES)).toBe('DU-AIR-069');
  });

  rule('DU-AIR-070', 'ropes take the whole activation, grav-packs one action of it', () => {
    const roped = hovering();
    does(roped.table, roped.squad, ROPES, ...SAFE);
    expect([roped.squad.where, roped.squad.actions]).toEqual(['table', 0]);
    const late = hovering();
    late.squad.actions = 1;
    expect(refusal(late.table, late.squad, ROPES)).toBe('DU-TURN-004');
    const packed = hovering({ red: [squad(8, { traits: ['gravPacks'] })] });
    does(packed.table, packed.squad, PACKS, ...SAFE);
    expect([packed.squad.where, packed.squad.actions]).toEqual(['table', 1]);
    expect(refusal(packed.table, packed.squad, { do: 'move', route: [at(20, 26)] })).toBe(null);
  });

  rule('DU-AIR-069', 'only with ropes in the aircraft or packs on their backs', () => {
    const bare = hovering({}, 'gunship');
    expect(refusal(bare.table, bare.squad, ROPES)).toBe('DU-AIR-069');
    expect(refusal(bare.table, bare.squad, PACKS)).toBe('DU-AIR-069');
  });

  rule(['DU-AIR-069', 'DU-FORCE-033', 'DU-FORCE-034'], 'takes heart: the broken stay, and the shaken may', () => {
    const down = hovering();
    down.squad.confidence = 'broken';
    expect(refusal(down.table, down.squad, ROPES)).toBe('DU-FORCE-034');
    const shaken = hovering();
    shaken.squad.confidence = 'shaken';
    does(shaken.table, shaken.squad, ROPES, 'D8=2');
    expect([shaken.squad.where, shaken.squad.actions]).toEqual(['aboard', 0]);
    const wood = hovering({ map: field({ areas: [box('lightWoods', 10, 10, 30, 30)] }) });
    wood.squad.confidence = 'broken';
    expect(refusal(wood.table, wood.squad, ROPES)).toBeNull();
  });

  rule(['DU-AIR-069', 'DU-DETECT-005'], 'shows who is hidden where the leader comes down', () => {
    const { table, squad: men, enemy } = hovering();
    put(table, enemy.id, 20, 20);
    layCounter(table, scripted<DustupEvent>(), 1, at(20, 20), enemy);
    layCounter(table, scripted<DustupEvent>(), 1, at(40, 20), null);
    does(table, men, ROPES, ...SAFE);
    expect([enemy.counter, table.counters[1]!.removed]).toEqual([NONE, false]);
  });

  rule('DU-AIR-071', 'eight dice with two ones: two untreated wounds, and no test of nerve', () => {
    const found = hovering();
    const dice = [2, 1, 5, 8, 2, 1, 4, 6].map(face => `D8=${face}`);
    does(found.table, found.squad, ROPES, ...dice);
    expect(woundedIn(found)).toBe(2);
    expect(found.table.strains).toEqual([]);
  });

  rule(['DU-AIR-071', 'DU-MORALE-032'], 'a leader who is hurt is what the others are tested for', () => {
    const found = hovering();
    does(found.table, found.squad, ROPES, 'D8=1', ...SAFE.slice(1));
    expect(found.table.strains).toMatchObject([
      { unit: found.squad.id, by: 'landing', leaderHit: true, casualties: 0 },
    ]);
  });

  rule(['DU-AIR-071', 'DU-MED-008'], 'a suit looks after its man', () => {
    const suited = squad(2, { type: 'powerArmour', armour: 'lightPower', traits: ['gravPacks'] });
    const found = hovering({ red: [suited] });
    does(found.table, found.squad, PACKS, 'D8=4', 'D8=1', 'D6=3');
    expect(states(found)).toEqual(['able', 'stabilised']);
  });

  rule('DU-AIR-072', 'onto a roof, into a wood or onto a slope they roll D6 instead of D8', () => {
    for (const type of ['buildingSolid', 'lightWoods', 'slopeHill']) {
      const found = hovering({ map: field({ areas: [box(type, 15, 15, 25, 25)] }) });
      does(found.table, found.squad, ROPES, ...Array.from({ length: 8 }, () => 'D6=2'));
      expect(woundedIn(found)).toBe(0);
    }
  });

  rule('DU-AIR-073', 'from a grav vehicle nobody abseils, but packs may be used', () => {
    const men = squad(6, { traits: ['gravPacks'] });
    const { table, craft, squad: riders } = hovering({ red: [men] }, 'gravCarrier', ['mayFly']);
    expect(refusal(table, riders, ROPES)).toBe('DU-AIR-073');
    expect(refusal(table, riders, PACKS)).toBe(null);
    poise(craft, 'moving', 20, 20, 0);
    expect([refusal(table, riders, ROPES), refusal(table, riders, PACKS)]).toEqual(['DU-AIR-069', 'DU-AIR-069']);
  });

  rule('DU-AIR-074', 'all of them end within an inch of four inches by two', () => {
    const found = hovering();
    const { table, squad: men } = found;
    const places = [0, 1, 2, 3, 4, 5, 6, 7].map(i => at(19 + (i % 2) * 2, 17.5 + Math.floor(i / 2) * 1.5));
    expect(refusal(table, men, { ...ROPES, places })).toBe(null);
    expect(refusal(table, men, { ...ROPES, places: [at(22.5, 20), ...places.slice(1)] })).toBe('DU-AIR-074');
    does(table, men, ROPES, ...SAFE);
    for (const id of men.figures) {
      const { x, y } = table.figures[id]!;
      expect([Math.abs(x - 20_000) <= 2001, Math.abs(y - 20_000) <= 3001]).toEqual([true, true]);
    }
    expect(broken(table)).toEqual([]);
  });

  rule('DU-AIR-071', 'the odds are counted: nobody is hurt in 7 of 8 tries, eight times over', () => {
    const { table, squad: men } = hovering();
    const { outcomes, of, exact } = odds(foreseeAct(table, men, ROPES)!, table, copy, summary);
    const unhurt = outcomes.filter(({ outcome }) => !JSON.stringify(outcome).includes('untreated'));
    const weight = unhurt.reduce((sum, outcome) => sum + outcome.ways, 0n);
    expect([weight * 8n ** 8n === of * 7n ** 8n, exact]).toEqual([true, true]);
  });
});
