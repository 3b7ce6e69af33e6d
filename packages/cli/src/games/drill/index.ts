import type { Drill, DrillBoard } from '@sightline/drill';
import type { Question } from '@sightline/kernel';
import { say } from '../../words/index.ts';
import type { Deed, Game, RulesOf } from '../game.ts';
import { mapOf } from './map.ts';
import { nameOf, piecesOf } from './pieces.ts';

type Rules = RulesOf<DrillBoard>;

/** The Drill at a table of letters. */
export function drillGame(rules: Rules): Game<Drill> {
  return {
    goal: () => say('drill.goal'),
    standing({ round, turn, units }) {
      const [red, blue] = ['red', 'blue'].map(
        side => units.filter(unit => unit.side === side && rules.board.isStanding(unit)).length,
      );
      return [say('drill.turn', { round, turn: say(`drill.sides.${turn}`) }), say('drill.standing', { red, blue })];
    },
    pieces: (view, viewer) => piecesOf(rules, view, viewer),
    subject(_view, question) {
      const unit = unitOf(question);
      return unit === null ? null : nameOf(rules, unit);
    },
    map: (view, viewer, room, near) => mapOf(rules, view, viewer, room, near),
    label: (view, question, answer) =>
      question.kind === 'walk' && typeof answer === 'number' ? walkLabel(rules, view, question, answer) : null,
    deed: ({ kind }, answer): Deed => {
      if (kind === 'walk') return 'move';
      return typeof answer === 'number' && kind === 'shoot' ? 'shoot' : 'other';
    },
  };
}

function unitOf(question: Question): number | null {
  const { unit, trigger } = question as Question & { unit?: number; trigger?: { readonly unit?: number } };
  return unit ?? trigger?.unit ?? null;
}

/** Where a walk ends, and how far that is from where it begins. */
function walkLabel({ board }: Rules, view: Drill, question: Question, to: number): string {
  const from = view.units[unitOf(question) ?? -1]?.at ?? to;
  const across = (to % board.size) - (from % board.size);
  const down = Math.floor(to / board.size) - Math.floor(from / board.size);
  return say('drill.walkTo', {
    square: board.squareName(to),
    stays: to === from,
    across: Math.abs(across),
    east: across > 0,
    down: Math.abs(down),
    south: down > 0,
  });
}
