import { list, say } from '../words/index.ts';
import type { Mils } from './places.ts';
import { WINDS } from './winds.ts';

/** Farther than any hedge that shelters somebody: fire that comes from there comes from that side. */
const FAR = 6_000;

/** What shelters somebody, and against fire from where: "soft cover from the north and north-east". */
export function shelterText(at: Mils, shelterFrom: (from: Mils) => string | null): string {
  const sides = WINDS.map(({ name, steps: [east, north] }) => ({
    wind: say(`winds.${name}`),
    shelter: shelterFrom({ x: at.x + east * FAR, y: at.y + north * FAR }),
  }));
  const kinds = [...new Set(sides.map(({ shelter }) => shelter))].filter(kind => kind !== null);
  if (kinds.length === 0) return say('table.inTheOpen');
  const [only] = kinds;
  if (kinds.length === 1 && sides.every(({ shelter }) => shelter === only))
    return say('table.allRound', { shelter: only });
  const parts = kinds.map(shelter =>
    say('table.shelterFrom', {
      shelter,
      winds: list(sides.filter(side => side.shelter === shelter).map(({ wind }) => wind)),
    }),
  );
  return parts.join('; ');
}
