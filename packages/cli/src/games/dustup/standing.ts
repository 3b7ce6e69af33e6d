import type { DustupBoard, DustupView } from '@sightline/dustup';
import { called, say } from '../../words/index.ts';

/** What the scenario is fought for, in points and in turns. */
export function goalOf(view: DustupView): string {
  const { victory } = view;
  switch (victory.kind) {
    case 'points':
      return say('dustup.goal.points', victory);
    case 'assault':
      return say('dustup.goal.assault', victory);
    case 'breakout':
      return say('dustup.goal.breakout', victory);
    case 'recover':
      return say('dustup.goal.recover', victory);
    case 'seize':
      return say('dustup.goal.seize', victory);
    case 'spoils':
      return say('dustup.goal.spoils', victory);
    default:
      return victory satisfies never;
  }
}

/** The turn, who holds what, how the points stand, and who may still seize the initiative. */
export function standingOf(board: DustupBoard, view: DustupView): string[] {
  const { turn, turns, night, objectives, sides, ending } = view;
  const scores = ending ? undefined : board.standingOf?.(view).scores;
  const points = scores?.map((score, side) => say('dustup.score', { side: sides[side]!.seat, points: score }));
  return [
    say('dustup.turn', { turn, turns, night }),
    ...objectives.map(({ name, holder, points: worth }) =>
      say('dustup.held', { name: called(name), points: worth, side: sides[holder]?.seat }),
    ),
    ...(points && turn > 0 ? [say('dustup.scores', { scores: points.join(', ') })] : []),
    say('dustup.tokens', { tokens: sides.map(side => say('dustup.tokensOf', side)).join(', ') }),
  ];
}
