import type { Act, KillzoneBoard, KillzoneView, Vehicle } from '@sightline/killzone';
import { say } from '../../words/killzone.ts';
import type { Note } from '../game.ts';
import { meetingName } from './routes.ts';

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

const known = new WeakMap<KillzoneView, Map<string, boolean>>();

/** Paces have speeds in common: each is looked at once for all that is said of one view. */
function isClearWay(rules: KillzoneBoard, view: KillzoneView, vehicle: Vehicle, speed: number): boolean {
  const ofView = known.get(view) ?? new Map<string, boolean>();
  known.set(view, ofView);
  const key = `${vehicle.id} ${speed}`;
  const isClear = ofView.get(key) ?? rules.hasClearWay!(view, { ...vehicle, speed });
  ofView.set(key, isClear);
  return isClear;
}

/** What the speeds of a pace come to, in the few words that have room on its button. */
export function paceRisk(rules: KillzoneBoard, view: KillzoneView, vehicle: Vehicle, act: DriveAct): string | null {
  const clear = clearChance(rules, view, vehicle, act);
  return clear === null ? null : say('killzone.pace.clear', { percent: Math.round(100 * clear) });
}

/** What is in the way straight on, and how likely the dice leave a speed at which a way is clear. Old editions do not say. */
export function paceNotes(rules: KillzoneBoard, view: KillzoneView, vehicle: Vehicle, act: DriveAct): readonly Note[] {
  const clear = clearChance(rules, view, vehicle, act);
  if (clear === null) return [];
  const notes: Note[] = [];
  const ahead = straightAhead(rules, view, vehicle, act);
  if (ahead) notes.push({ text: ahead, rule: 'KZ-VEH-026', tone: 'warning' });
  const percent = Math.round(100 * clear);
  if (percent === 100) notes.push({ text: say('killzone.pace.allClear') });
  else if (percent === 0) notes.push({ text: say('killzone.pace.noneClear'), rule: 'KZ-VEH-013', tone: 'warning' });
  else notes.push({ text: say('killzone.pace.someClear', { percent }), rule: 'KZ-VEH-013', tone: 'warning' });
  return notes;
}

/** What the vehicle comes to if it goes straight on as fast as the dice may make it. */
export function metAhead(rules: KillzoneBoard, view: KillzoneView, vehicle: Vehicle, act: DriveAct) {
  const { most } = paceRange(vehicle, act);
  const speed = 1000 * most;
  return speed === 0 ? null : rules.driveOf(view, { ...vehicle, speed }, [{ turn: 0, ahead: speed }]).stop;
}

function straightAhead(rules: KillzoneBoard, view: KillzoneView, vehicle: Vehicle, act: DriveAct): string | null {
  const stop = metAhead(rules, view, vehicle, act);
  if (!stop) return null;
  const inches = Math.round(stop.distance / 100) / 10;
  return say('killzone.pace.ahead', { inches, what: meetingName(rules, view, stop) });
}
