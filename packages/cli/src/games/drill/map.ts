import type { Drill, DrillBoard } from '@sightline/drill';
import type { Viewer } from '@sightline/kernel';
import { blankCanvas, cropped, type Mark, put, type Room, type Spot } from '../../screen/canvas.ts';
import { LONGEST, labelsOf } from '../../screen/labels.ts';
import { say } from '../../words/index.ts';
import type { Chart, Near, RulesOf } from '../game.ts';
import { nameOf } from './pieces.ts';

/** Room for the numbers of the rows. */
const MARGIN = 3;

/** The field, three letters a square, with the numbers that squares are named by along its edges. */
export function mapOf(rules: RulesOf<DrillBoard>, view: Drill, viewer: Viewer, room: Room, { at }: Near): Chart {
  const { size } = rules.board;
  const canvas = blankCanvas(MARGIN + size * LONGEST, size + 1);
  const spotOf = (square: number): Spot => ({
    column: MARGIN + (square % size) * LONGEST,
    row: Math.floor(square / size) + 1,
  });
  for (let n = 0; n < size; n++) {
    const edge: Mark = { text: String(n), tone: 'faint' };
    put(canvas, { column: spotOf(n).column, row: 0 }, edge);
    put(canvas, { column: MARGIN - 1 - edge.text.length, row: n + 1 }, edge);
  }
  const laid = new Set(view.mines.filter(({ side }) => side === viewer).map(({ at }) => at));
  view.obstacles.forEach((stands, square) => {
    put(canvas, spotOf(square), stands === 1 ? obstacle : laid.has(square) ? mine : OPEN);
  });
  const standing = view.units.filter(rules.board.isStanding);
  const labels = labelsOf(view.units.map(({ id }) => nameOf(rules, id)));
  const own = viewer === 'blue' ? 'blue' : 'red';
  for (const { id, at, side } of standing) {
    const name = nameOf(rules, id);
    const label = labels.get(name)!;
    put(
      canvas,
      spotOf(at),
      side === own ? { text: label.toUpperCase(), name, tone: 'own' } : { text: label, name, tone: 'foe' },
    );
  }
  const looked = standing.find(({ id }) => nameOf(rules, id) === at);
  const focus = looked ? spotOf(looked.at) : null;
  return { canvas: cropped(canvas, room, focus), focus };
}

const OPEN: Mark = { text: ' . ', tone: 'faint' };
const obstacle: Mark = { text: '###', name: say('drill.obstacle'), tone: 'plain' };
const mine: Mark = { text: ' * ', name: say('drill.mine'), tone: 'goal' };
