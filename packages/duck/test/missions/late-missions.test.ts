import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { perform, whyNotAct } from '../../src/rules/actions/menu.ts';
import { countDownCharges } from '../../src/rules/grenades/timers.ts';
import { setUpMission } from '../../src/rules/missions/mission-set-up.ts';
import { boardCompetitors } from '../../src/rules/missions/rival-team.ts';
import { endIfNobodyLeft } from '../../src/rules/missions/withdrawal.ts';
import { enterSquare } from '../../src/rules/movement/steps.ts';
import { step } from '../../src/rules/turn/step.ts';
import { shipChanged } from '../../src/ship/walls.ts';
import type { Teamer } from '../../src/table/figure.ts';
import { newSurvivor } from '../../src/table/new-figures.ts';
import type { DuckTable, Ending } from '../../src/table/table.ts';
import { view } from '../../src/view/view.ts';
import { goHome, ship, withdraw } from '../support/mission-ship.ts';
import { addMan, addThreat, at, codes, play } from '../support/tables.ts';

rule('DK-GAP-037', 'Live Specimen: a trapped or wounded one is netted, weighs 3 and must come home', () => {
  const { table, team } = ship('M07', ['passage'], 2);
  const strong = addMan(table, at(table, 3, 4), 1, { strength: 'STRONG' });
  const harpy = addThreat(table, at(table, 3, 5));
  const act = { do: 'task', task: 'net', target: harpy.id } as const;
  expect(codes(whyNotAct(table, strong, act))).toEqual(['notThere']);
  harpy.trapped = true;
  team[0]!.at = at(table, 4, 4);
  expect(codes(whyNotAct(table, team[0]!, act))).toEqual(['tooHeavy']);
  play({ dice: ['D6=1'] }, io => perform(table, io, strong, act));
  expect([harpy.at, harpy.netted, strong.gear['netted-specimen']]).toEqual([-1, true, 1]);
  const left = structuredClone(table);
  goHome(table, strong);
  goHome(left, left.figures[0] as Teamer);
  expect([withdraw(table), withdraw(left)]).toEqual(['completed', 'part']);
  const idle = ship('M07');
  goHome(idle.table, ...idle.team);
  expect(withdraw(idle.table)).toBe('failed');
});

rule(['DK-GAP-037', 'DK-DUCK-021'], 'the door that held the specimen shuts behind it', () => {
  const { table } = ship('M07', ['passage', 'passage'], 1);
  const strong = addMan(table, at(table, 4, 3), 3, { strength: 'STRONG' });
  const harpy = addThreat(table, at(table, 5, 3));
  harpy.trapped = table.doors[0]!.jammed = true;
  play({ dice: ['D6=1'] }, io => perform(table, io, strong, { do: 'task', task: 'net', target: harpy.id }));
  expect([harpy.trapped, table.doors[0]!.jammed, table.doors[0]!.open]).toEqual([false, false, false]);
});

rule(['DK-GAP-037', 'DK-CEIL-001'], 'what is wounded up in the ceiling is not next to a man below', () => {
  const { table } = ship('M07', ['passage'], 1);
  const strong = addMan(table, at(table, 3, 4), 1, { strength: 'STRONG' });
  const harpy = addThreat(table, at(table, 3, 3));
  harpy.wounds = 1;
  const act = { do: 'task', task: 'net', target: harpy.id } as const;
  expect(whyNotAct(table, strong, act)).toEqual([]);
  harpy.overhead = true;
  expect(codes(whyNotAct(table, strong, act))).toEqual(['notThere']);
});

