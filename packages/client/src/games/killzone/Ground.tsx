import type { Ground as Built, MapRow } from '@sightline/killzone';
import { memo } from 'react';
import { scatter } from '../../board/scatter.ts';
import { called, say } from '../../words/killzone.ts';
import type { Spot } from '../game.ts';
import { floorPlansOf, NONE, spotOfRect, spotOfRoom } from './floors.ts';
import { useRules } from './rules.ts';

/** Everything that never moves: streets, rough ground, walls, houses with their rooms, and the floors laid out beside. */
export const Ground = memo(function Ground({ map }: { readonly map: MapRow }) {
  const rules = useRules();
  const ground = rules.groundOf(map);
  const { width, depth, patches, steps, blocks, barriers } = ground;
  const y = (mils: number): number => (depth - mils) / 1000;
  return (
    <g className="street">
      <rect
        className="street__frame"
        x={-0.7}
        y={-0.7}
        width={width / 1000 + 1.4}
        height={depth / 1000 + 1.4}
        rx={0.4}
      />
      <rect className="street__ground" width={width / 1000} height={depth / 1000} />
      <path className="street__slabs" d={slabs(width / 1000, depth / 1000)} />
      {map.roads.map(area => (
        <rect key={area.join()} className="road road--kerb" {...spotOfRect(ground, inMils(area))} />
      ))}
      {map.roads.map(area => (
        <rect key={area.join()} className="road" {...spotOfRect(ground, inMils(area))} />
      ))}
      {map.roads.map(area => (
        <Road key={area.join()} spot={spotOfRect(ground, inMils(area))} />
      ))}
      <rect className="street__rim" x={-0.35} y={-0.35} width={width / 1000 + 0.7} height={depth / 1000 + 0.7} />
      {patches.map(patch => (
        <rect
          key={`${patch.minX},${patch.minY}`}
          className={`patch patch--${patch.kind}`}
          {...spotOfRect(ground, patch)}
          rx={0.6}
        />
      ))}
      {steps.map(step => (
        <Raised key={`${step.minX},${step.minY}`} kind={step.kind} spot={spotOfRect(ground, step)} />
      ))}
      {barriers.map(({ kind, a, b }) => (
        <line
          key={`${a.x},${a.y},${b.x}`}
          className={`barrier barrier--${kind}`}
          x1={a.x / 1000}
          y1={y(a.y)}
          x2={b.x / 1000}
          y2={y(b.y)}
        />
      ))}
      {blocks.map(block =>
        block.what === 'wreck' ? (
          <rect key={`wreck ${block.id}`} className="wreck" {...spotOfRect(ground, block)} rx={0.4} />
        ) : null,
      )}
      <Houses ground={ground} />
    </g>
  );
});

function inMils([minX, minY, maxX, maxY]: readonly [number, number, number, number]) {
  return { minX: minX * 1000, minY: minY * 1000, maxX: maxX * 1000, maxY: maxY * 1000 };
}

/** A carriageway with its middle line. */
function Road({ spot }: { readonly spot: Spot }) {
  const { x, y, width, height } = spot;
  const isAcross = width > height;
  const middle = isAcross
    ? { x1: x, y1: y + height / 2, x2: x + width, y2: y + height / 2 }
    : { x1: x + width / 2, y1: y, x2: x + width / 2, y2: y + height };
  return (
    <>
      <path
        className="road__grit"
        d={scatter(spot, 1.6)
          .map(point => `M${point.x.toFixed(2)} ${point.y.toFixed(2)}h0`)
          .join('')}
      />
      <line className="road__middle" {...middle} />
    </>
  );
}

/** Paving, two inches square. */
function slabs(width: number, depth: number): string {
  let path = '';
  for (let x = 2; x < width; x += 2) path += `M${x} 0V${depth}`;
  for (let y = 2; y < depth; y += 2) path += `M0 ${y}H${width}`;
  return path;
}

