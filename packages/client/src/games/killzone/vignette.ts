import { AUDIENCE } from '@sightline/kernel';
import type { KillzoneView } from '@sightline/killzone';
import type { Vignette } from '../game.ts';
import { NONE } from './floors.ts';
import type { KillzoneEdition } from './rules.ts';
import { VIGNETTES } from './vignettes.ts';

/** How fast a vehicle is shown to go, in inches. */
const PACE = 9;

/** A moment of a scenario: its people and cars where the scene has them, with its smoke and its fires. */
export function vignette({ system, board: rules }: KillzoneEdition, scenario: string): Vignette<KillzoneView> | null {
  const scene = VIGNETTES[scenario];
  if (!scene) return null;
  const { figures, vehicles, fires, ...rest } = system.begin({ scenario, switches: {} });
  const ground = rules.groundOf(rest.map);
  const place = (x: number, y: number) => {
    const at = { x: Math.round(x * 1000), y: Math.round(ground.depth - y * 1000) };
    const inside = ground.rooms.find(
      ({ floor, minX, maxX, minY, maxY }) => floor === 0 && at.x > minX && at.x < maxX && at.y > minY && at.y < maxY,
    );
    return { ...at, room: inside?.id ?? NONE };
  };
  scene.stands.forEach((stands, side) => {
    const onFoot = figures.filter(figure => figure.side === side && figure.vehicle === NONE);
    onFoot.forEach((figure, i) => {
      const at = stands[i];
      Object.assign(figure, at ? { ...place(...at), away: false } : { away: true });
    });
  });
  vehicles.forEach((vehicle, i) => {
    const [x, y, heading] = scene.drives?.[i] ?? [];
    if (x === undefined || y === undefined || heading === undefined) return;
    const at = place(x, y);
    Object.assign(vehicle, { x: at.x, y: at.y, heading, speed: PACE * 1000, away: false });
  });
  for (const at of scene.fires ?? []) {
    const fire = fires[place(...at).room];
    if (fire) fire.state = 'minor';
  }
  const clouds = (scene.clouds ?? []).map(at => ({ ...place(...at), room: NONE, firedOn: 1 }));
  const view = system.view({ ...rest, figures, vehicles, fires, clouds }, AUDIENCE);
  return { view, box: scene.box, light: scene.light, sign: scene.sign };
}
