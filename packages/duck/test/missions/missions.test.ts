import type { Json } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import type { MissionCard } from '../../src/content/cards.ts';
import { MISSIONS } from '../../src/content/deck.ts';
import { gatherChits } from '../../src/rules/actions/chits.ts';
import { actsOf, perform, whyNotAct } from '../../src/rules/actions/menu.ts';
import { igniteFireBomb, setFireBomb } from '../../src/rules/grenades/fire-bombs.ts';
import { whyNotMission } from '../../src/rules/missions/evaluate.ts';
import { setUpMission } from '../../src/rules/missions/mission-set-up.ts';
import { moveSurvivors } from '../../src/rules/missions/survivors.ts';
import { endOfTurn } from '../../src/rules/missions/withdrawal.ts';
import { enterSquare } from '../../src/rules/movement/steps.ts';
import { begin, whyNotSetup } from '../../src/rules/set-up/setup.ts';
import { clearSource } from '../../src/rules/set-up/source.ts';
import { stimuliOf } from '../../src/rules/threats/stimulus.ts';
import { shipChanged } from '../../src/ship/walls.ts';
import type { Teamer } from '../../src/table/figure.ts';
import { newSurvivor } from '../../src/table/new-figures.ts';
import type { Ending } from '../../src/table/table.ts';
import { explored, goHome, seatAt, ship, withdraw } from '../support/mission-ship.ts';
import { addLoad, addThreat, at, codes, play, testTable } from '../support/tables.ts';

rule(['DK-GAP-030', 'DK-CHOUSE-008'], 'ten cards with every field, and the rules know each word on them', () => {
  const titles = MISSIONS.slice(0, 10).map(({ title }) => title);
  expect(titles).toEqual([
    'Clean Out',
    'Burn the Nest',
    'Cargo Run',
    'Black Box',
    'Sleepers',
    'Relight',
    'Live Specimen',
    'Rival Bid',
    'Lost Team',
    'Scuttle',
  ]);
  for (const card of MISSIONS) expect(whyNotMission(card)).toEqual([]);
  const wrong = { ...MISSIONS[0]!, completed: ['peace on earth'] };
  expect(codes(whyNotMission(wrong))).toEqual(['unknownToTheRules']);
  const { switches } = testTable();
  const details = { mission: wrong } as unknown as Json;
  expect(codes(whyNotSetup({ scenario: 'M01', switches, details }))).toEqual(['unknownToTheRules']);
});

rule('DK-ACT-028', 'a card may leave a task to YOU or to those who have learnt it, and make it harder', () => {
  const { table, team } = ship('M04', ['passage', 'bridge']);
  const [action] = table.mission.actions;
  const leaveTo = (who: string): MissionCard => ({ ...table.mission, actions: [{ ...action!, who, modifier: -2 }] });
  const act = { do: 'task', task: 'downloadLog', target: 0 } as const;
  const [you, jockey, other] = team as [Teamer, Teamer, Teamer];
  Object.assign(jockey, { card: { ...jockey.card, abilities: ['console-jockey'] } });
  const refused = (who: string): string[][] =>
    [you, jockey, other].map(man => {
      Object.assign(table, { mission: leaveTo(who) });
      man.seat = 0;
      const refusals = codes(whyNotAct(table, man, act));
      man.seat = null;
      return refusals;
    });
  seatAt(table, at(table, 3, 3, 1), you);
  expect(refused('you')).toEqual([[], ['notForHim'], ['notForHim']]);
  expect(refused('console-jockey')).toEqual([['notForHim'], [], ['notForHim']]);
  expect(codes(whyNotMission(leaveTo('the cook')))).toEqual(['unknownToTheRules']);
  jockey.seat = 0;
  // Factor 5, two less for the task and one more for what he has learnt.
  const io = play({ dice: ['D6=3'] }, io => perform(table, io, jockey, act));
  expect(io.told).toContainEqual(expect.objectContaining({ type: 'taskAdvanced', done: 1, of: 2 }));
});

