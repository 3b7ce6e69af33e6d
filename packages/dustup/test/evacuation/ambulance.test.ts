import { circle, doOverlap } from '@sightline/geometry/field';
import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { outlineOfHull } from '../../src/ground/outline.ts';
import { moveCounter } from '../../src/rules/inbound/chart.ts';
import { actsOf } from '../../src/rules/turn/actions.ts';
import { activate, ready } from '../../src/rules/turn/activation.ts';
import { choicesOf } from '../../src/rules/turn/alternation.ts';
import { placesLeft } from '../../src/rules/vehicles/boarding.ts';
import { bearHarm } from '../../src/rules/vehicles/destruction.ts';
import { countersOf, LOITER } from '../../src/table/chart.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import type { Dustup } from '../../src/table/table.ts';
import type { Unit, Vehicle } from '../../src/table/units.ts';
import { headquarters } from '../support/command-setting.ts';
import { at, put, putFigure, squad } from '../support/setting.ts';
import { does, motorised, placeHull, refusal, reorganise } from '../support/vehicle-setting.ts';

interface Aid {
  readonly table: Dustup;
  readonly ambulance: Vehicle;
  readonly squads: readonly Unit[];
}

/** An ambulance at (6, 20) three inches from its own edge in the west, and squads of six beside it. */
function aid(count = 2, changes = {}): Aid {
  const red = Array.from({ length: count }, () => squad(6));
  const found = motorised('armouredAmbulance', { red }, changes);
  const { table, tank } = found;
  Object.assign(table.sides[0]!, { homeEdge: 'west' });
  placeHull(tank, 6, 20, 270);
  const squads = table.units.filter(({ side, hull }) => side === 0 && hull === null);
  for (const [i, unit] of squads.entries()) {
    put(table, unit.id, i < 2 ? 12 : 30, 16.5 + 7 * (i % 2));
    ready(table, unit, 'turn');
  }
  return { table, ambulance: tank, squads };
}

/** So many of a unit lie beside the ambulance, wounded. */
function lieBeside(table: Dustup, unit: Unit, count: number): void {
  for (let i = 0; i < count; i++) {
    table.figures[unit.figures[unit.figures.length - 1 - i]!]!.state = i === 0 ? 'untreated' : 'stabilised';
    putFigure(table, unit, unit.figures.length - 1 - i, 8.5, 19.5 + 1.1 * i);
  }
}

const handOver = ({ ambulance }: Aid) => reorganise({ do: 'handOver', vehicle: ambulance.id });

function driveOff({ table, ambulance }: Aid, ...dice: string[]) {
  ready(table, ambulance, 'turn');
  return does(table, ambulance, { do: 'move', route: [at(0, 20)] }, 'D12=6', ...dice);
}

describe('taking up the wounded', () => {
  rule('DU-CASEVAC-005', 'those within two inches of the vehicle are handed over, treated or not', () => {
    const found = aid();
    const [unit] = found.squads as [Unit];
    lieBeside(found.table, unit, 2);
    const away = unit.figures[1]!;
    Object.assign(found.table.figures[away]!, { state: 'untreated', ...at(14, 16) });
    does(found.table, unit, handOver(found));
    expect(found.ambulance.hull.evacuees).toHaveLength(2);
    expect([found.table.figures[away]!.gone, unit.actions]).toEqual([false, 1]);
    expect(refusal(found.table, unit, handOver(found))).toBe('DU-CASEVAC-005');
  });

  rule('DU-CASEVAC-006', 'until it is full: half of its places, rounded up', () => {
    const found = aid(2, { capacity: 5 });
    const [first, second] = found.squads as [Unit, Unit];
    lieBeside(found.table, first, 2);
    does(found.table, first, handOver(found));
    lieBeside(found.table, second, 2);
    does(found.table, second, handOver(found));
    expect(found.ambulance.hull.evacuees).toHaveLength(3);
    expect(refusal(found.table, second, handOver(found))).toBe('DU-CASEVAC-006');
  });
});

describe('beside riders', () => {
  rule(['DU-CASEVAC-006', 'DU-VEH-042'], 'a wounded man takes the room of two', () => {
    const found = aid(2, { capacity: 10 });
    const [riders, unit] = found.squads as [Unit, Unit];
    Object.assign(riders, { where: 'aboard', carrier: found.ambulance.id });
    lieBeside(found.table, unit, 3);
    does(found.table, unit, handOver(found));
    expect([found.ambulance.hull.evacuees.length, placesLeft(found.table, found.ambulance)]).toEqual([2, 0]);
    expect(refusal(found.table, unit, handOver(found))).toBe('DU-CASEVAC-006');
  });
});

