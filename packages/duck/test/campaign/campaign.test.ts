import { type Event, type Json, playOut, type Seed, type Setup, SilentIo, type System } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect, test } from 'vitest';
import { debrief } from '../../src/campaign/debriefing.ts';
import { debriefing, debriefingSetup } from '../../src/campaign/debriefing-system.ts';
import { loadCampaign, saveCampaign } from '../../src/campaign/file.ts';
import { missionAhead, nextMission } from '../../src/campaign/next-mission.ts';
import { type Campaign, isOver, memberCalled, newCampaign } from '../../src/campaign/record.ts';
import { reportOf } from '../../src/campaign/report.ts';
import type { Preparation } from '../../src/campaign/shopping.ts';
import { MISSIONS, SPECIES } from '../../src/content/deck.ts';
import type { Details } from '../../src/content/details.ts';
import { capacityOf, weightBorne } from '../../src/rules/damage/burden.ts';
import { begin, whyNotSetup } from '../../src/rules/set-up/setup.ts';
import { SWITCHES } from '../../src/switches.ts';
import { duck } from '../../src/system.ts';
import type { Teamer } from '../../src/table/figure.ts';
import { isTeamer } from '../../src/table/figures.ts';
import type { DuckTable, Ending } from '../../src/table/table.ts';
import { NOBODY, playCampaign, reportFor } from '../support/campaign-parts.ts';

const DEFAULTS = Object.fromEntries(SWITCHES.map(({ id, values }) => [id, values[0]]));
const want = (answer: Preparation) => ({ seat: 'team', answer });

/** The next mission of a campaign laid out as a match would lay it out. */
function sendOut(campaign: Campaign, dice: string[]): DuckTable {
  let table: DuckTable | null = null;
  playCampaign({ dice }, io => {
    const setup = nextMission(campaign, io, MISSIONS.slice(0, 3));
    expect(whyNotSetup(setup)).toEqual([]);
    table = begin(setup);
  });
  return table!;
}

const man = (table: DuckTable, name: string): Teamer =>
  table.figures.filter(isTeamer).find(({ card }) => card.name === name)!;

/** Everybody who is not lost is home. */
function end(table: DuckTable, result: Ending['result'], lost: readonly string[] = []): void {
  const home = table.figures.filter(isTeamer).filter(({ card }) => !lost.includes(card.name));
  for (const figure of table.figures) figure.condition = home.some(({ id }) => id === figure.id) ? 'home' : 'killed';
  table.ending = { result, reason: 'withdrawn', home: home.map(({ id }) => id) };
  table.phase = 'over';
}

function saved(campaign: Campaign): Campaign {
  const read = loadCampaign(saveCampaign(campaign));
  if (!read.ok) throw new Error(read.problem.detail);
  expect(read.value).toEqual(campaign);
  return read.value;
}

rule(
  ['DK-STAR-003', 'DK-STAR-006', 'DK-STAR-018', 'DK-STAR-020', 'DK-STAR-021', 'DK-GAP-013'],
  'three missions with a wounded man, a promotion and a gun from the black market, saved and loaded between',
  () => {
    let campaign = saved(newCampaign(undefined, { switches: DEFAULTS }));

    const first = sendOut(campaign, ['D3=1']);
    Object.assign(man(first, 'Tally Moss'), { wounds: 1, stars: 3, gear: { illegal: 1 } });
    end(first, 'completed', ['Mudge Harrow']);
    playCampaign(
      {
        dice: ['D6=3', 'D6=6', 'D6=3', 'D6=3', 'D6=1', 'D6=3'],
        answers: [
          NOBODY,
          want({ do: 'buy', ware: 'har-plus', member: 'Tally Moss' }),
          want({ do: 'buy', ware: 'har-plus', member: 'Tally Moss' }),
          want({ do: 'done' }),
        ],
      },
      io => debrief(campaign, io, reportOf(first)),
    );
    campaign = saved(campaign);
    expect(memberCalled(campaign, 'Tally Moss').card).toMatchObject({ wounds: 1, plus: 2, rank: 3 });
    expect(memberCalled(campaign, 'Tally Moss').card.abilities).toEqual(['truck-licence']);

    const second = sendOut(campaign, ['D3=2']);
    expect(man(second, 'Tally Moss')).toMatchObject({ wounds: 1, ready: 1, weapons: [{ id: 'har', plus: 2 }] });
    expect(second.figures).toHaveLength(6);
    man(second, 'Tally Moss').stars = 8;
    end(second, 'failed');
    playCampaign(
      {
        dice: ['D6=1', 'D6=1', 'D6=4', 'D6=4', 'D6=3', 'D6=1', 'D6=3'],
        answers: [
          NOBODY,
          { seat: 'team', answer: 'promotion' },
          want({ do: 'rest', member: 'Tally Moss' }),
          want({ do: 'done' }),
        ],
      },
      io => debrief(campaign, io, reportOf(second)),
    );
    campaign = saved(campaign);

    const third = sendOut(campaign, ['D3=3']);
    expect(third.threatLevel).toBe(1);
    expect(man(third, 'Tally Moss')).toBeUndefined();
    end(third, 'part');
    playCampaign({ answers: [NOBODY, want({ do: 'done' })] }, io => debrief(campaign, io, reportOf(third)));
    campaign = saved(campaign);
    expect(memberCalled(campaign, 'Tally Moss').card).toMatchObject({ wounds: 0, plus: 2, rank: 4 });
    expect(campaign.history.map(({ result }) => result)).toEqual(['completed', 'failed', 'part']);
    expect(campaign.history[0]!.lost).toEqual(['Mudge Harrow']);
  },
);