rule('DK-GAP-038', 'Rival Bid: on turn 3 AvD+2 of them board at another airlock', () => {
  const { table } = ship('M08', ['passage', 'ops-con'], 1);
  play({}, io => setUpMission(table, io));
  expect(table.things).toEqual([{ item: 'data-core', at: at(table, 3, 3, 1), weapon: null, count: 1 }]);
  play({}, io => boardCompetitors(table, io));
  table.turn = 3;
  table.modules[0]!.opened = false;
  const io = play({ dice: ['D6=5', 'AvD=3'] }, io => boardCompetitors(table, io));
  expect(io.told).toContainEqual(expect.objectContaining({ type: 'competitorsBoarded', species: 'cybot', number: 5 }));
  const cybots = table.figures.filter(figure => figure.kind === 'threat');
  expect(cybots.map(figure => figure.at)).toContain(at(table, 3, 1));
  expect(cybots).toHaveLength(5);
  expect(table.modules[0]!.unseen).toBe(true);
  play({}, io => boardCompetitors(table, io));
  expect(table.figures).toHaveLength(6);
});

rule(
  'DK-GAP-038',
  'Rival Bid: where somebody stands at the airlock they board beside him, as many as find room',
  () => {
    const { table } = ship('M08', ['passage', 'ops-con'], 1);
    play({}, io => setUpMission(table, io));
    table.turn = 3;
    const harpy = addThreat(table, at(table, 3, 1));
    play({ dice: ['D6=5', 'AvD=3'] }, io => boardCompetitors(table, io));
    const cybots = table.figures.filter(figure => figure.kind === 'threat' && figure !== harpy);
    expect(cybots).toHaveLength(4);
    expect(cybots.map(figure => figure.at)).not.toContain(harpy.at);
  },
);

rule('DK-GAP-038', 'Rival Bid: the core home is done, its module entered in part, taken away it is lost', () => {
  const bid = (change: (table: DuckTable, man: Teamer) => void): Ending['result'] => {
    const { table, team } = ship('M08', ['passage', 'ops-con'], 1);
    const [man] = team as [Teamer];
    play({}, io => setUpMission(table, io));
    table.doors[0]!.open = true;
    shipChanged(table);
    man.at = at(table, 5, 3);
    change(table, man);
    goHome(table, man);
    return withdraw(table);
  };
  const enter = (table: DuckTable, man: Teamer): void => {
    play({}, io => enterSquare(table, io, man, at(table, 1, 3, 1), { willingly: true }));
  };
  expect(bid(() => undefined)).toBe('failed');
  expect(bid(enter)).toBe('part');
  expect(
    bid((table, man) => {
      man.at = at(table, 3, 3, 1);
      play({ dice: ['D6=1'] }, io => perform(table, io, man, { do: 'pickUp', item: 'data-core' }));
    }),
  ).toBe('completed');
  expect(
    bid((table, man) => {
      enter(table, man);
      const thief = addThreat(table, at(table, 5, 5, 1), 1, 'cybot');
      Object.assign(thief, { carriesObjective: true, condition: 'left', at: -1 });
    }),
  ).toBe('failed');
});

rule('DK-GAP-039', 'Lost Team: three bodies, each a shock to see; tags and a HAR from each', () => {
  const { table, team } = ship('M09', ['passage', 'store', 'store', 'store'], 1);
  const [man] = team as [Teamer];
  play({ dice: ['D4=2', 'D6=3', 'D6=3', 'D3=2', 'D6=1', 'D6=1', 'D2=2', 'D6=6', 'D6=2'] }, io =>
    setUpMission(table, io),
  );
  const bodies = table.things.map(({ at: square }) => square);
  table.modules[3]!.opened = false;
  expect(view(table, 'team').things).toHaveLength(2);
  expect(bodies).toEqual([at(table, 3, 3, 1), at(table, 1, 1, 2), at(table, 3, 2, 3)]);
  man.at = at(table, 2, 2, 1);
  play({ dice: ['D6=2'] }, io => enterSquare(table, io, man, bodies[0]!, { willingly: true }));
  expect(man.binge).toBe(5);
  for (const body of bodies) {
    man.at = body;
    man.ready = 2;
    play({ dice: ['D6=1'] }, io => perform(table, io, man, { do: 'task', task: 'takeTags', target: body }));
  }
  expect([man.gear['tags'], table.things.map(({ item }) => item)]).toEqual([3, ['har', 'har', 'har']]);
  goHome(table, man);
  const results = [3, 2, 0].map(tags => {
    const copy = structuredClone(table);
    (copy.figures[0] as Teamer).gear = { tags };
    return withdraw(copy);
  });
  expect(results).toEqual(['completed', 'part', 'failed']);
});

