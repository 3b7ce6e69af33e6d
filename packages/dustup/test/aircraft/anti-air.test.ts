import { oddsOnView, type Question, scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect, test } from 'vitest';
import { weaponNamed } from '../../src/content/weapons.ts';
import { antiAirOf } from '../../src/rules/aircraft/anti-air-weapons.ts';
import { layCounter } from '../../src/rules/detection/counters.ts';
import { dustup } from '../../src/system.ts';
import type { Act } from '../../src/table/acts.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { type Flyer, isFlyer } from '../../src/table/flight.ts';
import { type Dustup, NONE } from '../../src/table/table.ts';
import { isVehicle, type Unit, type Vehicle } from '../../src/table/units.ts';
import { poise } from '../support/air-setting.ts';
import { at, box, field, lay, put, type Setting, squad } from '../support/setting.ts';
import { does, placeHull, refusal, rifles } from '../support/vehicle-setting.ts';

const GUN = 0;
const MISSILE = 1;

interface Duel {
  readonly table: Dustup;
  readonly flak: Vehicle;
  readonly craft: Flyer;
}

/** Red's anti-air vehicle at (20, 10), and blue's aircraft moving north over (30, 10) without a decoy. */
function duel(setting: Setting = {}, vehicle = 'gunship', decoy = false): Duel {
  const table = lay({ redVehicles: ['antiAirVehicle'], blueVehicles: [vehicle], ...setting });
  const vehicles = table.units.filter(isVehicle);
  const [flak, craft] = [vehicles[0]!, vehicles.find(({ side }) => side === 1)!];
  if (!isFlyer(craft)) throw new Error('expected an aircraft');
  const { decoy: _, ...bare } = craft.hull.model;
  if (!decoy) Object.assign(craft.hull, { model: bare });
  placeHull(flak, 20, 10, 0);
  flak.actions = 2;
  poise(craft, 'moving', 30, 10, 0);
  put(table, table.units.find(({ side, hull }) => side === 1 && hull === null)!.id, 66, 44);
  return { table, flak, craft };
}

const fire = ({ id }: Unit, weapon = GUN): Act => ({ do: 'fireAtAircraft', target: id, weapon });
const says = (answer: unknown) => ({ seat: 'blue', answer });
const CARRY_ON = says('carryOn');
const told = (events: readonly DustupEvent[], type: DustupEvent['type']) => events.find(event => event.type === type);
/** A lock of the gun, D8 against D10. */
const LOCK = ['D10=3', 'D8=6'];

describe('who may fire at an aircraft', () => {
  rule('DU-AIR-045', 'only what is designated for it and has guidance', () => {
    const { table, flak, craft } = duel({ redVehicles: ['antiAirVehicle', 'heavyTank'] });
    const tank = table.units.find(({ hull }) => hull?.model.id === 'heavyTank')!;
    tank.actions = 2;
    expect([refusal(table, flak, fire(craft)), refusal(table, tank, fire(craft, 0))]).toEqual([null, 'DU-AIR-045']);
    expect(refusal(table, flak, { do: 'shoot', target: craft.id, shots: [[NONE, GUN]] })).toBe('DU-AIR-045');
    expect(antiAirOf(weaponNamed(table, 'antiAirAutocannon'))).toMatchObject({ guidance: 8, isMissile: false });
    poise(craft, 'grounded', 30, 10, 0);
    expect(refusal(table, flak, fire(craft))).toBe('DU-AIR-045');
  });

  rule('DU-AIR-045', 'a hill hides it, until it fires at somebody behind it', () => {
    const { table, flak, craft } = duel({ map: field({ areas: [box('slopeHill', 23, 0, 27, 30, 2)] }) });
    expect(refusal(table, flak, fire(craft))).toBe('DU-SHOOT-050');
    craft.hull.flight.firedAt.push(flak.id);
    expect(refusal(table, flak, fire(craft))).toBe(null);
  });

  rule('DU-AIR-045', 'a missile of its own is for what is in the air alone', () => {
    const { table, flak } = duel();
    const enemy = table.units.find(({ side, hull }) => side === 1 && hull === null)!;
    expect(refusal(table, flak, { do: 'shoot', target: enemy.id, shots: [[NONE, MISSILE]] })).toBe('DU-GAP2-015');
  });

  test('whoever fires from hiding is hidden no longer', () => {
    const { table, flak, craft } = duel();
    layCounter(table, scripted<DustupEvent>(), 0, at(20, 10), flak);
    does(table, flak, fire(craft), 'D10=9', 'D8=6');
    expect(flak.counter).toBe(NONE);
  });
});

