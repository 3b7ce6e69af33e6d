import type { Question } from '@sightline/kernel';
import type { Act, Figure, KillzoneBoard, KillzoneQuestion, KillzoneView } from '@sightline/killzone';
import { windName, windOf } from '../../board/winds.ts';
import { decimal, say } from '../../words/index.ts';
import { NONE } from './floors.ts';

/** A walk is told from where the figure stands; all else as the rules say it. */
export function label(rules: KillzoneBoard, view: KillzoneView, question: Question, answer: unknown): string | null {
  const asked = question as KillzoneQuestion;
  if (asked.kind !== 'act') return null;
  const act = answer as Act;
  return act.do === 'move' ? walkLabel(rules, view, view.figures[asked.figure.id]!, act) : null;
}

function walkLabel(
  rules: KillzoneBoard,
  view: KillzoneView,
  figure: Figure,
  { way }: Extract<Act, { do: 'move' }>,
): string {
  const { end } = rules.walkWay(view, figure, way);
  const ground = rules.groundOf(view.map);
  const [right, up] = [end.x - figure.x, end.y - figure.y];
  const wind = windName(windOf(right, -up));
  const inches = decimal(Math.hypot(right, up) / 1000, 1);
  if (end.x < 0 || end.y < 0 || end.x > ground.width || end.y > ground.depth) return say('killzone.moveOff', { wind });
  if (end.room === NONE || end.room === figure.room) return say('killzone.moveTo', { inches, wind });
  const { building, floor } = ground.rooms[end.room]!;
  const { name } = ground.buildings[building]!.who;
  return say('killzone.moveInto', {
    inches,
    wind,
    where: floor === 0 ? name : say('killzone.floor', { building: name, floor }),
  });
}
