import {
  type AnySystem,
  advance,
  allInputs,
  type Input,
  isPassedFor,
  type Match,
  openQuestions,
  type Seat,
} from '@sightline/kernel';

/** An answer that the machine has thought out. */
export interface Move {
  readonly seat: Seat;
  readonly answer: unknown;
  /** Nobody's thought: a standing order passes, and does so by itself where orders are kept at once. */
  readonly byOrder?: true;
}

/** Whether a question is open that no person has to answer: a bot's, or one on which nobody has anything to decide. */
export function isMachineAsked(match: Match): boolean {
  return openQuestions(match).some(
    ({ seat, question }) => match.players[seat]?.kind === 'bot' || isPassedFor(match, seat, question),
  );
}

/** What the machine answers until a person is asked, a die has to be entered or the match is over. */
export function machineMoves(system: AnySystem, match: Match): Move[] {
  const ahead: Match = { ...match, past: [...match.past], pause: null };
  const known = allInputs(match).length;
  advance(system, ahead);
  const moves = allInputs(ahead)
    .slice(known)
    .flatMap(input => (input.kind === 'answer' ? [moveOf(input)] : []));
  return [...moves, ...sealedMoves(match, ahead, moves.length === 0)];
}

function moveOf({ seat, answer, byOrder }: Extract<Input, { kind: 'answer' }>): Move {
  return byOrder ? { seat, answer, byOrder } : { seat, answer };
}

/** Envelopes that the machine has filled while a person's is still empty; not those that already lie on the table. */
function sealedMoves(match: Match, ahead: Match, sameQuestion: boolean): Move[] {
  const asked = ahead.pause?.asked;
  if (asked?.kind !== 'sealed') return [];
  const open = openQuestions(match);
  return asked.asks.flatMap(({ seat, given }) => {
    if (!given || (sameQuestion && !open.some(question => question.seat === seat))) return [];
    return [{ seat, answer: given.answer }];
  });
}
