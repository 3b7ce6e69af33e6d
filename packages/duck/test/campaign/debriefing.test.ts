import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { develop, exchangeStars, promote, whyNotPromote } from '../../src/campaign/advancement.ts';
import { words } from '../../src/campaign/campaign-words.ts';
import { debrief } from '../../src/campaign/debriefing.ts';
import { comeHome } from '../../src/campaign/homecoming.ts';
import { nextMission } from '../../src/campaign/next-mission.ts';
import { outfit } from '../../src/campaign/outfit.ts';
import { lastResult, memberCalled, newCampaign } from '../../src/campaign/record.ts';
import { takeOnRecruits } from '../../src/campaign/recruits.ts';
import { reportOf } from '../../src/campaign/report.ts';
import { MISSIONS, TABLES, TEAM } from '../../src/content/deck.ts';
import { fumbleFactor } from '../../src/rules/actions/fumble-test.ts';
import { stripBefore } from '../../src/rules/boarding/bridge.ts';
import { kill } from '../../src/rules/damage/kill-and-wound.ts';
import { treat } from '../../src/rules/damage/regen.ts';
import { isUnlikely } from '../../src/rules/grapple/dice.ts';
import { fightRound } from '../../src/rules/grapple/fight.ts';
import { hackOff } from '../../src/rules/grapple/hack-off.ts';
import { enterSquare } from '../../src/rules/movement/steps.ts';
import { countThreats, lineOf } from '../../src/rules/sensor/counting.ts';
import { brick, CALM, DONE, homecomerOf, NOBODY, playCampaign, reportFor } from '../support/campaign-parts.ts';
import { addMachine, addMan, addThreat, at, lockInGrapple, play, testTable } from '../support/tables.ts';

const CARD = MISSIONS[0]!;

rule('DK-STAR-001', 'carrying a comrade onto the bridge earns a star, once', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 2));
  const comrade = addMan(table, man.at);
  comrade.condition = 'incapacitated';
  man.carries = comrade.id;
  table.bridge.squares = [at(table, 3, 1)];
  play({}, io => {
    enterSquare(table, io, man, at(table, 3, 1), { willingly: true });
    enterSquare(table, io, man, at(table, 3, 2), { willingly: true });
    enterSquare(table, io, man, at(table, 3, 1), { willingly: true });
  });
  expect(man.stars).toBe(1);
  expect(table.progress.awards).toEqual([{ figure: man.id, reason: 'carriedOut', stars: 1 }]);
});

rule('DK-STAR-001', 'a success against 36 to 1 earns a star, in a grapple by sixes', () => {
  expect([isUnlikely(2, 2, 'PROTECTED'), isUnlikely(3, 2, 'PROTECTED'), isUnlikely(4, 3, 'PROTECTED')]).toEqual([
    true,
    false,
    true,
  ]);
  expect([isUnlikely(2, 2, 'UNPROTECTED'), isUnlikely(1, 1, 'ARMOURED')]).toEqual([false, true]);
  const table = testTable();
  const man = addMan(table, at(table, 3, 3), 1, { strength: 'WEAK' });
  lockInGrapple(man, addThreat(table, man.at));
  const answers = [{ seat: 'team', answer: { choice: 'throwOff' } }];
  const dice = ['D6=6', 'D6=6', 'D6=1', 'D6=1', 'D6=1', 'D6=1', 'D8=1'];
  play({ dice, answers }, io => fightRound(table, io, man));
  expect(man.stars).toBe(1);
});

rule('DK-STAR-001', 'a player may commend each of his men once', () => {
  const campaign = newCampaign();
  const answer = { member: 'Brick Okoro', reason: 'courage' };
  playCampaign({ dice: CALM, answers: [{ seat: 'team', answer }, NOBODY] }, io =>
    debrief(campaign, io, reportFor(campaign, { result: 'failed' })),
  );
  expect(brick(campaign).stars).toBe(1);
});

