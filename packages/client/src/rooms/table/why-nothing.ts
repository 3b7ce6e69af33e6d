import { deedCalled } from '../../games/deeds.ts';
import type { Point } from '../../games/game.ts';
import { isInside } from '../../play/use-considering.ts';
import { say } from '../../words/index.ts';
import type { TableState } from './use-table.ts';

type Pressed = Pick<TableState, 'game' | 'view' | 'viewer' | 'turn' | 'considering' | 'teaching'>;

/** Why nothing comes of a press: what lies there, what has to be chosen first, or that nothing is to be had. */
export function whyNothing(pressed: Pressed, isPlaying: boolean, at: Point | undefined): string {
  const { game, view, turn, teaching } = pressed;
  if (isPlaying) return say('note.playing');
  const lies = at && game.whatLies?.(view, at);
  if (lies) return lies;
  if (teaching?.step?.kind === 'telling') return say('note.readFirst');
  if (!turn) return say('note.notAsked');
  return (at && chosenFirst(pressed, at)) ?? say('note.nothingHere');
}

/** What leads there, but has to be chosen on the bar before any place is: who acts, or a move of which dice say how far. */
function chosenFirst({ game, view, viewer, turn, considering: { options } }: Pressed, at: Point): string | undefined {
  const { question } = turn!;
  if (options.some(({ answer }) => game.onlyPicks?.(question, answer))) return say('note.pickFirst');
  if (!options.some(({ act, spot }) => act?.deed === 'move' && spot === null)) return undefined;
  const dear = game.tooFar?.(view, question, at);
  if (dear) return dear;
  const subject = game.subject?.(view, question) ?? [];
  const isInReach = subject.some(figure =>
    (game.reachOf?.(view, viewer, figure) ?? []).some(spot => isInside(spot, at)),
  );
  const name = game.deedName?.(question, 'move') ?? deedCalled('move').name;
  return say(isInReach ? 'note.moveFirst' : 'note.tooFar', { name });
}