test('a damaged file is a value with a reason', () => {
  const text = saveCampaign(newCampaign());
  const codeOf = (file: string): string => {
    const read = loadCampaign(file);
    return read.ok ? 'taken' : read.problem.code;
  };
  expect(codeOf(text.slice(0, 40))).toBe('truncated');
  expect(codeOf(text.replace('"purse":0', '"purse":9'))).toBe('damaged');
  expect(codeOf('{"format":"something else"}')).toBe('foreign');
  const wrong = loadCampaign(saveCampaign({ ...newCampaign(), purse: -1 }));
  const armed = newCampaign();
  armed.roster[1]!.card.weapon = 'Death Ray';
  expect(loadCampaign(saveCampaign(armed))).toMatchObject({
    ok: false,
    problem: { code: 'damaged', detail: expect.stringContaining('Death Ray') },
  });
  expect(wrong).toMatchObject({ ok: false, problem: { code: 'damaged', detail: expect.stringContaining('purse') } });
});

/** Plays a match of a system to its end between random bots. */
function playedOut<T, E extends Event, V>(system: System<T, E, V>, setup: Setup, seed: Seed): T {
  const table = system.begin(setup);
  const bot = system.bots['random']!;
  playOut(system, table, new SilentIo(system, table, { team: bot, threats: bot }, seed));
  expect(system.broken(table)).toEqual([]);
  return table;
}

test('campaigns go on from mission to mission, whatever is chosen between them', () => {
  let setup: Setup | null = { scenario: 'M01', switches: DEFAULTS };
  let campaign = newCampaign(undefined, { switches: DEFAULTS });
  for (let mission = 1; mission <= 3 && setup; mission++) {
    const seed: Seed = [mission, 7, 7, 7];
    const table: DuckTable = playedOut(duck, setup, seed);
    const between = debriefingSetup(campaign, reportOf(table));
    expect(debriefing.whyNotSetup!(between)).toEqual([]);
    const after = playedOut(debriefing, between, seed);
    campaign = saved(after.campaign);
    setup = isOver(campaign) ? null : missionAhead(campaign);
    expect(campaign.history).toHaveLength(mission);
    expect(campaign.next === null).toBe(isOver(campaign));
    if (setup) expect(whyNotSetup(setup)).toEqual([]);
  }
});

test('a report of strangers and a campaign without YOU are refused', () => {
  const campaign = newCampaign();
  const report = reportFor(campaign);
  campaign.roster.shift();
  const refusals = debriefing.whyNotSetup!(debriefingSetup(campaign, report));
  expect(refusals.map(({ about }) => (about as { at: string }).at)).toEqual(['campaign', 'report.home', 'report.home']);
});

test('whatever is bought in however long a row, the Team stays one that can go', () => {
  for (let n = 1; n <= 20; n++) {
    const campaign = { ...newCampaign(undefined, { switches: DEFAULTS }), pool: 90, purse: 300, bonus: 40 };
    const report = reportFor(campaign, n % 3 === 0 ? { result: 'failed' } : {});
    const after = playedOut(debriefing, debriefingSetup(campaign, report), [n, 1, 1, 1]);
    const setup = missionAhead(after.campaign);
    expect(whyNotSetup(setup)).toEqual([]);
    const table = begin(setup);
    for (const man of table.figures.filter(isTeamer))
      expect(weightBorne(table, man)).toBeLessThanOrEqual(capacityOf(man));
  }
});

/** A mission, a species and an Event card that no booklet has. */
const OWN = {
  missions: [{ ...MISSIONS[0]!, id: 'X01', title: 'Night Shift', source: 'ours' }],
  species: 'moth',
  bestiary: [{ ...SPECIES[0]!, id: 'moth', name: 'Moth' }],
};

rule(['DK-SETUP-003', 'DK-STAR-004'], 'own cards and optional rules go along on every mission of a campaign', () => {
  let campaign = saved(newCampaign(undefined, { switches: { ...DEFAULTS, toxicGas: true }, cards: OWN }));
  const first = missionAhead(campaign);
  expect(first).toMatchObject({ scenario: 'drawn', switches: { toxicGas: true }, details: { species: 'moth' } });
  expect(whyNotSetup(first)).toEqual([]);
  expect(begin(first).undrawn?.missions.map(({ id }) => id)).toContain('X01');

  // The deck has the ten cards of the booklets, and then the player's own.
  playCampaign({ dice: ['D11=11'] }, io => nextMission(campaign, io));
  campaign = saved(campaign);
  const next = missionAhead(campaign);
  expect(next).toMatchObject({ scenario: 'drawn', switches: { toxicGas: true }, details: { mission: { id: 'X01' } } });
  const table = begin(next);
  expect([table.mission.title, table.species, table.switches.toxicGas]).toEqual(['Night Shift', 'moth', true]);
});

