import {
  AUDIENCE,
  type Event,
  legalAnswers,
  type Match,
  type Odds,
  oddsOfAnswer,
  openQuestions,
  type Question,
  type Seat,
  type Viewer,
  watch,
  whyNotAnswerTo,
} from '@sightline/kernel';
import { Unfit } from '../failure.ts';
import { botsAnswer, type Place, someAnswer, textOf, viewersOf } from '../place.ts';

/** Small odds are enough to see a secret through them. */
const ODDS = { leaves: 150, samples: 30 };

/** Tables that differ in what a viewer must not know look alike to him, whatever he asks of them. */
export function checkSecrets<T, E extends Event, V>(place: Place<T, E, V>): void {
  const { system, match, pause } = place;
  for (const viewer of viewersOf(match)) {
    for (const other of system.swapSecrets(pause.now, viewer)) checkSwapped(place, viewer, other);
  }
}

function checkSwapped<T, E extends Event, V>(place: Place<T, E, V>, viewer: Viewer, other: T): void {
  const { system, match, pause } = place;
  const [wrong] = system.broken(other);
  if (wrong !== undefined) throw new Unfit('secrets', `swapSecrets gives ${viewer} a table that cannot be: ${wrong}`);
  const swapped: Match<T> = { ...match, pause: { ...pause, now: other } };
  alike(viewer, 'view', system.view(pause.now, viewer), system.view(other, viewer));
  alike(viewer, 'match', watch(system, match, viewer), watch(system, swapped, viewer));
  if (viewer === AUDIENCE) return;
  for (const asked of openQuestions(match)) {
    if (asked.seat === viewer) checkAnswering(place, swapped, other, asked);
  }
}

/** What a seat can find out by thinking about its answer. */
function checkAnswering<T, E extends Event, V>(
  place: Place<T, E, V>,
  swapped: Match<T>,
  other: T,
  asked: { readonly seat: Seat; readonly question: Question },
): void {
  const { system, match, pause } = place;
  const { seat, question } = asked;
  alike(
    seat,
    'possible answers',
    legalAnswers(system, pause.now, seat, question),
    legalAnswers(system, other, seat, question),
  );
  for (const given of ['garbage', -1]) {
    alike(
      seat,
      'refusals',
      whyNotAnswerTo(system, pause.now, seat, question, given),
      whyNotAnswerTo(system, other, seat, question, given),
    );
  }
  const given = someAnswer(place, asked);
  alike(
    seat,
    'odds',
    told(oddsOfAnswer(system, match, seat, question, given, ODDS)),
    told(oddsOfAnswer(system, swapped, seat, question, given, ODDS)),
  );
  for (const [name, bot] of Object.entries(system.bots)) {
    alike(
      seat,
      `bot ${name}`,
      botsAnswer(system, match, pause.now, asked, bot),
      botsAnswer(system, match, other, asked, bot),
    );
  }
}

/** Odds count in whole numbers that JSON does not know. */
function told(odds: Odds | null): unknown {
  return odds?.outcomes.map(({ outcome, ways }) => ({ outcome, ways: `${ways} of ${odds.of}` }));
}

/** HS-VIEW-004: whoever knows the seed knows the dice. */
export function checkSeed<T, E extends Event, V>({ system, match }: Pick<Place<T, E, V>, 'system' | 'match'>): void {
  const { seed, provenance } = match.dice;
  for (const viewer of viewersOf(match)) {
    const seen = textOf(watch(system, match, viewer));
    if (seen.includes(seed) || seen.includes(provenance.secret)) throw new Unfit('secrets', `${viewer} sees the seed`);
  }
}

export function alike(viewer: Viewer, what: string, one: unknown, other: unknown): void {
  const [a, b] = [textOf(one), textOf(other)];
  if (a === b) return;
  let at = 0;
  while (a[at] === b[at]) at++;
  const [here, there] = [a, b].map(text => text.slice(Math.max(0, at - 30), at + 40));
  throw new Unfit('secrets', `${viewer} tells from the ${what} what is secret: …${here}… or …${there}…`);
}
