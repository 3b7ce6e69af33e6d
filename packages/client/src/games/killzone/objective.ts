import type { Viewer } from '@sightline/kernel';
import type { KillzoneBoard, KillzoneView, Place } from '@sightline/killzone';
import { called, list, say } from '../../words/killzone.ts';
import type { Spot } from '../game.ts';
import type { Objective } from '../table-talk.ts';
import { briefings } from './briefings.ts';
import { nameOf, pointOfFigure, pointOfVehicle } from './figures.ts';
import { NONE, shownAt, spotOfRoom } from './floors.ts';
import { isLoaded, lootedWreck } from './prizes.ts';
import type { KillzoneEdition } from './rules.ts';

type Standing = ReturnType<NonNullable<KillzoneBoard['standingOf']>>;
type Part = Objective['parts'][number];

interface Asked {
  readonly rules: KillzoneBoard;
  readonly view: KillzoneView;
  readonly standing: Standing;
  readonly side: number;
  readonly isAttacker: boolean;
}

/** What a seat wants of this battle, how far it has come, and where that is. Editions that do not say have none. */
export function objective(rules: KillzoneBoard, view: KillzoneView, viewer: Viewer): Objective | null {
  const standing = rules.standingOf?.(view);
  if (!standing) return null;
  const side = Math.max(0, view.seats.indexOf(viewer));
  const asked: Asked = { rules, view, standing, side, isAttacker: standing.attacker === side };
  const goal = say(`killzone.goals.${view.objective.kind}.${asked.isAttacker ? 'attack' : 'defend'}`);
  // Whoever only looks on is told whose goal it is.
  const isOwn = view.seats.includes(viewer);
  const title = isOwn ? goal : say('killzone.goals.of', { side: called(view.titles[side]!), title: goal });
  const beacon = beaconOf(view);
  return { title, parts: [...partsOf(asked), ...scoreOf(asked)], at: placesOf(asked), ...(beacon ? { beacon } : {}) };
}

/** Before the first turn: what decides it, who is against whom, and the one thing to know. */
export function briefing(
  { system }: KillzoneEdition,
  view: KillzoneView,
): { readonly title: string; readonly text: readonly string[] } | null {
  if (view.turn > 0) return null;
  const { kind } = view.objective;
  const story = (briefings as Readonly<Record<string, string>>)[view.scenario];
  // What an encounter is about its players have chosen.
  const isChosen = view.scenario === 'encounter' || story === undefined;
  return {
    title: say('killzone.brief.title', {
      title: called(system.scenarios.find(({ id }) => id === view.scenario)?.title ?? ''),
    }),
    text: isChosen ? goalLines(kind) : story.split('\n'),
  };
}

function goalLines(kind: KillzoneView['objective']['kind']): readonly string[] {
  if (kind === 'raid' || kind === 'assassination') return [say(`killzone.brief.${kind}`)];
  return [say('killzone.brief.encounter'), say('killzone.brief.points')];
}

const part = (text: string, done: boolean, failed = false): Part => ({ text, done, ...(failed ? { failed } : {}) });

function partsOf({ rules, view, standing, side, isAttacker }: Asked): readonly Part[] {
  const { objective: about } = view;
  switch (about.kind) {
    case 'getaway': {
      const car = view.vehicles[about.vehicle]!;
      const name = nameOf(rules, car.who);
      const loot = view.prizes[0];
      const holder = loot && loot.holder !== NONE ? view.figures[loot.holder]! : null;
      const lootText = holder
        ? say('killzone.goals.lootHeld', {
            name: nameOf(rules, holder.who),
            own: holder.side === side,
            law: !isAttacker,
            over: view.ending !== null,
          })
        : lootLying(view, isAttacker);
      return isAttacker
        ? [
            part(say('killzone.goals.car', { name, wrecked: car.wrecked, away: car.away }), car.away, car.wrecked),
            part(lootText, holder?.side === side && holder.away, holder !== null && holder.side !== side),
          ]
        : [
            part(say('killzone.goals.stopCar', { name, wrecked: car.wrecked }), car.wrecked, car.away),
            part(lootText, holder?.side === side),
          ];
    }
    case 'turf': {
      const mine = standing.markers.filter(({ holder }) => holder === side).length;
      const theirs = standing.markers.filter(({ holder }) => holder !== null && holder !== side).length;
      const all = standing.markers.length;
      return [part(say('killzone.goals.held', { mine, theirs, all }), mine > theirs)];
    }
    case 'assassination': {
      const victim = view.figures[standing.victim!]!;
      const isDead = victim.state === 'killed';
      const text = say('killzone.goals.victim', {
        name: nameOf(rules, victim.who),
        state: say(`killzone.states.${victim.state}`),
      });
      return [part(text, isAttacker ? isDead : !isDead, isAttacker ? false : isDead)];
    }
    case 'topFloor': {
      const { floors, who } = rules.groundOf(view.map).buildings[about.building]!;
      const text = say('killzone.goals.top', { building: called(who.name), floor: floors - 1 });
      const isWon = view.ending?.winners.includes(standing.attacker!) === true;
      return [part(text, isAttacker ? isWon : !isWon)];
    }
    case 'tower': {
      const { who } = rules.groundOf(view.map).buildings[about.building]!;
      const text = isAttacker
        ? say('killzone.goals.tower', { building: called(who.name), bonus: about.bonus })
        : say('killzone.goals.escape', { edge: say(`killzone.edges.${about.edge}`), from: about.escapeFrom });
      return [part(text, standing.winners.includes(side))];
    }
    case 'raid':
      return [part(say(isAttacker ? 'killzone.goals.raid' : 'killzone.goals.guard'), standing.winners.includes(side))];
    case 'encounter':
      return [];
    default:
      return about satisfies never;
  }
}

