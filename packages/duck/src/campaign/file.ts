import { type FileProblem, misfitsOf, type Read, readParts, writeParts } from '@sightline/kernel';
import { type Campaign, campaignRecord } from '../content/campaign.ts';
import { flawsOf } from './soundness.ts';

const KIND = 'sightline duck campaign';
const FORMATS = { oldest: 1, newest: 2 } as const;

/** What values of switches were called before they had codes. */
const CODES: ReadonlyMap<string, string> = new Map([
  ['by the letter', 'byTheLetter'],
  ['by the shot', 'byTheShot'],
  ['blast and flame', 'blastAndFlame'],
  ['flame alone', 'flameAlone'],
  ['three a kind', 'threeAKind'],
  ['two each', 'twoEach'],
  ['both columns', 'bothColumns'],
  ['Team on tile', 'teamOnTile'],
]);

function withCodes(campaign: Campaign): Campaign {
  const coded = (switches: Campaign['switches']): Campaign['switches'] =>
    Object.fromEntries(
      Object.entries(switches).map(([id, value]) => [
        id,
        typeof value === 'string' ? (CODES.get(value) ?? value) : value,
      ]),
    );
  const { switches, next } = campaign;
  return { ...campaign, switches: coded(switches), next: next && { ...next, switches: coded(next.switches) } };
}

/** A campaign as a file: JSON with its kind, its format and a hash over everything else. */
export function saveCampaign(campaign: Campaign): string {
  return writeParts({ kind: KIND, format: FORMATS.newest, campaign });
}

/** The campaign, or what is wrong with the file; nothing is changed by trying. */
export function loadCampaign(text: string): Read<Campaign> {
  const read = readParts(text, KIND, FORMATS, { campaign: 'record' });
  if (!read.ok) return read;
  const parsed = campaignRecord.safeParse(read.value['campaign']);
  if (!parsed.success) {
    const [misfit] = misfitsOf(read.value['campaign'], parsed.error.issues);
    return damaged(`"${misfit!.at}" is not as a campaign needs it: ${misfit!.message}`);
  }
  const campaign = withCodes(parsed.data);
  const [flaw] = flawsOf(campaign);
  return flaw === undefined ? { ok: true, value: campaign } : damaged(flaw);
}

function damaged(detail: string): { readonly ok: false; readonly problem: FileProblem } {
  return { ok: false, problem: { rule: 'HS-FILE-002', code: 'damaged', detail } };
}
