import { DIRECTIONS, type Direction } from '@sightline/geometry/grid';
import { refuse } from '@sightline/kernel';
import { apertureSquares, doorsAt } from '../../ship/places.ts';
import type { ActKind } from '../../table/acts.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer } from '../../table/figure.ts';
import { isAble, isOnMap, seatOf } from '../../table/figures.ts';
import { form, isNumber } from '../../table/form.ts';
import { ask } from '../../table/questions.ts';
import { putOnWait, spendAction, whyNotWait } from '../actions/chits.ts';
import { passesFumbleTest } from '../actions/fumble-test.ts';
import { whyNotOtherAction } from '../actions/other-action.ts';
import { plainAct } from '../actions/plain-act.ts';
import { doorOf, holdsBody, removeBody } from '../doors/working-doors.ts';
import { halfFacing } from '../movement/positions.ts';
import { enterSquare, turnTo } from '../movement/steps.ts';
import { crawlSquares, squaresToCrawlTo, whyNotCrawl, whyNotFromTheDeck } from './lying-down.ts';
import type { CrawlFacingQuestion } from './questions.ts';

export type LyingAct =
  | { readonly do: 'crawl'; readonly square: number }
  | { readonly do: 'standUp' }
  | { readonly do: 'standUpAndWait' };

/** DK-DUCK-008: one square, any way, but onto nothing higher than what he lies on. */
const crawl: ActKind<Extract<LyingAct, { do: 'crawl' }>> = {
  do: 'crawl',
  isForm: form<Extract<LyingAct, { do: 'crawl' }>>({ square: isNumber }),
  list: (table, man) => squaresToCrawlTo(table, man).map(square => ({ do: 'crawl', square }) as const),
  whyNot: (table, man, { square }) => [
    ...whyNotCrawl(table, man),
    ...(crawlSquares(table, man).includes(square) ? [] : [refuse('DK-DUCK-008', 'noCrawlingThere')]),
  ],
  perform(table, io, man, { square }) {
    spendAction(man);
    enterSquare(table, io, man, square, { willingly: true, facing: man.facing });
    if (!isAble(man) || !isOnMap(man) || man.grapple) return;
    const facing = askFacing(io, man);
    man.position = halfFacing(man, facing);
    turnTo(table, io, man, facing);
  },
};

function askFacing(io: DuckIo, man: Teamer): Direction {
  const question: CrawlFacingQuestion = {
    kind: 'crawlFacing',
    rule: 'DK-DUCK-008',
    figure: man.id,
    options: DIRECTIONS.map(facing => ({ facing })),
  };
  return ask(io, seatOf(man), question).facing;
}

function getUp(io: DuckIo, man: Teamer, waits: boolean): void {
  man.ducked = false;
  io.tell({ type: 'stoodUp', rule: waits ? 'DK-DUCK-014' : 'DK-DUCK-013', figure: man.id, waits });
}

/** DK-DUCK-013, DK-CDUCK-003: same square, same facing, no test. */
const standUp = plainAct({
  do: 'standUp',
  whyNot: (_table, man) => whyNotFromTheDeck(man, 'DK-DUCK-013'),
  perform(_table, io, man) {
    spendAction(man);
    getUp(io, man, false);
  },
});

/** DK-DUCK-014: with his last chit, which goes to WAIT in place of ACTED. */
const standUpAndWait = plainAct({
  do: 'standUpAndWait',
  whyNot: (_table, man) => [...whyNotFromTheDeck(man, 'DK-DUCK-013'), ...whyNotWait(man)],
  perform(_table, io, man) {
    putOnWait(man);
    getUp(io, man, true);
  },
});

export const LYING_ACTS = [crawl, standUp, standUpAndWait] as const;

export type DoorwayAct = { readonly do: 'clearDoorway'; readonly door: number };

/** DK-DUCK-018: as an Other Action, from an aperture square. */
const clearDoorway: ActKind<DoorwayAct> = {
  do: 'clearDoorway',
  isForm: form<DoorwayAct>({ door: isNumber }),
  list: (table, man) =>
    doorsAt(table, man.at)
      .map(({ id }) => ({ do: 'clearDoorway', door: id }) as const)
      .filter(act => clearDoorway.whyNot(table, man, act).length === 0),
  whyNot(table, man, { door }) {
    if (!table.doors[door] || !holdsBody(table, door)) return [refuse('DK-DUCK-018', 'nothingToClear')];
    const { here, beyond } = apertureSquares(table, doorOf(table, door).plan);
    const refusals = whyNotOtherAction(man);
    return here.includes(man.at) || beyond.includes(man.at)
      ? refusals
      : [...refusals, refuse('DK-DUCK-018', 'notAtDoor')];
  },
  perform(table, io, man, { door }) {
    spendAction(man);
    if (passesFumbleTest(table, io, man, { name: 'clearDoorway', rule: 'DK-DUCK-018' }))
      removeBody(table, io, door, man.id);
  },
};

export const DOORWAY_ACTS = [clearDoorway] as const;
