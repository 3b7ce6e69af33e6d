import type { AssetRow, SupportRow } from './artillery-schema.ts';

/** What may be wrong with a line of support: where, and by which rule. */
const FAULTS = {
  unknownAsset: {
    at: 'asset',
    rule: 'DU-GAP2-016',
    code: 'unknownAsset',
  },
  tooManyMissions: {
    at: 'missions',
    rule: 'DU-GAP2-016',
    code: 'tooManyMissions',
  },
  noCrewForTube: {
    at: 'crew',
    rule: 'DU-ARTY-001',
    code: 'noCrewForTube',
  },
  needsNoCrew: {
    at: 'crew',
    rule: 'DU-ARTY-001',
    code: 'needsNoCrew',
  },
  unknownOwner: {
    at: 'owner',
    rule: 'DU-ARTY-016',
    code: 'unknownOwner',
  },
} as const;
type SupportFault = (typeof FAULTS)[keyof typeof FAULTS];

/** DU-ARTY-001, DU-GAP2-016: why a force cannot have an asset so, given the codes of its units and what they serve. */
export function supportFaults(
  { missions, crew, owner }: SupportRow,
  asset: AssetRow | undefined,
  codes: readonly string[],
  servedBy: (code: string) => string | undefined,
): SupportFault[] {
  if (asset === undefined) return [FAULTS.unknownAsset];
  const faults: SupportFault[] = [];
  if (missions !== undefined && missions > asset.missions) faults.push(FAULTS.tooManyMissions);
  const isServed = crew !== undefined && servedBy(crew) === asset.tube;
  if (asset.tube !== undefined && !isServed) faults.push(FAULTS.noCrewForTube);
  if (asset.tube === undefined && crew !== undefined) faults.push(FAULTS.needsNoCrew);
  if (owner !== undefined && !codes.includes(owner)) faults.push(FAULTS.unknownOwner);
  return faults;
}
