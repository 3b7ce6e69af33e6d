import type { KillzoneBoard, KillzoneEvent } from '@sightline/killzone';
import { armOf } from '../../board/arms.ts';
import type { CueName } from '../../feel/sound.ts';
import { list, say, sayIf } from '../../words/killzone.ts';
import type { Point } from '../game.ts';
import type { Scene, Trajectory } from '../scene.ts';
import { nameOf, pointOfVehicle } from './figures.ts';
import { NONE, shownAt } from './floors.ts';
import { burstAt, type KillzoneHappened, type StagedKinds, seenAt, throwing, walkOf } from './staging.ts';

type EventOf<T extends KillzoneEvent['type']> = Extract<KillzoneEvent, { readonly type: T }>;

const ASIDE = { weight: 'aside' } as const;
const PLAIN = { weight: 'plain' } as const;

const SHOTS = {
  pistol: 'shot-pistol',
  rifle: 'shot-rifle',
  heavy: 'shot-heavy',
  flame: 'flame',
  launcher: 'shot-heavy',
  blade: 'blade',
} as const satisfies Record<ReturnType<typeof armOf>, CueName>;

/** How people move, shoot, fight and fall. */
export const FIGHTS: StagedKinds = {
  moved: (rules, happened) => {
    const { figure, way } = happened.event;
    return { ...ASIDE, ...walkOf(rules, happened, figure.id, way), concerns: [figure.id], cue: 'step' };
  },
  shifted: (rules, happened) => ({ ...PLAIN, ...walkOf(rules, happened, happened.event.figure.id), cue: 'step' }),
  thrownAside: (rules, happened) => ({ ...PLAIN, ...walkOf(rules, happened, happened.event.figure.id), cue: 'fall' }),
  jumped: (rules, happened) => ({ ...PLAIN, ...walkOf(rules, happened, happened.event.figure.id), cue: 'fall' }),
  leftTable: () => ({ ...PLAIN, cue: 'step', drawsBefore: true }),

  shotFired: (rules, happened) => {
    const { figure, weapon, at } = happened.event;
    const kind = kindOf(weapon);
    const lines = seenAt(rules, happened, figure.id).flatMap(from =>
      aimedAt(rules, happened, at).map((to): Trajectory => ({ from, to, kind })),
    );
    return {
      ...PLAIN,
      lines,
      at: lines.flatMap(({ from, to }) => [from, to]),
      concerns: 'figure' in at ? [figure.id, at.figure.id] : [figure.id],
      cue: SHOTS[armOf(weapon)],
    };
  },
  // A miss is told like a hit: nothing else comes of it that would be seen.
  targetingRolled: (rules, { event, dice, text }) => ({
    ...(event.hit ? ASIDE : PLAIN),
    ...throwing(dice, say('killzone.scene.needed', { number: onTheDie(event) }), event.hit),
    sentence: aimText(rules, event) ?? text,
    cue: event.hit ? 'die-good' : 'die-bad',
  }),
  damageRolled: (rules, happened) => {
    const { figure, total, killScore } = happened.event;
    const isKill = total >= killScore;
    return {
      ...ASIDE,
      ...throwing(happened.dice, say('killzone.scene.kills', { number: killScore }), isKill),
      bursts: burstAt(seenAt(rules, happened, figure.id), 'hit'),
      concerns: aboardWith(happened.before, figure.id),
      cue: 'hit',
    };
  },
  killed: (rules, happened) => {
    const { figure } = happened.event;
    const isLeading = happened.before.figures[figure.id]!.leader || happened.before.figures[figure.id]!.hero;
    const at = seenAt(rules, happened, figure.id);
    return {
      weight: isLeading ? 'moment' : 'plain',
      ...(isLeading ? { title: say('killzone.scene.fallen') } : {}),
      at,
      bursts: burstAt(at, 'fall'),
      concerns: aboardWith(happened.before, figure.id),
      cue: 'fall',
      drawsBefore: true,
    };
  },
  suppressed: (rules, happened) => struck(rules, happened, happened.event.figure.id, 'suppressed'),
  captured: (rules, happened) => struck(rules, happened, happened.event.figure.id, 'grapple'),
  heroicSaveRolled: (rules, happened) => ({
    weight: 'moment',
    title: say('killzone.scene.heroic', { saved: happened.event.saved }),
    ...throwing(happened.dice, undefined, happened.event.saved),
    at: seenAt(rules, happened, happened.event.figure.id),
    cue: happened.event.saved ? 'rally' : 'die-bad',
  }),
  removalRolled: (rules, happened) => ({
    ...PLAIN,
    ...throwing(happened.dice, undefined, happened.event.removed),
    at: seenAt(rules, happened, happened.event.figure.id),
    cue: happened.event.removed ? 'rally' : 'die-bad',
  }),
  overdosed: (rules, happened) => struck(rules, happened, happened.event.figure.id, 'alarm'),

  burstLanded: (rules, happened) => spread(rules, happened, 'blast', 2),
  burstDrifted: (rules, { event, after }) => drift(rules, after, event.from, event.to),
  smokeSpread: (rules, happened) => spread(rules, happened, 'smoke', 2 * rules.cloudRadius),
  smokeDrifted: (rules, { event, after }) => drift(rules, after, event.from, event.to),
  fireRolled: (_rules, { dice }) => ({ ...PLAIN, ...throwing(dice), cue: 'flame' }),
  roomAttacked: () => ({ ...PLAIN, cue: 'flame' }),

  foughtHandToHand: (rules, happened) => {
    const ids = [happened.event.attacker.figure.id, happened.event.defender.figure.id];
    const at = ids.flatMap(id => seenAt(rules, happened, id));
    const lines = at.length === 2 ? [{ from: at[0]!, to: at[1]!, kind: 'blade' as const }] : [];
    return { ...PLAIN, ...throwing(happened.dice), at, lines, concerns: ids, cue: 'blade' };
  },
  combatDecided: (rules, happened) => {
    const { loser, winner, result } = happened.event;
    const at = seenAt(rules, happened, loser.id);
    return {
      ...PLAIN,
      at,
      bursts: burstAt(at, result === 'noEffect' ? 'miss' : 'hit'),
      concerns: [winner.id, loser.id],
    };
  },
};

