import type { Act, Figure, KillzoneBoard, KillzoneView, Vehicle } from '@sightline/killzone';
import { list, say } from '../../words/killzone.ts';
import type { Note } from '../game.ts';
import { nameOf } from './figures.ts';
import { meetingName } from './routes.ts';
import { hasOpenWay } from './ways.ts';

type DriveAct = Extract<Act, { do: 'drive' }>;
type Prospect = ReturnType<NonNullable<KillzoneBoard['speedProspects']>>[number];

/** Between what speeds the dice of a pace may leave a vehicle, in inches a turn. */
export function paceRange(
  { speed, model }: Vehicle,
  { pace, dice }: Extract<Act, { do: 'drive' }>,
): { readonly least: number; readonly most: number } {
  const now = speed / 1000;
  const by = { hold: 0, accelerate: 1, brake: -1 }[pace];
  const bound = (inches: number): number => Math.min(model.speed, Math.max(0, now + by * inches));
  const [a, b] = [bound(dice), bound(6 * dice)];
  return { least: Math.min(a, b), most: Math.max(a, b) };
}

/** A way on which nothing is met and no corner is too fast. */
const isClear = ({ stop, people, skids, soft }: Prospect['ways'][number]): boolean =>
  stop === null && people === 0 && skids.length === 0 && !soft;
const isClearAt = ({ speed, ways }: Prospect): boolean => speed === 0 || ways.some(isClear);

/** How likely the dice leave a speed at which some way is clear; null for editions that do not say. */
export function clearChance(rules: KillzoneBoard, view: KillzoneView, vehicle: Vehicle, act: DriveAct): number | null {
  const speeds = rules.hasClearWay
    ? rules.speedsAfter?.(view, vehicle, act).filter(({ speed }) => isClearWay(rules, view, vehicle, speed))
    : rules.speedProspects?.(view, vehicle, act).filter(isClearAt);
  return speeds ? speeds.reduce((sum, { chance }) => sum + chance, 0) : null;
}

const percentOf = (chance: number): number => Math.round(100 * chance);

/** How likely the dice leave a speed at which it meets nothing straight on: whoever holds the wheel still is safe. */
function straightChance(rules: KillzoneBoard, view: KillzoneView, vehicle: Vehicle, act: DriveAct): number {
  const speeds = rules.speedsAfter?.(view, vehicle, act) ?? [];
  const clear = speeds.filter(({ speed }) => speed === 0 || isClearStraight(rules, view, { ...vehicle, speed }));
  return clear.reduce((sum, { chance }) => sum + chance, 0);
}

function isClearStraight(rules: KillzoneBoard, view: KillzoneView, vehicle: Vehicle): boolean {
  const { stop, people, soft } = rules.driveOf(view, vehicle, [{ turn: 0, ahead: vehicle.speed }]);
  return stop === null && people === 0 && !soft;
}

/** What a corner costs at the speeds of a pace. Editions before it do not say. */
function cornerNotes(rules: KillzoneBoard, { values }: KillzoneView, vehicle: Vehicle, act: DriveAct): readonly Note[] {
  if (!rules.cornerRisk) return [];
  const range = paceRange(vehicle, act);
  const [least, most] = [percentOf(rules.cornerRisk(range.least)), percentOf(rules.cornerRisk(range.most))];
  if (most === 0) return [];
  const limit = values.softGroundSpeed;
  return [
    {
      text: say('killzone.pace.corner', { same: least === most, least, most }),
      rule: 'KZ-VEH-017',
      tone: 'warning',
    },
    {
      text: say('killzone.pace.bend', { limit, isFast: range.most > limit }),
      rule: 'KZ-VEH-017',
      aside: true,
    },
  ];
}

const known = new WeakMap<KillzoneView, Map<string, boolean>>();

/** Paces have speeds in common: each is looked at once for all that is said of one view. What will be offered counts too. */
function isClearWay(rules: KillzoneBoard, view: KillzoneView, vehicle: Vehicle, speed: number): boolean {
  const ofView = known.get(view) ?? new Map<string, boolean>();
  known.set(view, ofView);
  const key = `${vehicle.id} ${speed}`;
  const isClear = ofView.get(key) ?? isOpenAt(rules, view, { ...vehicle, speed });
  ofView.set(key, isClear);
  return isClear;
}

const isOpenAt = (rules: KillzoneBoard, view: KillzoneView, vehicle: Vehicle): boolean =>
  rules.hasClearWay!(view, vehicle) || hasOpenWay(rules, view, vehicle);

/** More dice than it takes to stop, or to get to the top speed, come to the same as fewer of them. */
export function isSamePace(rules: KillzoneBoard, view: KillzoneView, { vehicle }: Figure, a: Act, b: Act): boolean {
  if (a.do !== 'drive' || b.do !== 'drive' || a.pace !== b.pace || !rules.speedsAfter) return false;
  const driven = view.vehicles[vehicle]!;
  const [one, other] = [rules.speedsAfter(view, driven, a), rules.speedsAfter(view, driven, b)];
  return one.length === 1 && other.length === 1 && one[0]!.speed === other[0]!.speed;
}

