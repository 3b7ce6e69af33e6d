import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { SPECIES, TEAM } from '../../src/content/deck.ts';
import { passesFumbleTest } from '../../src/rules/actions/fumble-test.ts';
import { perform } from '../../src/rules/actions/menu.ts';
import { isEncumbered } from '../../src/rules/damage/burden.ts';
import { grappleDice, threatDice } from '../../src/rules/grapple/dice.ts';
import { begin } from '../../src/rules/set-up/setup.ts';
import { throwMove } from '../../src/rules/threats/movement.ts';
import { SWITCHES } from '../../src/switches.ts';
import { NO_OWN } from '../../src/table/begin.ts';
import { newTeamer } from '../../src/table/new-figures.ts';
import { addMan, addThreat, at, play, testTable } from '../support/tables.ts';

const card = (name: string) => TEAM.find(man => man.name.startsWith(name))!;

rule('DK-GAP-001', 'six go by default; Brick grapples with 4 dice, Mudge puts 3 chits in, Stitch is encumbered', () => {
  const { switches } = testTable();
  const table = begin({ scenario: 'M01', switches });
  expect(table.figures).toHaveLength(6);
  expect(TEAM).toHaveLength(8);
  const [brick, mudge, stitch] = ['Brick', 'Mudge', 'Stitch'].map((name, id) =>
    newTeamer({ own: NO_OWN }, id, card(name)),
  );
  expect([grappleDice(table, brick!).total, isEncumbered(table, stitch!)]).toEqual([4, true]);
  play({ dice: ['D6=3'] }, io =>
    expect(passesFumbleTest(table, io, brick!, { name: 'door', rule: 'DK-ACT-024' })).toBe(true),
  );
  play({ dice: ['D6=4', 'D60=1', 'D59=1', 'D58=1'] }, io =>
    passesFumbleTest(table, io, mudge!, { name: 'door', rule: 'DK-ACT-024' }),
  );
  expect(table.kitty.chits).toHaveLength(3);
  expect(TEAM.slice(0, 6).some(({ gear }) => (gear['fire-bomb'] ?? 0) > 0)).toBe(true);
});

rule('DK-GAP-012', 'a bomb ignited in the Entrance clears the Source and raises every BINGE, to 6 at most', () => {
  const table = testTable();
  const bomber = addMan(table, at(table, 1, 1), 1, { gear: { 'fire-bomb': 1 } });
  const mate = addMan(table, at(table, 5, 5));
  bomber.binge = 4;
  const square = at(table, 2, 2);
  table.chits = [{ tile: 0, at: square, isEntrance: true, turned: true }];
  play({ dice: ['D6=1'] }, io => perform(table, io, bomber, { do: 'setFireBomb', square }));
  play({ dice: ['D6=1'] }, io => perform(table, io, bomber, { do: 'igniteFireBomb', square }));
  expect([table.progress.sourceCleared, bomber.binge, mate.binge]).toEqual([true, 5, 6]);
});

rule('DK-GAP-019', 'every switch is off or at its first value unless somebody turns it', () => {
  const defaults = Object.fromEntries(SWITCHES.map(({ id, values }) => [id, values[0]]));
  expect(defaults).toMatchObject({
    eventDice: false,
    entryByBreaching: false,
    ceiling: false,
    threeDiceDoors: false,
    activation: 'stack',
    disturbance: false,
    dashSkid: false,
    diagonalsCost2: false,
    everyDuct: false,
    ductsOn4: false,
    arcRule: 'normal',
    ammunition: 'byTheLetter',
    incendiaries: 'blastAndFlame',
    grenadesAcross: 'threeAKind',
    objectiveModifiers: 'bothColumns',
    hardTimes: 'byTheDie',
    hitOrBlock: true,
    consequences: false,
    acidHarpies: false,
    playerB: false,
  });
  const difficult = SWITCHES.filter(({ kind, values }) => kind === 'difficult' && values.length === 2);
  expect(difficult.map(({ id }) => id)).toEqual(['disturbance', 'dashSkid', 'diagonalsCost2', 'everyDuct', 'ductsOn4']);
});

rule(
  ['DK-GAP-020', 'DK-GAP-023', 'DK-GAP-024', 'DK-GAP-025', 'DK-GAP-026', 'DK-GAP-027'],
  'the sheets of the species',
  () => {
    const sheet = (id: string) => SPECIES.find(species => species.id === id)!;
    expect(sheet('harpy')).toMatchObject({ mind: 'stimulus', horrific: true, pack: 'own', prey: true, ducts: true });
    for (const [id, protection] of [
      ['philth', 'UNPROTECTED'],
      ['cybot', 'ARMOURED'],
      ['ardzilian', 'PROTECTED'],
      ['ceratopian', 'PROTECTED'],
      ['raider', 'PROTECTED'],
    ] as const)
      expect(sheet(id)).toMatchObject({ mind: 'intellect', protection });
    const moves = (species: string, die: string): number => {
      const table = testTable();
      const threat = addThreat(table, at(table, 3, 3), 1, species);
      let squares = -1;
      play({ dice: [die] }, io => {
        squares = throwMove(table, io, threat);
      });
      return squares;
    };
    expect([
      moves('harpy', 'D6=5'),
      moves('philth', 'D6=1'),
      moves('cybot', 'AvD=4'),
      moves('ardzilian', 'D6=6'),
    ]).toEqual([5, 0, 4, 7]);
    const dice = (species: string): number => {
      const table = testTable();
      return threatDice(addThreat(table, at(table, 3, 3), 1, species), { advancing: true, threatLost: 0 }).total;
    };
    expect(['harpy', 'philth', 'cybot', 'ardzilian', 'ceratopian', 'raider'].map(dice)).toEqual([4, 2, 4, 3, 4, 3]);
  },
);

rule('DK-GAP-028', 'a new figure: BINGE 6, no markers, two chits READY', () => {
  expect(newTeamer({ own: NO_OWN }, 0, card('YOU'))).toMatchObject({
    binge: 6,
    chicken: false,
    ducked: false,
    dashed: 0,
    ready: 2,
    waiting: 0,
    acted: 0,
    wounds: 0,
    stars: 0,
    condition: 'fit',
  });
});