rule('DK-STAR-002', 'a star for each kill, and a deed that fits twice counts once', () => {
  const table = testTable();
  const [hero, comrade] = [addMan(table, at(table, 3, 4)), addMan(table, at(table, 3, 3))];
  for (let n = 0; n < 3; n++)
    play({}, io => kill(table, io, addThreat(table, 0), { by: hero.id, means: 'shot', rule: 'DK-SHOOT-001' }));
  lockInGrapple(comrade, addThreat(table, comrade.at));
  play({ dice: ['D6=1', 'D6=5'] }, io => hackOff(table, io, hero, comrade));
  expect(hero.stars).toBe(4);
});

rule('DK-STAR-002', 'bringing a man back with the REGEN kit earns one', () => {
  const table = testTable();
  const medic = addMan(table, at(table, 3, 3), 1, { gear: { 'regen-kit': 1 } });
  const patient = addMan(table, at(table, 3, 3));
  patient.condition = 'incapacitated';
  patient.wounds = 2;
  play({ dice: ['D6=1'] }, io => treat(table, io, medic, patient));
  expect(medic.stars).toBe(1);
});

rule(['DK-STAR-003', 'DK-STAR-001'], 'a star by the players’ decision counts for the promotion', () => {
  const campaign = newCampaign();
  const answers = [{ seat: 'team', answer: { member: 'Brick Okoro', reason: 'courage' } }, NOBODY, ...DONE!];
  playCampaign({ dice: ['D6=4', 'D6=4'], answers }, io => debrief(campaign, io, reportFor(campaign)));
  expect([brick(campaign).card.rank, memberCalled(campaign, 'YOU').card.rank]).toEqual([3, 4]);
});

rule('DK-STAR-003', 'completed: bonus and cargo are paid and the best is promoted before stars are exchanged', () => {
  const campaign = newCampaign();
  brick(campaign).stars = 9;
  const home = campaign.roster.map(member => homecomerOf(member, { stars: member === brick(campaign) ? 3 : 0 }));
  const io = playCampaign(
    { dice: ['D6=4', 'D6=4'], answers: [NOBODY, { seat: 'team', answer: 'keep' }, ...DONE!] },
    run => debrief(campaign, run, reportFor(campaign, { cargo: 4, home })),
  );
  expect([campaign.bonus, brick(campaign).card.rank, brick(campaign).card.abilities]).toEqual([14, 3, ['armourer']]);
  const types = io.told.map(({ type }) => type);
  expect(types.indexOf('bonusPaid')).toBeLessThan(types.indexOf('promoted'));
});

rule('DK-STAR-003', 'YOU is promoted if it is a tie', () => {
  const campaign = newCampaign();
  playCampaign({ dice: ['D6=1', 'D6=1'], answers: [NOBODY, ...DONE!] }, io =>
    debrief(campaign, io, reportFor(campaign)),
  );
  expect(memberCalled(campaign, 'YOU').card.rank).toBe(5);
});

rule(['DK-STAR-004', 'DK-STAR-007'], 'in part: half the cargo and card stars, and the worse of two missions', () => {
  const campaign = newCampaign();
  playCampaign({ answers: [NOBODY, ...DONE!] }, io =>
    debrief(campaign, io, reportFor(campaign, { result: 'part', cargo: 5 })),
  );
  expect([campaign.bonus, brick(campaign).stars, campaign.pool]).toEqual([2, 2, 5]);
  let scenario = '';
  playCampaign({ dice: ['D3=1', 'D2=1'] }, io => {
    const cards = [2, 4, 1].map(danger => ({ ...CARD, id: `X${danger}`, danger }));
    ({ scenario } = nextMission(campaign, io, cards));
  });
  expect(scenario).toBe('X4');
});