rule('DK-SETUP-015', 'a mission that asks for another is not in the deck before that one has been completed', () => {
  const linked = { ...MISSIONS[0]!, id: 'B', title: 'Second Visit', requiresMission: 'M01' };
  const { switches } = testTable();
  const { undrawn } = begin({ scenario: 'drawn', switches, details: { missions: [linked] } as unknown as Json });
  expect(undrawn.missions.map(({ id }) => id)).toContain('M01');
  expect(undrawn.missions.map(({ id }) => id)).not.toContain('B');
});

rule('DK-GAP-031', 'Clean Out: cleared and explored and nothing alive; with tiles unopened only in part', () => {
  const play1 = (clear: boolean, isExplored: boolean, threat: boolean): Ending['result'] => {
    const { table, team } = ship('M01');
    if (clear) play({}, io => clearSource(table, io, 0, null));
    if (isExplored) explored(table);
    if (threat) addThreat(table, at(table, 5, 5));
    goHome(table, ...team);
    return withdraw(table);
  };
  expect(play1(true, true, false)).toBe('completed');
  expect(play1(true, false, false)).toBe('part');
  expect(play1(true, true, true)).toBe('part');
  expect(play1(false, true, false)).toBe('failed');
});

rule('DK-STAR-001', 'whoever finds or clears the Source has a star for it where the card asks for that', () => {
  const stars = (mission: string): number[] => {
    const { table, team } = ship(mission);
    const [finder, burner] = team as [Teamer, Teamer];
    finder.at = burner.at = at(table, 3, 4);
    team[2]!.at = at(table, 5, 5);
    const chit = { tile: 0, at: at(table, 3, 3), isEntrance: true, turned: false };
    table.chits = [chit];
    table.decks.pings = ['NONE'];
    play({ dice: ['D6=1', 'D1=1'] }, io => perform(table, io, finder, { do: 'examineChit', at: chit.at }));
    burner.gear['fire-bomb'] = 1;
    play({ dice: ['D6=1', 'D6=1'] }, io => {
      setFireBomb(table, io, burner, chit.at);
      igniteFireBomb(table, io, burner, table.charges[0]!);
    });
    return [finder.stars, burner.stars];
  };
  expect([stars('M01'), stars('M02'), stars('M09')]).toEqual([
    [0, 1],
    [1, 1],
    [0, 0],
  ]);
});

rule('DK-GAP-032', 'Burn the Nest: two bombs more, and half the Team home', () => {
  const home = (men: number, cleared: boolean): Ending['result'] => {
    const { table, team } = ship('M02');
    table.progress.sourceLocated = true;
    if (cleared) play({}, io => clearSource(table, io, 0, null));
    goHome(table, ...team.slice(0, men));
    return withdraw(table);
  };
  expect([home(3, true), home(2, true), home(6, false)]).toEqual(['completed', 'part', 'part']);
  const { table, team } = ship('M02');
  const answers = [team[0]!, team[1]!].map(({ id }) => ({ seat: 'team', answer: { figure: id } }));
  play({ answers }, io => setUpMission(table, io));
  expect(team.map(({ gear }) => gear['fire-bomb'] ?? 0)).toEqual([1, 1, 0, 0, 0, 0]);
  goHome(table, team[0]!);
  expect(withdraw(table)).toBe('failed');
});

rule('DK-GAP-033', 'Cargo Run: of 8 loads 6 intact is done, 5 in part; an unopened bay is a failure', () => {
  const run = (intact: number, isExplored = true, harpy = false): Ending['result'] => {
    const { table, team } = ship('M03', ['passage', 'cargo-bay']);
    for (let n = 0; n < 8; n++) addLoad(table, at(table, 1 + (n % 5), n < 5 ? 1 : 2, 1), { lost: n >= intact });
    if (isExplored) table.tiles[1]!.explored = true;
    if (harpy) addThreat(table, at(table, 5, 5, 1));
    goHome(table, ...team);
    return withdraw(table);
  };
  expect([run(6), run(5), run(6, true, true), run(2), run(8, false)]).toEqual([
    'completed',
    'part',
    'part',
    'failed',
    'failed',
  ]);
});

