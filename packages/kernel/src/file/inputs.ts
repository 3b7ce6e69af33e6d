import { isFace } from '../dice/die.ts';
import { isCount, isRecord } from '../json.ts';

/** HS-FILE-002: what is wrong with the form of the inputs in a part of a file; null when each is one. */
export function whyNotInputs(part: string, inputs: readonly unknown[]): string | null {
  const at = inputs.findIndex(input => !isInput(input));
  return at < 0 ? null : `the part "${part}" has an input that is none: ${at}`;
}

function isInput(input: unknown): boolean {
  if (!isRecord(input) || ![input['draws'], input['shown'], input['trail']].every(isCount)) return false;
  const { kind, seat, sealed, byOrder, face } = input;
  if (kind === 'die') return face === 'machine' || isFace(face);
  if (kind !== 'answer' || typeof seat !== 'string' || !Object.hasOwn(input, 'answer')) return false;
  return (sealed === undefined || isPlace(sealed)) && (byOrder === undefined || byOrder === true);
}

function isPlace(sealed: unknown): boolean {
  if (!isRecord(sealed)) return false;
  const { at, of } = sealed;
  return isCount(at) && isCount(of) && at < of;
}