describe('acquiring', () => {
  rule(['DU-AIR-046', 'DU-GAP-032'], 'guidance has to beat the counter-measures; a tie ends the action', () => {
    const { table, flak, craft } = duel();
    const events = does(table, flak, fire(craft), 'D10=5', 'D8=5');
    expect(told(events, 'aircraftSought')).toMatchObject({ acquired: false });
    expect([flak.actions, refusal(table, flak, fire(craft))]).toEqual([1, 'DU-HEAVY-015']);
  });

  rule('DU-AIR-046', 'a failed lock, an abort or an evasion costs no missile, and a shot does', () => {
    const spent = (...script: Parameters<typeof does>[3][]) => {
      const { table, flak, craft } = duel();
      does(table, flak, fire(craft, MISSILE), ...script);
      return flak.hull.spent[MISSILE];
    };
    expect(spent('D10=9', 'D12=9')).toBe(0);
    expect(spent('D10=3', 'D12=9', says('abort'))).toBe(0);
    expect(spent('D10=3', 'D12=9', says({ to: at(30, 40) }), 'D10=9', 'D12=3')).toBe(0);
    expect(spent('D10=3', 'D12=9', CARRY_ON, 'D10=9', 'D12=3', 'D12=3')).toBe(1);
  });

  rule('DU-AIR-046', 'what is poorly stabilised does not acquire after a move', () => {
    const { table, flak, craft } = duel();
    flak.moved = true;
    expect([refusal(table, flak, fire(craft, MISSILE)), refusal(table, flak, fire(craft, GUN))]).toEqual([
      'DU-VEH-080',
      null,
    ]);
  });
});

describe('the pilot of an acquired aircraft', () => {
  rule('DU-AIR-047', 'aborts: it is out of the battle with all aboard, and no shot is rolled', () => {
    const { table, flak, craft } = duel({ blue: [squad(3), squad(2)] }, 'utilityLifter');
    const rider = table.units.find(({ side }) => side === 1)!;
    Object.assign(rider, { where: 'aboard', carrier: craft.id });
    does(table, flak, fire(craft), 'D8=3', 'D8=6', says('abort'));
    expect([craft.where, rider.where, craft.hull.destroyed]).toEqual(['atBase', 'atBase', false]);
  });

  rule('DU-AIR-048', 'evades 30 inches behind a building: no shot', () => {
    const { table, flak, craft } = duel({ map: field({ areas: [box('buildingSolid', 22, 20, 28, 34)] }) });
    const events = does(table, flak, fire(craft), ...LOCK, says({ to: at(30, 40) }));
    expect(told(events, 'evaded')).toMatchObject({ isSeen: false });
    expect([craft.hull.y, craft.actions, craft.moved]).toEqual([40_000, 2, false]);
  });

  rule(
    'DU-AIR-048',
    'goes 24 inches at the least, turns by 90 degrees at most, stays on the table and leaves its hover',
    () => {
      const { table, craft } = duel();
      poise(craft, 'moving', 30, 10, 45);
      const question = { kind: 'underLock', rule: 'DU-AIR-047', unit: craft.who, by: craft.who, weapon: craft.who };
      const why = (answer: unknown) => dustup.whyNot(table, 'blue', question as unknown as Question, answer)[0]?.rule;
      expect([
        why({ to: at(45, 25) }),
        why({ to: at(48, 28) }),
        why({ to: at(12, 0) }),
        why({ to: at(30, 60) }),
      ]).toEqual(['DU-AIR-048', undefined, 'DU-AIR-014', 'DU-AIR-015']);
      expect([why('abort'), why('carryOn'), why('hide')]).toEqual([undefined, undefined, 'DU-TURN-004']);
      const found = duel();
      poise(found.craft, 'hovering', 30, 10, 0);
      does(found.table, found.flak, fire(found.craft), ...LOCK, says({ to: at(30, 40) }), 'D10=9', 'D8=1');
      expect(found.craft.hull.flight.mode).toBe('moving');
    },
  );

  rule('DU-AIR-049', 'in the open a second lock decides whether the shot is fired', () => {
    const { table, flak, craft } = duel();
    const lost = does(table, flak, fire(craft), ...LOCK, says({ to: at(30, 40) }), 'D10=6', 'D8=4');
    expect(told(lost, 'aircraftShotAt')).toBeUndefined();
    const again = duel();
    const script = [...LOCK, says({ to: at(30, 40) }), 'D10=6', 'D8=7', 'D10=9', 'D8=1', 'D10=2'];
    expect(told(does(again.table, again.flak, fire(again.craft), ...script), 'aircraftShotAt')).toBeDefined();
  });
});