function Raised({ kind, spot }: { readonly kind: string; readonly spot: Spot }) {
  const { x, y, width, height } = spot;
  return (
    <g className={`raised raised--${kind}`}>
      <rect className="raised__shadow" x={x + 0.15} y={y + 0.2} width={width} height={height} rx={0.1} />
      <rect className="raised__top" {...spot} rx={0.1} />
      {kind === 'crates' && (
        <path className="raised__edge" d={`M${x} ${y + height / 2}h${width}M${x + width / 2} ${y}v${height}`} />
      )}
    </g>
  );
}

/** Ground floors where they stand, upper floors on their plans. */
function Houses({ ground }: { readonly ground: Built }) {
  return (
    <g className="houses">
      {floorPlansOf(ground).map(plan => (
        <g key={`${plan.building} ${plan.floor}`}>
          <rect
            className="plan"
            x={plan.x - 0.6}
            y={plan.y - 1.2}
            width={plan.width + 1.2}
            height={plan.height + 1.8}
            rx={0.4}
          />
          <text className="plan__title" x={plan.x + plan.width / 2} y={plan.y - 0.62}>
            {say('killzone.floor', { building: called(ground.buildings[plan.building]!.who.name), floor: plan.floor })}
          </text>
        </g>
      ))}
      {ground.buildings.map(building => {
        const { x, y, width, height } = spotOfRect(ground, building);
        return (
          <rect key={building.id} className="house__shadow" x={x + 0.3} y={y + 0.4} width={width} height={height} />
        );
      })}
      {ground.rooms.map(room => (
        <g key={room.id}>
          <rect className="room" {...spotOfRoom(ground, room.id)} />
          <path className="room__boards" d={boards(spotOfRoom(ground, room.id))} />
        </g>
      ))}
      {ground.buildings.map(building => {
        const { x, y, width } = spotOfRect(ground, building);
        return (
          <text key={building.id} className="house__name" x={x + width / 2} y={y + 0.3}>
            {called(building.who.name)}
          </text>
        );
      })}
      {ground.openings.map(opening => (
        <Way key={opening.id} ground={ground} opening={opening} />
      ))}
    </g>
  );
}

/** Floorboards, half an inch wide. */
function boards({ x, y, width, height }: Spot): string {
  let path = '';
  for (let down = 0.5; down < height; down += 0.5) path += `M${x} ${y + down}h${width}`;
  return path;
}

/** A door, a window or a flight of stairs, on every floor that it leads to. */
function Way({ ground, opening }: { readonly ground: Built; readonly opening: Built['openings'][number] }) {
  const { kind, from, to, x, y, fromX, fromY } = opening;
  if (kind === 'stairs') {
    return [from, to].map(room => <Stairs key={room} at={moved(ground, room, x, y)} up={room === from} />);
  }
  const at = moved(ground, from === NONE ? to : from, x, y);
  const isUpright = fromY === y && fromX !== x;
  const half = kind === 'door' ? 0.75 : 0.6;
  return (
    <line
      className={`opening opening--${kind}`}
      x1={at.x - (isUpright ? 0 : half)}
      x2={at.x + (isUpright ? 0 : half)}
      y1={at.y - (isUpright ? half : 0)}
      y2={at.y + (isUpright ? half : 0)}
    />
  );
}

function Stairs({ at, up }: { readonly at: { readonly x: number; readonly y: number }; readonly up: boolean }) {
  const d = 'M-.7-.5h1.4M-.7-.25h1.4M-.7 0h1.4M-.7.25h1.4M-.7.5h1.4';
  return (
    <g className="stairs" transform={`translate(${at.x} ${at.y})`}>
      <rect x={-0.75} y={-0.65} width={1.5} height={1.3} rx={0.1} />
      <path d={d} />
      <path className="stairs__arrow" d={up ? 'M0 .45V-.45M-.25-.2 0-.45 .25-.2' : 'M0-.45V.45M-.25.2 0 .45 .25.2'} />
    </g>
  );
}

/** A spot of a room in the picture. */
function moved(ground: Built, room: number, x: number, y: number) {
  const shown = spotOfRoom(ground, room);
  const real = spotOfRect(ground, ground.rooms[room]!);
  return { x: x / 1000 + shown.x - real.x, y: (ground.depth - y) / 1000 + shown.y - real.y };
}
