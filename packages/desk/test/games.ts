import { drill } from '@sightline/drill';
import { type AnySystem, create, type Match, type MatchOptions, type Player } from '@sightline/kernel';
import { type House, type LocalDesks, openLocal, type Rulebook } from '../src/index.ts';
import { machineMoves } from '../src/machine.ts';

export const system = drill as unknown as AnySystem;
export const rules: Rulebook = { system };
export const bot: Player = { kind: 'bot', bot: 'greedy' };
export const person: Player = { kind: 'person' };
export const SECRET = 'a secret that no desk may show';

export function newDrill(options: Partial<MatchOptions> = {}): Match {
  return create(system, { scenario: 'open', switches: { mines: false }, secret: SECRET, ...options });
}

/** A table of the drill; both seats are persons unless it says otherwise. */
export function table(options: Partial<MatchOptions> = {}, house: House = {}): LocalDesks {
  return openLocal(rules, newDrill(options), house);
}

/** A machine whose moves are looked at one by one, though nobody has to wait for them. */
export const lookedAt: NonNullable<House['machine']> = {
  think: async match => machineMoves(system, match),
  isHurried: () => false,
  rest: () => ({ promise: Promise.resolve(), end: () => {} }),
};

/** Waits until a table has come to something. */
export function until(desks: LocalDesks, isThere: () => boolean): Promise<void> {
  return new Promise(resolve => {
    const look = (): void => {
      if (!isThere()) return;
      leave();
      resolve();
    };
    const leave = desks.at('audience').subscribe(look);
    look();
  });
}

/** Whoever is asked first answers with the candidate at that place, counted round. */
export async function answerSomehow(desks: LocalDesks, place: number): Promise<void> {
  const [seat] = desks.at('audience').now().waitingFor;
  const desk = desks.at(seat!);
  const [question] = desk.now().questions;
  const answers = desk.candidates(question!);
  const refusals = await desk.answer(answers[place % answers.length]);
  if (refusals.length > 0) throw new Error(`expected a candidate to be allowed: ${refusals[0]!.code}`);
}
