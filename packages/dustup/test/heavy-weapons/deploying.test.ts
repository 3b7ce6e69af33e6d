import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect, test } from 'vitest';
import { deployStep, whyNotDeploy } from '../../src/rules/deployment/deployment.ts';
import { absorb } from '../../src/rules/detachment/joining.ts';
import { layCounter } from '../../src/rules/detection/counters.ts';
import { pack } from '../../src/rules/heavy-weapons/setting-up.ts';
import { copy } from '../../src/table/copy.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { broken } from '../../src/table/invariants.ts';
import { placeOfPiece } from '../../src/table/pieces.ts';
import { type Dustup, NONE } from '../../src/table/table.ts';
import { swapSecrets } from '../../src/view/secrets.ts';
import { view } from '../../src/view/view.ts';
import { words } from '../../src/words/words.ts';
import { emplaced, troop } from '../support/gun-setting.ts';
import { at, lay, put, squad } from '../support/setting.ts';
import { does, reorganise } from '../support/vehicle-setting.ts';

/** Red's crew before it has been deployed. */
function waiting(id: string): Dustup {
  const table = lay({ red: [troop(id)] });
  Object.assign(table, { phase: 'deployment', due: 0 });
  table.units[0]!.where = 'muster';
  return table;
}

function deployed(id: string, more: object): Dustup {
  const table = waiting(id);
  const io = scripted<DustupEvent>({ dice: [], answers: [{ seat: 'red', answer: { at: at(4, 20), ...more } }] });
  deployStep(table, io);
  io.finish();
  return table;
}

describe('guns come to the table', () => {
  rule('DU-HEAVY-003', 'set up, or packed if their owner says so', () => {
    expect(placeOfPiece(waiting('machineGunTeam'), waiting('machineGunTeam').pieces[0]!)).toBe(null);
    const [ready] = deployed('machineGunTeam', {}).pieces;
    expect([ready!.isSetUp, ready!.x, ready!.facing]).toEqual([true, 4000, 90]);
    expect(deployed('machineGunTeam', { packed: true }).pieces[0]!.isSetUp).toBe(false);
    const towed = waiting('antiTankGunCrew');
    const answer = { at: at(4, 20), packed: true } as const;
    expect(whyNotDeploy(towed, towed.units[0]!, answer)).toMatchObject([{ rule: 'DU-HEAVY-003' }]);
  });

  test('a hidden crew keeps its gun secret, ready or not', () => {
    const { table, crew } = emplaced('missileTeam');
    layCounter(table, scripted({ dice: [] }), 0, at(20, 20), crew);
    const packed = copy(table);
    pack(packed, scripted({ dice: [] }), packed.units[0]!);
    expect(view(table, 'blue').pieces).toEqual(view(packed, 'blue').pieces);
    expect(view(table, 'blue').pieces[0]).toMatchObject({ x: 0, y: 0, isSetUp: false });
    expect(view(table, 'red').pieces[0]).toMatchObject({ x: 20_000, isSetUp: true });
    for (const swapped of swapSecrets(table, 'blue')) {
      expect(JSON.stringify(view(swapped, 'blue'))).toBe(JSON.stringify(view(table, 'blue')));
    }
  });

  rule('DU-HEAVY-008', 'when units join, one gun goes along and a second is left', () => {
    const join = (other: Parameters<typeof lay>[0]) => {
      const table = lay(other);
      const [a, b] = [put(table, 0, 20, 20), put(table, 1, 20, 24)];
      absorb(table, scripted<DustupEvent>({ dice: [] }), a, b);
      return [a.piece, b.piece, table.pieces.map(({ servedBy }) => servedBy), broken(table)];
    };
    expect(join({ red: [squad(3), troop('machineGunTeam')] })).toEqual([0, NONE, [0], []]);
    expect(join({ red: [troop('missileTeam'), troop('machineGunTeam')] })).toEqual([0, NONE, [0, NONE], []]);
  });

  test('what happens to a gun is said in English', () => {
    const { table, crew, piece } = emplaced('missileTeam');
    const said = [
      ...does(table, crew, reorganise({ do: 'readyRemote' })),
      ...does(table, crew, reorganise({ do: 'pack' })),
    ].map(event => words.event(event));
    expect(said).toEqual([
      'Red Anti-tank missile team puts its launcher on remote.',
      'Red Anti-tank missile team packs up its light anti-armour missile.',
    ]);
    expect(piece.isRemote).toBe(false);
  });
});
