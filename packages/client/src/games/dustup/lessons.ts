import type { DustupView } from '@sightline/dustup';
import type { Lesson } from '../lesson.ts';
import { above } from './lessons/above.ts';
import { advance } from './lessons/advance.ts';
import { armour } from './lessons/armour.ts';
import { assault } from './lessons/assault.ts';
import { fire } from './lessons/fire.ts';

/** In this order: each takes for granted what the one before it has taught. */
export const lessons: readonly Lesson<DustupView>[] = [advance, fire, assault, armour, above];