/** Whom every way at every speed of a pace ends in a ram of; null where some way does not, and for editions that do not say. */
function rammedBy(rules: KillzoneBoard, view: KillzoneView, vehicle: Vehicle, act: DriveAct): readonly string[] | null {
  const ways = rules.speedProspects?.(view, vehicle, act).flatMap(prospect => prospect.ways) ?? [];
  const met = ways.map(({ stop }) => (stop?.with === 'vehicle' ? stop.id : null));
  if (met.length === 0 || met.includes(null)) return null;
  return [...new Set(met)].map(id => nameOf(rules, view.vehicles[id!]!.who));
}

/** What the speeds of a pace come to, in the few words that have room on its button. */
export function paceRisk(rules: KillzoneBoard, view: KillzoneView, vehicle: Vehicle, act: DriveAct): string | null {
  const clear = clearChance(rules, view, vehicle, act);
  if (clear === null) return null;
  const rammed = clear === 0 ? rammedBy(rules, view, vehicle, act) : null;
  return rammed
    ? say('killzone.pace.rams', { many: rammed.length > 1, names: list(rammed) })
    : say('killzone.pace.clear', {
        percent: percentOf(clear),
        straight: percentOf(straightChance(rules, view, vehicle, act)),
      });
}

/** What is in the way straight on, and how likely the dice leave a speed at which a way is clear. Old editions do not say. */
export function paceNotes(rules: KillzoneBoard, view: KillzoneView, vehicle: Vehicle, act: DriveAct): readonly Note[] {
  const clear = clearChance(rules, view, vehicle, act);
  if (clear === null) return [];
  const percent = percentOf(clear);
  const ahead = straightAhead(rules, view, vehicle, act, percent);
  const corners = cornerNotes(rules, view, vehicle, act);
  if (percent === 0) {
    const rammed = rammedBy(rules, view, vehicle, act);
    // Where all that is left is a ram, its odds decide, and what is straight ahead has been named.
    const rest = rammed ? ahead.slice(1).map(({ aside: _, ...odds }): Note => odds) : ahead;
    return [noneClear(rammed), ...rest, ...corners];
  }
  if (percent < 100) {
    const some: Note = { text: say('killzone.pace.someClear', { percent }), rule: 'KZ-VEH-013', tone: 'warning' };
    return [some, ...ahead, ...corners];
  }
  // Whatever is in the way can be steered round, and that is said with it.
  if (ahead.length > 0) return [...ahead, ...corners];
  const straight = percentOf(straightChance(rules, view, vehicle, act));
  return [{ text: say('killzone.pace.allClear', { rolls: act.pace !== 'hold', straight }) }, ...corners];
}

const noneClear = (rammed: readonly string[] | null): Note =>
  rammed
    ? {
        text: say('killzone.pace.onlyRams', { many: rammed.length > 1, names: list(rammed) }),
        rule: 'KZ-VEH-026',
        tone: 'warning',
      }
    : { text: say('killzone.pace.noneClear'), rule: 'KZ-VEH-013', tone: 'warning' };

/** What the vehicle comes to if it goes straight on as fast as the dice may make it. */
export function metAhead(rules: KillzoneBoard, view: KillzoneView, vehicle: Vehicle, act: DriveAct) {
  const { most } = paceRange(vehicle, act);
  const speed = 1000 * most;
  return speed === 0 ? null : rules.driveOf(view, { ...vehicle, speed }, [{ turn: 0, ahead: speed }]).stop;
}

/** What is met straight on, whether one can steer round it, and what a ram would cost either car. */
function straightAhead(
  rules: KillzoneBoard,
  view: KillzoneView,
  vehicle: Vehicle,
  act: DriveAct,
  steered: number,
): readonly Note[] {
  const stop = metAhead(rules, view, vehicle, act);
  if (!stop) return [];
  const inches = Math.round(stop.distance / 100) / 10;
  const text = say('killzone.pace.ahead', { inches, what: meetingName(rules, view, stop), isSteered: steered === 100 });
  const met: Note = { text, rule: 'KZ-VEH-026', tone: 'warning' };
  const speed = 1000 * paceRange(vehicle, act).most;
  const chances = stop.with === 'vehicle' ? rules.ramChances?.(view, { ...vehicle, speed }, stop) : null;
  if (!chances || stop.with !== 'vehicle') return [met];
  const ram = say('killzone.ramOdds', {
    corner: false,
    name: nameOf(rules, view.vehicles[stop.id]!.who),
    own: nameOf(rules, vehicle.who),
    theirs: percentOf(chances.theirs),
    ours: percentOf(chances.ours),
  });
  return [met, { text: ram, rule: 'KZ-VEH-029', aside: true }];
}
