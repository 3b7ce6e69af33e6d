import { say } from '../../words/killzone.ts';
import type { FromThere } from './from-there.ts';

/** Lines from where a move ends: to whom one may shoot from there, with what the die must show, and from whom one may be shot at. */
export function ThenSeen({ there }: { readonly there: FromThere | null }) {
  if (!there) return null;
  const { at, shots, foes } = there;
  return (
    <g className="then-seen">
      {foes.map(foe => (
        <line key={foe.name} className="then-seen__foe" x1={foe.at.x} y1={foe.at.y} x2={at.x} y2={at.y} />
      ))}
      {shots.map(({ name, from, to, needs }) => (
        <g key={name}>
          <line className="then-seen__shot" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
          <text className="then-seen__needs" x={(from.x + 2 * to.x) / 3} y={(from.y + 2 * to.y) / 3}>
            {say('killzone.there.needs', { needs })}
          </text>
        </g>
      ))}
    </g>
  );
}
