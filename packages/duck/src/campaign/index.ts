export { rankName } from './advancement.ts';
export { type Debriefing, debriefing, debriefingSetup } from './debriefing-system.ts';
export { loadCampaign, saveCampaign } from './file.ts';
export { missionAhead } from './next-mission.ts';
export { type Campaign, type CampaignEvent, type CampaignIo, isOver, newCampaign } from './record.ts';
export { type Report, reportOf } from './report.ts';
export type { Preparation } from './shopping.ts';
