import { rule } from '@sightline/ledger/test';
import { expect, test } from 'vitest';
import { debriefing } from '../../src/campaign/debriefing-system.ts';
import { outfit } from '../../src/campaign/outfit.ts';
import { memberCalled } from '../../src/campaign/record.ts';
import { goShopping, type Preparation, preparations, prepare, whyNotPrepare } from '../../src/campaign/shopping.ts';
import { weaponCalled } from '../../src/content/deck.ts';
import { bringDrones } from '../../src/rules/boarding/drones.ts';
import { throwGrenade } from '../../src/rules/grenades/throw-grenade.ts';
import { fire, shoot } from '../../src/rules/shooting/shoot.ts';
import { NO_OWN } from '../../src/table/begin.ts';
import { newTeamer } from '../../src/table/new-figures.ts';
import { brick, playCampaign, richCampaign } from '../support/campaign-parts.ts';
import { addMan, addThreat, at, codes, lockInGrapple, play, testTable } from '../support/tables.ts';

type Wish = Exclude<Preparation, { do: 'done' }>;

function get(campaign: ReturnType<typeof richCampaign>, ...wishes: Wish[]): void {
  for (const wish of wishes) {
    expect(codes(whyNotPrepare(campaign, wish))).toEqual([]);
    playCampaign({}, io => prepare(campaign, io, wish));
  }
}

rule(['DK-STAR-012', 'DK-STAR-015'], 'a pool of 30 is three armours or one walking drone gun', () => {
  const drone: Wish = { do: 'advance', benefit: 'walking-drone-gun' };
  expect(codes(whyNotPrepare(richCampaign({ pool: 29 }), drone))).toEqual(['notEnoughStars']);
  const one = richCampaign({ pool: 30 });
  get(one, drone);
  expect([one.pool, one.drones]).toEqual([0, 1]);
  const three = richCampaign({ pool: 30 });
  for (const member of ['YOU', 'Brick Okoro', 'Tally Moss']) get(three, { do: 'advance', benefit: 'armour', member });
  expect(three.pool).toBe(0);
});

rule('DK-STAR-013', 'double ammunition: two spares and twice the grenades, once only', () => {
  const campaign = richCampaign({ pool: 20 });
  const wish: Wish = { do: 'advance', benefit: 'double-ammunition' };
  get(campaign, wish);
  const gunner = newTeamer({ own: NO_OWN }, 0, outfit(campaign, brick(campaign)));
  expect(gunner.weapons[0]).toMatchObject({ id: 'hemg', loaded: 12, spares: 2 });
  expect(outfit(campaign, memberCalled(campaign, 'Tally Moss')).gear).toEqual({ grenade: 8 });
  expect(codes(whyNotPrepare(campaign, wish))).toEqual(['onceOnly']);
  // A card may say how many he has to begin with.
  brick(campaign).card.spares = 0;
  expect(outfit(campaign, brick(campaign)).spares).toBe(0);
});

rule('DK-STAR-014', 'armour is worn in the next mission', () => {
  const campaign = richCampaign({ pool: 10 });
  get(campaign, { do: 'advance', benefit: 'armour', member: 'YOU' });
  expect(newTeamer({ own: NO_OWN }, 0, outfit(campaign, memberCalled(campaign, 'YOU'))).protection).toBe('ARMOURED');
  campaign.pool = 10;
  const again: Wish = { do: 'advance', benefit: 'armour', member: 'YOU' };
  expect(codes(whyNotPrepare(campaign, again))).toEqual(['armouredAlready']);
});

rule(['DK-STAR-016', 'DK-WEAP-002'], 'a Dope Gun takes 2 advancements, further pieces 1, a Flechette Cannon 4', () => {
  const campaign = richCampaign({ pool: 30 });
  const dope: Wish = { do: 'advance', benefit: 'weapon', weapon: 'dope-gun' };
  get(campaign, dope, dope);
  expect([campaign.pool, campaign.armoury.length]).toEqual([0, 2]);
  const cannon: Wish = { do: 'advance', benefit: 'weapon', weapon: 'flechette-cannon' };
  expect(codes(whyNotPrepare(richCampaign({ pool: 39 }), cannon))).toEqual(['notEnoughStars']);
  get(campaign, { do: 'arm', member: 'Brick Okoro', weapon: 'dope-gun', plus: 0 });
  expect(newTeamer({ own: NO_OWN }, 0, outfit(campaign, brick(campaign))).weapons[0]!.id).toBe('dope-gun');
  expect(codes(whyNotPrepare(campaign, { do: 'arm', member: 'Stitch Amadi', weapon: 'dope-gun', plus: 0 }))).toEqual([
    'tooHeavy',
  ]);
});

