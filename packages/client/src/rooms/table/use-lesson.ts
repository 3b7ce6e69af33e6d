import { useState } from 'react';
import type { Game } from '../../games/game.ts';
import type { Lesson, Step } from '../../games/lesson.ts';
import type { Option } from '../../play/use-considering.ts';
import type { Turn } from '../../play/viewer.ts';
import { completeLesson, finishLesson, goToStep, leaveLesson, useLessonOf } from '../../store/lessons.ts';

/** The lesson at a table, or null where people play without one. */
export interface Teaching {
  readonly lesson: Lesson;
  /** Null once all steps are done. */
  readonly step: Step | null;
  readonly number: number;
  /** Why the last choice was not taken. */
  readonly because: string | null;
  /** Whether this question is what the step is about: some of its choices are lit up. */
  readonly isAbout: boolean;
  /** Whether nothing that is open to the player is what the step asks for: then anything may be done, and the step left. */
  readonly isStuck: boolean;
  /** Whether a choice is lit up. */
  isLit(answer: unknown): boolean;
  /** Whether a choice may be given now; says why not if it may not. */
  allows(answer: unknown): boolean;
  /** A choice was given. */
  gave(answer: unknown): void;
  next(): void;
  finish(): void;
  leave(): void;
}

export function useLesson(
  game: Game,
  match: string,
  view: unknown,
  turn: Turn | null,
  options: readonly Option[],
): Teaching | null {
  const progress = useLessonOf(match);
  const [reason, setReason] = useState<{ readonly turn: unknown; readonly text: string } | null>(null);
  const lesson = progress && game.lessons.find(({ id }) => id === progress.lesson);
  if (!progress || !lesson) return null;
  const number = progress.step;
  const step = lesson.steps[number] ?? null;
  const wants = (answer: unknown): boolean =>
    step?.kind === 'doing' && turn !== null && step.wants(turn.question, answer, view);
  const isStuck =
    step?.kind === 'doing' &&
    turn !== null &&
    options.length > 0 &&
    !options.some(({ answer }) => wants(answer)) &&
    game.foldedAnswer?.(view, turn.question) === undefined;
  const goOn = (): void =>
    number + 1 < lesson.steps.length ? goToStep(match, number + 1) : completeLesson(match, number + 1, game.system.id);
  return {
    lesson,
    step,
    number,
    isAbout: options.some(({ answer }) => wants(answer)),
    isStuck,
    because: reason && reason.turn === turn ? reason.text : null,
    isLit: wants,
    allows(answer) {
      if (step?.kind !== 'doing' || isStuck || wants(answer)) return step?.kind !== 'telling';
      setReason({ turn, text: step.otherwise });
      return false;
    },
    gave(answer) {
      if (step?.kind !== 'doing' || turn === null || !wants(answer)) return;
      if (step.ends?.(turn.question, answer, view) ?? true) goOn();
    },
    next: goOn,
    finish: () => finishLesson(match, game.system.id),
    leave: () => leaveLesson(match),
  };
}
