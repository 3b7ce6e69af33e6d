import { type Refusal, refuse } from '@sightline/kernel';

interface Card {
  readonly id: string;
}

/** A card is known by its id, which no other may have. */
export function whyTaken(cards: readonly Card[], shipped: readonly Card[]): Refusal[] {
  const taken = new Set(shipped.map(({ id }) => id));
  return cards.flatMap(({ id }, i) => {
    const isTaken = taken.has(id);
    taken.add(id);
    return isTaken ? [refuse('DK-SETUP-003', 'idTaken', { at: `${i}.id`, id })] : [];
  });
}