rule('DK-GAP-040', 'Scuttle: planted on turn 10 it goes off in the Housekeeping of turn 15', () => {
  const planted = () => {
    const made = ship('M10', ['passage', 'reactor-room'], 2);
    const { table, team } = made;
    const [man] = team as [Teamer];
    man.at = at(table, 3, 3, 1);
    table.turn = 10;
    const act = { do: 'task', task: 'plant', target: man.at } as const;
    expect(codes(whyNotAct(table, man, act))).toEqual(['noBomb']);
    man.gear = { 'fire-bomb': 1 };
    play({ dice: ['D6=1'] }, io => perform(table, io, man, act));
    table.phase = 'housekeeping';
    return made;
  };
  const { table, team } = planted();
  for (let turn = 10; turn < 15; turn++) play({}, io => countDownCharges(table, io));
  expect(table.charges[0]!.count).toBe(1);
  goHome(table, ...team);
  play({}, io => countDownCharges(table, io));
  expect(table.charges).toEqual([]);
  expect(withdraw(table)).toBe('completed');

  const aboard = planted();
  goHome(aboard.table, aboard.team[0]!);
  aboard.table.charges[0]!.count = 1;
  play({}, io => countDownCharges(aboard.table, io));
  expect(aboard.team[1]!.condition).toBe('killed');
  expect(withdraw(aboard.table)).toBe('part');

  const gone = planted();
  goHome(gone.table, ...gone.team);
  expect(withdraw(gone.table)).toBe('completed');

  const all = planted();
  all.table.charges[0]!.count = 1;
  // He stands on it; the other dies with the ship.
  play({ dice: ['D6=4'] }, io => {
    countDownCharges(all.table, io);
    endIfNobodyLeft(all.table, io);
  });
  expect(all.table.ending?.result).toBe('part');

  const idle = ship('M10', ['passage', 'reactor-room']);
  goHome(idle.table, ...idle.team);
  expect(withdraw(idle.table)).toBe('failed');
});

rule('DK-GAP-013', 'three on the bridge come home, the one left inside is struck off', () => {
  const { table, team } = ship('M01', ['passage'], 4);
  team[3]!.condition = 'incapacitated';
  goHome(table, ...team.slice(0, 3));
  withdraw(table);
  expect(team.map(({ condition }) => condition)).toEqual(['home', 'home', 'home', 'lost']);
  expect(table.ending!.home).toEqual([0, 1, 2]);
});

rule('DK-GAP-046', 'an extra objective brought home is two stars for each survivor', () => {
  const { table, team } = ship('M01', ['passage'], 2);
  table.progress.extraObjectives = [{ id: 'item 1', at: -1, done: false }];
  team[0]!.gear = { 'objective-item': 1 };
  goHome(table, ...team);
  withdraw(table);
  expect(team.map(({ stars }) => stars)).toEqual([2, 2]);
  expect(table.progress.extraObjectives[0]!.done).toBe(true);
});

rule(
  ['DK-GAP-035', 'DK-GAP-038'],
  'when the last of the Team has acted survivors come along, and competitors board before the Threats act',
  () => {
    const { table, team } = ship('M08', ['passage', 'ops-con'], 1);
    table.turn = 3;
    table.progress.competitors.arriveIn = 3;
    Object.assign(team[0]!, { at: at(table, 3, 3), ready: 0, acted: 2, activated: true });
    const survivor = newSurvivor(table.figures.length, at(table, 3, 5), false);
    table.figures.push(survivor);
    const answers = [{ do: 'endPhase' }, { to: at(table, 3, 4) }].map(answer => ({ seat: 'team', answer }));
    play({ dice: ['AvD=2', 'D6=1', 'AvD=2'], answers }, io => step(table, io));
    expect([table.phase, survivor.at]).toEqual(['threat', at(table, 3, 4)]);
    expect(table.figures.filter(({ kind }) => kind === 'threat')).toHaveLength(4);
  },
);