rule('DK-GAP-033', 'at the turn limit Mother casts off', () => {
  const { table, team } = ship('M03', ['passage', 'cargo-bay']);
  goHome(table, team[0]!);
  table.turn = 25;
  play({}, io => endOfTurn(table, io));
  expect(table.ending).toMatchObject({ reason: 'castOff', result: 'failed', home: [team[0]!.id] });
});

rule(
  ['DK-GAP-034', 'DK-ACT-028'],
  'Black Box: two successes at the Bridge console take the log; it must come home',
  () => {
    const download = () => {
      const made = ship('M04', ['passage', 'bridge']);
      const { table, team } = made;
      const [man] = team as [Teamer];
      const act = { do: 'task', task: 'downloadLog', target: 0 } as const;
      expect(codes(whyNotAct(table, man, act))).toEqual(['notThere']);
      seatAt(table, at(table, 3, 3, 1), man);
      expect(actsOf(table, man)).toContainEqual(act);
      const first = play({ dice: ['D6=3'] }, io => perform(table, io, man, act));
      expect(first.told).toContainEqual(expect.objectContaining({ type: 'taskAdvanced', done: 1, of: 2 }));
      play({ dice: ['D6=2'] }, io => perform(table, io, man, act));
      expect(man.gear['log']).toBe(1);
      man.seat = null;
      return made;
    };
    const won = download();
    goHome(won.table, ...won.team);
    expect(withdraw(won.table)).toBe('completed');
    const lost = download();
    goHome(lost.table, ...lost.team.slice(1));
    expect(withdraw(lost.table)).toBe('part');
    const idle = ship('M04', ['passage', 'bridge']);
    goHome(idle.table, ...idle.team);
    expect(withdraw(idle.table)).toBe('failed');
  },
);

rule('DK-GAP-034', 'without power the console is dead', () => {
  const { table, team } = ship('M04', ['passage', 'bridge']);
  seatAt(table, at(table, 3, 3, 1), team[0]!);
  table.power.down = true;
  expect(codes(whyNotAct(table, team[0]!, { do: 'task', task: 'downloadLog', target: 0 }))).toEqual(['noPower']);
});

rule(['DK-GAP-035', 'DK-STAR-001'], 'Sleepers: pods hold a living one on 4 to 6; two home is done, one in part', () => {
  const { table, team } = ship('M05', ['passage', 'hibernation-unit']);
  const [man] = team as [Teamer];
  man.at = at(table, 3, 3, 1);
  for (const x of [2, 3, 4])
    table.fittings.push({
      at: at(table, x, 2, 1),
      kind: 'pod',
      height: 'HIGH',
      quarters: 15,
      used: false,
      wrecked: false,
      holds: null,
      damage: 0,
    });
  shipChanged(table);
  for (const [pod, face] of [2, 5, 4].entries()) {
    man.ready = 2;
    play({ dice: ['D6=1', `D6=${face}`] }, io => perform(table, io, man, { do: 'task', task: 'openPod', target: pod }));
  }
  expect(codes(whyNotAct(table, man, { do: 'task', task: 'openPod', target: 0 }))).toEqual(['notThere']);
  const sleepers = table.figures.filter(({ kind }) => kind === 'survivor');
  expect(sleepers).toHaveLength(2);
  // DK-STAR-001: an empty pod is no part of the mission.
  expect(man.stars).toBe(2);
  goHome(table, man);
  const results = [1, 2, 0].map(home => {
    const copy = structuredClone(table);
    copy.figures
      .filter(({ kind }) => kind === 'survivor')
      .slice(0, home)
      .forEach((sleeper, n) => {
        sleeper.at = copy.bridge.squares[n]!;
      });
    return withdraw(copy);
  });
  expect(results).toEqual(['part', 'completed', 'failed']);
});

