import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { activateTeamer } from '../../src/rules/actions/activation.ts';
import { actsOf, perform, whyNotAct } from '../../src/rules/actions/menu.ts';
import type { Act } from '../../src/table/acts.ts';
import type { Teamer } from '../../src/table/figure.ts';
import type { DuckTable } from '../../src/table/table.ts';
import { addFlames, addMan, addThreat, at, codes, play, testTable } from '../support/tables.ts';

const FLOOR = ['.....', '.....', '.....', '.....', '.....'];
const hall = (): DuckTable => testTable({ tiles: [FLOOR, FLOOR], joined: 'open' });
const answer = (value: unknown) => ({ seat: 'team', answer: value });
const acts = (table: DuckTable, man: Teamer, name: Act['do']): Act[] =>
  actsOf(table, man).filter(act => act.do === name);

rule(['DK-DUCK-002', 'DK-SHOOT-018'], 'a comrade who does not DUCK! stops the shot, and nothing is paid for it', () => {
  const table = hall();
  const man = addMan(table, at(table, 1, 3), 3, { weapon: 'hemg', strength: 'STRONG' });
  addMan(table, at(table, 3, 3), 3);
  const harpy = addThreat(table, at(table, 1, 3, 1), 7);
  const shot: Act = { do: 'shoot', target: harpy.id };
  expect(whyNotAct(table, man, shot)).toEqual([]);
  const io = play({ answers: [answer({ pass: true })] }, io => perform(table, io, man, shot));
  expect(io.told.at(-1)!.type).toBe('shotBlocked');
  expect([man.ready, man.acted]).toEqual([2, 0]);
});

rule('DK-DUCK-002', 'a shot for which nobody made room is not announced again before something moves', () => {
  const table = hall();
  const man = addMan(table, at(table, 1, 3), 3, { weapon: 'hemg', strength: 'STRONG' });
  const comrade = addMan(table, at(table, 3, 3), 3);
  const harpy = addThreat(table, at(table, 1, 3, 1), 7);
  const shot: Act = { do: 'shoot', target: harpy.id };
  play({ answers: [answer({ pass: true })] }, io => perform(table, io, man, shot));
  expect(codes(whyNotAct(table, man, shot))).toEqual(['nobodyMadeRoom']);
  expect(acts(table, man, 'shoot')).toEqual([]);
  comrade.ducked = true;
  expect(whyNotAct(table, man, shot)).toEqual([]);
  comrade.ducked = false;
  harpy.at = at(table, 2, 3, 1);
  expect(acts(table, man, 'shoot')).toEqual([shot]);
});

rule(['DK-DUCK-002', 'DK-WEAP-015'], 'nor is a spray', () => {
  const table = hall();
  const man = addMan(table, at(table, 1, 3), 3, { weapon: 'hemg', strength: 'STRONG' });
  addMan(table, at(table, 3, 3), 3);
  const squares = [2, 3].map(y => addThreat(table, at(table, 1, y, 1), 7).at);
  play({ answers: [...squares, 'enough', { pass: true }].map(answer) }, io => perform(table, io, man, { do: 'spray' }));
  expect(man.ready).toBe(2);
  expect(codes(whyNotAct(table, man, { do: 'spray' }))).toEqual(['nobodyMadeRoom']);
});

rule(['DK-WEAP-015', 'DK-WEAP-016'], 'a spray is laid square by square, for one chit', () => {
  const table = hall();
  const man = addMan(table, at(table, 1, 3), 3, { weapon: 'hemg', strength: 'STRONG' });
  const harpies = [addThreat(table, at(table, 5, 3), 7), addThreat(table, at(table, 5, 4), 7)];
  const [first, second] = harpies.map(harpy => harpy.at) as [number, number];
  const io = play({ dice: ['D6=6', 'D6=6', 'D6=6'], answers: [answer(first), answer(second), answer('enough')] }, io =>
    perform(table, io, man, { do: 'spray' }),
  );
  expect(io.told.find(({ type }) => type === 'sprayed')).toMatchObject({ squares: [first, second] });
  expect(man.ready).toBe(1);
  const rifleman = addMan(table, at(table, 1, 5), 3);
  expect(codes(whyNotAct(table, rifleman, { do: 'spray' }))).toContain('cannotSpray');
});

rule(['DK-WEAP-022', 'DK-WEAP-025', 'DK-WEAP-026'], 'squirts are shared out over squares, each with its use', () => {
  const table = hall();
  const man = addMan(table, at(table, 1, 3), 3, { weapon: 'flamer', strength: 'STRONG' });
  const harpy = addThreat(table, at(table, 2, 3), 7);
  const barrier = { square: at(table, 2, 2), squirts: 1, use: 'barrier' };
  const attack = { square: harpy.at, squirts: 2, use: 'attack' };
  const io = play({ dice: ['D6=6'], answers: [answer(attack), answer(barrier)] }, io =>
    perform(table, io, man, { do: 'flame' }),
  );
  expect([harpy.condition, table.flames.map(({ at: square }) => square)]).toEqual(['killed', [barrier.square]]);
  expect([man.ready, io.asked.length]).toEqual([1, 2]);
});

