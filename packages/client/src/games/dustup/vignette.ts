import flak from 'icon:anti-aircraft-gun';
import wire from 'icon:barbed-wire';
import tank from 'icon:battle-tank';
import bunker from 'icon:bunker-assault';
import crossroad from 'icon:crossroad';
import star from 'icon:falling-star';
import hills from 'icon:hills';
import moon from 'icon:moon';
import mortar from 'icon:mortar';
import nest from 'icon:nest-eggs';
import parachute from 'icon:parachute';
import tree from 'icon:pine-tree';
import river from 'icon:river';
import bridge from 'icon:stone-bridge';
import map from 'icon:treasure-map';
import type { DustupView, Unit } from '@sightline/dustup';
import { AUDIENCE } from '@sightline/kernel';
import type { Light, Spot, Vignette } from '../game.ts';
import type { DustupEdition } from './rules.ts';

interface Scene {
  readonly light: Light;
  readonly sign: string;
  /** What of the table is seen, from above, the north at the top. */
  readonly box: Spot;
}

const VIGNETTES: Readonly<Record<string, Scene>> = {
  crossroads: { light: 'day', sign: crossroad, box: { x: 16, y: 12, width: 40, height: 23 } },
  holdTheRidge: { light: 'day', sign: hills, box: { x: 12, y: 2, width: 48, height: 27 } },
  loggingRoad: { light: 'day', sign: tree, box: { x: 8, y: 4, width: 50, height: 28 } },
  downedCourier: { light: 'fire', sign: star, box: { x: 4, y: 16, width: 40, height: 23 } },
  postKilo: { light: 'night', sign: moon, box: { x: 6, y: 13, width: 36, height: 21 } },
  torCreek: { light: 'day', sign: bridge, box: { x: 18, y: 13, width: 36, height: 21 } },
  wireAndWater: { light: 'cold', sign: wire, box: { x: 8, y: 2, width: 46, height: 26 } },
  ridgeRoad: { light: 'day', sign: tank, box: { x: 14, y: 8, width: 48, height: 27 } },
  karstLine: { light: 'cold', sign: bunker, box: { x: 16, y: 10, width: 48, height: 27 } },
  sectorNine: { light: 'fire', sign: nest, box: { x: 0, y: 12, width: 48, height: 27 } },
  dryFord: { light: 'day', sign: river, box: { x: 12, y: 10, width: 48, height: 27 } },
  hotLanding: { light: 'fire', sign: parachute, box: { x: 13, y: 12, width: 48, height: 27 } },
  openSky: { light: 'day', sign: flak, box: { x: 20, y: 10, width: 48, height: 27 } },
  brickworks: { light: 'fire', sign: mortar, box: { x: 12, y: 10, width: 48, height: 27 } },
  ownBattle: { light: 'day', sign: map, box: { x: 0, y: 4, width: 72, height: 40 } },
};

/** A battle some turns on: some units of each side a good way out of their zones, those of one that waits within. */
export function vignette({ system }: DustupEdition, scenario: string): Vignette<DustupView> | null {
  const scene = VIGNETTES[scenario];
  if (!scene) return null;
  const table = system.begin({ scenario, switches: {} });
  const [middleX, middleY] = [table.map.width / 2, table.map.depth / 2];
  for (const side of table.sides) {
    const corners = side.zones[0] ?? [];
    const [zoneX, zoneY] = [mean(corners.map(({ x }) => x)), mean(corners.map(({ y }) => y))];
    const units = shownOf(table.units.filter(unit => unit.side === side.id));
    units.forEach((unit, i) => {
      // Side by side across the way to the middle of the table, and half of that way on.
      const [wayX, wayY] = [middleX * 1000 - zoneX, middleY * 1000 - zoneY];
      const length = Math.hypot(wayX, wayY) || 1;
      const aside = (i - (units.length - 1) / 2) * APART * 1000;
      const on = 1 - (AHEAD * 1000) / length;
      const facing = Math.round((Math.atan2(wayX, wayY) * 180) / Math.PI + 360) % 360;
      const x = zoneX + wayX * on - (wayY / length) * aside;
      stand(table, unit, { x, y: zoneY + wayY * on + (wayX / length) * aside, facing });
    });
  }
  return { view: system.view(table, AUDIENCE), ...scene };
}

/** So many units of a side are seen, so many inches apart, so far from the middle. */
const SHOWN = 3;
const APART = 9;
const AHEAD = 7;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / (values.length || 1);

/** Vehicles first, where there are any, but not alone. */
function shownOf(units: readonly Unit[]): Unit[] {
  const vehicles = units.filter(({ hull }) => hull).slice(0, SHOWN - 1);
  return [...vehicles, ...units.filter(({ hull }) => !hull)].slice(0, SHOWN);
}

interface Pose {
  readonly x: number;
  readonly y: number;
  readonly facing: number;
}

function stand(table: { readonly figures: { x: number; y: number }[] }, unit: Unit, { x, y, facing }: Pose): void {
  unit.where = 'table';
  if (unit.hull) Object.assign(unit.hull, { x: Math.round(x), y: Math.round(y), facing });
  unit.figures.forEach((id, n) => {
    const offset = { x: ((n % 3) - 1) * 1400, y: (Math.floor(n / 3) - 1) * 1300 };
    Object.assign(table.figures[id]!, { x: Math.round(x + offset.x), y: Math.round(y + offset.y) });
  });
}
