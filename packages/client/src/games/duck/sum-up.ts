import type { DuckBoard, DuckEvent, DuckView } from '@sightline/duck';
import { called, list, say, sayIf } from '../../words/duck.ts';
import type { Passed } from '../scene.ts';
import { nameText, threatsOf } from './names.ts';
import { isOfPing } from './telling.ts';

/** What came of a phase in one line: who moved, who was grabbed, who is down, which Event cards; null where nothing did. */
export function sumUp(rules: DuckBoard, passed: Passed<DuckEvent, DuckView>): string | null {
  const sums = [peopleOf(rules, passed), cardsOf(rules, passed), mishapsOf(rules, passed)].filter(sum => sum !== null);
  return sums.length > 0 ? sums.join(' ') : null;
}

function peopleOf(rules: DuckBoard, { before, after, events }: Passed<DuckEvent, DuckView>): string | null {
  const { phase } = before;
  if (phase !== 'threat' && phase !== 'team') return null;
  const name = (id: number): string => (after.figures[id] ? nameText(rules, after.figures[id]) : '');
  const isMan = (id: number): boolean => after.figures[id]?.kind === 'teamer';
  const wasThere = (id: number): boolean => before.figures[id] !== undefined && rules.isOnMap(before.figures[id]);
  const of = (...types: readonly DuckEvent['type'][]): readonly number[] => [
    ...new Set(
      events.flatMap(event => (types.includes(event.type) && 'figure' in event ? [Number(event.figure)] : [])),
    ),
  ];
  const moved = of('stepped').filter(id => isMan(id) === (phase === 'team'));
  // Where nothing happened that is said: nobody has to look for it.
  const stayed =
    phase === 'threat' ? threatsOf(rules, after).filter(({ id }) => wasThere(id) && !moved.includes(id)) : [];
  const killed = of('killed').filter(id => !isMan(id));
  const lost = of('killed', 'incapacitated', 'captiveTaken', 'leftBehind').filter(isMan);
  const parts = [
    moved.length > 0 && say('duck.sum.moved', { count: moved.length }),
    stayed.length > 0 && say('duck.sum.stayed', { count: stayed.length, all: moved.length === 0 }),
    ...of('grappleBegun')
      .filter(id => !lost.includes(id))
      .map(id => say('duck.sum.grabbed', { name: name(id) })),
    ...of('wounded')
      .filter(id => isMan(id) && !lost.includes(id))
      .map(id => say('duck.sum.wounded', { name: name(id) })),
    killed.length > 0 && say('duck.sum.killed', { count: killed.length }),
    lost.length > 0 ? say('duck.sum.lost', { names: list(lost.map(name)) }) : say('duck.sum.nobodyLost'),
  ].filter(part => part !== false);
  return parts.length > 1 || lost.length > 0 ? say(`duck.sum.${phase}`, { parts: parts.join(', ') }) : null;
}

/** Who has lost heart, what was blank, and what the Stress Kitty has come to. */
function mishapsOf(rules: DuckBoard, { before, after, events }: Passed<DuckEvent, DuckView>): string | null {
  const of = <K extends DuckEvent['type']>(type: K): Extract<DuckEvent, { readonly type: K }>[] =>
    events.filter((event): event is Extract<DuckEvent, { readonly type: K }> => event.type === type);
  const chickens = of('turnedChicken').flatMap(({ figure }) => after.figures[figure] ?? []);
  const blanks = of('sourceChitTurned').filter(({ isEntrance }) => !isEntrance).length;
  const [was, now] = [before.kitty.chits.length, after.kitty.chits.length];
  const parts = [
    chickens.length > 0 && say('duck.sum.lostHeart', { names: chickens.map(man => nameText(rules, man)) }),
    blanks > 0 && say('duck.sum.blank', { count: blanks }),
    was !== now && say('duck.sum.kitty', { was, now, of: after.mission.stressThreshold }),
  ].filter(part => part !== false);
  return parts.length > 0 ? parts.join(' ') : null;
}

/** The Event cards that were turned over, each with whatever it has put on the board. */
function cardsOf(rules: DuckBoard, { after, events }: Passed<DuckEvent, DuckView>): string | null {
  const cards: { readonly title: string; readonly text: string; readonly came: string[]; readonly binges: string[] }[] =
    [];
  for (const event of events) {
    if (event.type === 'cardTurned') {
      const text = event.text ?? sayIf(`duck.events.${event.card}`) ?? '';
      cards.push({ title: called(event.title), text, came: [], binges: [] });
    }
    const man = event.type === 'bingeChanged' && event.cause === 'eventCard' ? after.figures[event.figure] : undefined;
    if (man && event.type === 'bingeChanged')
      cards.at(-1)?.binges.push(say('duck.sum.binge', { name: nameText(rules, man), binge: event.binge }));
    const figure = event.type === 'threatPlaced' && !isOfPing(event) ? after.figures[event.figure] : undefined;
    if (figure) cards.at(-1)?.came.push(nameText(rules, figure));
  }
  if (cards.length === 0) return null;
  const parts = cards.map(({ came, binges, ...card }) =>
    say('duck.sum.card', { ...card, came: list(came), binges: list(binges) }),
  );
  return say('duck.sum.cards', { count: cards.length, parts: parts.join(' ') });
}