describe('engaging', () => {
  rule('DU-AIR-050', 'guidance and firepower against the counter-measures, one step lower in hover', () => {
    const { table, flak, craft } = duel({}, 'utilityLifter');
    poise(craft, 'hovering', 30, 10, 0);
    const events = does(table, flak, fire(craft), 'D8=5', 'D8=6', CARRY_ON, 'D6=4', 'D8=6', 'D10=3', 'D8=8');
    expect(told(events, 'aircraftShotAt')).toMatchObject({ targetDie: 6, success: 'minor' });
  });

  rule('DU-AIR-050', 'what hinders the firer makes it harder, and beyond D12 there is no attack', () => {
    const { table, flak, craft } = duel();
    Object.assign(flak, { suppression: 1 });
    expect(refusal(table, flak, fire(craft))).toBe(null);
    flak.hull.damage = 1;
    expect(refusal(table, flak, fire(craft))).toBe('DU-AIR-050');
    flak.hull.damage = 0;
    const events = does(table, flak, fire(craft), ...LOCK, CARRY_ON, 'D12=10', 'D8=6', 'D10=3');
    expect(told(events, 'aircraftShotAt')).toMatchObject({ targetDie: 12 });
  });

  rule('DU-AIR-050', 'after a drive a gun of average steadiness is one step worse', () => {
    const { table, flak, craft } = duel();
    flak.moved = true;
    const events = does(table, flak, fire(craft), ...LOCK, CARRY_ON, 'D12=10', 'D8=6', 'D10=3');
    expect(told(events, 'aircraftShotAt')).toMatchObject({ targetDie: 12 });
  });

  rule(
    ['DU-AIR-050', 'DU-GUIDED-019'],
    'a decoy may try against a missile, after the lock and before the shot; not against a gun',
    () => {
      const { table, flak, craft } = duel({}, 'gunship', true);
      const script = ['D10=3', 'D12=9', CARRY_ON, says('try'), 'D8=6', 'D12=5'];
      const events = does(table, flak, fire(craft, MISSILE), ...script);
      expect(told(events, 'decoyTried')).toMatchObject({ stopped: true });
      expect([flak.hull.spent[MISSILE], told(events, 'aircraftShotAt')]).toEqual([1, undefined]);
      does(table, flak, fire(craft, GUN), ...LOCK, CARRY_ON, 'D10=9', 'D8=6', 'D10=3');
    },
  );

  rule('DU-AIR-051', 'a minor success: the pilot needs more than his leadership value and two, or goes home', () => {
    const scared = (face: number) => {
      const { table, flak, craft } = duel({}, 'utilityLifter');
      does(table, flak, fire(craft), 'D8=3', 'D8=6', CARRY_ON, 'D8=5', 'D8=6', 'D10=3', `D8=${face}`);
      return [craft.where, craft.suppression, craft.confidence];
    };
    expect([scared(5)[0], scared(4)[0]]).toEqual(['table', 'atBase']);
    expect(scared(5).slice(1)).toEqual(scared(4).slice(1));
  });

  rule(['DU-AIR-051', 'DU-VEH-077'], 'and more if it took off damaged, as every vehicle does', () => {
    const scared = (face: number) => {
      const { table, flak, craft } = duel({ commitment: ['medium', 'medium'] }, 'utilityLifter');
      craft.hull.damage = 1;
      does(table, flak, fire(craft), 'D8=3', 'D8=6', CARRY_ON, 'D8=5', 'D8=6', 'D10=3', `D8=${face}`);
      return craft.where;
    };
    expect([scared(6), scared(5)]).toEqual(['table', 'atBase']);
  });

  rule('DU-AIR-052', 'a major success: hits by the total of both dice, each against the armour of the face', () => {
    const { table, flak, craft } = duel({ switches: { additionalHits: false } }, 'utilityLifter');
    poise(craft, 'hovering', 30, 10, 0);
    craft.hull.facing = 0;
    Object.assign(craft, { ecm: 10 });
    const script = ['D10=3', 'D8=6', CARRY_ON, 'D8=5', 'D8=7', 'D10=8', 'D12=10', 'D12=6', 'D8=5'];
    const events = does(table, flak, fire(craft), ...script);
    expect(told(events, 'hitsCounted')).toMatchObject({ total: 15, hits: 1 });
    expect(told(events, 'hullStruck')).toMatchObject({ face: 'side', result: 'damaged' });
  });

  rule('DU-AIR-052', 'two dice without a hit are a minor success', () => {
    const { table, flak, craft } = duel({ switches: { additionalHits: false } });
    const script = [...LOCK, CARRY_ON, 'D10=1', 'D8=2', 'D10=3', 'D10=5'];
    const events = does(table, flak, fire(craft), ...script);
    expect(told(events, 'pilotTested')).toMatchObject({ needs: 4, stays: true });
  });

  rule('DU-GAP2-015', 'a shoulder missile at a gunship: locked, one hit, damaged, and down it goes', () => {
    const team = { ...squad(2), served: { weapon: 'shoulderAntiAirMissile', on: 'shoulder' as const, shots: 2 } };
    const { table, craft } = duel({ red: [team], switches: { additionalHits: false } });
    const crew = table.units.find(({ piece }) => piece !== NONE)!;
    put(table, crew.id, 20, 14);
    const script = ['D10=6', 'D10=7', CARRY_ON, 'D10=5', 'D10=8', 'D8=7', 'D12=5', 'D12=8', 'D12=3', 'D10=6'];
    const events = does(table, crew, fire(craft, 0), ...script);
    expect(told(events, 'hitsCounted')).toMatchObject({ total: 15, hits: 1 });
    expect(told(events, 'crashLanded')).toMatchObject({ result: 'safe' });
    expect(table.pieces[crew.piece]!.spent).toBe(1);
  });
});

