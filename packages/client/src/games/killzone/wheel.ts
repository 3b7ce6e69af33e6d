import type { Question } from '@sightline/kernel';
import type { KillzoneQuestion, KillzoneView, Place } from '@sightline/killzone';
import type { Point } from '../game.ts';
import type { Wheel } from '../table-talk.ts';
import { shownAt } from './floors.ts';
import type { KillzoneEdition } from './rules.ts';

/** Misses and the overdosed go in a direction: those that are allowed, as a wheel about where they start from. */
export function wheel({ system, board: rules }: KillzoneEdition, view: KillzoneView, question: Question): Wheel | null {
  const asked = question as KillzoneQuestion;
  const from = startOf(view, asked);
  if (from === null) return null;
  const answers = (system.candidates?.(view, '', question) ?? []) as readonly Place[];
  const away = answers.filter(({ x, y, room }) => room === from.room && (x !== from.x || y !== from.y));
  if (away.length === 0) return null;
  return {
    centre: shownAt(rules, view, from),
    spokes: away
      .map(answer => ({ degrees: degreesOf(from, answer), answer }))
      .toSorted((a, b) => a.degrees - b.degrees),
  };
}

function startOf(view: KillzoneView, asked: KillzoneQuestion): Place | null {
  switch (asked.kind) {
    case 'drift':
    case 'driftSmoke':
      return asked.from;
    case 'shift':
      return view.figures[asked.figure.id]!;
    default:
      return null;
  }
}

function degreesOf(from: Point, to: Point): number {
  return (Math.round((Math.atan2(to.x - from.x, to.y - from.y) * 180) / Math.PI) + 360) % 360;
}
