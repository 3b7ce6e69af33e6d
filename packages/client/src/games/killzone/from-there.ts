import type { Act, Figure, KillzoneBoard, KillzoneView, Place, Route, Target, Vehicle } from '@sightline/killzone';
import { percent } from '../../parts/fraction.ts';
import { list, say } from '../../words/killzone.ts';
import type { Note, Point } from '../game.ts';
import { closedWith } from './closing.ts';
import { dieNeeded } from './die-needed.ts';
import { nameOf, pointOfFigure, pointOfVehicle } from './figures.ts';
import { NONE } from './floors.ts';
import type { KillzoneEdition } from './rules.ts';
import { shotChance } from './shot-chance.ts';

// What may be shot at from where a move ends, and who may shoot at whoever stands there: by the rules themselves, on the table
// as it would be then, and only on what this seat knows.

interface Shot {
  readonly name: string;
  readonly needs: number;
  /** Of a car, how likely the shot wrecks it. */
  readonly wreck?: number;
  readonly from: Point;
  readonly to: Point;
}

export interface FromThere {
  readonly at: Point;
  readonly shots: readonly Shot[];
  /** Enemies who see and reach that place with what they have at hand. */
  readonly foes: readonly { readonly name: string; readonly at: Point }[];
  /** Whether anything may be fired after it at all. */
  readonly isArmed: boolean;
}

const known = new WeakMap<KillzoneView, Map<string, FromThere | null>>();

/** What a walk brings; null for whatever is no walk, and where it ends in a fight. */
export function fromThere(edition: KillzoneEdition, view: KillzoneView, figure: Figure, act: Act): FromThere | null {
  // Of somebody whose order is not known nothing can be said.
  if (act.do !== 'move' || figure.vehicle !== NONE || view.groups[figure.group]!.order === 'hidden') return null;
  return once(view, `${figure.id} ${JSON.stringify(act)}`, () => {
    const { board: rules } = edition;
    const { end, cost } = rules.walkWay(view, figure, act.way);
    if (closedWith(rules, view, figure, act) || isOff(rules, view, end)) return null;
    const { x, y, room } = end;
    const moved = { ...figure, x, y, room, moves: figure.moves + 1, spent: figure.spent + cost };
    const then = { ...view, figures: view.figures.with(figure.id, moved) };
    const at = pointOfFigure(rules, then, moved);
    const foes = view.figures.filter(
      foe => foe.side !== figure.side && rules.isFighting(foe) && rules.threatenedBy?.(then, foe).includes(figure.id),
    );
    return {
      at,
      shots: shotsOf(edition, then, moved, at),
      foes: foes.map(foe => ({ name: nameOf(rules, foe.who), at: pointOfFigure(rules, view, foe) })),
      isArmed: isArmed(rules, then, moved),
    };
  });
}

/** What the riders of a car may shoot at once it has driven. */
export function afterDrive(
  edition: KillzoneEdition,
  view: KillzoneView,
  vehicle: Vehicle,
  route: Route,
): FromThere | null {
  return once(view, `car ${vehicle.id} ${JSON.stringify(route)}`, () => {
    const { board: rules } = edition;
    const { end, stop } = rules.driveOf(view, vehicle, route);
    if (stop) return null;
    const moved = { ...vehicle, x: end.x, y: end.y, heading: end.heading, moved: true };
    const riders = view.figures.filter(
      rider => rider.vehicle === vehicle.id && rider.place !== 0 && rules.isFighting(rider) && !rider.finished,
    );
    if (riders.length === 0) return null;
    const then = { ...view, vehicles: view.vehicles.with(vehicle.id, moved) };
    const at = pointOfVehicle(rules, then, moved);
    const shots = riders.flatMap(rider => shotsOf(edition, then, rider, at));
    return { at, shots: easiestOfEach(shots), foes: [], isArmed: riders.some(rider => isArmed(rules, then, rider)) };
  });
}

function once(view: KillzoneView, key: string, work: () => FromThere | null): FromThere | null {
  const ofView = known.get(view) ?? new Map<string, FromThere | null>();
  known.set(view, ofView);
  const found = ofView.has(key) ? ofView.get(key)! : work();
  ofView.set(key, found);
  return found;
}

function isOff(rules: KillzoneBoard, { map }: KillzoneView, { x, y }: Place): boolean {
  const { width, depth } = rules.groundOf(map);
  return x < 0 || y < 0 || x > width || y > depth;
}

