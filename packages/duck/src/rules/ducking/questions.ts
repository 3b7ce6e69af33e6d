import type { Direction } from '@sightline/geometry/grid';
import type { Listed } from '@sightline/kernel';

/** DK-DUCK-008: which way he faces when he has crawled. */
export interface CrawlFacingQuestion extends Listed<{ readonly facing: Direction }> {
  readonly kind: 'crawlFacing';
  readonly rule: 'DK-DUCK-008';
  readonly figure: number;
}
