import { PASS, scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { communicate } from '../../src/rules/command/communicate.ts';
import { layCounter } from '../../src/rules/detection/counters.ts';
import { detect } from '../../src/rules/detection/detect.ts';
import { spotRemotely } from '../../src/rules/electronic-warfare/reactions.ts';
import { spottingDie } from '../../src/rules/electronic-warfare/remote-spotting.ts';
import { spendCounters } from '../../src/rules/electronic-warfare/warfare.ts';
import { setUp } from '../../src/rules/heavy-weapons/setting-up.ts';
import { carryOut } from '../../src/rules/turn/actions.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { happen } from '../../src/table/moment.ts';
import { type Dustup, NONE } from '../../src/table/table.ts';
import { isHidden, type Unit } from '../../src/table/units.ts';
import { troop } from '../support/gun-setting.ts';
import { at, box, field, lay, put, squad, wall } from '../support/setting.ts';

interface Answered {
  readonly dice?: readonly string[];
  readonly answers?: readonly (readonly [seat: string, answer: unknown])[];
}
const script = ({ dice = [], answers = [] }: Answered) =>
  scripted<DustupEvent>({ dice, answers: answers.map(([seat, answer]) => ({ seat, answer })) });

/** Red has a sender, a receiver far off and an electronic warfare team; blue has such a team and a squad. */
function duel(switches: Record<string, boolean> = {}): {
  table: Dustup;
  sender: Unit;
  receiver: Unit;
  own: Unit;
  foe: Unit;
} {
  const table = lay({
    map: field({ areas: [box('lightWoods', 40, 10, 50, 20)], lines: [wall('highWall', [30, 2], [30, 46])] }),
    red: [squad(3), squad(3), squad(2, { warfare: 8 })],
    blue: [squad(2, { warfare: 8 }), squad(3)],
    switches,
  });
  const [sender, receiver, own, foe] = table.units as [Unit, Unit, Unit, Unit];
  sender.superior = receiver.id;
  receiver.commands = true;
  own.warfareCounters = 3;
  foe.warfareCounters = 3;
  put(table, 0, 10, 40);
  return { table, sender, receiver, own, foe };
}

rule(
  ['DU-EW-001', 'DU-EW-003'],
  'a unit with the gear says at its activation whether it is on; that gives three counters',
  () => {
    const { table, sender, own } = duel();
    const begin = (unit: Unit, ...answers: [string, string][]) => {
      const io = script({ answers });
      happen(table, io, { on: 'activationBegan', unit: unit.id, how: 'order' });
      io.finish();
    };
    begin(sender);
    own.warfareCounters = 1;
    begin(own, ['red', 'on']);
    expect(own.warfareCounters).toBe(3);
    begin(own, ['red', 'off']);
    expect(own.warfareCounters).toBe(0);
  },
);

rule('DU-FIRE-001', 'with electronic warfare switched off the gear is dead weight', () => {
  const { table, own, sender, receiver } = duel({ electronicWarfare: false });
  happen(table, script({}), { on: 'activationBegan', unit: own.id, how: 'turn' });
  expect(communicate(table, script({ dice: ['D8=6'] }), sender, receiver)).toBe(true);
});

rule(
  ['DU-EW-002', 'DU-EW-006'],
  'systems roll D6, D8 or D10, one type higher for every counter beyond the first',
  () => {
    const dice = ([6, 8, 10] as const).map(warfare => {
      const table = lay({ red: [squad(2, { warfare })] });
      const unit = table.units[0]!;
      return [1, 2, 3].map(counters => {
        unit.warfareCounters = 3;
        return spendCounters(script({}), unit, counters, 'opposition').die;
      });
    });
    expect(dice).toEqual([
      [6, 8, 10],
      [8, 10, 12],
      [10, 12, 12],
    ]);
  },
);

rule('DU-EW-004', 'with the last counter the system goes dead until the next activation', () => {
  const { table, sender, receiver, own, foe } = duel();
  own.warfareCounters = 0;
  foe.warfareCounters = 1;
  const io = script({ dice: ['D8=6', 'D8=1'], answers: [['blue', 1]] });
  expect(communicate(table, io, sender, receiver)).toBe(true);
  expect(foe.warfareCounters).toBe(0);
  const dead = script({ dice: ['D8=6'] });
  expect(communicate(table, dead, sender, receiver)).toBe(true);
  expect(dead.asked).toEqual([]);
});

rule('DU-EW-008', 'a higher warfare die jams a message that would have got through; an equal one does not', () => {
  const jam = (face: number) => {
    const { table, sender, receiver } = duel();
    const io = script({
      dice: ['D8=6', `D8=${face}`],
      answers: [
        ['blue', 1],
        ['red', 0],
      ],
    });
    const through = communicate(table, io, sender, receiver);
    io.finish();
    return through;
  };
  expect([jam(7), jam(6)]).toEqual([false, true]);
  const { table, sender, receiver } = duel();
  put(table, 1, 10, 45);
  expect(communicate(table, script({}), sender, receiver)).toBe(true);
  put(table, 1, 60, 45);
  table.sides[0] = { ...table.sides[0]!, unjammable: true };
  expect(communicate(table, script({ dice: ['D8=6'] }), sender, receiver)).toBe(true);
});

rule(
  ['DU-EW-007', 'DU-EW-013'],
  'declared before the dice; the opposing die beats the jammer, and the message is judged on its own',
  () => {
    const { table, sender, receiver, own, foe } = duel();
    const io = script({
      dice: ['D8=5', 'D8=7', 'D8=8'],
      answers: [
        ['blue', 1],
        ['red', 1],
      ],
    });
    expect(communicate(table, io, sender, receiver)).toBe(true);
    io.finish();
    expect(io.rolled.map(({ why }) => why.purpose)).toEqual(['message', 'warfare', 'opposition']);
    expect([own.warfareCounters, foe.warfareCounters]).toEqual([2, 2]);
    const opposed = (face: number) => {
      const again = duel();
      const dice = ['D8=5', 'D8=6', `D8=${face}`];
      return communicate(
        again.table,
        script({
          dice,
          answers: [
            ['blue', 1],
            ['red', 1],
          ],
        }),
        again.sender,
        again.receiver,
      );
    };
    // 7 foils the 6; against a 6 it stands, and the message is jammed.
    expect([opposed(7), opposed(6)]).toEqual([true, false]);
  },
);

rule(['DU-EW-005', 'DU-EW-009'], 'between two actions any hidden counter may be looked at, in sight or not', () => {
  const { table, foe } = duel();
  layCounter(table, script({}), 0, at(10, 10), null);
  const trigger = { on: 'betweenActions', names: table.names } as const;
  const choices = spotRemotely.choices(table, trigger, 'blue');
  expect(choices).toEqual(
    [1, 2, 3].map(counters => ({ do: 'spot', unit: foe.id, counters, at: { is: 'counter', id: 0 } })),
  );
  expect(spotRemotely.choices(table, trigger, 'red')).toEqual([]);
  foe.suppression = 2;
  const io = script({ answers: [['blue', PASS]] });
  happen(table, io, { on: 'actionDone', unit: 0, act: { do: 'stop' } });
  io.finish();
});

rule('DU-EW-010', 'D4 in the open, D6 in concealment, one type higher out of sight', () => {
  const { table, foe } = duel();
  put(table, foe.id, 60, 30);
  expect(spottingDie(table, foe, at(55, 30)).die).toBe(4);
  expect(spottingDie(table, foe, at(10, 30)).die).toBe(6);
  expect(spottingDie(table, foe, at(49.5, 19.5)).die).toBe(6);
  put(table, foe.id, 10, 15);
  expect(spottingDie(table, foe, at(45, 15)).die).toBe(8);
});

rule('DU-EW-011', 'whatever the counter is, it is shown: a dummy, a unit, a mine', () => {
  const { table, own, foe } = duel();
  own.warfareCounters = 0;
  layCounter(table, script({}), 0, at(55, 40), null);
  put(table, 1, 55, 30);
  layCounter(table, script({}), 0, at(55, 30), table.units[1]!);
  const laid = {
    ...at(10, 30),
    facing: 0,
    times: 1,
    controller: NONE,
    shown: false,
    removed: false,
    lanes: [],
    triedBy: [],
  };
  table.mines.push({ id: 0, side: 0, kind: 'ap', ...laid });
  put(table, foe.id, 60, 35);
  const spot = (choice: object, ...dice: string[]) => {
    foe.warfareCounters = 3;
    const io = script({ dice });
    const trigger = { on: 'betweenActions', names: table.names } as const;
    spotRemotely.take(table, io, trigger, { do: 'spot', unit: foe.id, counters: 1, ...choice } as never);
    io.finish();
  };
  spot({ at: { is: 'mine', id: 0 } }, 'D6=4', 'D8=4');
  expect(table.mines[0]!.shown).toBe(false);
  spot({ at: { is: 'mine', id: 0 } }, 'D6=4', 'D8=5');
  expect(table.mines[0]).toMatchObject({ shown: true, removed: false });
  spot({ at: { is: 'counter', id: 0 } }, 'D4=4', 'D8=5');
  spot({ at: { is: 'counter', id: 1 } }, 'D4=1', 'D8=2');
  expect(table.counters.map(({ removed }) => removed)).toEqual([true, true]);
  expect(isHidden(table.units[1]!)).toBe(false);
});

rule('DU-EW-012', 'a search by sensors fails if one of its dice is beaten', () => {
  const search = (ew: number) => {
    const { table, sender } = duel();
    sender.sensors = 'basic';
    layCounter(table, script({}), 1, at(20, 40), null);
    const io = script({
      dice: ['D8=3', 'D8=7', 'D6=4', `D8=${ew}`],
      answers: [
        ['blue', 1],
        ['red', 0],
      ],
    });
    put(table, 0, 11, 40);
    detect(table, io, sender, 0);
    io.finish();
    return table.counters[0]!.removed;
  };
  expect([search(5), search(4)]).toEqual([false, true]);
});

rule(['DU-EW-012', 'DU-DETECT-009'], 'eyes cannot be upset, with binoculars or without; basic sensors can', () => {
  const looks = (sensors: 'unaided' | 'aided' | 'basic', ...answers: [string, unknown][]) => {
    const table = lay({ red: [squad(3, { sensors })], blue: [squad(2, { warfare: 8 })] });
    table.units[1]!.warfareCounters = 3;
    layCounter(table, script({}), 1, at(20, 20), null);
    put(table, 0, 11, 20);
    const io = script({ dice: ['D8=3', 'D8=7', sensors === 'unaided' ? 'D4=4' : 'D6=4'], answers });
    detect(table, io, table.units[0]!, 0);
    io.finish();
    return table.counters[0]!.removed;
  };
  expect([looks('unaided'), looks('aided'), looks('basic', ['blue', 0])]).toEqual([true, true, true]);
});

rule(['DU-EW-012', 'DU-GAP2-004'], 'a missile whose guidance is upset does nothing and is spent', () => {
  const launched = (ew: number, ...hit: string[]) => {
    const table = lay({
      red: [troop('missileTeam')],
      blue: [squad(2, { warfare: 8 })],
      blueVehicles: ['lightTank'],
    });
    const [crew, team, tank] = table.units as [Unit, Unit, Unit];
    put(table, crew.id, 20, 20);
    put(table, tank.id, 50, 20);
    setUp(table, script({}), crew);
    team.warfareCounters = 3;
    const io = script({ dice: ['D6=1', 'D8=7', 'D10=4', `D8=${ew}`, ...hit], answers: [['blue', 1]] });
    carryOut(table, io, crew, { do: 'shoot', target: tank.id, shots: [[NONE, 0]] });
    io.finish();
    expect(table.pieces[crew.piece]!.spent).toBe(1);
    return tank.suppression;
  };
  // 5 beats the guidance die of 4; a 4 does not, and both dice beat the counter-measures.
  expect([launched(5), launched(4, 'D12=1', 'D12=12')]).toEqual([0, 1]);
});

rule('DU-EW-012', 'whoever opposes the attempt may save the missile', () => {
  const table = lay({
    red: [troop('missileTeam'), squad(2, { warfare: 8 })],
    blue: [squad(2, { warfare: 8 })],
    blueVehicles: ['lightTank'],
  });
  const [crew, own, team, tank] = table.units as [Unit, Unit, Unit, Unit];
  put(table, crew.id, 20, 20);
  put(table, tank.id, 50, 20);
  setUp(table, script({}), crew);
  Object.assign(own, { warfareCounters: 1 });
  Object.assign(team, { warfareCounters: 1 });
  const answers: [string, unknown][] = [
    ['blue', 1],
    ['red', 1],
  ];
  const io = script({ dice: ['D6=3', 'D8=7', 'D10=2', 'D8=6', 'D8=7'], answers });
  carryOut(table, io, crew, { do: 'shoot', target: tank.id, shots: [[NONE, 0]] });
  io.finish();
  expect([tank.suppression, own.warfareCounters, team.warfareCounters]).toEqual([1, 0, 0]);
});

rule(['DU-EW-007', 'DU-MORALE-025', 'DU-FORCE-035'], 'the panicked and the routed have no mind for it', () => {
  for (const lost of [{ panicked: true }, { confidence: 'routed' }] as const) {
    const { table, sender, receiver, own, foe } = duel();
    Object.assign(foe, lost);
    expect(communicate(table, script({ dice: ['D8=6'] }), sender, receiver)).toBe(true);
    Object.assign(own, lost);
    const io = script({});
    happen(table, io, { on: 'activationBegan', unit: own.id, how: 'turn' });
    expect([own.warfareCounters, io.asked]).toEqual([0, []]);
  }
});
