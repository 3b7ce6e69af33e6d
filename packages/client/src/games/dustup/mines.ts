import type { DustupBoard, DustupView, Place, Unit } from '@sightline/dustup';
import { list, say } from '../../words/dustup.ts';
import type { Note, Point } from '../game.ts';
import { isAloft } from './aloft.ts';
import { shownAt } from './land.ts';
import { wayText } from './naming-places.ts';
import { isVehicle, placeOfUnit, titleOf } from './units.ts';
import { AT_HAND, mineText } from './what-lies.ts';

type Mine = DustupView['mines'][number];

/** DU-MINE-001: how far a field reaches round its counter, in mils. */
const FIELD = 3000;

/** Whether whoever comes near may set it off, and it waits for no command. */
const isField = (rules: DustupBoard, mine: Mine): boolean =>
  !mine.removed && mine.kind !== 'dummy' && !rules.isOnCommand(mine);

/** Through whose mines a way leads, as far as anybody can know. */
export function mineNotes(rules: DustupBoard, view: DustupView, unit: Unit, route: readonly Place[]): Note[] {
  if (isVehicle(unit) && isAloft(unit)) return [];
  const way = [placeOfUnit(view, unit), ...route];
  const met = view.mines.filter(
    mine => isField(rules, mine) && way.slice(1).some((to, i) => isNear(mine, way[i]!, to)),
  );
  return met.map(mine => ({
    text:
      mine.kind === 'faceDown'
        ? say('dustup.mineOnWay', { side: titleOf(view, view.sides[mine.side]!) })
        : say('dustup.mineKnownOnWay', { kind: say(`dustup.mineKinds.${mine.kind as 'ap'}`) }),
    rule: isVehicle(unit) ? 'DU-MINE-005' : 'DU-MINE-002',
    tone: 'warning',
  }));
}

/** What had better be read before anybody goes there. */
export function readFirst(rules: DustupBoard, view: DustupView, point: Point): string | null {
  const mine = view.mines.find(each => {
    const { x, y } = shownAt(view, each);
    return isField(rules, each) && Math.hypot(x - point.x, y - point.y) <= AT_HAND;
  });
  return mine ? mineText(rules, view, mine) : null;
}

/** Whether a place is nearer to a stretch of way than a field reaches. */
function isNear({ x, y }: Place, from: Place, to: Place): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const part = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / length));
  return Math.hypot(x - from.x - part * dx, y - from.y - part * dy) < FIELD;
}

/** Where mines lie, seen from whom they are fired at. */
export function minesOf(view: DustupView, target: number, mines: readonly number[]): string {
  const at = placeOfUnit(view, view.units[target]!);
  const off = mines.map(id => say('dustup.mineOff', { way: wayText(at, view.mines[id]!, 1) }));
  return say('dustup.these', { what: list(off) });
}
