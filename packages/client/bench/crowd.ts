import { advance, answer, create, type Json, legalAnswers, type Match, nowOf, save } from '@sightline/kernel';
import { type Killzone, killzone } from '@sightline/killzone';

/** Eight gangs of 7 or 8 on each side: 120 figures. */
function crowd(title: string): Json {
  const sizes = [8, 8, 8, 8, 7, 7, 7, 7];
  return {
    id: 'crowd',
    title,
    rule: 'KZ-GAP-002',
    points: 0,
    vehicles: [],
    groups: sizes.map((size, i) => ({
      name: `${title} ${i + 1}`,
      troop: 'street-ganger',
      drugs: [],
      figures: [
        { count: 1, leader: true, armour: 'light', weapons: ['submachine-gun'] },
        { count: size - 1, armour: 'light', weapons: ['submachine-gun'] },
      ],
    })),
  };
}

/** A battle of 120 figures in which a person is asked what somebody does, as a saved game. */
export function crowdedGame(): string {
  const match = create(killzone, {
    scenario: 'encounter',
    details: { rosters: [crowd('Reds'), crowd('Blues')], map: 'crossroads' },
    secret: 'crowd',
  });
  advance(killzone, match);
  advanceTo(match, 'act');
  return save(match);
}

/** Gives every question its first legal answer until one of a kind is asked. */
function advanceTo(match: Match<Killzone>, kind: string): void {
  for (let asked = 0; asked < 500; asked++) {
    const pause = match.pause?.asked;
    const ask =
      pause?.kind === 'ask' ? pause : pause?.kind === 'sealed' ? pause.asks.find(({ given }) => !given) : null;
    if (!ask) throw new Error('expected the battle to ask something');
    if (ask.question.kind === kind) return;
    const [first] = legalAnswers(killzone, nowOf(match), ask.seat, ask.question);
    answer(killzone, match, ask.seat, first);
  }
  throw new Error(`expected a question of the kind "${kind}" within 500`);
}