rule(
  'DK-SETUP-015',
  'a linked mission is in the deck once the one before it has been completed, not merely played',
  () => {
    const campaign = newCampaign();
    const linked = { ...MISSIONS[0]!, id: 'X02', requiresMission: 'X01' };
    const draw = (die: string) =>
      playCampaign({ dice: [die] }, io => nextMission(campaign, io, [MISSIONS[0]!, linked]));
    draw('D1=1');
    campaign.history.push({ id: 'X01', mission: 'Night Shift', result: 'failed', lost: [] });
    draw('D1=1');
    campaign.history.push({ id: 'X01', mission: 'Night Shift', result: 'completed', lost: [] });
    draw('D2=2');
    expect(campaign.next?.scenario).toBe('X02');
  },
);

rule('DK-SETUP-015', 'what another mission unlocks, or what is of a later stage, is not drawn before its time', () => {
  const campaign = newCampaign();
  const [first] = MISSIONS;
  const deck = [
    { ...first!, id: 'X01', unlocks: ['X02'] },
    { ...first!, id: 'X02' },
    { ...first!, id: 'X03', stage: 3 },
  ];
  const draw = (die: string) => playCampaign({ dice: [die] }, io => nextMission(campaign, io, deck));
  draw('D1=1');
  campaign.history.push({ id: 'M01', mission: 'Clean Out', result: 'completed', lost: [] });
  draw('D1=1');
  campaign.history.push({ id: 'X01', mission: 'Night Shift', result: 'completed', lost: [] });
  draw('D3=2');
  expect(campaign.next?.scenario).toBe('X02');
  const details = { missions: deck.map(card => ({ ...card, title: card.id })) } as unknown as Json;
  const { undrawn } = begin({ ...missionAhead(newCampaign()), details });
  expect(undrawn.missions.map(({ id }) => id).filter(id => id.startsWith('X'))).toEqual(['X01']);
});

rule('DK-SETUP-015', 'a linked mission of the players’ own that was drawn can be played', () => {
  const linked = { ...MISSIONS[0]!, id: 'X02', requiresMission: 'X01' };
  const campaign = newCampaign(undefined, { cards: { missions: [linked] } });
  campaign.history.push({ id: 'X01', mission: 'Night Shift', result: 'completed', lost: [] });
  playCampaign({ dice: ['D1=1'] }, io => nextMission(campaign, io, campaign.cards.missions));
  expect(whyNotSetup(missionAhead(campaign))).toEqual([]);
  expect(begin(missionAhead(campaign)).mission.id).toBe('X02');
});

rule(
  'DK-STAR-005',
  'a campaign is gone on with from its file as it was: what was bought and how the last mission ended',
  () => {
    const campaign = newCampaign();
    playCampaign({ dice: ['D6=6', 'D6=1'], answers: [NOBODY] }, io =>
      debrief(campaign, io, reportFor(campaign, { result: 'failed' })),
    );
    campaign.roster[1]!.bought['grenade'] = 2;
    const { threatLevel, team } = missionAhead(saved(campaign)).details as unknown as Details;
    expect(threatLevel).toBe(1);
    expect(team![1]).toMatchObject({ name: 'Brick Okoro', spares: 0, gear: { grenade: 2 } });
  },
);

test('a campaign that names values of switches as they were once called is read', () => {
  const switches = { ammunition: 'by the shot', objectiveModifiers: 'Team on tile', ceiling: true };
  const read = loadCampaign(saveCampaign(newCampaign(undefined, { switches })));
  expect(read.ok && read.value.switches).toEqual({
    ammunition: 'byTheShot',
    objectiveModifiers: 'teamOnTile',
    ceiling: true,
  });
});

test('a file whose cards or rules mean nothing is refused, with what is wrong', () => {
  const detailOf = (campaign: Campaign): string => {
    const read = loadCampaign(saveCampaign(campaign));
    return read.ok ? 'taken' : read.problem.detail;
  };
  expect(detailOf(newCampaign(undefined, { switches: { gravity: true } }))).toContain('gravity');
  expect(detailOf(newCampaign(undefined, { cards: { species: 'nobody' } }))).toContain('nobody');
  for (const ammunition of ['constructor', 'none']) {
    const next = { scenario: 'M01', switches: { ammunition }, details: {} };
    expect(detailOf({ ...newCampaign(), next })).toContain(`ammunition=${ammunition}`);
  }
  const { switches: _, cards: __, next: ___, ...former } = newCampaign();
  expect(detailOf(former as Campaign)).toBe('taken');
});
