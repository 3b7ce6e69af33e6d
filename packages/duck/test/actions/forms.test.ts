import { parseSeed, type Question, SilentIo } from '@sightline/kernel';
import { describe, expect, test } from 'vitest';
import type { ActQuestion } from '../../src/rules/actions/questions.ts';
import type { ThreatAct } from '../../src/rules/threats/acts.ts';
import { duck } from '../../src/system.ts';
import { type Act, teamMenu, threatMenu } from '../../src/table/acts.ts';
import type { DuckQuestion } from '../../src/table/questions.ts';
import { addMan, at, testTable } from '../support/tables.ts';

/** One act of every kind that there is. */
const ACTS: Readonly<Record<Act['do'], Act>> = {
  beLoaded: { do: 'beLoaded', comrade: 1 },
  boardVehicle: { do: 'boardVehicle', vehicle: 0, place: 'driver' },
  bulldoze: { do: 'bulldoze' },
  callDoor: { do: 'callDoor', door: 0 },
  chop: { do: 'chop', door: 0, segment: 0 },
  clearDoorway: { do: 'clearDoorway', door: 0 },
  climbDown: { do: 'climbDown' },
  climbUp: { do: 'climbUp', hatch: 0 },
  closeDoor: { do: 'closeDoor', door: 0 },
  commandDrone: { do: 'commandDrone', machine: 0 },
  crawl: { do: 'crawl', square: 0 },
  dash: { do: 'dash' },
  dragDrone: { do: 'dragDrone', machine: 0 },
  drawBlade: { do: 'drawBlade' },
  drive: { do: 'drive', vehicle: 0 },
  drop: { do: 'drop', item: 'axe' },
  examineChit: { do: 'examineChit', at: 0 },
  examineLoad: { do: 'examineLoad', load: 0 },
  fightOn: { do: 'fightOn' },
  findSwitch: { do: 'findSwitch' },
  fireThroughHatch: { do: 'fireThroughHatch', hatch: 0, squirts: 1 },
  flame: { do: 'flame' },
  flechette: { do: 'flechette', direction: 1 },
  getIn: { do: 'getIn', fitting: 0 },
  getOut: { do: 'getOut', square: 0 },
  hackOff: { do: 'hackOff', comrade: 1 },
  hackOffMachine: { do: 'hackOffMachine', machine: 0 },
  handOver: { do: 'handOver', item: 'axe', comrade: 1 },
  holdControl: { do: 'holdControl', machine: 0 },
  honour: { do: 'honour', figure: 1 },
  igniteFireBomb: { do: 'igniteFireBomb', square: 0 },
  layDown: { do: 'layDown' },
  layMine: { do: 'layMine', kind: 'flameMine', facing: 1, trigger: 'timer' },
  leaveVehicle: { do: 'leaveVehicle', square: 0 },
  loadForComrade: { do: 'loadForComrade', comrade: 1 },
  move: { do: 'move' },
  openDoor: { do: 'openDoor', door: 0 },
  override: { do: 'override' },
  pass: { do: 'pass' },
  pepTalk: { do: 'pepTalk', figure: 1 },
  pickUp: { do: 'pickUp', item: 'axe' },
  pickUpPod: { do: 'pickUpPod' },
  pullTogether: { do: 'pullTogether' },
  putIn: { do: 'putIn', fitting: 0 },
  querySource: { do: 'querySource', module: 0 },
  radioMother: { do: 'radioMother' },
  reload: { do: 'reload' },
  reloadGun: { do: 'reloadGun', machine: 0 },
  repair: { do: 'repair' },
  repelBoarders: { do: 'repelBoarders', machine: 0 },
  rest: { do: 'rest' },
  restorePower: { do: 'restorePower' },
  rummage: { do: 'rummage', fitting: 0 },
  scan: { do: 'scan', side: 1 },
  setFireBomb: { do: 'setFireBomb', square: 0 },
  setOffMine: { do: 'setOffMine', square: 0 },
  setOffOwnGrenades: { do: 'setOffOwnGrenades' },
  setUpGun: { do: 'setUpGun', square: 0, facing: 1 },
  shoot: { do: 'shoot', target: 1, squirts: 2 },
  smashDoor: { do: 'smashDoor' },
  spray: { do: 'spray' },
  standUp: { do: 'standUp' },
  standUpAndWait: { do: 'standUpAndWait' },
  support: { do: 'support', comrade: 1 },
  swap: { do: 'swap' },
  switchDrone: { do: 'switchDrone', machine: 0, on: true },
  switchGun: { do: 'switchGun', machine: 0, to: 'off' },
  takeControl: { do: 'takeControl', machine: 0 },
  takeDownGun: { do: 'takeDownGun', machine: 0 },
  takeObjective: { do: 'takeObjective', at: 0 },
  takeUp: { do: 'takeUp', figure: 1 },
  takeUpAxe: { do: 'takeUpAxe' },
  takeUpGun: { do: 'takeUpGun', weapon: 0, gun: 'har' },
  task: { do: 'task', task: 'readLog', target: 0 },
  throw: { do: 'throw', grenade: 'grenade', byProjector: false },
  throwThroughHatch: { do: 'throwThroughHatch', hatch: 0, byProjector: true },
  treat: { do: 'treat', figure: 1 },
  turn: { do: 'turn' },
  unpackDrone: { do: 'unpackDrone', load: 0 },
  wait: { do: 'wait' },
};

