import { describe, expect, test } from 'vitest';
import type { DoAct } from '../../src/rules/turn/questions.ts';
import { dustup } from '../../src/system.ts';
import { type Act, acts, type Use, uses } from '../../src/table/acts.ts';
import { lay, squad } from '../support/setting.ts';

const at = { x: 20_000, y: 20_000 };
const shots = [
  [0, 0],
  [1, 'grenade'],
] as const;

/** One of every kind, with all that may be said; `optional` may be left out. */
const USES: { readonly [D in Use['do']]: Extract<Use, { readonly do: D }> } = {
  alight: { do: 'alight', places: [at] },
  assumeCommand: { do: 'assumeCommand', of: 1 },
  blowBridge: { do: 'blowBridge' },
  blowNest: { do: 'blowNest' },
  board: { do: 'board', vehicle: 1 },
  conceal: { do: 'conceal' },
  dismount: { do: 'dismount' },
  extract: { do: 'extract' },
  formColumn: { do: 'formColumn' },
  exhaust: { do: 'exhaust' },
  generator: { do: 'generator', generator: 0 },
  handOver: { do: 'handOver', vehicle: 1 },
  hide: { do: 'hide' },
  hitch: { do: 'hitch', unit: 1, push: true },
  manVehicle: { do: 'manVehicle', vehicle: 1 },
  limber: { do: 'limber', vehicle: 1 },
  manGun: { do: 'manGun', piece: 0 },
  loadCargo: { do: 'loadCargo', vehicle: 1, cargo: [0, 1] },
  unloadCargo: { do: 'unloadCargo', vehicle: 1, cargo: [0] },
  mendGun: { do: 'mendGun' },
  pack: { do: 'pack' },
  readyRemote: { do: 'readyRemote' },
  reloadLauncher: { do: 'reloadLauncher' },
  setDownSystem: { do: 'setDownSystem', at },
  setUp: { do: 'setUp' },
  unlimber: { do: 'unlimber' },
  wreckGun: { do: 'wreckGun', piece: 0 },
  layMine: { do: 'layMine', at, facing: 90, dummy: true },
  leaveColumn: { do: 'leaveColumn' },
  mount: { do: 'mount' },
  pickUp: { do: 'pickUp', objective: 0 },
  rearrange: { do: 'rearrange' },
  showUp: { do: 'showUp' },
  smoke: { do: 'smoke', at },
  takeOver: { do: 'takeOver', from: 1, weapon: 0, by: 2 },
  takePrisoners: { do: 'takePrisoners' },
  takeUpWounded: { do: 'takeUpWounded' },
  turnHull: { do: 'turnHull', facing: 90 },
};
const ACTS: { readonly [D in Act['do']]: Extract<Act, { readonly do: D }> } = {
  activateDetachment: { do: 'activateDetachment', unit: 1 },
  assault: { do: 'assault', targets: [1], leave: [2] },
  driveIn: { do: 'driveIn', building: 0 },
  tankShock: { do: 'tankShock', target: 1 },
  callEvacuation: { do: 'callEvacuation', vehicle: 1 },
  communicate: { do: 'communicate', with: 1 },
  concede: { do: 'concede' },
  detach: { do: 'detach', figures: [1, 2], places: [at, at] },
  detect: { do: 'detect', counter: 0 },
  fastRope: { do: 'fastRope', places: [at] },
  jump: { do: 'jump', places: [at] },
  discharge: { do: 'discharge' },
  fly: { do: 'fly', to: at },
  flyOff: { do: 'flyOff', to: 'loiter' },
  takeOff: { do: 'takeOff', off: 'boxOne' },
  land: { do: 'land' },
  taxi: { do: 'taxi', to: at },
  turnInHover: { do: 'turnInHover', facing: 90 },
  dropBombs: { do: 'dropBombs', bombs: [0, 0], stick: true },
  dropCargo: { do: 'dropCargo', cargo: 0 },
  fireAtAircraft: { do: 'fireAtAircraft', target: 1, weapon: 0 },
  fireMission: { do: 'fireMission', mission: 0 },
  requestFire: { do: 'requestFire', asset: 0, guidance: 'laser', chits: 1 },
  fightFire: { do: 'fightFire', fire: 0 },
  flyDrone: { do: 'flyDrone', to: at },
  letGo: { do: 'letGo' },
  hatches: { do: 'hatches', to: 'open' },
  followLane: { do: 'followLane', mine: 0, lane: 0, from: 1, leave: [2] },
  lineCharge: { do: 'lineCharge', mine: 0 },
  launchDrone: { do: 'launchDrone', at },
  move: { do: 'move', route: [at], leave: [2], arrange: true, firing: true, leaveGun: true, smoking: true },
  openLane: { do: 'openLane', figure: 1, to: at },
  order: { do: 'order', unit: 1 },
  orderAssault: { do: 'orderAssault', units: [1, 2], target: 3 },
  pressOn: { do: 'pressOn', leave: [2] },
  prop: { do: 'prop' },
  rally: { do: 'rally', unit: 1 },
  recover: { do: 'recover' },
  regroup: { do: 'regroup', with: 1 },
  rejoin: { do: 'rejoin', with: 1 },
  reorganise: { do: 'reorganise', use: { do: 'rearrange' }, places: [at] },
  shoot: { do: 'shoot', target: 1, shots, suppressive: true },
  shootBuilding: { do: 'shootBuilding', building: 0, part: 'door', shots, suppressive: true },
  shootDrone: { do: 'shootDrone', unit: 1, shots },
  shootPiece: { do: 'shootPiece', piece: 0, shots, suppressive: true },
  spotByDrone: { do: 'spotByDrone', counter: 0 },
  stop: { do: 'stop' },
  torch: { do: 'torch', figure: 0, weapon: 0, at },
  treat: { do: 'treat', unit: 0 },
  unprop: { do: 'unprop' },
};
const OPTIONAL = [
  'off',
  'leave',
  'arrange',
  'firing',
  'push',
  'smoking',
  'places',
  'suppressive',
  'part',
  'dummy',
  'leaveGun',
  'chits',
  'stick',
];

