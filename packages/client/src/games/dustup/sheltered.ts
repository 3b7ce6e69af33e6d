import type { DustupBoard, DustupView, Unit } from '@sightline/dustup';
import { called, say } from '../../words/dustup.ts';
import { isFit, isSeen, nameOf, placeOfUnit } from './units.ts';

/** Why some of a unit stand in shelter that does the unit no good; null where that is not so. */
export function missedText(rules: DustupBoard, view: DustupView, unit: Unit, from: Unit): string | null {
  const missed = rules.missedShelter?.(view, unit, placeOfUnit(view, from));
  return missed ? say(`dustup.missed.${missed.why}`, { name: called(missed.name) }) : null;
}

/** How a unit lies for the enemy who matters: the one who acts, or else the nearest who sees it. */
export function shelterLines(rules: DustupBoard, view: DustupView, unit: Unit): readonly string[] {
  const enemy = unit.where === 'table' ? enemyInSight(rules, view, unit) : undefined;
  if (!enemy) return [];
  const { concealment, cover } = rules.shelterOf(view, unit, placeOfUnit(view, enemy));
  const lies = say('dustup.card.shelter', {
    enemy: nameOf(rules, enemy.who),
    concealment: say(`dustup.concealments.${concealment}`),
    cover: say(`dustup.covers.${cover}`),
  });
  const missed = missedText(rules, view, unit, enemy);
  return missed === null ? [lies] : [lies, missed];
}

function enemyInSight(rules: DustupBoard, view: DustupView, unit: Unit): Unit | undefined {
  const at = placeOfUnit(view, unit);
  const away = (other: Unit): number => {
    const { x, y } = placeOfUnit(view, other);
    return Math.hypot(x - at.x, y - at.y);
  };
  const isActing = ({ id }: Unit): boolean => view.acting.includes(id);
  return view.units
    .filter(other => other.side !== unit.side && isSeen(rules, view, other) && isFit(rules, view, other))
    .filter(other => rules.isClear(view, placeOfUnit(view, other), at, other.sensors))
    .toSorted((a, b) => Number(isActing(b)) - Number(isActing(a)) || away(a) - away(b))[0];
}