rule(['DK-WEAP-034', 'DK-WEAP-035', 'DK-WEAP-041'], 'the cannon by its three axes, and a comrade who loads it', () => {
  const table = hall();
  const gunner = addMan(table, at(table, 1, 3), 3, { weapon: 'flechette-cannon', strength: 'STRONG' });
  const loader = addMan(table, at(table, 1, 4), 3);
  expect(acts(table, gunner, 'flechette')).toEqual([2, 3, 4].map(direction => ({ do: 'flechette', direction })));
  play({}, io => perform(table, io, gunner, { do: 'flechette', direction: 3 }));
  expect([gunner.ready, acts(table, gunner, 'flechette')]).toEqual([1, []]);
  const load: Act = { do: 'loadForComrade', comrade: gunner.id };
  expect(acts(table, loader, 'loadForComrade')).toEqual([load]);
  play({}, io => perform(table, io, loader, load));
  expect([loader.ready, gunner.ready, acts(table, gunner, 'flechette').length]).toEqual([1, 1, 3]);
});

rule(
  'DK-WEAP-041',
  'in one activation the gunner shoots, has a comrade load for a chit of his, and shoots again',
  () => {
    const table = hall();
    const gunner = addMan(table, at(table, 1, 3), 3, { weapon: 'flechette-cannon', strength: 'STRONG' });
    const loader = addMan(table, at(table, 1, 4), 3);
    const shot: Act = { do: 'flechette', direction: 3 };
    const load: Act = { do: 'beLoaded', comrade: loader.id };
    const io = play({ answers: [shot, load, shot].map(answer) }, io => activateTeamer(table, io, gunner));
    expect(io.told.filter(({ type }) => type === 'shotDeclared')).toHaveLength(2);
    expect([gunner.ready, gunner.acted, loader.ready, loader.acted]).toEqual([0, 2, 1, 1]);
    gunner.ready = 1;
    addFlames(table, loader.at, 1);
    expect(codes(whyNotAct(table, gunner, load))).toEqual(['inFire']);
    loader.ready = 0;
    expect(codes(whyNotAct(table, gunner, load))).toEqual(['nobodyToLoad']);
  },
);

rule(['DK-GREN-001', 'DK-GREN-002', 'DK-WEAP-020'], 'a throw is announced, then its square is named', () => {
  const table = hall();
  const man = addMan(table, at(table, 1, 3), 3, { gear: { grenade: 1 } });
  const thrown: Act = { do: 'throw', grenade: 'grenade', byProjector: false };
  expect(acts(table, man, 'throw')).toEqual([thrown, { ...thrown, byProjector: true }]);
  const target = at(table, 5, 3);
  const io = play({ dice: ['D6=6', 'D6=1'], answers: [answer(target)] }, io => perform(table, io, man, thrown));
  const { options } = io.asked[0]!.question as unknown as { options: number[] };
  expect(options).not.toContain(man.at);
  expect(options).not.toContain(at(table, 5, 3, 1));
  expect([man.ready, man.gear, table.explosions[0]!.at]).toEqual([1, {}, target]);
  expect(codes(whyNotAct(table, man, thrown))).toContain('noGrenade');
});

rule(['DK-DMG-009', 'DK-DMG-011', 'DK-DMG-012'], 'the fallen are treated, carried and laid down', () => {
  const table = hall();
  const medic = addMan(table, at(table, 1, 3), 3, { gear: { 'regen-kit': 1 } });
  const fallen = addMan(table, at(table, 2, 3), 3);
  Object.assign(fallen, { condition: 'incapacitated', wounds: 2, ducked: true, ready: 0 });
  expect(acts(table, medic, 'treat')).toEqual([{ do: 'treat', figure: fallen.id }]);
  const takeUp: Act = { do: 'takeUp', figure: fallen.id };
  play({ dice: ['D6=1'] }, io => perform(table, io, medic, takeUp));
  expect([medic.carries, medic.ready]).toEqual([fallen.id, 1]);
  play({}, io => perform(table, io, medic, { do: 'layDown' }));
  expect([medic.carries, medic.ready]).toEqual([null, 1]);
  play({ dice: ['D6=1'] }, io => perform(table, io, medic, { do: 'treat', figure: fallen.id }));
  expect([fallen.condition, fallen.wounds, medic.ready]).toEqual(['fit', 1, 0]);
});
