import { isSeed } from '../dice/counter.ts';
import { isCount, isRecord } from '../json.ts';

// HS-FILE-002: the form of what holds from the first step of a match to its last.

/** What is wrong with the part "dice"; null when nothing is. Whether it was promised so is another question. */
export function whyNotDice(dice: unknown): string | null {
  if (!isRecord(dice)) return 'the part "dice" is none';
  const { kind, machine, reseeds } = dice;
  if (kind !== 'seeded' && kind !== 'entered') return 'the part "dice" is neither seeded nor entered';
  if (!Array.isArray(machine) || !machine.every(seat => typeof seat === 'string'))
    return 'the part "dice" names no seats whose dice the machine rolls';
  const areReseeds = Array.isArray(reseeds) && reseeds.every(isReseed);
  return areReseeds ? null : 'the part "dice" goes on with seeds that are none';
}

function isReseed(reseed: unknown): boolean {
  if (!isRecord(reseed)) return false;
  const { from, seed } = reseed;
  return isCount(from) && typeof seed === 'string' && isSeed(seed);
}

/** What is wrong with the part "standing"; null when nothing is. */
export function whyNotStanding(standing: unknown, players: Readonly<Record<string, unknown>>): string | null {
  const isOrder = (order: unknown): boolean => {
    if (!isRecord(order)) return false;
    const { seat, on, reaction } = order;
    const isOfSeat = typeof seat === 'string' && Object.hasOwn(players, seat);
    return isOfSeat && typeof on === 'string' && (reaction === undefined || typeof reaction === 'string');
  };
  return Array.isArray(standing) && standing.every(isOrder) ? null : 'the part "standing" holds an order that is none';
}

/** What is wrong with the dice that a replay says have fallen; null when each is one. */
export function whyNotRolls(rolls: readonly unknown[]): string | null {
  const isRoll = (roll: unknown): boolean => {
    if (!isRecord(roll)) return false;
    const { die, face, entered } = roll;
    return typeof die === 'string' && Number.isFinite(face) && (entered === undefined || entered === true);
  };
  const at = rolls.findIndex(roll => !isRoll(roll));
  return at < 0 ? null : `the part "rolls" has a die that is none: ${at}`;
}
