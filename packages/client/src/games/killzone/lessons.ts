import type { KillzoneView } from '@sightline/killzone';
import type { Lesson } from '../lesson.ts';
import { patrol } from './lessons/patrol.ts';
import { prize } from './lessons/prize.ts';
import { wheels } from './lessons/wheels.ts';

/** In this order: each takes for granted what the one before it has taught. */
export const lessons: readonly Lesson<KillzoneView>[] = [patrol, wheels, prize];
