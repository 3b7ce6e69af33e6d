import {
  attempt,
  type Json,
  parseSeed,
  type Refusal,
  type Setup,
  SilentIo,
  type System,
  sameJson,
  seedOf,
  whyNotCreate,
} from '@sightline/kernel';
import type { ContentKind } from '../games/content.ts';
import type { Game } from '../games/game.ts';
import { loadAllGames } from '../games/index.ts';
import { type ContentProblem, parseContent, type ReadContent, wrong } from '../store/content-file.ts';
import { say } from '../words/index.ts';
import { refusalText } from '../words/system.ts';

/** Content that the rules accept and the machine could play with. */
export interface SoundContent {
  readonly game: Game;
  readonly kind: ContentKind;
  readonly name: string;
  readonly content: Json;
}

/** Reads a content file: JSON, of a known game and kind, accepted by its rules, and tried out. */
export async function readContent(text: string): Promise<ReadContent<SoundContent>> {
  const file = parseContent(text);
  if (!file.ok) return file;
  const { content, name } = file.value;
  const games = (await loadAllGames()).filter(game => game.content !== undefined);
  const game = games.find(({ system }) => system.id === file.value.game);
  if (!game) return wrong('game', say('content.noGame', { known: games.map(({ system }) => system.id) }));
  const kinds = game.content ?? [];
  const kind = kinds.find(({ id }) => id === file.value.kind);
  if (!kind) return wrong('kind', say('content.noKind', { known: kinds.map(({ id }) => id) }));
  const problems = problemsOf(game.system, kind, content);
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, value: { game, kind, content, name: name ?? kind.nameOf(content) } };
}

/** What the rules and a first try have against it; an empty list is a yes. */
export function problemsOf(system: System, kind: ContentKind, content: Json): readonly ContentProblem[] {
  const setup = kind.setupOf(content);
  const refusals = whyNotCreate(system, { ...setup, secret: '' });
  if (refusals.length > 0) {
    const problems = refusals.flatMap(refusal => problemOf(system, kind, refusal));
    return problems.filter((problem, i) => problems.findIndex(other => sameJson(other, problem)) === i);
  }
  const tried = attempt(() => tryOut(system, setup));
  return tried.ok ? [] : [{ at: 'content', what: say('content.unplayable', { detail: tried.why }) }];
}

/** A refusal of the form of the details names a place in them, any other a place in the thing or none. */
function problemOf(system: System, kind: ContentKind, refusal: Refusal): readonly ContentProblem[] {
  const { at, message } = (refusal.about ?? {}) as { readonly at?: unknown; readonly message?: string };
  const place = typeof at === 'string' ? at : '';
  if (refusal.code !== 'badDetails' || message === undefined) {
    return [{ at: placeName(place), what: `${refusalText(system, refusal)} (${refusal.rule})` }];
  }
  // The setup may hold the thing at two places; one of them is enough.
  if (!`${place}.`.startsWith(kind.at === '' ? '' : `${kind.at}.`)) return [];
  return [{ at: placeName(place.slice(kind.at.length)), what: message }];
}

/** "modules.0.type" is content.modules[0].type. */
function placeName(place: string): string {
  return ['content', ...place.split('.').filter(Boolean)].join('.').replace(/\.(\d+)/g, '[$1]');
}

/** So many steps of a game show what no schema can: a door to nowhere, a zone without room. */
const STEPS = 40;

function tryOut(system: System, setup: Setup): void {
  const switches = Object.fromEntries(system.switches.map(({ id, values }) => [id, values[0]]));
  const table = system.begin({ ...setup, switches });
  const seats = system.scenarios.find(({ id }) => id === setup.scenario)?.seats ?? [];
  const bots = Object.fromEntries(seats.map(seat => [seat, system.bots['random']!]));
  const io = new SilentIo(system, table, bots, parseSeed(seedOf('trial')));
  for (let step = 0; step < STEPS && system.outcome(table) === null; step++) system.step(table, io);
}