const THREAT_ACTS: Readonly<Record<ThreatAct['do'], ThreatAct>> = {
  batter: { do: 'batter', door: 0 },
  batterUnit: { do: 'batterUnit', fitting: 0 },
  climbAfter: { do: 'climbAfter' },
  cross: { do: 'cross', side: 1 },
  flechette: { do: 'flechette', direction: 1 },
  hide: { do: 'hide' },
  move: { do: 'move' },
  openDoor: { do: 'openDoor', door: 0 },
  reload: { do: 'reload' },
  seek: { do: 'seek', side: 1 },
  seizeObjective: { do: 'seizeObjective' },
  shoot: { do: 'shoot', target: 0 },
  stay: { do: 'stay' },
  throw: { do: 'throw', grenade: 'grenade', byProjector: true },
};

/** What somebody might send in place of an act: a field too many, or one of them of another sort. */
function disfigured(act: Act | ThreatAct): object[] {
  const fields = Object.keys(act).filter(key => key !== 'do');
  const wrong = [null, -1, 1.5, 1e300, 'x'.repeat(100), [0], { is: 0 }];
  return [{ ...act, more: 1 }, ...fields.flatMap(key => wrong.map(value => ({ ...act, [key]: value })))];
}

describe('the door of the menus', () => {
  test('every kind of act has its form, and knows nothing else', () => {
    expect(teamMenu.all().map(({ do: name }) => name)).toEqual(expect.arrayContaining(Object.keys(ACTS)));
    for (const act of Object.values(ACTS)) {
      expect([act, teamMenu.isAct(act)]).toEqual([act, true]);
      for (const other of disfigured(act)) expect([other, teamMenu.isAct(other)]).toEqual([other, false]);
    }
    for (const act of Object.values(THREAT_ACTS)) {
      expect([act, threatMenu.isAct(act)]).toEqual([act, true]);
      for (const other of disfigured(act)) expect([other, threatMenu.isAct(other)]).toEqual([other, false]);
    }
  });

  test('what is no act is refused by a code of its own, what is an act by its reasons', () => {
    const table = testTable();
    const man = addMan(table, at(table, 2, 2), 1);
    const question: ActQuestion = { kind: 'act', rule: 'DK-ACT-011', figure: man.id, options: [] };
    const codes = (answer: unknown): string[] =>
      duck.whyNot(table, 'team', question, answer).map(refusal => refusal.code);
    for (const answer of [null, 7, 'move', [], {}, { do: 'fly' }, { do: 'move', to: 3 }, { do: 'shoot' }])
      expect([answer, codes(answer)]).toEqual([answer, ['malformed']]);
    expect(codes({ do: 'done' })).toEqual(['notOffered']);
    expect(codes({ do: 'commandDrone', machine: 0 })).toEqual(['noSuchMachine']);
    expect(codes({ do: 'standUp' })).toEqual(['standing']);
  });
});

/** The same act about other things, of which there may be none. */
function elsewhere<A extends Act | ThreatAct>(act: A, number: number): A {
  const numbers = Object.entries(act).map(([key, value]) => [
    key,
    typeof value === 'number' && !['side', 'facing', 'direction'].includes(key) ? number : value,
  ]);
  return Object.fromEntries(numbers) as A;
}

test.each(['M11', 'M12', 'M13', 'M14'])(
  '%s: whatever is listed has its form, whatever else is sent has a reason',
  scenario => {
    const switches = Object.fromEntries(duck.switches.map(({ id, values }) => [id, values[1]]));
    const table = duck.begin({ scenario, switches });
    const silent = new SilentIo(duck, table, { team: duck.bots['random']!, threats: duck.bots['random']! }, SEED);
    let asked = 0;
    const judge = (seat: string, question: DuckQuestion): void => {
      if (question.kind !== 'act' && question.kind !== 'threatAct') return;
      const isAct = (option: unknown): boolean => teamMenu.isAct(option) || threatMenu.isAct(option);
      expect(question.options.filter(option => option.do !== 'done' && !isAct(option))).toEqual([]);
      if (asked++ % 20 > 0) return;
      const seen = duck.imagine(duck.view(table, seat));
      for (const act of Object.values(question.kind === 'act' ? ACTS : THREAT_ACTS))
        for (const number of [0, 1, 7, 40, 9999])
          expect(duck.whyNot(seen, seat, question, elsewhere(act, number))).not.toEqual([]);
    };
    const io = Object.assign(Object.create(silent) as typeof silent, {
      ask(seat: string, question: Question) {
        judge(seat, question as DuckQuestion);
        return silent.ask(seat, question);
      },
    });
    for (let step = 0; step < 60 && duck.outcome(table) === null; step++) duck.step(table, io);
    expect(asked).toBeGreaterThan(20);
  },
);

const SEED = parseSeed('00112233445566778899aabbccddeeff');
