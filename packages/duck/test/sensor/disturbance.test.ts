import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { throwGrenade } from '../../src/rules/grenades/throw-grenade.ts';
import { layTokens } from '../../src/rules/housekeeping/disturbance.ts';
import { addMan, at, play, testTable } from '../support/tables.ts';

const FLOOR = ['.....', '.....', '.....', '.....', '.....'];

rule('DK-SENS-011', 'a grenade from the projector is a shot that disturbs, one from the hand is none', () => {
  const tokensAfter = (byProjector: boolean): number => {
    const table = testTable({ tiles: [FLOOR, FLOOR], switches: { disturbance: true } });
    table.tiles[1]!.markers = [{ ping: 'PURPLE', shown: false }];
    table.modules[1]!.entered = false;
    const man = addMan(table, at(table, 1, 5), 1, { gear: { grenade: 1 } });
    play({ dice: ['D6=6', 'D6=6'] }, io => {
      throwGrenade(table, io, { thrower: man.id, target: at(table, 1, 1), kind: 'grenade', byProjector });
      layTokens(table, io);
    });
    return table.tiles[1]!.tokens;
  };
  expect([tokensAfter(true), tokensAfter(false)]).toEqual([1, 0]);
});