describe('dogfights', () => {
  const dogfight = (dogfights: boolean) => {
    const found = duel({ redVehicles: ['strikeFighter'], switches: { dogfights } });
    poise(found.flak as Flyer, 'moving', 30, 0.5, 0);
    return found;
  };

  rule('DU-AIR-061', 'only where players want them, with what is anti-air and guided', () => {
    const off = dogfight(false);
    expect(refusal(off.table, off.flak, fire(off.craft, 1))).toBe('DU-AIR-061');
    const on = dogfight(true);
    expect(refusal(on.table, on.flak, fire(on.craft, 0))).toBe('DU-AIR-045');
    const events = does(on.table, on.flak, fire(on.craft, 1), 'D10=3', 'D10=6', CARRY_ON, 'D10=5', 'D10=3', 'D8=2');
    expect(told(events, 'aircraftShotAt')).toBeDefined();
  });

  rule(['DU-AIR-061', 'DU-AIR-043', 'DU-AIR-044'], 'ahead of the nose, and harder far off it', () => {
    const { table, flak, craft } = dogfight(true);
    poise(flak as Flyer, 'moving', 30, 20, 0);
    expect(refusal(table, flak, fire(craft, 1))).toBe('DU-AIR-043');
    poise(flak as Flyer, 'moving', 20, 10, 45);
    flak.hull.facing = 30;
    does(table, flak, fire(craft, 1), 'D10=9', 'D8=6');
  });
});