/** What no field of any act holds: nothing, fractions, other words, records, lists without end or of something else. */
const JUNK = [
  null,
  1.5,
  Number.NaN,
  2 ** 60,
  'nonsense',
  false,
  {},
  { x: 1 },
  { ...at, z: 0 },
  [null],
  [[0]],
  [[0, 8]],
  [[0, 'spear']],
  Array.from({ length: 41 }, () => at),
  Array.from({ length: 41 }, () => 1),
  Array.from({ length: 41 }, () => [0, 0]),
];

/** Everything that is nearly this, and is not. */
function spoilt(act: Act | Use): unknown[] {
  const fields = Object.keys(act).filter(key => key !== 'do');
  const missing = fields
    .filter(key => !OPTIONAL.includes(key))
    .map(key => Object.fromEntries(Object.entries(act).filter(([name]) => name !== key)));
  return [
    { ...act, do: 'nonsense' },
    { ...act, more: 1 },
    ...missing,
    ...fields.flatMap(key => JUNK.map(junk => ({ ...act, [key]: junk }))),
  ];
}

describe('the door of the menu', () => {
  test.each(Object.values(ACTS).map(act => [act.do, act] as const))('lets in %s and nothing like it', (_, act) => {
    expect(acts.isAct(act)).toBe(true);
    for (const wrong of spoilt(act)) expect([wrong, acts.isAct(wrong)]).toEqual([wrong, false]);
  });

  test.each(Object.values(USES).map(use => [use.do, use] as const))(
    'lets in reorganising for %s and nothing like it',
    (_, use) => {
      expect(acts.isAct({ do: 'reorganise', use })).toBe(true);
      for (const wrong of spoilt(use)) expect([wrong, uses.isAct(wrong)]).toEqual([wrong, false]);
    },
  );

  test('turns back everything else with a code, before any rule sees it', () => {
    const table = lay({ red: [squad(3)], blue: [squad(3)] });
    const { who } = table.units[0]!;
    const question: DoAct = { kind: 'act', rule: 'DU-TURN-017', unit: who, actions: 2, names: table.names };
    for (const answer of [null, 3, 'stop', [], {}, { do: 'constructor' }, { do: '__proto__' }, { do: 'move' }]) {
      expect(dustup.whyNot(table, 'red', question, answer)).toMatchObject([{ code: 'malformed' }]);
    }
  });
});
