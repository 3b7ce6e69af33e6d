import type { Act, DustupBoard, DustupQuestion, DustupView } from '@sightline/dustup';
import type { Odds } from '@sightline/kernel';
import { say } from '../../words/dustup.ts';
import type { Chance } from '../table-talk.ts';
import { type Changed, changeIn, downIn, ofSide, ofUnit } from './changes.ts';
import { type Row, sized } from './plain-rows.ts';
import { isVehicle, nameOf } from './units.ts';

// Odds of what comes down from above, and of what is fired up there: many units may be in it, one's own among them.

/** What an answer brings down, for whom it is fired, and how it may end. */
export interface Above {
  readonly side: number;
  readonly rows: readonly Row[];
  /** What the one number is the chance of. */
  readonly hope: 'struck' | 'gone' | 'escapes';
  /** The aircraft that is fired at. */
  readonly target: number | null;
}

/** A fire mission, bombs, fire at an aircraft or what its pilot does about it; null for everything else. */
export function aboveOf(view: DustupView, asked: DustupQuestion, answer: unknown): Above | null {
  const burst = (side: number): Above => ({
    side,
    rows: burstRows(view, side),
    hope: 'struck',
    target: null,
  });
  if (asked.kind === 'placeMission') return burst(view.units[asked.unit.id]!.side);
  if (asked.kind === 'underLock') {
    const { side, id } = view.units[asked.unit.id]!;
    return { side, rows: lockRows(id), hope: 'escapes', target: id };
  }
  if (asked.kind === 'activate') {
    const choice = answer as { readonly do: string; readonly mission?: number };
    return choice.do === 'land' ? burst(view.missions[choice.mission!]!.side) : null;
  }
  if (asked.kind !== 'act') return null;
  const act = answer as Act;
  const { side } = view.units[asked.unit.id]!;
  if (act.do === 'fireMission' || act.do === 'dropBombs') return burst(side);
  if (act.do !== 'fireAtAircraft') return null;
  return { side, rows: antiAirRows(act.target), hope: 'gone', target: act.target };
}

/** What becomes of the enemy, the worst first; whoever of one's own is in it is named below. */
function burstRows(view: DustupView, side: number): readonly Row[] {
  const enemy = ofSide(view, 1 - side);
  const befalls = (what: 'destroyed' | 'damaged' | 'markers') => (changed: Changed) =>
    changeIn(changed, enemy, ({ is }) => is === what);
  return [
    { id: 'wrecked', tone: 'good', fits: befalls('destroyed') },
    { id: 'down', tone: 'good', fits: changed => downIn(changed, enemy) > 0 },
    { id: 'hit', tone: 'good', fits: befalls('damaged') },
    { id: 'suppressed', tone: 'fair', fits: befalls('markers') },
    { id: 'ownOnly', tone: 'bad', fits: changed => changeIn(changed, ofSide(view, side), () => true) },
    { id: 'changes', tone: 'fair', fits: changed => changed.length > 0 },
    { id: 'nothing', tone: 'poor', fits: () => true },
  ];
}

/** Whatever is hit does not stay up; a pilot who is scared goes home. */
function antiAirRows(target: number): readonly Row[] {
  const it = ofUnit(target);
  return [
    {
      id: 'shotDown',
      tone: 'good',
      fits: changed => changeIn(changed, it, ({ is }) => is === 'destroyed' || is === 'damaged'),
    },
    { id: 'goesHome', tone: 'good', fits: changed => changeIn(changed, it, ({ is }) => is === 'offTable') },
    { id: 'nothing', tone: 'poor', fits: () => true },
  ];
}

/** The same as its pilot sees it, who has been acquired. */
function lockRows(craft: number): readonly Row[] {
  const [down, home] = antiAirRows(craft);
  return [
    { ...down!, id: 'ownShotDown', tone: 'bad' },
    { ...home!, id: 'ownGoesHome', tone: 'fair' },
    { id: 'escapes', tone: 'good', fits: () => true },
  ];
}

type FateId = 'destroyed' | 'damaged' | 'down' | 'marked';

/** What is next to never is left out. */
const SELDOM = 0.005;

/** Who is in it, by name, and what may become of each; one's own first, as harm. */
export function harmOf(rules: DustupBoard, view: DustupView, { side, target }: Above, odds: Odds): Chance[] {
  const met = view.units.filter(({ id }) => id !== target);
  const own = met.filter(unit => unit.side === side);
  const enemies = met.filter(unit => unit.side !== side);
  return [...own, ...enemies].flatMap(unit => {
    const it = ofUnit(unit.id);
    const fates: Readonly<Record<FateId, (changed: Changed) => boolean>> = {
      destroyed: changed => changeIn(changed, it, ({ is }) => is === 'destroyed'),
      damaged: changed => changeIn(changed, it, ({ is }) => is === 'damaged'),
      down: changed => downIn(changed, it) > 0,
      marked: changed => changeIn(changed, it, ({ is }) => is === 'markers'),
    };
    const told: readonly FateId[] = isVehicle(unit) ? ['destroyed', 'damaged', 'marked'] : ['down', 'marked'];
    return told.flatMap((id): Chance[] => {
      const found = odds.outcomes.filter(({ outcome }) => fates[id](outcome as unknown as Changed));
      const chance = found.reduce((sum, each) => sum + each.chance, 0);
      if (chance < SELDOM) return [];
      const text = say(`dustup.harm.${id}`, { unit: nameOf(rules, unit.who), own: unit.side === side });
      return [{ text, tone: unit.side === side ? 'bad' : 'fair', ...sized(chance, odds) }];
    });
  });
}
