import { hrefOf } from '../../app/route.ts';
import { say } from '../../words/index.ts';
import { SortIcon } from '../table/SortIcon.tsx';
import type { TurningPoint } from './turning-points.ts';

/** When it turned: each moment leads to its place in the replay. */
export function TurningPoints({ id, points }: { readonly id: string; readonly points: readonly TurningPoint[] }) {
  if (points.length === 0) return null;
  return (
    <section className="card turning">
      <h2 className="card__title">{say('after.turningPoints')}</h2>
      <ol className="turning__list">
        {points.map(({ key, chapter, text, line, after }) => (
          <li key={key}>
            <a className="turning__point" href={hrefOf({ room: 'replay', id, after })}>
              <SortIcon sort={line.telling.sort} />
              <span className="turning__when">{chapter}</span>
              <span className="turning__text">{text}</span>
              <span className="turning__see">{say('after.seeIt')}</span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
