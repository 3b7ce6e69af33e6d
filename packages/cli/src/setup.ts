import { randomBytes } from 'node:crypto';
import type { Rulebook } from '@sightline/desk';
import {
  type AnySystem,
  type MatchOptions,
  PERSON,
  type Player,
  type Seat,
  type SwitchValue,
  whyNotCreate,
} from '@sightline/kernel';
import type { Arguments, Flag } from './arguments.ts';
import { failure, type Result, success } from './result.ts';
import { rulesNamed } from './systems.ts';
import { say } from './words/index.ts';
import { refusalWords } from './words/refusals.ts';

/** The flags of every command that sets up a match. */
export const SETUP_FLAGS = {
  scenario: { kind: 'text', value: 'id', about: say('flags.scenario') },
  mission: { kind: 'text', value: 'id', about: say('flags.mission') },
  seed: { kind: 'text', value: 'text', about: say('flags.seed') },
  edition: { kind: 'whole', value: 'n', least: 0, about: say('flags.edition') },
  switch: { kind: 'text', value: 'id=value', many: true, about: say('flags.switch') },
} as const satisfies Record<string, Flag>;

/** A match that somebody would like to be set up, in the words that were typed. */
export interface Wish extends Rulebook {
  readonly scenario: string;
  readonly seed: string;
  readonly switches: Readonly<Record<string, SwitchValue>>;
  readonly seats: ReadonlyMap<string, string>;
}

/** One that nobody can guess. */
export const newSeed = (): string => randomBytes(16).toString('hex');

export async function wishOf(given: Arguments): Promise<Result<Wish>> {
  const rules = await rulesNamed(given.positionals[0]!, given.whole('edition'));
  if (!rules.ok) return rules;
  const switches = switchesOf(given.texts('switch'));
  if (!switches.ok) return switches;
  if (given.has('scenario') && given.has('mission')) return failure(say('setup.either'));
  return success({
    ...rules.value,
    scenario: given.text('scenario') ?? given.text('mission') ?? rules.value.system.scenarios[0]!.id,
    seed: given.text('seed') ?? newSeed(),
    switches: switches.value,
    seats: given.seats,
  });
}

/** The wish as the options of a match, if it is sound (HS-SETUP). Seats left out are played by `otherwise`. */
export function setUp(
  { system, scenario, seed, switches, seats }: Wish,
  otherwise: Player,
  more: Pick<MatchOptions, 'dice' | 'freeUndo'> = {},
): Result<MatchOptions> {
  const known = seatsOf(system, scenario);
  const strange = strangeSeat(seats, known);
  if (strange && known.length > 0) return failure(strange);
  const players = Object.fromEntries(known.map(seat => [seat, playerNamed(seats.get(seat)) ?? otherwise]));
  const options: MatchOptions = { scenario, switches, players, secret: seed, ...more };
  const refusals = whyNotCreate(system, options);
  if (refusals.length === 0) return success(options);
  return failure(refusalWords(system, refusals));
}

/** The seats of a scenario; none if there is no such scenario. */
export function seatsOf(system: AnySystem, scenario: string): readonly Seat[] {
  return system.scenarios.find(({ id }) => id === scenario)?.seats ?? [];
}

/** A flag that is neither an option of the command nor a seat. */
export function strangeSeat(named: ReadonlyMap<string, string>, seats: readonly Seat[]): string | undefined {
  const strange = [...named.keys()].find(name => !seats.includes(name));
  return strange && say('setup.noSeat', { option: strange, seats });
}

export function playerNamed(name: string | undefined): Player | undefined {
  if (name === undefined) return undefined;
  return name === 'person' ? PERSON : { kind: 'bot', bot: name };
}

export function switchesOf(texts: readonly string[]): Result<Record<string, SwitchValue>> {
  const entries = texts.map((text): [string, SwitchValue] => {
    const [id = '', ...value] = text.split('=');
    return [id, switchValue(value.join('='))];
  });
  const misfit = entries.findIndex(([id, value]) => id === '' || value === '');
  if (misfit >= 0) return failure(say('setup.badSwitch', { text: texts[misfit] }));
  return success(Object.fromEntries(entries));
}

function switchValue(text: string): SwitchValue {
  return text === 'true' || text === 'false' ? text === 'true' : text;
}
