import type { Listed } from '@sightline/kernel';
import type { Exploring } from './exploration.ts';

export interface ExploreQuestion extends Listed<Exploring> {
  readonly kind: 'explore';
}
