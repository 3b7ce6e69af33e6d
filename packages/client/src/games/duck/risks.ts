import type { DuckBoard, DuckView, Foresight, Teamer } from '@sightline/duck';
import type { Question } from '@sightline/kernel';
import { called, list, say } from '../../words/duck.ts';
import type { Note } from '../game.ts';
import { actorOf, factsOf } from './answers.ts';
import { deckNotes } from './hazards.ts';
import { nameText, roomText, teamOf, threatsOf } from './names.ts';
import { nerveText } from './nerve.ts';

/** What a walk risks besides its points: a stumble on the way, and his nerve where he comes out. */
export function riskNotes(
  rules: DuckBoard,
  view: DuckView,
  question: Question,
  answer: unknown,
  { way, touched = [] }: Foresight,
): Note[] {
  const man = actorOf(view, question, answer);
  const { do: deed, to, via = to } = factsOf(answer);
  if (question.kind === 'act' && man && (deed === 'move' || deed === 'dash')) {
    const ahead = touched.map(({ square }) => square);
    return [...deckNotes(rules, view, man, ahead), ...firstNotes(rules, view, man, ahead)];
  }
  if (question.kind !== 'walk' || !man || typeof via !== 'number' || via === man.at) return [];
  const passed = (way ?? []).slice(1, -1).map(({ square }) => square);
  const walked = [...passed, via];
  return [
    ...deckNotes(rules, view, man, walked),
    ...stumbleNotes(rules, view, man, passed),
    ...nerveNotes(rules, view, man, walked),
  ];
}

/** DK-BINGE-003: before he sets out, what it costs to be the first in a room within his reach. */
function firstNotes(rules: DuckBoard, view: DuckView, man: Teamer, squares: readonly number[]): Note[] {
  const { tiles, tileAt, modules } = rules.planOf(view.arena);
  const rooms = new Set(squares.flatMap(square => tiles[tileAt[square] ?? -1]?.module ?? []));
  const ahead = [...rooms].filter(room => view.modules[room]?.entered === false);
  if (ahead.length === 0) return [];
  const room = list(ahead.map(id => roomText(modules[id]!.name)));
  const text = say('duck.risk.firstAhead', { room, nerve: nerveText(man) });
  return [{ text, rule: 'DK-BINGE-003', tone: 'warning' }];
}

/** DK-MOVE-046: on the way out of the square of a comrade. */
function stumbleNotes(rules: DuckBoard, view: DuckView, man: Teamer, passed: readonly number[]): Note[] {
  const others = teamOf(view).filter(other => other !== man && rules.isOnMap(other) && passed.includes(other.at));
  if (others.length === 0) return [];
  const names = list(others.map(other => nameText(rules, other)));
  return [
    { text: say('duck.risk.stumble', { names, factor: man.card.ff }), rule: 'DK-MOVE-046', tone: 'warning' } as const,
  ];
}

/** DK-BINGE-003, DK-BINGE-004: who is first in a module, and what is horrible to look at for the first time. */
function nerveNotes(rules: DuckBoard, view: DuckView, man: Teamer, squares: readonly number[]): Note[] {
  const { tiles, tileAt, modules } = rules.planOf(view.arena);
  const { once } = man;
  const nerve = nerveText(man);
  const rooms = new Set(squares.flatMap(square => tiles[tileAt[square] ?? -1]?.module ?? []));
  const first = [...rooms].find(room => view.modules[room]?.entered === false);
  const isNew = ({ card }: { readonly card: { readonly id: string; readonly horrific: boolean } }): boolean =>
    card.horrific && !once.includes(`saw ${card.id}`);
  const seen = threatsOf(rules, view).find(
    threat =>
      isNew(threat) &&
      threat.waitingSince === 0 &&
      squares.some(square => rules.sees(view, { ...man, at: square, position: 'centre' }, threat)),
  );
  return [
    ...(first === undefined
      ? []
      : [
          {
            text: say('duck.risk.first', { room: roomText(modules[first]!.name), nerve }),
            rule: 'DK-BINGE-003',
          } as const,
        ]),
    ...(seen
      ? [{ text: say('duck.risk.horror', { threat: called(seen.card.name), nerve }), rule: 'DK-BINGE-004' } as const]
      : []),
  ];
}