/** What befalls one in a vehicle is one story to all who sit in it. */
function aboardWith({ figures }: KillzoneHappened['before'], id: number): readonly number[] {
  const { vehicle } = figures[id]!;
  return vehicle === NONE ? [id] : figures.filter(figure => figure.vehicle === vehicle).map(figure => figure.id);
}

function kindOf(weapon: string): Trajectory['kind'] {
  const arm = armOf(weapon);
  if (arm === 'flame') return 'flame';
  return arm === 'launcher' ? 'throw' : 'bullet';
}

function aimedAt(
  rules: KillzoneBoard,
  happened: KillzoneHappened<unknown>,
  at: EventOf<'shotFired'>['at'],
): readonly Point[] {
  const { before } = happened;
  if ('figure' in at) return seenAt(rules, happened, at.figure.id);
  if ('vehicle' in at) return [pointOfVehicle(rules, before, before.vehicles[at.vehicle.id]!)];
  return 'point' in at ? [shownAt(rules, before, at.point)] : [];
}

function struck(rules: KillzoneBoard, happened: KillzoneHappened<unknown>, id: number, cue: CueName): Partial<Scene> {
  const at = seenAt(rules, happened, id);
  return { ...PLAIN, at, bursts: burstAt(at, 'alarm'), concerns: aboardWith(happened.before, id), cue };
}

function spread(
  rules: KillzoneBoard,
  { event, after }: KillzoneHappened<EventOf<'burstLanded' | 'smokeSpread'>>,
  kind: 'blast' | 'smoke',
  size: number,
): Partial<Scene> {
  const at = [shownAt(rules, after, event.at)];
  return { ...PLAIN, at, bursts: burstAt(at, kind, size), cue: kind };
}

function drift(
  rules: KillzoneBoard,
  view: KillzoneHappened['after'],
  ...ends: readonly [EventOf<'burstDrifted'>['from'], EventOf<'burstDrifted'>['to']]
): Partial<Scene> {
  const [from, to] = [shownAt(rules, view, ends[0]), shownAt(rules, view, ends[1])];
  return { ...PLAIN, at: [from, to], lines: [{ from, to, kind: 'throw' }] };
}

/** By what the die had to show, which stands beside it: what is added to it is told once. */
function aimText(rules: KillzoneBoard, event: EventOf<'targetingRolled'>): string | null {
  const { figure, die, tally, onlySix, needs, hit } = event;
  // A rule of its own decides these, and it is told.
  if (die === 6 || die === 1 || onlySix) return null;
  const parts = tally.parts.map(({ value, why }) =>
    say('killzone.scene.aimedPart', { value, why: sayIf(`killzone.parts.${why}`) ?? why }),
  );
  const facts = { figure: nameOf(rules, figure), hit, die, needs: onTheDie(event), base: needs };
  return say('killzone.scene.aimed', { ...facts, parts: parts.length > 0 ? list(parts) : undefined });
}

/** What the die itself had to show, modifiers reckoned in. */
const onTheDie = ({ needs, tally }: EventOf<'targetingRolled'>): number =>
  Math.min(6, Math.max(1, needs - tally.total));
