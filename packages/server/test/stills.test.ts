import type { Json } from '@sightline/kernel';
import { type HeardUpdate, patched, type StillDelta } from '@sightline/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, type Page } from './support/page.ts';
import { ADA, attend, BEN, drillOfTwo, enrol, firstAnswer, openPlace, type Place } from './support/table.ts';

let place: Place;
beforeAll(async () => {
  place = await openPlace();
  await enrol(place, ADA, 'Ada');
  await enrol(place, BEN, 'Ben');
});
afterAll(() => place.close());

const viewsFrom = (before: Json, stills: readonly StillDelta[]): Json[] => {
  let last = before;
  return stills.map(({ view }) => {
    last = view === null ? last : patched(last, view);
    return last;
  });
};

function lastUpdate(page: Page): HeardUpdate {
  return JSON.parse(page.heard.findLast(text => text.startsWith('{"type":"update"'))!) as HeardUpdate;
}

test('whoever wants to see things happen gets the view at every event, now and when he asks for it again', async () => {
  const { made, ada, ben } = await drillOfTwo(place);
  await ada.ask({ type: 'leave', desk: 0 });
  await attend(ada, made.match, 'red', { stills: true });
  const { view: before } = ada.at().seen;
  await firstAnswer(ada);
  const update = lastUpdate(ada);
  expect(update.stills?.map(({ line }) => line)).toEqual([ada.at().told.length - 1]);
  expect(viewsFrom(before, update.stills!).at(-1)).toEqual(ada.at().seen.view);
  await firstAnswer(ada);
  const recalled = await ada.ask({ type: 'recall', desk: 0, line: 0 });
  if (recalled.type !== 'recalled') throw new Error(JSON.stringify(recalled));
  expect(recalled.before).toEqual(before);
  expect(recalled.stills).toHaveLength(ada.at().told.filter(({ line }) => line.kind === 'event').length);
  expect(viewsFrom(recalled.before, recalled.stills).at(-1)).toEqual(ada.at().seen.view);
  expect(codeOf(await ada.ask({ type: 'recall', desk: 0, line: 9_999 }))).toBe('notFound');
  await Promise.all([ada.close(), ben.close()]);
});
