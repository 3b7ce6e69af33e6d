import type { Told } from '@sightline/desk';
import type { Seat } from '@sightline/kernel';
import type { Figure, KillzoneBoard, KillzoneEvent, KillzoneView, Vehicle } from '@sightline/killzone';
import { say } from '../../words/killzone.ts';
import { type Dated, dated, type Fate, type Person, type SideStory } from '../aftermath.ts';
import { nameOf } from './figures.ts';
import { BY_POINTS } from './objective.ts';
import { faceOf } from './roster.ts';
import { causeOfWreck } from './wrecking.ts';

type Happened = readonly Dated<KillzoneEvent>[];

/** What became of every figure and every vehicle. */
export function aftermath(rules: KillzoneBoard, view: KillzoneView, told: readonly Told[]): SideStory[] {
  const happened = dated<KillzoneEvent>(told, event => (event.type === 'turnBegan' ? event.turn : null));
  const deaths = deathsIn(happened);
  const ending = happened.findLast(({ event }) => event.type === 'battleEnded')?.event;
  return view.seats.map((seat: Seat, side) => ({
    seat,
    people: [
      ...view.figures
        .filter(figure => figure.side === side)
        .map(figure => figureStory(rules, view, happened, deaths, figure)),
      ...view.vehicles.filter(vehicle => vehicle.side === side).map(vehicle => vehicleStory(rules, happened, vehicle)),
    ],
    aims: [],
    // What was killed is worth points in every battle, but only some are about them.
    points: ending?.type === 'battleEnded' && BY_POINTS.has(view.objective.kind) ? ending.scores[side] : undefined,
  }));
}

interface Death {
  readonly turn: number;
  readonly by: string;
  /** Who did it, where a shot or a blow did. */
  readonly killer: number | null;
}

/** Somebody dies by the last shot that was fired, or by the blow that was struck. */
function deathsIn(happened: Happened): ReadonlyMap<number, Death> {
  const deaths = new Map<number, Death>();
  let shooter: number | null = null;
  let winner: number | null = null;
  for (const { event, turn } of happened) {
    if (event.type === 'shotFired') shooter = event.figure.id;
    if (event.type === 'combatDecided') winner = event.winner.id;
    if (event.type !== 'killed') continue;
    const isShot = event.by === 'shot' || event.by === 'burst' || event.by === 'flame';
    const killer = isShot ? shooter : event.by === 'combat' ? winner : null;
    deaths.set(event.figure.id, { turn, by: say(`killzone.harm.${event.by}`), killer });
  }
  return deaths;
}

function figureStory(
  rules: KillzoneBoard,
  view: KillzoneView,
  happened: Happened,
  deaths: ReadonlyMap<number, Death>,
  figure: Figure,
): Person {
  const { fate, told } = fateOf(rules, view, happened, deaths, figure);
  return {
    id: `killzone ${figure.who.side ?? ''} ${nameOf(rules, figure.who)}`,
    face: faceOf(figure),
    name: nameOf(rules, figure.who),
    what: figure.weapons.map(({ weapon }) => rules.weaponRow(view, weapon).name).join(', '),
    fate,
    told,
    deeds: deedsOf(happened, deaths, figure),
    heads: { [fate]: 1 },
  };
}

function fateOf(
  rules: KillzoneBoard,
  view: KillzoneView,
  happened: Happened,
  deaths: ReadonlyMap<number, Death>,
  figure: Figure,
): Pick<Person, 'fate' | 'told'> {
  const turnOf = (type: KillzoneEvent['type']): number | null =>
    happened.findLast(({ event }) => event.type === type && 'figure' in event && event.figure.id === figure.id)?.turn ??
    null;
  switch (figure.state) {
    case 'killed': {
      const death = deaths.get(figure.id);
      const killer = death?.killer == null ? null : view.figures[death.killer];
      const facts = {
        by: death?.by ?? null,
        killer: killer ? nameOf(rules, killer.who) : null,
        turn: death?.turn ?? null,
      };
      return { fate: 'dead', told: say('killzone.fates.killed', facts) };
    }
    case 'captured': {
      const captor = view.figures[figure.captor];
      return {
        fate: 'taken',
        told: say('killzone.fates.captured', {
          captor: captor ? nameOf(rules, captor.who) : null,
          turn: turnOf('captured'),
        }),
      };
    }
    case 'suppressed':
      return { fate: 'broken', told: say('killzone.fates.suppressed') };
    case 'active':
      if (!figure.away) return { fate: 'well', told: say('killzone.fates.standing') };
      return view.groups[figure.group]!.arrives > view.turn
        ? { fate: 'well', told: say('killzone.fates.never') }
        : { fate: 'gone', told: say('killzone.fates.away', { turn: turnOf('leftTable') }) };
    default:
      return figure.state satisfies never;
  }
}

function deedsOf(happened: Happened, deaths: ReadonlyMap<number, Death>, { id }: Figure): string[] {
  let [shots, hits] = [0, 0];
  for (const { event } of happened) {
    if (event.type === 'targetingRolled' && event.figure.id === id) {
      shots++;
      if (event.hit) hits++;
    }
  }
  const kills = [...deaths.values()].filter(({ killer }) => killer === id).length;
  return [
    kills > 0 && say('after.deeds.kills', { kills }),
    shots > 0 && say('after.deeds.shots', { shots, hits }),
  ].filter(text => text !== false);
}

function vehicleStory(rules: KillzoneBoard, happened: Happened, vehicle: Vehicle): Person {
  const crash = happened.findLast(({ event }) => event.type === 'crashed' && event.vehicle.id === vehicle.id);
  const before = crash ? happened.slice(0, happened.indexOf(crash)).map(({ event }) => event) : [];
  const cause = causeOfWreck(rules, vehicle.id, before);
  const rams = happened.filter(
    ({ event }) => (event.type === 'vehicleRammed' || event.type === 'figureRammed') && event.vehicle.id === vehicle.id,
  ).length;
  const end = vehicle.wrecked ? 'wrecked' : vehicle.away ? 'drivenOff' : 'running';
  const fate: Fate = vehicle.wrecked ? 'dead' : vehicle.away ? 'gone' : 'well';
  return {
    id: `killzone vehicle ${vehicle.id}`,
    face: null,
    name: nameOf(rules, vehicle.who),
    what: '',
    fate,
    told:
      end === 'wrecked'
        ? say('killzone.fates.wrecked', { turn: crash?.turn ?? null, cause })
        : say(`killzone.fates.${end}`),
    deeds: rams > 0 ? [say('after.deeds.rams', { rams })] : [],
    heads: {},
  };
}

/** How much an event may have turned the battle. */
export function weightOf(view: KillzoneView, event: KillzoneEvent): number {
  switch (event.type) {
    case 'killed': {
      const figure = view.figures[event.figure.id];
      return figure?.hero || figure?.leader ? 3 : 1;
    }
    case 'captured':
    case 'freed':
      return 2;
    case 'crashed':
      return 3;
    case 'pickedUp':
    case 'vehicleLeft':
    case 'carriedOff':
      return 4;
    default:
      return 0;
  }
}