describe('calling it', () => {
  rule(['DU-CASEVAC-003', 'DU-CASEVAC-004'], 'an ambulance in loiter comes when a message reaches it', () => {
    const found = aid();
    const [unit] = found.squads as [Unit];
    const call = { do: 'callEvacuation', vehicle: found.ambulance.id } as const;
    expect(refusal(found.table, unit, call)).toBe('DU-CASEVAC-003');
    expect(actsOf(found.table, unit).some(act => act.do === 'callEvacuation')).toBe(false);
    Object.assign(found.ambulance, { where: 'inbound', box: LOITER });
    found.ambulance.hull.awaitsCall = true;
    expect(countersOf(found.table, 0)).toEqual([]);
    does(found.table, unit, call, 'D8=2');
    expect(found.ambulance.hull.awaitsCall).toBe(true);
    does(found.table, unit, call, 'D8=3');
    expect(countersOf(found.table, 0)).toEqual([found.ambulance]);
    const io = scripted<DustupEvent>({ answers: [{ seat: 'red', answer: { at: at(1.5, 40) } }] });
    moveCounter(found.table, io, found.ambulance);
    expect([found.ambulance.where, found.ambulance.activated]).toEqual(['table', true]);
  });
});

describe('a call is a message like any other', () => {
  const waiting = (setting = {}) => {
    const found = motorised('armouredAmbulance', { red: [squad(4, { code: 'S1' })], ...setting });
    Object.assign(found.tank, { where: 'inbound', box: 0 });
    found.tank.hull.awaitsCall = true;
    const caller = found.table.units.find(({ code }) => code === 'S1')!;
    ready(found.table, caller, 'turn');
    return { ...found, caller, call: { do: 'callEvacuation', vehicle: found.tank.id } as const };
  };

  rule(['DU-CASEVAC-004', 'DU-EW-008'], 'electronic warfare may jam it', () => {
    const called = (ew: number) => {
      const { table, tank, caller, call } = waiting({ blue: [squad(2, { warfare: 8 })] });
      table.units.find(({ side }) => side === 1)!.warfareCounters = 3;
      does(table, caller, call, 'D8=3', `D8=${ew}`, { seat: 'blue', answer: 1 });
      return tank.hull.awaitsCall;
    };
    expect([called(4), called(3)]).toEqual([true, false]);
  });

  rule(['DU-CASEVAC-004', 'DU-COMM-007'], 'jammers shift its die', () => {
    const { table, tank, caller, call } = waiting({ switches: { jamming: 'two' } });
    does(table, caller, call, 'D4=3');
    expect(tank.hull.awaitsCall).toBe(false);
  });

  rule(['DU-CASEVAC-004', 'DU-COMM-004'], 'and no level of command is bypassed by it', () => {
    const red = [headquarters('CO', ['P1']), headquarters('P1', ['S1']), squad(4, { code: 'S1' })];
    const { table, tank, caller, call } = waiting({ red });
    tank.superior = table.units.find(({ code }) => code === 'CO')!.id;
    does(table, caller, call, 'D8=3');
    expect(tank.hull.awaitsCall).toBe(false);
  });

  rule(['DU-CASEVAC-004', 'DU-COMM-009'], 'with the switch whoever has no radio cannot call at all', () => {
    const { table, caller, call } = waiting({
      red: [squad(4, { code: 'S1', comms: 'none' })],
      switches: { radioSilence: true },
    });
    expect(refusal(table, caller, call)).toBe('DU-COMM-009');
  });

  rule('DU-CASEVAC-004', "a battle of one's own may have one that waits", () => {
    const { table } = waiting({ loiter: [['V-RED-0'], []] });
    expect(table.units.filter(({ hull }) => hull?.awaitsCall)).toHaveLength(1);
  });
});