rule(
  ['DK-STAR-005', 'DK-STAR-017'],
  'failed: half the ammunition, no spares, dimwits, and every ping a line higher',
  () => {
    const campaign = newCampaign();
    const lost = ['Mudge Harrow'];
    const home = campaign.roster.filter(({ card }) => !lost.includes(card.name)).map(member => homecomerOf(member));
    playCampaign({ dice: ['D6=4', 'D6=4', 'D6=6', 'D6=1', 'D6=3'], answers: [NOBODY] }, io =>
      debrief(campaign, io, reportFor(campaign, { result: 'failed', home, lost })),
    );
    const recruit = campaign.roster.at(-1)!.card;
    expect([recruit.ff, recruit.strength, recruit.weapon]).toEqual([4, 'STRONG', 'har']);
    playCampaign({ dice: ['D10=1'] }, io => {
      const { details } = nextMission(
        campaign,
        io,
        Array.from({ length: 10 }, () => CARD),
      );
      const wish = details as {
        threatLevel: number;
        team: { name: string; loaded: number; spares: number; gear: object }[];
      };
      expect(wish.threatLevel).toBe(1);
      expect(wish.team.find(({ name }) => name === 'Brick Okoro')).toMatchObject({ loaded: 6, spares: 0 });
      expect(wish.team.find(({ name }) => name === 'Tally Moss')!.gear).toEqual({ grenade: 2 });
    });
  },
);

rule('DK-STAR-005', 'each of the two comes on 4 to 6, and a later success lets both be forgotten', () => {
  const campaign = newCampaign();
  const fail = (dice: readonly string[]) =>
    playCampaign({ dice, answers: [NOBODY] }, io => debrief(campaign, io, reportFor(campaign, { result: 'failed' })));
  const told = fail(['D6=4', 'D6=3']).told.filter(({ type }) => type === 'displeased');
  expect(told.map(event => words.event(event))).toEqual([
    'The Company rolls 4 for the ammunition: the Team will feel it.',
    'The Company rolls 3 for the recruits: it lets the matter pass.',
  ]);
  expect(campaign.hardTimes).toEqual({ ammunition: true, recruits: false });
  expect(outfit(campaign, brick(campaign))).toMatchObject({ loaded: 6, spares: 0 });
  fail(['D6=3', 'D6=4']);
  expect(campaign.hardTimes).toEqual({ ammunition: false, recruits: true });
  expect(outfit(campaign, brick(campaign)).loaded).toBeNull();
  playCampaign({ answers: [NOBODY] }, io => debrief(campaign, io, reportFor(campaign, { result: 'part' })));
  expect(campaign.hardTimes).toEqual({ ammunition: false, recruits: false });
});

rule('DK-STAR-005', 'by the switch both always come', () => {
  const campaign = newCampaign(undefined, { switches: { hardTimes: 'always' } });
  playCampaign({ answers: [NOBODY] }, io => debrief(campaign, io, reportFor(campaign, { result: 'failed' })));
  expect(campaign.hardTimes).toEqual({ ammunition: true, recruits: true });
});

rule('DK-STAR-006', 'ten stars are struck off for each advancement and the rest is kept', () => {
  const campaign = newCampaign();
  brick(campaign).stars = 23;
  playCampaign(
    {
      dice: ['D6=1', 'D6=1', 'D6=2'],
      answers: [
        { seat: 'team', answer: 'promotion' },
        { seat: 'team', answer: 'development' },
      ],
    },
    io => exchangeStars(campaign, io),
  );
  expect([brick(campaign).stars, brick(campaign).card.rank, brick(campaign).card.traits]).toEqual([3, 3, ['TOUGH']]);
});

rule('DK-STAR-007', 'the stars of a completed card go to every survivor', () => {
  const campaign = newCampaign();
  playCampaign({ dice: ['D6=1', 'D6=1'], answers: [NOBODY, ...DONE!] }, io =>
    debrief(campaign, io, reportFor(campaign)),
  );
  expect(campaign.roster.map(({ stars }) => stars)).toEqual([4, 4, 4, 4, 4, 4]);
});