rule('DK-STAR-020', 'a licence for 15 thousand of black money', () => {
  const campaign = richCampaign({ purse: 15 });
  get(campaign, { do: 'buy', ware: 'ability', member: 'Brick Okoro', ability: 'truck-licence' });
  expect([campaign.purse, brick(campaign).card.abilities]).toEqual([0, ['truck-licence']]);
});

rule('DK-STAR-021', 'pluses belong to the HAR, three at most, and count for kill and knock-back', () => {
  const campaign = richCampaign({ purse: 40 });
  const plus: Wish = { do: 'buy', ware: 'har-plus', member: 'Tally Moss' };
  get(campaign, plus, plus);
  const table = testTable({ tiles: [['.....', '.....', '.....', '.....', '.....']] });
  const tally = newTeamer({ own: NO_OWN }, 0, outfit(campaign, memberCalled(campaign, 'Tally Moss')));
  tally.at = at(table, 3, 5);
  table.figures.push(tally);
  const harpy = addThreat(table, at(table, 3, 3));
  play({ dice: ['D6=4'] }, io => shoot(table, io, { shooter: tally.id, target: harpy.id }));
  expect(harpy.condition).toBe('killed');
  get(campaign, plus);
  expect(codes(whyNotPrepare(campaign, plus))).toEqual(['threePluses']);
  expect(codes(whyNotPrepare(campaign, { ...plus, member: 'Brick Okoro' }))).toEqual(['noHar']);
});

rule('DK-STAR-022', 'a Flamer with a tank of 18', () => {
  const campaign = richCampaign({ purse: 20 });
  get(campaign, { do: 'buy', ware: 'flamer-18' }, { do: 'arm', member: 'Cinders Vale', weapon: 'flamer-18', plus: 0 });
  const man = newTeamer({ own: NO_OWN }, 0, outfit(campaign, memberCalled(campaign, 'Cinders Vale')));
  expect(man.weapons[0]).toMatchObject({ id: 'flamer-18', loaded: 18 });
});

rule('DK-STAR-023', 'six magneto grenades that do not scatter', () => {
  const campaign = richCampaign({ purse: 10 });
  const card = memberCalled(campaign, 'YOU').card;
  card.gear = {};
  get(campaign, { do: 'buy', ware: 'magneto-grenades', member: 'YOU' });
  const table = testTable();
  const man = newTeamer({ own: NO_OWN }, 0, outfit(campaign, memberCalled(campaign, 'YOU')));
  man.at = at(table, 3, 5);
  table.figures.push(man);
  expect(man.gear['magneto-grenade']).toBe(6);
  play({ dice: ['D6=1'] }, io =>
    throwGrenade(table, io, { thrower: man.id, kind: 'magneto-grenade', target: at(table, 3, 2), byProjector: false }),
  );
  expect([table.explosions[0]!.at, man.gear['magneto-grenade']]).toEqual([at(table, 3, 2), 5]);
});

rule('DK-STAR-024', 'of a double-dice blaster the better die counts', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 3), 1, { weapon: 'double-dice-blaster' });
  const harpy = addThreat(table, man.at);
  lockInGrapple(man, harpy);
  play({ dice: ['D6=1', 'D6=5'] }, io => fire(table, io, man, harpy, { range: 0, squirts: 0, dived: false }));
  expect(harpy.condition).toBe('killed');
  expect(man.weapons[0]!.loaded).toBe(6);
  expect(weaponCalled('double-dice-blaster').source).toBe('DK-STAR-024');
});

