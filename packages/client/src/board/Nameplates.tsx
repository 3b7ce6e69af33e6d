import type { SideMark, Spot } from '../games/game.ts';
import type { Box } from './beside.ts';
import { type Insets, NO_INSETS } from './camera.ts';
import { layLabels } from './labels.ts';
import type { Projection } from './Stage.tsx';

/** What somebody on the board is called, and what is the matter with him. */
export interface Nameplate {
  readonly figure: number;
  readonly name: string;
  readonly marks: readonly string[];
  /** What else is to be known of him, and no alarm. */
  readonly asides?: readonly string[];
  readonly mark: SideMark;
  /** Where he stands, with all of his. */
  readonly at: Spot;
  /** Each of them by himself, over whom nobody else's name lies; else all of where he stands. */
  readonly men?: readonly Spot[];
}

interface NameplatesProps {
  readonly plates: readonly Nameplate[];
  /** Those who are spoken of have their names before all others. */
  readonly first: readonly number[];
  /** What else is written over the board: no name lies over it. */
  readonly badges?: readonly Box[];
  readonly projection: Projection;
  /** What of the picture lies under panels: a name that would is left out. */
  readonly insets?: Insets;
}

/** How wide a letter of a name is: its type is narrow. */
const LETTER = 5.7;

/** A name that lies over somebody else's men would be taken for theirs: it may touch them, and no more. */
const MOST_COVERED = 0.06;

/** Names beside those who bear them, of one size at any zoom; where they would lie over one another, or over others, they are shorter or left out. */
export function Nameplates({ plates, first, badges = [], projection, insets = NO_INSETS }: NameplatesProps) {
  const boxOf = ({ x, y, width, height }: Spot): Box => {
    const start = projection.at({ x, y });
    return { left: start.x, top: start.y, width: width * projection.scale, height: height * projection.scale };
  };
  const isFirst = ({ figure, marks }: Nameplate): number => (first.includes(figure) ? 0 : marks.length > 0 ? 1 : 2);
  const labels = plates
    .toSorted((a, b) => isFirst(a) - isFirst(b))
    .map(plate => ({
      key: String(plate.figure),
      text: [plate.name, ...plate.marks, ...(plate.asides ?? [])].join(' · '),
      short: plate.name,
      of: boxOf(plate.at),
      plate,
    }));
  const { width: wide, height: high } = projection.size;
  const within: Box = {
    left: insets.left,
    top: insets.top,
    width: wide - insets.left - insets.right,
    height: high - insets.top - insets.bottom,
  };
  return layLabels(
    labels,
    badges,
    plates.flatMap(({ at, men }) => (men ?? [at]).map(boxOf)),
    { within, letter: LETTER, mostCovered: MOST_COVERED },
  ).map(({ key, at: { x, y }, width, align, isShort, plate }) => (
    <span
      key={key}
      className={`nameplate nameplate--${plate.mark}`}
      style={{ transform: `translate(${x}px, ${y}px)`, width, textAlign: align }}
      aria-hidden="true"
    >
      {plate.name}
      {!isShort && plate.marks.length > 0 && <b> · {plate.marks.join(' · ')}</b>}
      {!isShort && plate.asides?.map(aside => ` · ${aside}`)}
    </span>
  ));
}
