import type { Question } from '@sightline/kernel';
import type { KillzoneQuestion, KillzoneView } from '@sightline/killzone';
import { decimal, say } from '../../words/killzone.ts';
import type { DeedId } from '../deeds.ts';
import { meetingName } from './routes.ts';
import type { KillzoneEdition } from './rules.ts';
import { outlookOf } from './ways.ts';

/** The questions at which somebody is put on the table. */
const SET_UP: ReadonlySet<string> = new Set(['deploy', 'deployVehicle']);

export const isSettingUp = (kind: string): boolean => SET_UP.has(kind);

/** On foot one goes wherever the ground lets one: the ways that are listed are proposals. */
export const isAnywhere = ({ kind }: KillzoneQuestion, deed: DeedId): boolean => kind === 'act' && deed === 'move';

/** Whether the driver of a moving car and somebody who rides in it may both go next. */
function isCrewAsked({ figures, vehicles }: KillzoneView, options: readonly unknown[]): boolean {
  const aboard = options.flatMap(id => (typeof id === 'number' && figures[id]!.vehicle >= 0 ? [figures[id]!] : []));
  const driven = aboard.filter(({ vehicle, place }) => place === 0 && vehicles[vehicle]!.speed > 0);
  return driven.some(({ vehicle }) => aboard.some(other => other.vehicle === vehicle && other.place > 0));
}

/** What may be pressed on the board besides what the bar offers; of a car that has no clear way, why. */
export function byPointing(edition: KillzoneEdition, question: Question, view: KillzoneView): string | null {
  const asked = question as KillzoneQuestion;
  if (asked.kind === 'deploy' && view.groups[asked.group.id]!.members.length > 1) return say('killzone.setUpGroup');
  if (asked.kind === 'pick' && isCrewAsked(view, asked.options)) return say('killzone.pickInCar');
  if (asked.kind === 'drift') return say('killzone.drift');
  if (isSettingUp(asked.kind)) return say('killzone.setUp');
  if (asked.kind !== 'route') return null;
  const { isOpen, least, ahead } = outlookOf(edition, view, asked);
  if (isOpen || least === 0) return say('killzone.steer');
  if (!ahead) return say('killzone.boxedIn.fast');
  const what = meetingName(edition.board, view, ahead);
  return say('killzone.boxedIn.ahead', { what, inches: decimal(ahead.distance / 1000, 0) });
}
