import { distance } from '@sightline/geometry/field';
import { stockOf } from '../content/stock.ts';
import { spotsIn } from '../rules/deployment/gathering.ts';
import { sight } from '../rules/shooting/sight.ts';
import type { Killzone } from '../table/table.ts';
import { type Figure, type Group, isFighting, NONE, type Place } from '../table/units.ts';

/** Somewhere an enemy stands or may come to stand, and how many of them, with the range of their guns in mils. */
interface Threat extends Place {
  readonly weight: number;
  readonly reach: number;
}

/** The ends of short and long range of a figure's best gun, in mils. */
interface Ranges {
  readonly short: number;
  readonly long: number;
}

/** How a spot lies to the enemy. */
export interface Exposure {
  /** How many of the enemies are under fire from here, each at long range for half: 0 to 1. */
  readonly fireAt: (ranges: Ranges) => number;
  /** How many of them have this spot under fire, less for cover: 0 to 1. */
  readonly danger: number;
  /** How far off the nearest of them is. */
  readonly nearest: number;
}

/** What is left of the danger behind cover. */
const EXPOSED = { none: 1, soft: 0.6, hard: 0.35 } as const;
const AT_LONG_RANGE = 0.5;
/** So many places stand for a group that is not on the table yet. */
const SAMPLES = 6;
/** So much nearer the two sides come before it matters. */
const APPROACH = 6000;
/** A man with a blade is feared as far as he can charge. */
const CHARGE = 8000;

/** The enemies of a side: where they are, or all over the zone that they will come from. */
export function threatsTo(table: Killzone, side: number): Threat[] {
  return table.groups
    .filter(group => group.side !== side && group.arrives === 0)
    .flatMap(group => threatsOf(table, group));
}

function threatsOf(table: Killzone, group: Group): Threat[] {
  const members = group.members.map(id => table.figures[id]!);
  const placed = members.filter(figure => isFighting(figure) || figure.vehicle !== NONE);
  if (placed.length > 0) {
    return placed.map(figure => ({
      x: figure.x,
      y: figure.y,
      room: figure.room,
      weight: 1,
      reach: rangesOf(table, figure).long,
    }));
  }
  const spots = spotsIn(table, group);
  const reach = Math.max(...members.map(figure => rangesOf(table, figure).long));
  const each = Math.max(1, spots.length / SAMPLES);
  const samples: Threat[] = [];
  for (let i = each / 2; i < spots.length; i += each) {
    samples.push({ ...spots[Math.floor(i)]!, weight: members.length / SAMPLES, reach });
  }
  return samples;
}

export function rangesOf(table: Killzone, { weapons }: Figure): Ranges {
  let [short, long] = [0, CHARGE];
  for (const { weapon } of weapons) {
    const row = stockOf(table).weapons.get(weapon);
    if (row.dice === 0) continue;
    short = Math.max(short, (row.short ?? 0) * 1000);
    long = Math.max(long, (row.long ?? row.short ?? 0) * 1000);
  }
  return { short, long };
}

/** What can be said of a place before anybody stands there. */
export function exposureOf(table: Killzone, place: Place, threats: readonly Threat[]): Exposure {
  const seen: { readonly away: number; readonly weight: number }[] = [];
  let all = 0;
  let danger = 0;
  let nearest = Number.POSITIVE_INFINITY;
  for (const threat of threats) {
    const away = distance(place, threat);
    all += threat.weight;
    nearest = Math.min(nearest, away);
    const { blocked, cover } = sight(table, threat, place);
    if (blocked !== null) continue;
    seen.push({ away, weight: threat.weight });
    if (away <= threat.reach + APPROACH) danger += threat.weight * EXPOSED[cover];
  }
  const whole = Math.max(1, all);
  return {
    danger: danger / whole,
    nearest: threats.length === 0 ? 0 : nearest,
    fireAt({ short, long }) {
      let fire = 0;
      for (const { away, weight } of seen) {
        fire += away <= short + APPROACH ? weight : away <= long + APPROACH ? AT_LONG_RANGE * weight : 0;
      }
      return fire / whole;
    },
  };
}
