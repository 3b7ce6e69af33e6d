import { FULL, planOf } from '../ship/plan.ts';
import { levelAt, vehicleSquares } from '../ship/standing.ts';
import type { Figure, Teamer } from './figure.ts';
import { isOnMap, isPerson, isTeamer } from './figures.ts';
import type { DuckTable } from './table.ts';

/** What must be true of every table, said when it is not. */
export function broken(table: DuckTable): string[] {
  return [
    ...misplaced(table),
    ...crowded(table),
    ...parted(table),
    ...seated(table),
    ...shutIn(table),
    ...grapples(table),
    ...counted(table),
  ];
}

/** Everybody stands inside the ship or on the bridge, where one can stand. */
function misplaced(table: DuckTable): string[] {
  const { tileAt } = planOf(table.arena);
  return table.figures.flatMap(({ id, at, kind, overhead, condition }) => {
    if (at < 0) return [];
    if (condition === 'killed' || condition === 'lost' || condition === 'left')
      return [`figure ${id} is ${condition} and on the map`];
    const isOutside = (tileAt[at] ?? -1) < 0 && !table.bridge.squares.includes(at);
    if (isOutside) return [`figure ${id} stands outside the ship`];
    return levelAt(table, at) === FULL && kind !== 'machine' && !overhead
      ? [`figure ${id} stands in a full block`]
      : [];
  });
}

/** DK-MOVE-013: two men to a square; whoever is carried or dragged counts for nothing. */
function crowded(table: DuckTable): string[] {
  const borne = new Set(table.figures.map(borneBy));
  const men = table.figures.filter(isPerson);
  const counts = new Map<string, number>();
  for (const man of men) {
    if (!isOnMap(man) || borne.has(man.id)) continue;
    const place = `${man.at}${man.overhead ? ' overhead' : ''}`;
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return [...counts].filter(([, n]) => n > 2).map(([place, n]) => `${n} men stand on square ${place}`);
}

/** Whom a figure has on its shoulders or in its claws. */
function borneBy(figure: Figure): number | null {
  if (figure.kind === 'teamer') return figure.carries;
  return figure.kind === 'threat' ? figure.captive : null;
}

/** DK-DMG-011, DK-GRAP-026: whoever is carried or dragged is where his bearer is, and has no other. */
function parted(table: DuckTable): string[] {
  const bearers = table.figures.filter(figure => isOnMap(figure) && borneBy(figure) !== null);
  return bearers.flatMap(bearer => {
    const body = table.figures[borneBy(bearer)!]!;
    const others = bearers.filter(other => other !== bearer && borneBy(other) === body.id);
    if (others.length > 0) return [`figure ${body.id} is borne by ${bearer.id} and ${others[0]!.id}`];
    return body.at === bearer.at && body.overhead === bearer.overhead
      ? []
      : [`figure ${bearer.id} bears ${body.id}, who is elsewhere`];
  });
}

/** DK-ACT-025, DK-CARGO-011: a seat and whoever sits in it know of each other, and he is where it is. */
function seated(table: DuckTable): string[] {
  const { figures, fittings, vehicles } = table;
  const wrong = figures.filter(isTeamer).flatMap(({ id, at, seat }) => {
    if (seat === null) return [];
    const fitting = seat < 0 ? undefined : fittings[seat];
    const vehicle = seat < 0 ? vehicles[-seat - 1] : undefined;
    const isHis = fitting?.holds === id || vehicle?.driver === id || vehicle?.passenger === id;
    if (!isHis) return [`figure ${id} sits in a seat that is not his`];
    const isThere = vehicle ? vehicleSquares(table, vehicle).includes(at) : at < 0 || at === fitting?.at;
    return isThere ? [] : [`figure ${id} is not where he sits`];
  });
  const taken = [
    ...fittings.map(({ holds }) => holds),
    ...vehicles.flatMap(({ driver, passenger }) => [driver, passenger]),
  ];
  for (const id of taken) {
    const figure = id === null ? undefined : figures[id];
    if (figure?.kind === 'teamer' && figure.seat === null)
      wrong.push(`a seat is kept for figure ${id}, who has left it`);
  }
  return wrong;
}

/** DK-GAP-008: whoever is shut in is off the map, in a unit that is whole. */
function shutIn({ fittings, figures }: DuckTable): string[] {
  return fittings.flatMap(({ kind, holds, wrecked }, id) => {
    if ((kind !== 'pod' && kind !== 'isolation') || holds === null) return [];
    return wrecked || figures[holds]!.at >= 0 ? [`figure ${holds} is not safely in unit ${id}`] : [];
  });
}

/** A grapple holds two who are both there, in one square. */
function grapples(table: DuckTable): string[] {
  return table.figures.flatMap(figure => {
    if ((figure.kind !== 'teamer' && figure.kind !== 'survivor') || !figure.grapple) return [];
    const threat = table.figures[figure.grapple.threat];
    if (threat?.kind !== 'threat' || !isOnMap(threat)) return [`figure ${figure.id} grapples nobody`];
    return threat.at === figure.at ? [] : [`figure ${figure.id} grapples ${threat.id} from afar`];
  });
}

/** Chits, ammunition and stress are neither lost nor made. */
function counted(table: DuckTable): string[] {
  const wrong = table.figures.filter(isTeamer).flatMap(man => wrongWith(man));
  const stress = table.kitty.chits.length + table.decks.cup.length;
  if (stress !== STRESS_CHITS) wrong.push(`there are ${stress} stress chits`);
  if (table.phase !== 'setUp' && !table.progress.sourceLocated && !table.progress.sourceCleared) {
    const entrances = table.chits.filter(({ isEntrance }) => isEntrance).length;
    if (table.chits.length > 0 && entrances !== 1) wrong.push(`there are ${entrances} Source Entrances`);
  }
  return wrong;
}

const STRESS_CHITS = 60;

function wrongWith({ id, ready, waiting, acted, binge, wounds, weapons }: Teamer): string[] {
  const problems: string[] = [];
  if (ready < 0 || waiting < 0 || waiting > 1 || acted < 0 || ready + waiting + acted > 2)
    problems.push(`figure ${id} has ${ready} READY, ${waiting} on WAIT and ${acted} ACTED`);
  if (binge < 0 || binge > 6) problems.push(`figure ${id} has BINGE ${binge}`);
  if (wounds < 0) problems.push(`figure ${id} has ${wounds} wounds`);
  if (weapons.some(({ loaded, spares }) => loaded < 0 || spares < 0))
    problems.push(`figure ${id} has fired what he has not`);
  return problems;
}
