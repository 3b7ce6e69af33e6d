import type { DuckView } from '@sightline/duck';
import type { Lesson } from '../lesson.ts';
import { boarding } from './lessons/boarding.ts';
import { nest } from './lessons/nest.ts';
import { shooting } from './lessons/shooting.ts';

/** In this order: each takes for granted what the one before it has taught. */
export const lessons: readonly Lesson<DuckView>[] = [boarding, shooting, nest];
