import { isRecord } from '../json.ts';
import { FORMAT } from '../match/match.ts';
import { bad, type Read } from './problem.ts';

type Parts = Readonly<Record<string, unknown>>;

/**
 * The parts of a file as this format has them. One of format 2 numbered the dice it told of, did not say what the fresh
 * dice of a branch came from, and knew entropy to which nobody had committed himself; no door of ours ever let any in.
 */
export function asOfThisFormat(parts: Parts): Read<Parts> {
  if (parts['format'] === FORMAT) return { ok: true, value: parts };
  const { dice, told } = parts;
  const entropy = isRecord(dice) && isRecord(dice['provenance']) ? dice['provenance']['entropy'] : [];
  if (!Array.isArray(entropy) || entropy.length > 0)
    return bad(
      'otherRules',
      'the file is of format 2, and its dice were stirred by seats that committed themselves to nothing',
    );
  const lines = Array.isArray(told) ? told.map(unnumbered) : told;
  return { ok: true, value: { ...parts, format: FORMAT, dice: stirless(dice), told: lines } };
}

function unnumbered(told: unknown): unknown {
  if (!isRecord(told) || !isRecord(told['line']) || told['line']['kind'] !== 'roll') return told;
  const { draw: _draw, ...line } = told['line'];
  return { ...told, line };
}

function stirless(dice: unknown): unknown {
  if (!isRecord(dice) || !isRecord(dice['provenance'])) return dice;
  const { entropy: _entropy, ...provenance } = dice['provenance'];
  const { reseeds } = dice;
  const branched = (reseed: unknown): unknown => (isRecord(reseed) ? { ...reseed, provenance: null } : reseed);
  return {
    ...dice,
    provenance: { ...provenance, stirs: [] },
    reseeds: Array.isArray(reseeds) ? reseeds.map(branched) : reseeds,
  };
}