describe('bringing them off', () => {
  rule(['DU-CASEVAC-008', 'DU-CASEVAC-011'], 'whoever gave its wounded takes heart on 3 and twice on 6', () => {
    const after = (face: number, from: Unit['confidence']) => {
      const found = aid(1);
      const [unit] = found.squads as [Unit];
      Object.assign(unit, { confidence: from, startConfidence: 'steady' });
      lieBeside(found.table, unit, 2);
      does(found.table, unit, handOver(found));
      driveOff(found, `D6=${face}`);
      expect(found.table.sides[0]!.evacuated).toBe(2);
      return unit.confidence;
    };
    expect([after(2, 'shaken'), after(4, 'shaken'), after(6, 'shaken')]).toEqual(['shaken', 'steady', 'confident']);
    expect([after(3, 'steady'), after(6, 'confident')]).toEqual(['confident', 'confident']);
  });

  rule(['DU-CASEVAC-009', 'DU-CASEVAC-010'], 'and who is near those on 5, but nobody rolls twice', () => {
    const found = aid(4);
    const [first, second, near, far] = found.squads as [Unit, Unit, Unit, Unit];
    for (const unit of found.squads) unit.confidence = 'shaken';
    lieBeside(found.table, first, 1);
    does(found.table, first, handOver(found));
    lieBeside(found.table, second, 1);
    does(found.table, second, handOver(found));
    put(found.table, near.id, 22, 20);
    put(found.table, far.id, 40, 20);
    driveOff(found, 'D6=2', 'D6=3', 'D6=5');
    expect([first, second, near, far].map(({ confidence }) => confidence)).toEqual([
      'shaken',
      'steady',
      'steady',
      'shaken',
    ]);
  });

  rule('DU-CASEVAC-007', 'it goes out to box three and back to one before it may return', () => {
    const found = aid(1);
    const [unit] = found.squads as [Unit];
    lieBeside(found.table, unit, 1);
    does(found.table, unit, handOver(found));
    driveOff(found, 'D6=1');
    const { ambulance } = found;
    expect([ambulance.where, ambulance.box, ambulance.boxMoved]).toEqual(['inbound', 1, true]);
    const boxes = Array.from({ length: 4 }, () => {
      moveCounter(found.table, scripted<DustupEvent>(), ambulance);
      return ambulance.box;
    });
    expect(boxes).toEqual([2, 3, 2, 1]);
    expect(ambulance.where).toBe('inbound');
    // Back in box one it may go to loiter, and waits there until it is called again.
    ambulance.boxMoved = false;
    const offered = () => choicesOf(found.table, 0).some(choice => choice.do === 'bringOn');
    expect(offered()).toBe(true);
    moveCounter(found.table, scripted<DustupEvent>(), ambulance);
    ambulance.boxMoved = false;
    expect([ambulance.where, ambulance.box, offered()]).toEqual(['inbound', LOITER, false]);
    ready(found.table, unit, 'turn');
    does(found.table, unit, { do: 'callEvacuation', vehicle: ambulance.id }, 'D8=3');
    expect(offered()).toBe(true);
  });

  rule('DU-CASEVAC-007', 'on its way out and back nobody calls it', () => {
    const found = aid(1);
    const [unit] = found.squads as [Unit];
    lieBeside(found.table, unit, 1);
    does(found.table, unit, handOver(found));
    driveOff(found, 'D6=1');
    const call = { do: 'callEvacuation', vehicle: found.ambulance.id } as const;
    const refusals = Array.from({ length: 4 }, () => {
      const why = refusal(found.table, unit, call);
      moveCounter(found.table, scripted<DustupEvent>(), found.ambulance);
      return why;
    });
    expect(refusals).toEqual(Array(4).fill('DU-CASEVAC-003'));
    expect(refusal(found.table, unit, call)).toBeNull();
  });

  /** An ambulance with one wounded man aboard. */
  function withOneAboard() {
    const found = aid(1);
    const [unit] = found.squads as [Unit];
    lieBeside(found.table, unit, 1);
    does(found.table, unit, handOver(found));
    return { ...found, man: found.table.figures[found.ambulance.hull.evacuees[0]!]! };
  }

  rule(
    ['DU-CASEVAC-008', 'DU-VEH-066'],
    'if it is destroyed first nobody takes heart, and the wounded crawl out',
    () => {
      const { table, ambulance, man } = withOneAboard();
      put(table, man.unit, 11, 20);
      const io = scripted<DustupEvent>({ dice: ['D6=3'] });
      bearHarm(table, io, ambulance, { markers: 0, worst: 'destroyed', weaponClass: 1 });
      io.finish();
      expect([man.state, man.gone, man.left, ambulance.hull.evacuees]).toEqual(['untreated', false, false, []]);
      expect(doOverlap(outlineOfHull(ambulance.hull), circle(man, man.radius))).toBe(false);
    },
  );

  rule('DU-CASEVAC-008', 'and are left behind where their own unit is far off', () => {
    const { table, ambulance, man } = withOneAboard();
    const io = scripted<DustupEvent>({ dice: ['D6=2'] });
    put(table, man.unit, 5, 5);
    bearHarm(table, io, ambulance, { markers: 0, worst: 'destroyed', weaponClass: 1 });
    io.finish();
    expect([man.state, man.gone, man.left]).toEqual(['untreated', false, true]);
  });

  rule(['DU-CASEVAC-008', 'DU-FORCE-035'], 'are brought off by a driver who runs off the table', () => {
    const { table, ambulance, man } = withOneAboard();
    const giver = table.units[man.unit]!;
    giver.confidence = 'steady';
    ambulance.confidence = 'routed';
    placeHull(ambulance, 3, 20, 270);
    const io = scripted<DustupEvent>({ dice: ['D12=12', 'D6=4'] });
    activate(table, io, ambulance, 'turn');
    io.finish();
    expect([ambulance.where, giver.confidence, table.sides[0]!.evacuated]).toEqual(['routedOff', 'confident', 1]);
  });

  rule(['DU-CASEVAC-008', 'DU-MINE-007'], 'but nobody gets out of what a mine destroys', () => {
    const { table, ambulance, man } = withOneAboard();
    const io = scripted<DustupEvent>();
    bearHarm(table, io, ambulance, { markers: 0, worst: 'destroyed', weaponClass: 1, killsAll: true });
    expect([man.state, io.told.some(({ type }) => type === 'evacueesLost')]).toEqual(['killed', true]);
  });
});