/** Whoever sees nobody may still have something to fire. */
function isArmed(rules: KillzoneBoard, view: KillzoneView, figure: Figure): boolean {
  return figure.weapons.some((_, weapon) => (rules.shotsOf?.(view, figure, weapon)?.left ?? 0) > 0);
}

/** A mini gun fires bursts, everything else single shots. */
const LENGTHS = [undefined, 4] as const;

/** The best shot at everybody who may be shot at, the easiest first. */
function shotsOf({ system, board: rules }: KillzoneEdition, view: KillzoneView, figure: Figure, from: Point): Shot[] {
  const seen = rules.threatenedBy?.(view, figure) ?? [];
  const question = { kind: 'act', figure: figure.who, weapons: [], names: {} } as never;
  const isOpen = (act: object): boolean => system.whyNot(view as never, '', question, act).length === 0;
  const shots = targetsIn(view, seen).flatMap(target =>
    figure.weapons.flatMap((_, weapon): Shot[] => {
      const fires = LENGTHS.some(burst => isOpen({ do: 'shoot', weapon, target, ...(burst ? { burst } : {}) }));
      const aim = fires ? rules.aimOf(view, figure, weapon, target) : null;
      if (!aim) return [];
      const wreck = 'vehicle' in target ? { wreck: shotChance(rules, view, figure, weapon, target) } : {};
      return [{ ...spokenOf(rules, view, target), needs: dieNeeded(aim), ...wreck, from }];
    }),
  );
  return easiestOfEach(shots);
}

/** Those in a car are shot at in their car. */
function targetsIn(view: KillzoneView, seen: readonly number[]): readonly Target[] {
  const figures = seen.map(id => view.figures[id]!);
  const cars = new Set(figures.filter(({ vehicle }) => vehicle !== NONE).map(({ vehicle }) => vehicle));
  return [
    ...figures.filter(({ vehicle }) => vehicle === NONE).map(({ id }) => ({ figure: id })),
    ...[...cars].map(vehicle => ({ vehicle })),
  ];
}

function spokenOf(rules: KillzoneBoard, view: KillzoneView, target: Target): Pick<Shot, 'name' | 'to'> {
  if ('vehicle' in target) {
    const vehicle = view.vehicles[target.vehicle]!;
    return { name: nameOf(rules, vehicle.who), to: pointOfVehicle(rules, view, vehicle) };
  }
  const figure = view.figures[(target as { figure: number }).figure]!;
  return { name: nameOf(rules, figure.who), to: pointOfFigure(rules, view, figure) };
}

function easiestOfEach(shots: readonly Shot[]): Shot[] {
  const best = new Map<string, Shot>();
  for (const shot of shots.toSorted((a, b) => a.needs - b.needs)) if (!best.has(shot.name)) best.set(shot.name, shot);
  return [...best.values()];
}

/** So many are called by name; more of them are counted. */
const NAMED = 2;

/** What a shot is worth: of a car, whether it stops it. */
const worth = ({ needs, wreck }: Shot): number => wreck ?? (7 - needs) / 6;

/** What is said of it beside a move. */
export function notesFromThere(there: FromThere | null): Note[] {
  if (!there) return [];
  const notes: Note[] = [];
  const shots = there.shots.toSorted((a, b) => worth(b) - worth(a));
  const [best] = shots;
  if (best) {
    const { name, wreck } = best;
    const share = percent(worth(best));
    notes.push({ text: say('killzone.there.best', { name, share, car: wreck !== undefined }), rule: 'KZ-SHOOT-005' });
  } else if (there.isArmed) notes.push({ text: say('killzone.there.noShots'), rule: 'KZ-SHOOT-005' });
  const names = there.foes.map(({ name }) => name);
  if (names.length > 0)
    notes.push({
      text: say('killzone.there.foes', {
        names: names.length > NAMED ? undefined : list(names),
        count: names.length,
      }),
      rule: 'KZ-SHOOT-005',
      tone: 'warning',
    });
  return [...notes, ...shots.map(rowOf), ...(names.length > NAMED ? [watchersNote(names)] : [])];
}

/** One of those who may be shot at, for whoever wants all figures. */
function rowOf({ name, needs, wreck }: Shot): Note {
  const text = say('killzone.there.shot', {
    name,
    needs,
    hit: percent((7 - needs) / 6),
    wreck: wreck === undefined ? undefined : percent(wreck),
  });
  return { text, rule: 'KZ-SHOOT-005', aside: true };
}

const watchersNote = (names: readonly string[]): Note => ({
  text: say('killzone.there.watched', { names: list(names) }),
  rule: 'KZ-SHOOT-005',
  aside: true,
});