rule(['DK-STAR-008', 'DK-GAP-015'], 'a rank gives an ability, thrown again for one he has', () => {
  const campaign = newCampaign();
  brick(campaign).card.abilities = ['door-tech'];
  playCampaign({ dice: ['D6=2', 'D6=1', 'D6=5', 'D6=3'] }, io => promote(io, brick(campaign)));
  expect([brick(campaign).card.rank, brick(campaign).card.abilities]).toEqual([3, ['door-tech', 'console-jockey']]);
  const table = testTable();
  const man = addMan(table, 0, 1, { ff: 5, abilities: ['console-jockey'] });
  const task = { name: 'console', rule: 'DK-GAP-008', ability: 'console-jockey' } as const;
  expect(fumbleFactor(table, man, task).total).toBe(6);
});

rule('DK-GAP-014', 'the ladder has eight rungs, and its top can only develop', () => {
  expect(TABLES.ranks.ladder).toHaveLength(8);
  const campaign = newCampaign();
  const top = brick(campaign);
  top.card.rank = 8;
  top.stars = 10;
  expect(whyNotPromote(top)).toMatchObject([{ rule: 'DK-GAP-014', code: 'topRank' }]);
  const io = playCampaign({ answers: [{ seat: 'team', answer: 'keep' }] }, run => exchangeStars(campaign, run));
  expect(io.asked[0]!.question).toMatchObject({ options: ['development', 'keep'] });
});

rule(['DK-STAR-009', 'DK-GAP-016'], 'a physical bonus by die, thrown again where it could have no effect', () => {
  const campaign = newCampaign();
  const [strong, jonah] = [brick(campaign), memberCalled(campaign, 'Mudge Harrow')];
  playCampaign({ dice: ['D6=3', 'D6=1'] }, io => develop(io, strong));
  expect(strong.card.traits).toEqual(['FAST']);
  playCampaign({ dice: ['D6=5'] }, io => develop(io, jonah));
  expect(jonah.card.luck).toBe('UNLUCKY');
  playCampaign({ dice: ['D6=1', 'D6=1', 'D6=4'] }, io => {
    develop(io, strong);
    develop(io, strong);
  });
  expect([strong.card.traits, strong.card.ff]).toEqual([['FAST', 'FAST', 'DEFT'], 5]);
  const weak = memberCalled(campaign, 'Stitch Amadi');
  playCampaign({ dice: ['D6=3', 'D6=4', 'D6=6'] }, io => {
    develop(io, weak);
    develop(io, weak);
  });
  expect([weak.card.strength, weak.card.ff, weak.card.traits]).toEqual(['AVE', 6, ['STEADY']]);
});

rule('DK-STAR-010', 'the pool is lost if too few of the old Team go on', () => {
  const campaign = newCampaign();
  campaign.pool = 20;
  campaign.lastHome = ['a', 'b', 'c', 'd', 'YOU', 'Brick Okoro'];
  playCampaign({ dice: ['D1=1'] }, io => nextMission(campaign, io, [CARD]));
  expect(campaign.pool).toBe(0);
  campaign.pool = 20;
  campaign.lastHome = ['a', 'b', 'YOU', 'Brick Okoro'];
  playCampaign({ dice: ['D1=1'] }, io => nextMission(campaign, io, [CARD]));
  expect(campaign.pool).toBe(20);
});

rule('DK-STAR-011', 'the pool by result, and below 0 after a catastrophe', () => {
  const campaign = newCampaign();
  playCampaign({ dice: ['D6=1', 'D6=1'], answers: [NOBODY, ...DONE!] }, io =>
    debrief(campaign, io, reportFor(campaign)),
  );
  expect(campaign.pool).toBe(10);
  const failed = { result: 'failed', catastrophe: true } as const;
  playCampaign({ dice: CALM, answers: [NOBODY, ...DONE!] }, io => debrief(campaign, io, reportFor(campaign, failed)));
  expect(campaign.pool).toBe(0);
  playCampaign({ dice: CALM, answers: [NOBODY, ...DONE!] }, io => debrief(campaign, io, reportFor(campaign, failed)));
  expect([campaign.pool, lastResult(campaign)]).toEqual([-10, 'failed']);
  const calm = { result: 'failed' } as const;
  playCampaign({ dice: CALM, answers: [NOBODY, ...DONE!] }, io => debrief(campaign, io, reportFor(campaign, calm)));
  expect(campaign.pool).toBe(-10);
});

