import type { SideMark, Spot } from '../games/game.ts';
import type { Box } from './beside.ts';
import { layLabels } from './labels.ts';
import type { Projection } from './Stage.tsx';

/** What somebody on the board is called, and what is the matter with him. */
export interface Nameplate {
  readonly figure: number;
  readonly name: string;
  readonly marks: readonly string[];
  readonly mark: SideMark;
  /** Where he stands, with all of his. */
  readonly at: Spot;
}

interface NameplatesProps {
  readonly plates: readonly Nameplate[];
  /** Those who are spoken of have their names before all others. */
  readonly first: readonly number[];
  readonly projection: Projection;
}

/** Names beside those who bear them, of one size at any zoom; where they would lie over one another, the rest go without. */
export function Nameplates({ plates, first, projection }: NameplatesProps) {
  const boxOf = ({ x, y, width, height }: Spot): Box => {
    const start = projection.at({ x, y });
    return { left: start.x, top: start.y, width: width * projection.scale, height: height * projection.scale };
  };
  const isFirst = ({ figure, marks }: Nameplate): number => (first.includes(figure) ? 0 : marks.length > 0 ? 1 : 2);
  const labels = plates
    .toSorted((a, b) => isFirst(a) - isFirst(b))
    .map(plate => ({
      key: String(plate.figure),
      text: [plate.name, ...plate.marks].join(' · '),
      of: boxOf(plate.at),
      plate,
    }));
  return layLabels(
    labels,
    [],
    plates.map(({ at }) => boxOf(at)),
  ).map(({ key, at: { x, y }, plate }) => (
    <span
      key={key}
      className={`nameplate nameplate--${plate.mark}`}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      aria-hidden="true"
    >
      {plate.name}
      {plate.marks.length > 0 && <b> · {plate.marks.join(' · ')}</b>}
    </span>
  ));
}