rule('DK-STAR-025', 'armour for 50 thousand', () => {
  const armour: Wish = { do: 'buy', ware: 'armour', member: 'YOU' };
  expect(codes(whyNotPrepare(richCampaign({ purse: 49 }), armour))).toEqual(['notEnoughMoney']);
  const campaign = richCampaign({ purse: 50 });
  get(campaign, armour);
  expect([campaign.purse, memberCalled(campaign, 'YOU').card.armoured]).toEqual([0, true]);
});

rule('DK-GAP-018', 'Company bonus buys kits, bombs and reloads and nothing else', () => {
  const campaign = richCampaign({ bonus: 50, purse: 15 });
  const scanner = { do: 'buy', ware: 'bio-scanner', member: 'Tally Moss' } as const;
  expect(codes(whyNotPrepare(campaign, { ...scanner, money: 'bonus' }))).toEqual(['notForBonus']);
  get(campaign, { ...scanner, money: 'purse' });
  get(campaign, { do: 'buy', ware: 'reload', member: 'Brick Okoro', money: 'bonus' });
  expect([campaign.purse, campaign.bonus]).toEqual([0, 48]);
  expect(newTeamer({ own: NO_OWN }, 0, outfit(campaign, brick(campaign))).weapons[0]!.spares).toBe(2);
  expect(outfit(campaign, memberCalled(campaign, 'Tally Moss')).gear).toMatchObject({ 'bio-scanner': 1 });
});

rule('DK-GAP-018', 'what is offered is what is allowed, and nothing is asked where nothing can be had', () => {
  const campaign = richCampaign({ bonus: 5 });
  const offered = preparations(campaign);
  expect(offered.every(wish => whyNotPrepare(campaign, wish).length === 0)).toBe(true);
  expect(offered).toContainEqual({ do: 'buy', ware: 'regen-kit', member: 'YOU', money: 'bonus' });
  playCampaign({}, io => goShopping(richCampaign({}), io));
});

rule('DK-STAR-015', 'the drone gun stands on the bridge behind the Team, in the hands of whom the player names', () => {
  const campaign = richCampaign({ pool: 30 });
  get(campaign, { do: 'advance', benefit: 'walking-drone-gun' });
  const table = testTable();
  const squares = [at(table, 3, 2), at(table, 3, 3), at(table, 3, 4)];
  const man = addMan(table, squares[0]!);
  table.dronesToBoard = campaign.drones;
  const answers = [{ seat: 'team', answer: man.id }];
  const entry = { square: at(table, 3, 1), side: 5, door: null } as const;
  play({ dice: ['D6=3', 'D6=4'], answers }, io => bringDrones(table, io, 'team', [man], entry, squares));
  const drone = table.figures.find(({ kind }) => kind === 'machine');
  expect(drone).toMatchObject({ model: 'hemgDrone', walker: true, at: squares[2], handler: man.id, ammo: 7, on: true });
  expect([table.dronesToBoard, man.hand]).toEqual([0, 'control']);
});

test('what is no preparation is refused by a code of its own, and so is one for a stranger', () => {
  const table = debriefing.begin({ scenario: 'debriefing', switches: {} });
  const question = { kind: 'prepare', rule: 'DK-STAR-012' } as const;
  const reasons = (answer: unknown): string[] => codes(debriefing.whyNot(table, 'team', question, answer));
  const malformed = [
    ...[null, 'rest', { do: 'fly' }, { do: 'toString' }, { do: 'rest' }, { do: 'rest', member: 7 }],
    ...[
      { do: 'arm', member: 'YOU', weapon: 'har' },
      { do: 'advance', benefit: 'armour' },
      { do: 'buy', ware: 'wings' },
    ],
    ...[
      { do: 'buy', ware: 'armour', member: 'YOU', money: 'purse' },
      { do: 'done', now: true },
    ],
  ];
  for (const answer of malformed) expect([answer, reasons(answer)]).toEqual([answer, ['malformed']]);
  for (const wish of [
    { do: 'rest', member: 'Nobody' },
    { do: 'advance', benefit: 'armour', member: 'Nobody' },
    { do: 'buy', ware: 'regen-kit', member: 'Nobody', money: 'bonus' },
  ])
    expect([wish, reasons(wish)]).toEqual([wish, ['notOnRoster']]);
  for (const wish of preparations(table.campaign)) expect([wish, reasons(wish)]).not.toEqual([wish, ['malformed']]);
});