/** What has to be done for loot that nobody has. */
function lootLying(view: KillzoneView, isAttacker: boolean): string {
  const inWreck = lootedWreck(view) !== undefined;
  const isInCar = view.prizes.some(({ vehicle }) => vehicle !== NONE);
  if (isInCar && !inWreck) return say('killzone.goals.loot');
  return say('killzone.goals.lootLies', { inWreck, law: !isAttacker });
}

/** Where the battle is about something else, points decide nothing. */
export const BY_POINTS: ReadonlySet<KillzoneView['objective']['kind']> = new Set([
  'encounter',
  'turf',
  'tower',
  'topFloor',
]);

/** The points as they stand, of both sides, and what ours are for. */
function scoreOf({ view, standing, side }: Asked): readonly Part[] {
  if (!BY_POINTS.has(view.objective.kind)) return [];
  const other = side === 0 ? 1 : 0;
  const own = standing.scores[side]!;
  const theirs = standing.scores[other]!;
  const killed = worth(view.figures.filter(figure => figure.side !== side && figure.state === 'killed'));
  const wrecked = worth(view.vehicles.filter(vehicle => vehicle.side !== side && vehicle.wrecked));
  const rest = Math.max(0, own - killed - wrecked);
  const reasons = [
    killed > 0 ? say('killzone.goals.forKilled', { points: killed }) : null,
    wrecked > 0 ? say('killzone.goals.forWrecks', { points: wrecked }) : null,
    rest > 0 ? say('killzone.goals.forElse', { points: rest }) : null,
  ].filter(reason => reason !== null);
  const [whose, foe] = [called(view.titles[side]!), called(view.titles[other]!)];
  const text = say('killzone.goals.points', { side: whose, own, foe, theirs });
  return [part(reasons.length > 0 ? `${text} (${list(reasons)})` : text, own > theirs)];
}

const worth = (lost: readonly { readonly points: number }[]): number =>
  lost.reduce((sum, { points }) => sum + points, 0);

type Getaway = Extract<KillzoneView['objective'], { readonly kind: 'getaway' }>;

/** The end of the road that the getaway leaves by. */
const wayOut = ({ road: [left, right] }: Getaway): Spot => ({ x: left, y: 0, width: right - left, height: 2 });

/** Of a chase it is the way out that everything turns on, and it lies far from where the cars begin. */
function beaconOf({ objective: about }: KillzoneView): Objective['beacon'] {
  return about.kind === 'getaway' ? { name: say('killzone.wayOut'), at: wayOut(about) } : undefined;
}

function placesOf({ rules, view, standing }: Asked): readonly Spot[] {
  const { objective: about } = view;
  const spot = (place: Place): Spot => around(shownAt(rules, view, place));
  switch (about.kind) {
    case 'getaway': {
      const car = view.vehicles[about.vehicle]!;
      // Once the loot is out of the car, the wreck is no more to anybody, and whoever carries it is.
      const loot = view.prizes.filter(({ away, vehicle }) => !away && vehicle === NONE);
      const carried = loot.map(({ holder, ...lying }) =>
        holder === NONE ? spot(lying) : around(pointOfFigure(rules, view, view.figures[holder]!)),
      );
      const isWanted = !car.away && (!car.wrecked || isLoaded(view, car));
      return [wayOut(about), ...(isWanted ? [around(pointOfVehicle(rules, view, car))] : []), ...carried];
    }
    case 'turf':
      return standing.markers.map(({ at }) => spot(at));
    case 'assassination': {
      const victim = view.figures[standing.victim!]!;
      return rules.isInPlay(victim) ? [spot(victim)] : [];
    }
    case 'topFloor': {
      const ground = rules.groundOf(view.map);
      const { floors, rooms } = ground.buildings[about.building]!;
      return rooms.filter(room => ground.rooms[room]!.floor === floors - 1).map(room => spotOfRoom(ground, room));
    }
    case 'raid':
      return view.prizes.filter(({ away, holder }) => !away && holder === NONE).map(spot);
    case 'tower':
    case 'encounter':
      return [];
    default:
      return about satisfies never;
  }
}

function around({ x, y }: { readonly x: number; readonly y: number }): Spot {
  return { x: x - 1, y: y - 1, width: 2, height: 2 };
}