rule(['DK-STAR-018', 'DK-GAP-017'], 'recruits by die fill the Team up', () => {
  const campaign = newCampaign();
  campaign.roster.splice(4);
  playCampaign({ dice: ['D6=6', 'D6=3', 'D6=1', 'D6=2', 'D6=1', 'D6=6', 'D6=6', 'D6=3'] }, io =>
    takeOnRecruits(campaign, io),
  );
  const [first, second] = campaign.roster.slice(4).map(({ card }) => card);
  expect(first).toMatchObject({ strength: 'STRONG', ff: 5, luck: 'NORMAL', weapon: 'har', rank: 1, traits: [] });
  expect(second).toMatchObject({ strength: 'WEAK', ff: 6, luck: 'JONAH', traits: [], gear: { grenade: 1 } });
});

rule('DK-STAR-018', 'a Team of four stays one of four', () => {
  const campaign = newCampaign(TEAM.slice(0, 4));
  campaign.roster.pop();
  playCampaign({ dice: ['D6=6', 'D6=3', 'D6=1', 'D6=2'] }, io => takeOnRecruits(campaign, io));
  expect(campaign.roster).toHaveLength(4);
});

rule('DK-STAR-018', 'the acting YOU stays YOU, and without survivors the campaign is over', () => {
  const campaign = newCampaign();
  const home = campaign.roster.filter(({ card }) => !card.you).map(member => homecomerOf(member));
  playCampaign({ dice: [...CALM, 'D6=3', 'D6=3', 'D6=3', 'D6=1'], answers: [NOBODY] }, io =>
    debrief(campaign, io, reportFor(campaign, { result: 'failed', home, lost: ['YOU'], leader: 'Brick Okoro' })),
  );
  expect([brick(campaign).card.you, campaign.roster.filter(({ card }) => card.you).length]).toEqual([true, 1]);
  const lost = campaign.roster.map(({ card }) => card.name);
  const io = playCampaign({}, run =>
    debrief(campaign, run, reportFor(campaign, { result: 'failed', home: [], lost, leader: null })),
  );
  expect([campaign.roster, io.told.at(-1)!.type]).toEqual([[], 'campaignOver']);
});

rule('DK-STAR-019', 'contraband is worth money and nothing else', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 3), 1, { you: true });
  man.gear = { illegal: 1, 'high-value': 2 };
  man.condition = 'home';
  man.at = -1;
  table.ending = { result: 'part', reason: 'withdrawn', home: [man.id] };
  expect(reportOf(table).contraband).toBe(30);
  const campaign = newCampaign();
  playCampaign({ dice: CALM, answers: [NOBODY, ...DONE!] }, io =>
    debrief(campaign, io, reportFor(campaign, { result: 'failed', contraband: 30 })),
  );
  expect([campaign.purse, brick(campaign).stars, campaign.bonus]).toEqual([30, 0, 0]);
});

rule(['DK-STAR-019', 'DK-STAR-015'], 'each of two Teams counts what its own men and its own bridge bring home', () => {
  const table = testTable();
  const [entry, other] = [1, 5].map(x => ({ square: at(table, x, 1), side: 1 as const }));
  const [ours, theirs] = [stripBefore(table, entry!), stripBefore(table, other!)];
  table.bridge = { entry: entry!, airlock: -1, squares: [...ours!, ...theirs!], others: [other!], awayFor: 0 };
  const men = [addMan(table, ours![0]!), Object.assign(addMan(table, theirs![0]!), { team: 1 })];
  men[0]!.gear = { illegal: 1 };
  men[1]!.gear = { forbidden: 1 };
  table.things.push({ item: 'high-value', at: theirs![1]!, weapon: null, count: 1 });
  addMachine(table, ours![2]!, 'hemgDrone', { charge: 'issued' });
  table.ending = { result: 'part', reason: 'withdrawn', home: men.map(({ id }) => id) };
  const reports = [0, 1].map(team => reportOf(table, team));
  expect(reports.map(({ contraband, drones }) => [contraband, drones])).toEqual([
    [20, 1],
    [15, 0],
  ]);
});

