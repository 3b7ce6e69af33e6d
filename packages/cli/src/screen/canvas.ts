/** How something on a map is shown where a screen has colours; the letters alone say as much. */
export type Tone = 'plain' | 'own' | 'foe' | 'goal' | 'danger' | 'faint';

/** Something drawn on a map: its letters, and what they are called in the legend. What needs no telling has no name. */
export interface Mark {
  readonly text: string;
  readonly name?: string;
  readonly tone: Tone;
}

/** A sheet of squared paper: a letter to each square, and what it is a letter of. */
export interface Canvas {
  readonly columns: number;
  readonly rows: number;
  readonly cells: (Cell | undefined)[];
}

interface Cell {
  readonly letter: string;
  readonly mark: Mark;
}

/** How much fits on a screen. */
export interface Room {
  readonly columns: number;
  readonly rows: number;
}

export interface Spot {
  readonly column: number;
  readonly row: number;
}

export function blankCanvas(columns: number, rows: number): Canvas {
  return { columns, rows, cells: new Array<Cell | undefined>(columns * rows).fill(undefined) };
}

export function put(canvas: Canvas, { column, row }: Spot, mark: Mark): void {
  if (row < 0 || row >= canvas.rows) return;
  [...mark.text].forEach((letter, i) => {
    const at = column + i;
    if (at >= 0 && at < canvas.columns) canvas.cells[row * canvas.columns + at] = { letter, mark };
  });
}

/** The part of a canvas that fits, with the focus as near to its middle as the edges allow. */
export function cropped(canvas: Canvas, { columns, rows }: Room, focus: Spot | null): Canvas {
  const across = Math.min(columns, canvas.columns);
  const down = Math.min(rows, canvas.rows);
  const left = startOf(canvas.columns, across, focus?.column ?? canvas.columns / 2);
  const top = startOf(canvas.rows, down, focus?.row ?? canvas.rows / 2);
  const part = blankCanvas(across, down);
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++)
      part.cells[row * across + column] = canvas.cells[(row + top) * canvas.columns + column + left];
  return part;
}

function startOf(whole: number, part: number, focus: number): number {
  return Math.max(0, Math.min(whole - part, Math.round(focus - part / 2)));
}

/** The lines of a canvas; letters of one tone that stand together are painted together. */
export function linesOf({ columns, rows, cells }: Canvas, paint: (tone: Tone, text: string) => string): string[] {
  return Array.from({ length: rows }, (_, row) => {
    const line = cells.slice(row * columns, (row + 1) * columns);
    const last = line.findLastIndex(cell => cell !== undefined && cell.letter !== ' ');
    let [said, run, tone]: [string, string, Tone] = ['', '', 'plain'];
    for (const cell of line.slice(0, last + 1)) {
      const next = cell?.mark.tone ?? 'plain';
      if (next !== tone) {
        said += paint(tone, run);
        [run, tone] = ['', next];
      }
      run += cell?.letter ?? ' ';
    }
    return said + paint(tone, run);
  });
}

/** What is in sight and has a name, once each: whoever stands there first, then the ground. */
export function legendOf({ cells }: Canvas): readonly Mark[] {
  const found = new Map<string, Mark>();
  for (const cell of cells) {
    if (cell?.mark.name === undefined) continue;
    const known = found.get(cell.mark.name);
    // A door in a wall is as many letters as it is wide.
    if (!known || known.text.length > cell.mark.text.length) found.set(cell.mark.name, cell.mark);
  }
  const rank = ({ tone }: Mark): number => RANKS.indexOf(tone);
  return [...found.values()].toSorted(
    (a, b) => rank(a) - rank(b) || a.text.localeCompare(b.text, 'en', { numeric: true }),
  );
}

const RANKS: readonly Tone[] = ['own', 'foe', 'goal', 'danger', 'plain', 'faint'];