test('the odds of fire at an aircraft are counted', () => {
  const { table, flak, craft } = duel();
  const question = { kind: 'act', rule: 'DU-TURN-017', unit: flak.who, actions: 2, names: table.names } as Question;
  const odds = oddsOnView(dustup, table, 'red', question, fire(craft))!;
  const chance = (what: string) =>
    odds.outcomes
      .filter(({ outcome }) => dustup.words.summary!(outcome).includes(what))
      .reduce((sum, each) => sum + each.chance, 0);
  expect(odds.exact).toBe(true);
  expect(odds.outcomes.reduce((sum, each) => sum + each.chance, 0)).toBeCloseTo(1);
  // A D8 beats a D10 in 28 of 80.
  expect(chance('damaged') + chance('destroyed') + chance('off the table')).toBeGreaterThan(0.05);
  expect(chance('damaged') + chance('destroyed') + chance('off the table')).toBeLessThan(28 / 80);
});

/** The chances of a shot at an aircraft by what is said of them. */
function oddsAt({ table, flak, craft }: Duel): (...said: readonly string[]) => number {
  const question = { kind: 'act', rule: 'DU-TURN-017', unit: flak.who, actions: 2, names: table.names } as Question;
  const odds = oddsOnView(dustup, table, 'red', question, fire(craft))!;
  expect(odds.exact).toBe(true);
  const told = odds.outcomes.map(({ outcome, chance }) => ({ text: dustup.words.summary!(outcome), chance }));
  return (...said) =>
    told.filter(({ text }) => said.every(each => text.includes(each))).reduce((sum, { chance }) => sum + chance, 0);
}

rule(
  ['DU-AIR-053', 'DU-AIR-057', 'DU-AIR-059'],
  'the odds say on whom the wreck comes down: a man below is in the explosion, and then a D8 meets his D6',
  () => {
    const found = duel({ red: [squad(1)] });
    const { table, craft } = found;
    poise(craft, 'hovering', 30, 10, 0);
    const man = put(table, table.units.find(({ side, hull }) => side === 0 && hull === null)!.id, 30, 12);
    const chance = oddsAt(found);
    const [hurt, marked] = [chance('+1 untreated'), chance(`${man.who.name} 1 marker`)];
    expect(hurt).toBeGreaterThan(0);
    expect(hurt / (hurt + marked)).toBeCloseTo(27 / 48);
    // Whatever is hit is a wreck in the end; far from everybody it hurts nobody.
    put(table, man.id, 60, 40);
    const apart = oddsAt(found);
    expect(apart('destroyed')).toBeCloseTo(chance('destroyed'));
    expect(apart('untreated')).toBe(0);
  },
);

rule('DU-AIR-055', 'what is carried beyond the edge comes down on nobody', () => {
  const found = duel();
  poise(found.craft, 'moving', 30, 0.5, 180);
  const chance = oddsAt(found);
  expect(chance('damaged', 'off the table')).toBeGreaterThan(0);
  expect(chance('damaged', 'destroyed')).toBe(0);
});

test('riflemen on the ground fire at nothing in the air', () => {
  const { table, craft } = duel();
  const men = table.units.find(({ side, hull }) => side === 0 && hull === null)!;
  expect([refusal(table, men, rifles(men, craft)), refusal(table, men, fire(craft))]).toEqual([
    'DU-AIR-045',
    'DU-SHOOT-004',
  ]);
});
