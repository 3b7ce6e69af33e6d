export { exchangeStars, rankName } from './advancement.ts';
export { debrief } from './debriefing.ts';
export { type Debriefing, debriefing, debriefingSetup } from './debriefing-system.ts';
export { loadCampaign, saveCampaign } from './file.ts';
export { missionAhead, nextMission } from './next-mission.ts';
export { type Campaign, type CampaignEvent, type CampaignIo, isOver, lastResult, newCampaign } from './record.ts';
export { type Report, reportOf } from './report.ts';
export { goShopping, type Preparation, preparations, whyNotPrepare } from './shopping.ts';
