import { type Provenance, type Read, type Seat, type Verdict, verdictOn, verify } from '@sightline/kernel';
import { openGame } from '@sightline/shelf';
import { shelf } from '../games/systems.ts';

/** What a browser has noted of the dice of a game before the first of them fell: the promise, and what it stirred them with. */
export interface Noted {
  readonly promise: string;
  readonly stirs: Readonly<Record<Seat, string>>;
}

/** What a player's own browser finds when it draws every die of a replay again (HS-DICE-004). */
export interface Checked {
  readonly verdict: Verdict;
  readonly sum: ReturnType<typeof verdictOn>;
  /** Whether it is the promise that was noted here, and what was stirred with here is in the seed. */
  readonly noted: 'kept' | 'broken' | 'nothing';
}

/** Checks a replay by the rules it was played by; nothing of it leaves this browser. */
export async function verifyReplay(text: string, noted: Noted | null): Promise<Read<Checked>> {
  const opened = await openGame(text, shelf);
  if (!opened.ok) return opened;
  if (opened.value.kind !== 'replay') throw new Error('verify: expected a replay, found a match that goes on');
  const { system, replay } = opened.value;
  const verdict = verify(system, replay);
  return { ok: true, value: { verdict, sum: verdictOn(verdict), noted: compared(noted, replay.dice.provenance) } };
}

function compared(noted: Noted | null, { commitment, stirs }: Provenance): Checked['noted'] {
  if (!noted) return 'nothing';
  const isIn = ([seat, entropy]: [Seat, string]): boolean =>
    stirs.some(stir => stir.seat === seat && stir.entropy === entropy);
  return noted.promise === commitment && Object.entries(noted.stirs).every(isIn) ? 'kept' : 'broken';
}
