import type { Script } from '@sightline/kernel';
import type { BackOrShove } from '../../src/rules/grapple/back-or-shove.ts';
import { fightRound } from '../../src/rules/grapple/fight.ts';
import type { Teamer } from '../../src/table/figure.ts';
import { addMan, addThreat, at, lockInGrapple, play, testTable } from './tables.ts';

export const d6 = (...faces: number[]): string[] => faces.map(face => `D6=${face}`);
export const choose = (wanted: BackOrShove) => ({ seat: 'team', answer: wanted });
export const FIGHT_ON = choose({ choice: 'fightOn' });
export const THROW_OFF = choose({ choice: 'throwOff' });

/** A man and a Harpy that came in from the north, in the middle of a tile. */
export function locked(card: Parameters<typeof addMan>[3] = {}, species = 'harpy') {
  const table = testTable();
  const man = addMan(table, at(table, 3, 3), 1, card);
  const threat = addThreat(table, man.at, 5, species);
  lockInGrapple(man, threat);
  return { table, man, threat };
}

/** One round with these dice; says what was won by. */
export function round({ table, man }: { table: ReturnType<typeof testTable>; man: Teamer }, script: Script): number {
  const io = play(script, run => fightRound(table, run, man));
  const fought = io.told.find(({ type }) => type === 'grappleFought');
  return fought?.type === 'grappleFought' ? fought.margin : Number.NaN;
}
