import { TABLES } from '../content/deck.ts';
import type { Weapon } from '../table/figure.ts';
import { weaponIn } from '../table/own-cards.ts';
import { type Campaign, type CampaignIo, type Member, memberCalled, stockOf } from './record.ts';
import type { Homecomer, Report } from './report.ts';
import { RELOAD } from './spare.ts';

/** DK-STAR-018: what the Company issues to those whom it has to arm. */
const ISSUED = TABLES.recruits.weapon;

/** DK-GAP-013: who came home is as he came home; who did not is struck off. Those who rested are well again. */
export function comeHome(campaign: Campaign, io: CampaignIo, report: Report): void {
  const { home, lost, mission, result } = report;
  const names = home.map(({ name }) => name);
  campaign.roster = campaign.roster.filter(({ card }) => !lost.includes(card.name));
  campaign.history.push({ id: mission.id, mission: mission.title, result, lost: [...lost] });
  campaign.lastHome = names;
  campaign.drones = report.drones;
  io.tell({ type: 'debriefed', rule: 'DK-GAP-013', mission: mission.title, result, home: names, lost });
  for (const member of campaign.roster) {
    const homecomer = home.find(({ name }) => name === member.card.name);
    if (homecomer) unload(campaign, member, homecomer);
    else heal(member);
    member.resting = false;
  }
  succeed(campaign, io, report);
}

/** A wound that was not treated is still there; one who could not stand is patched up as far as that. */
function unload(campaign: Campaign, member: Member, { wounds, treated, weapons, gear }: Homecomer): void {
  const { card } = member;
  card.wounds = Math.min(1, wounds);
  card.treated = treated;
  const own = weapons.find(({ id, plus }) => id === card.weapon && plus === card.plus);
  for (const weapon of weapons) if (weapon !== own && isWorthKeeping(campaign, weapon)) store(campaign, weapon);
  if (!own) replaceGun(campaign, card);
  for (const [thing, count] of Object.entries(member.bought)) {
    const left = Math.min(count, thing === RELOAD ? (own?.spares ?? 0) : (gear[thing] ?? 0));
    if (left > 0) member.bought[thing] = left;
    else delete member.bought[thing];
  }
}

/** A gun of the Company's that was left behind is issued again; one of the Team's own is gone. */
function replaceGun(campaign: Campaign, card: Member['card']): void {
  if (isWorthKeeping(campaign, { id: card.weapon, plus: card.plus })) card.weapon = ISSUED;
  card.plus = 0;
}

function heal({ card }: Member): void {
  card.wounds = 0;
  card.treated = false;
}

/** Guns that any man may draw from the Company's stores are not the Team's own. */
export function isWorthKeeping(campaign: Campaign, { id, plus }: Pick<Weapon, 'id' | 'plus'>): boolean {
  const { advancements, bought } = weaponIn(stockOf(campaign), id);
  return plus > 0 || advancements > 0 || bought;
}

export function store(campaign: Campaign, { id, plus }: Pick<Weapon, 'id' | 'plus'>): void {
  campaign.armoury.push({ id, plus });
}

/** DK-STAR-018: if YOU is gone, whoever led the Team in the end is YOU from now on. */
function succeed(campaign: Campaign, io: CampaignIo, { leader }: Report): void {
  const { roster } = campaign;
  if (roster.length === 0 || roster.some(({ card }) => card.you)) return;
  const heir = leader === null ? highestRanked(roster) : memberCalled(campaign, leader);
  heir.card.you = true;
  io.tell({ type: 'tookOver', rule: 'DK-STAR-018', member: heir.card.name });
}

function highestRanked(roster: readonly Member[]): Member {
  return roster.reduce((best, member) => (member.card.rank > best.card.rank ? member : best));
}
