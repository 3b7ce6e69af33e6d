import type { Homecomer, Report } from '../content/campaign.ts';
import { bridgeOf } from '../rules/boarding/bridge.ts';
import { cargoBonus } from '../rules/cargo/loss.ts';
import { broughtHome } from '../rules/missions/conditions.ts';
import type { Teamer } from '../table/figure.ts';
import { isTeamer } from '../table/figures.ts';
import { allGear } from '../table/own-cards.ts';
import type { DuckTable } from '../table/table.ts';

export type { Homecomer, Report };

/** DK-GAP-013: of one Team, where two were on board. */
export function reportOf(table: DuckTable, team = 0): Report {
  const { ending, mission, kitty } = table;
  if (!ending) throw new Error('the mission is not over yet');
  const men = table.figures.filter(isTeamer).filter(man => man.team === team);
  const home = men.filter(({ id }) => ending.home.includes(id));
  const leader = home.find(({ leads }) => leads) ?? null;
  return {
    mission: { id: mission.id, title: mission.title, stars: mission.stars, bonus: mission.bonus },
    result: ending.result,
    catastrophe: kitty.catastrophes > 0,
    // DK-CARGO-001: the ship's, and so the same for every Team on board.
    cargo: cargoBonus(table),
    contraband: contrabandOf(table, team),
    drones: dronesHome(table, team),
    home: home.map(homecomer),
    lost: men.filter(man => !home.includes(man)).map(({ card }) => card.name),
    leader: leader?.card.name ?? null,
  };
}

function homecomer({ card, stars, wounds, treated, weapons, gear }: Teamer): Homecomer {
  const kept = weapons.map(weapon => ({ ...weapon }));
  return { name: card.name, rank: card.rank, stars, wounds, treated, weapons: kept, gear: { ...gear } };
}

/** DK-STAR-019: forbidden, illegal and high value items. */
function contrabandOf(table: DuckTable, team: number): number {
  return allGear(table).reduce(
    (sum, { id, worth = 0 }) => sum + (worth > 0 ? broughtHome(table, id, team) * worth : 0),
    0,
  );
}

function dronesHome(table: DuckTable, team: number): number {
  const squares = bridgeOf(table, team);
  return table.figures.filter(
    figure => figure.kind === 'machine' && figure.charge === 'issued' && squares.includes(figure.at),
  ).length;
}
