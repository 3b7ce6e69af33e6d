import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { whyNotAct } from '../../src/rules/actions/menu.ts';
import { fightOut, fightRound } from '../../src/rules/grapple/fight.ts';
import { enterSquare } from '../../src/rules/movement/steps.ts';
import { d6, locked } from '../support/grapple-parts.ts';
import { addMan, addThreat, at, codes, play, testTable } from '../support/tables.ts';

const FIRE = { seat: 'team', answer: { fires: true } };
const DICE = { seat: 'team', answer: { fires: false } };

/** One round in the given phase with a Pistol that throws this. */
function fired(face: number, phase: 'team' | 'threat', ...theirs: number[]) {
  const fight = locked({ weapon: 'pistol' });
  fight.table.phase = phase;
  const io = play({ dice: d6(face, ...theirs), answers: [FIRE] }, run => fightRound(fight.table, run, fight.man));
  return { ...fight, io };
}

rule('DK-WEAP-007', 'a Pistol kills on 5 or 6 in a round of either phase, or throws it back the way it came', () => {
  for (const phase of ['team', 'threat'] as const) {
    const killed = fired(5, phase);
    expect([killed.threat.condition, killed.man.grapple]).toEqual(['killed', null]);
    const thrown = fired(4, phase);
    expect([thrown.threat.at, thrown.man.grapple]).toEqual([at(thrown.table, 3, 1), null]);
  }
});

rule('DK-WEAP-007', 'it stands for his dice: what is still there throws its own against none', () => {
  const { man, threat, io } = fired(1, 'threat', 6, 1, 1, 1);
  expect(io.told.find(({ type }) => type === 'grappleFought')).toMatchObject({ dice: [], hits: 0, margin: -1 });
  expect([man.grapple?.threat, man.grapple?.manLost, man.weapons[0]!.loaded]).toEqual([threat.id, 1, 5]);
});

rule(['DK-WEAP-007', 'DK-GRAP-013'], 'it is asked about in every round, and takes the place of one', () => {
  const { table, man } = locked({ weapon: 'pistol' });
  play({ dice: d6(1, 2, 2, 2, 2, 1, 1, 1, 2, 2, 2, 2), answers: [FIRE, DICE] }, io => fightOut(table, io, man));
  expect(man.grapple?.rounds).toBe(2);
});

rule(['DK-WEAP-007', 'DK-GRAP-042'], 'not with his back to the enemy, not empty, and no other gun', () => {
  const asked = (weapon: string, loaded: number, from: number) => {
    const table = testTable();
    const man = addMan(table, at(table, 3, 3), 1, { weapon });
    man.weapons[0]!.loaded = loaded;
    const harpy = addThreat(table, at(table, 3, from));
    play({}, io => enterSquare(table, io, harpy, man.at, { willingly: true }));
    const dice = from === 4 ? d6(1, 2, 2, 2, 2) : d6(1, 1, 1, 2, 2, 2, 2);
    return play({ dice, answers: loaded > 0 && from === 2 && weapon === 'pistol' ? [DICE] : [] }, io =>
      fightRound(table, io, man),
    ).asked.length;
  };
  expect([asked('pistol', 6, 2), asked('pistol', 6, 4), asked('pistol', 0, 2), asked('har', 12, 2)]).toEqual([
    1, 0, 0, 0,
  ]);
});

rule(['DK-WEAP-007', 'DK-SHOOT-025'], 'as a shot of its own it is refused', () => {
  const { table, man, threat } = locked({ weapon: 'pistol' });
  expect(codes(whyNotAct(table, man, { do: 'shoot', target: threat.id }))).toContain('ownSquare');
});
