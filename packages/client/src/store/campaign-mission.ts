/** Where the campaign is kept. */
export const CAMPAIGN_KEY = 'sightline campaign';

/** The game that the kept campaign is waiting for: known without the rules of DUCK!. */
export function campaignMission(): string | null {
  try {
    const kept = JSON.parse(localStorage.getItem(CAMPAIGN_KEY) ?? 'null') as {
      readonly mission?: string | null;
    } | null;
    return kept?.mission ?? null;
  } catch {
    // A browser that keeps nothing, or something unreadable in it: there is no campaign here.
    return null;
  }
}