rule('DK-STAR-017', 'a GREEN ping counts as BLUE, a RED one brings one more', () => {
  const counted: number[] = [];
  play({ dice: ['AvD=3', 'AvD=4', 'AvD=4'] }, io => {
    counted.push(countThreats(io, lineOf('GREEN', 1)), countThreats(io, lineOf('RED', 1)));
    counted.push(countThreats(io, lineOf('NONE', 1)));
  });
  expect(counted).toEqual([4, 9, 0]);
});

rule('DK-STAR-021', 'a plus goes with the gun: to whoever brings it home, or lost with it', () => {
  const campaign = newCampaign();
  const tally = memberCalled(campaign, 'Tally Moss');
  tally.card.plus = 2;
  const improved = { id: 'har', loaded: 3, spares: 0, plus: 2, broken: false };
  const bringing = (finder: string | null) =>
    campaign.roster.map(member => {
      const home = homecomerOf(member);
      if (member === tally) return { ...home, weapons: [] };
      return member.card.name === finder ? { ...home, weapons: [...home.weapons, improved] } : home;
    });
  playCampaign({}, io => comeHome(campaign, io, reportFor(campaign, { home: bringing('YOU') })));
  expect([tally.card.weapon, tally.card.plus, campaign.armoury]).toEqual(['har', 0, [{ id: 'har', plus: 2 }]]);
  const gunner = brick(campaign);
  const home = bringing(null).map(man => (man.name === gunner.card.name ? { ...man, weapons: [] } : man));
  playCampaign({}, io => comeHome(campaign, io, reportFor(campaign, { home })));
  expect([gunner.card.weapon, campaign.armoury]).toEqual(['hemg', [{ id: 'har', plus: 2 }]]);
});

rule('DK-DMG-009', 'a treated man goes without heavy things until he has rested', () => {
  const campaign = newCampaign();
  const gunner = brick(campaign);
  const home = campaign.roster.map(member => homecomerOf(member, { treated: member === gunner }));
  playCampaign({}, io => comeHome(campaign, io, reportFor(campaign, { home })));
  expect(outfit(campaign, gunner)).toMatchObject({ treated: true, weapon: 'har' });
  gunner.resting = true;
  const rest = campaign.roster.filter(member => member !== gunner).map(member => homecomerOf(member));
  playCampaign({}, io => comeHome(campaign, io, reportFor(campaign, { home: rest })));
  expect([gunner.resting, outfit(campaign, gunner).weapon]).toEqual([false, 'hemg']);
});

rule('DK-GAP-018', 'what was bought and used up is struck off', () => {
  const campaign = newCampaign();
  const you = memberCalled(campaign, 'YOU');
  you.bought = { 'regen-kit': 1, 'fire-bomb': 1 };
  const gear = { 'regen-kit': 1, grenade: 2 };
  const home = campaign.roster.map(member => homecomerOf(member, member === you ? { gear } : {}));
  playCampaign({}, io => comeHome(campaign, io, reportFor(campaign, { home })));
  expect(you.bought).toEqual({ 'regen-kit': 1 });
});

rule('DK-SETUP-015', 'a mission that asks for another is drawn only once that one has been completed', () => {
  const offered = (result: 'completed' | 'part' | 'failed'): string[] => {
    const campaign = newCampaign();
    campaign.history.push({ id: 'A', mission: 'First Visit', result, lost: [] });
    const cards = [CARD, { ...CARD, id: 'B', title: 'Second Visit', requiresMission: 'A' }];
    const drawn = result === 'completed' ? ['D2=2'] : ['D1=1'];
    const io = playCampaign({ dice: drawn }, io => nextMission(campaign, io, cards));
    return io.told.flatMap(event => (event.type === 'missionOffered' ? [event.mission] : []));
  };
  expect(offered('completed')).toEqual(['Second Visit']);
  expect(offered('failed')).toEqual([CARD.title]);
});
