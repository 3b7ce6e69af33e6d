import { offer, type Refusal, refuse } from '@sightline/kernel';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer } from '../../table/figure.ts';
import { isOnMap, seatOf, TEAM_SEATS, teamer, teamers } from '../../table/figures.ts';
import type { Moment } from '../../table/moment.ts';
import type { DuckReaction } from '../../table/questions.ts';
import type { DuckTable } from '../../table/table.ts';
import { passesFumbleTest } from '../actions/fumble-test.ts';
import { blast, clearSourceByGrenades, markExplosion } from '../grenades/blast.ts';
import { grenadesIn, grenadesOf } from '../grenades/grenade.ts';
import { isDud } from '../grenades/throw-grenade.ts';
import { makeNoise } from '../threats/noise.ts';
import { kill } from './kill-and-wound.ts';
import type { LaidHoldOf, LastResort } from './reactions.ts';

const thisPhase = ({ turn, phase }: DuckTable): string => `${turn} ${phase}`;

const carried = (table: DuckTable, man: Teamer): number =>
  grenadesIn(table).reduce((sum, item) => sum + grenadesOf(man, item), 0);

/** DK-DMG-008: a wounded man, stunned or dragged even, with a grenade on him; one try a phase. */
export function whyNotSetOffOwnGrenades(table: DuckTable, man: Teamer): Refusal[] {
  const refusals: Refusal[] = [];
  if (!isOnMap(man) || man.condition === 'incapacitated') refusals.push(refuse('DK-DMG-008', 'unableToAct'));
  if (man.wounds === 0) refusals.push(refuse('DK-DMG-008', 'notWounded'));
  if (carried(table, man) === 0) refusals.push(refuse('DK-DMG-008', 'noGrenade'));
  if (man.triedOwnGrenades === thisPhase(table)) refusals.push(refuse('DK-DMG-008', 'triedInThisPhase'));
  return refusals;
}

/**
 * DK-DMG-008: unless he fumbles he dies, and each grenade is a blast of its own on everybody else. Those of a bad batch
 * may come to nothing (DK-KITTY-018), and if none goes off he lives.
 */
export function setOffOwnGrenades(table: DuckTable, io: DuckIo, man: Teamer): boolean {
  man.triedOwnGrenades = thisPhase(table);
  if (!passesFumbleTest(table, io, man, { name: 'setOffOwnGrenades', rule: 'DK-DMG-008' })) return false;
  const grenades = carried(table, man);
  const { at, id, overhead } = man;
  for (const item of grenadesIn(table)) delete man.gear[item];
  io.tell({ type: 'ownGrenadesSetOff', rule: 'DK-DMG-008', figure: id, at, grenades });
  let live = 0;
  for (let n = 0; n < grenades; n++) {
    if (isDud(table, io, man, at)) continue;
    live++;
    // DK-CEIL-001: what goes off in the ceiling leaves the deck alone.
    if (!overhead) markExplosion(table, at, at);
    blast(table, io, { at, by: id, from: at, rule: 'DK-DMG-008', overhead }, man);
  }
  if (live === 0) return true;
  kill(table, io, man, { by: id, means: 'blast', rule: 'DK-DMG-008' });
  makeNoise(table, io, at, id);
  if (!overhead) clearSourceByGrenades(table, io, at, id);
  return true;
}

const setOffInstead: DuckReaction<LaidHoldOf, LastResort> = {
  on: 'laidHoldOf',
  rule: 'DK-DMG-008',
  choices(table, { threat }, seat) {
    const { at, overhead } = table.figures[threat]!;
    return teamers(table)
      .filter(
        man =>
          man.at === at &&
          man.overhead === overhead &&
          seatOf(man) === seat &&
          whyNotSetOffOwnGrenades(table, man).length === 0,
      )
      .map(({ id }) => ({ do: 'setOffOwnGrenades', figure: id }));
  },
  take(table, io, _trigger, { figure }) {
    setOffOwnGrenades(table, io, teamer(table, figure));
  },
};

/** At every step of a Threat: stunned or dragged he has no activation of his own to do it in. */
export function offerOwnGrenades(
  table: DuckTable,
  io: DuckIo,
  { figure }: Extract<Moment, { on: 'threatEntered' }>,
): void {
  if (isOnMap(table.figures[figure]!))
    offer([setOffInstead], TEAM_SEATS, table, io, { on: 'laidHoldOf', threat: figure });
}
