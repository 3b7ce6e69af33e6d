import type { Figure, Teamer } from '@sightline/duck';
import { say } from '../../words/duck.ts';

/** On a six-sided die that always holds. */
const SURE = 6;
const LEAST = 1;

/** DK-BINGE-009, DK-GAP-016: whether a check takes a point off, held or not; a STEADY man keeps his first. */
export function costsAPoint(man: Figure | undefined): man is Teamer {
  if (man?.kind !== 'teamer' || man.binge <= LEAST) return false;
  return man.chicken || !man.card.traits.includes('STEADY') || man.once.includes('steady');
}

/** DK-BINGE-007, DK-BINGE-010: what a check that is to come needs, and what failing costs. */
export const nerveText = (man: Teamer): string =>
  say('duck.risk.nerve', { binge: man.binge, sure: man.binge >= SURE, costs: costsAPoint(man) });