rule('DK-GAP-035', 'sleepers follow a Teamer within 2 squares, an average die a turn', () => {
  const { table, team } = ship('M05', ['passage', 'hibernation-unit'], 1);
  const [man] = team as [Teamer];
  man.at = at(table, 2, 3);
  const sleeper = newSurvivor(table.figures.length, at(table, 5, 3), true);
  table.figures.push(sleeper);
  play({}, io => moveSurvivors(table, io));
  man.at = at(table, 3, 3);
  const lead = { seat: 'team', answer: { to: at(table, 2, 2) } };
  play({ dice: ['AvD=3'], answers: [lead] }, io => moveSurvivors(table, io));
  expect(sleeper.at).toBe(at(table, 2, 2));
});

rule(['DK-GAP-022', 'DK-GAP-035'], 'a Steel Scorpion feels the steps of a sleeper, in the turn he takes them', () => {
  const table = testTable();
  const scorpion = addThreat(table, at(table, 3, 5), 1, 'steel-scorpion');
  const sleeper = newSurvivor(table.figures.length, at(table, 1, 1), true);
  table.figures.push(sleeper);
  expect(stimuliOf(table, scorpion).by).toEqual([]);
  play({}, io => enterSquare(table, io, sleeper, at(table, 2, 1), { willingly: true }));
  expect(stimuliOf(table, scorpion).by).toEqual([sleeper]);
  gatherChits(table);
  expect(stimuliOf(table, scorpion).by).toEqual([]);
});

rule('DK-GAP-035', 'a helpless sleeper is carried home', () => {
  const { table, team } = ship('M05', ['passage', 'hibernation-unit'], 1);
  const [man] = team as [Teamer];
  const sleeper = newSurvivor(table.figures.length, man.at, true);
  table.figures.push(sleeper);
  const act = { do: 'takeUp', figure: sleeper.id } as const;
  expect(codes(whyNotAct(table, man, act))).toEqual(['notToBeCarried']);
  sleeper.condition = 'incapacitated';
  expect(actsOf(table, man)).toContainEqual(act);
  play({ dice: ['D6=1'] }, io => {
    perform(table, io, man, act);
    enterSquare(table, io, man, at(table, 1, 2), { willingly: true });
  });
  expect(sleeper.at).toBe(at(table, 1, 2));
  goHome(table, man);
  sleeper.at = man.at;
  expect(withdraw(table)).toBe('part');
});

rule(['DK-GAP-036', 'DK-STAR-002'], 'Relight: primed on turn 6 it can be lit on turn 9 and not on turn 10', () => {
  const { table, team } = ship('M06', ['engineering-section', 'reactor-room'], 2);
  const [primer, lighter] = team as [Teamer, Teamer];
  play({}, io => setUpMission(table, io));
  expect(table.power).toMatchObject({ down: true, turnsLeft: 0 });
  seatAt(table, at(table, 3, 3, 0), primer);
  seatAt(table, at(table, 3, 3, 1), lighter);
  const [prime, ignite] = [
    { do: 'task', task: 'prime', target: 0 },
    { do: 'task', task: 'ignite', target: 1 },
  ] as const;
  expect(codes(whyNotAct(table, lighter, ignite))).toEqual(['notPrimed']);
  table.turn = 6;
  play({ dice: ['D6=1'] }, io => perform(table, io, primer, prime));
  play({ dice: ['D6=1'] }, io => perform(table, io, primer, prime));
  // DK-STAR-002: one deed gives one star, however often it is done.
  expect(primer.stars).toBe(1);
  table.turn = 10;
  expect(codes(whyNotAct(table, lighter, ignite))).toEqual(['notPrimed']);
  const dark = structuredClone(table);
  table.turn = 9;
  play({ dice: ['D6=1'] }, io => perform(table, io, lighter, ignite));
  expect(table.power.down).toBe(false);
  for (const each of [table, dark]) {
    const [first] = each.figures as Teamer[];
    first!.seat = null;
    goHome(each, first!);
  }
  expect([withdraw(table), withdraw(dark)]).toEqual(['completed', 'part']);
  const idle = ship('M06', ['engineering-section', 'reactor-room']);
  play({}, io => setUpMission(idle.table, io));
  goHome(idle.table, ...idle.team);
  expect(withdraw(idle.table)).toBe('failed');
});
