import type { DuckView } from '@sightline/duck';
import { AUDIENCE } from '@sightline/kernel';
import type { Vignette } from '../game.ts';
import type { DuckEdition } from './rules.ts';
import { VIGNETTES } from './vignettes.ts';

/** A room of five squares, with as much of its neighbours as makes a picture. */
const BOX = { left: 2.3, above: 0.3, width: 9.8, height: 5.6 } as const;
/** What one of the drawn cards hides is dark: only its pings are seen. */
const UNKNOWN = 'drawn';

/** A moment of a mission: the doors open, the Team in the room that it came for, and whatever else came. */
export function vignette({ system, board: rules }: DuckEdition, scenario: string): Vignette<DuckView> | null {
  const scene = VIGNETTES[scenario];
  if (!scene) return null;
  const mission = rules.shipped.missions.some(({ id }) => id === scenario) ? scenario : 'M01';
  const table = system.begin({ scenario: mission, switches: {}, details: { arena: scene.arena } });
  const { grid, tiles, modules, tiling, cargoSquares } = rules.planOf(table.arena);
  const room = modules.find(({ type }) => type === scene.room);
  const tile = tiles[room?.tiles[0] ?? 0]!;
  const [left, top] = [(tile.place % tiling.columns) * 5, Math.floor(tile.place / tiling.columns) * 5];
  const square = ([column, row]: readonly [number, number, ...unknown[]]): number =>
    (top + row) * grid.width + left + column;
  table.figures.forEach((figure, i) => {
    if (figure.kind !== 'teamer') return;
    const stand = scene.team[i];
    figure.at = stand ? square(stand) : -1;
    if (stand) figure.facing = stand[2];
  });
  table.figures.push(
    ...scene.threats.map(([species, ...stand], i) =>
      rules.newThreat(table.figures.length + i, species, square(stand), stand[2]),
    ),
  );
  for (const flame of scene.flames ?? []) table.flames.push({ at: square(flame), count: 1, from: 0, freshIn: 0 });
  if (scene.bomb) {
    const charge = { facing: 1, trigger: 'timer', owner: 0, armed: true, count: 6 } as const;
    table.charges.push({ kind: 'fireBomb', at: square(scene.bomb), ...charge });
  }
  if (scene.loaded) {
    const load = {
      kind: 'INERT',
      extreme: false,
      height: 'LOW',
      examined: true,
      lost: false,
      unpacked: false,
    } as const;
    table.loads = cargoSquares.map(at => ({ ...load, at, known: true, die: 0 }));
  }
  if (scenario !== UNKNOWN) {
    for (const module of table.modules) module.opened = true;
    for (const each of table.tiles) each.markers = [];
    for (const door of table.doors) door.open = true;
  }
  const { above, width, height } = BOX;
  return {
    view: system.view(table, AUDIENCE),
    box: { x: left - BOX.left + (scene.right ?? 0), y: top - above, width, height },
    light: scene.light,
    sign: scene.sign,
  };
}
