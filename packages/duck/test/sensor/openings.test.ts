import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { openDoor } from '../../src/rules/doors/working-doors.ts';
import { enterSquare } from '../../src/rules/movement/steps.ts';
import { shipChanged } from '../../src/ship/walls.ts';
import { happen } from '../../src/table/moment.ts';
import type { DuckTable } from '../../src/table/table.ts';
import { addMan, addThreat, at, play, testTable } from '../support/tables.ts';

const FLOOR = ['.....', '.....', '.....', '.....', '.....'];

/** Two modules with a shut door between them; the Team is in the first, the second has a card and a marker. */
function twoModules(card: string, ping: 'GREEN' | 'PURPLE' | 'NONE' = 'NONE', switches = {}): DuckTable {
  const table = testTable({ tiles: [FLOOR, FLOOR], switches });
  table.modules[0]!.opened = true;
  table.modules[0]!.entered = true;
  table.modules[1]!.cards = [{ id: card, shown: false }];
  table.tiles[1]!.markers = [{ ping, shown: false }];
  return table;
}

rule(
  ['DK-SETUP-026', 'DK-SENS-005', 'DK-SENS-013', 'DK-CHOUSE-002'],
  'door, RED card, then the Threats; once only',
  () => {
    const table = twoModules('R05', 'PURPLE');
    const man = addMan(table, at(table, 5, 3), 7);
    const dice = ['D60=1', 'AvD=2', 'D6=4', 'D6=4', 'D8=1'];
    const io = play({ dice }, io => openDoor(table, io, 0, man.id));
    const told = io.told.map(({ type }) => type);
    const order = [
      'doorOpened',
      'cardTurned',
      'sirenBegan',
      'stressChitsPlaced',
      'pingShown',
      'threatsCounted',
      'threatPlaced',
    ];
    expect(told.filter(type => order.includes(type))).toEqual(order);
    expect(table.decks.discards).toEqual(['R05']);
    const entering = play({}, io => enterSquare(table, io, man, at(table, 1, 3, 1), { willingly: true }));
    expect(entering.told.map(({ type }) => type)).not.toContain('cardTurned');
  },
);

rule('DK-SENS-013', 'scanned with its door still shut, a tile shows its ping and no Threat', () => {
  const table = twoModules('G01', 'GREEN');
  table.tiles[1]!.markers[0]!.shown = true;
  expect(table.figures).toEqual([]);
  play({ dice: ['AvD=3', ...[1, 2, 3].flatMap(n => [`D6=${n}`, 'D6=5', 'D8=1'])] }, io => openDoor(table, io, 0, null));
  expect(table.figures).toHaveLength(3);
  expect(table.modules[1]!.cards).toEqual([{ id: 'G01', shown: false }]);
});

rule(
  ['DK-SETUP-026', 'DK-CHOUSE-002'],
  'by a hole the Threats come at once, the RED card with the first man inside',
  () => {
    const table = twoModules('R05', 'PURPLE');
    const man = addMan(table, at(table, 5, 2), 7);
    table.breaches = [{ square: at(table, 5, 2), side: 3, footprints: 'GREEN' }];
    shipChanged(table);
    play({ dice: ['AvD=2', 'D6=4', 'D6=4', 'D8=1'] }, io =>
      happen(table, io, { on: 'opened', door: null, modules: [0, 1], by: null }),
    );
    expect(table.figures).toHaveLength(2);
    expect(table.modules[1]!.cards).toHaveLength(1);
    play({ dice: ['D60=1'] }, io => enterSquare(table, io, man, at(table, 1, 2, 1), { willingly: true, facing: 7 }));
    expect([table.modules[1]!.cards, table.tiles[1]!.explored, table.noise.sirenUntil]).toEqual([[], true, 3]);
  },
);

rule(
  ['DK-SETUP-026', 'DK-CHOUSE-002'],
  'a card that a hole has left is turned by the first door that opens, before anybody has gone in',
  () => {
    const table = twoModules('R05');
    const man = addMan(table, at(table, 5, 3), 7);
    table.breaches = [{ square: at(table, 5, 2), side: 3, footprints: 'GREEN' }];
    shipChanged(table);
    play({}, io => happen(table, io, { on: 'opened', door: null, modules: [0, 1], by: null }));
    expect(table.modules[1]!.cards).toHaveLength(1);
    // A marker laid since comes out after the card.
    table.tiles[1]!.markers = [{ ping: 'PURPLE', shown: false }];
    const io = play({ dice: ['D60=1', 'AvD=2', 'D6=4', 'D6=4', 'D8=1'] }, io => openDoor(table, io, 0, man.id));
    const told = io.told.map(({ type }) => type);
    expect(told.filter(type => type === 'cardTurned' || type === 'threatPlaced')).toEqual([
      'cardTurned',
      'threatPlaced',
    ]);
    expect(table.modules[1]!.cards).toEqual([]);
  },
);

rule('DK-SETUP-028', 'with the event dice a card comes to nothing on 3 and happens on 4', () => {
  for (const [face, stress] of [
    [3, 0],
    [4, 1],
  ] as const) {
    const table = twoModules('R05', 'NONE', { eventDice: true });
    play({ dice: [`D6=${face}`, ...(stress ? ['D60=1'] : [])] }, io => openDoor(table, io, 0, null));
    expect([table.kitty.chits.length, table.decks.discards]).toEqual([stress, ['R05']]);
  }
});

rule(
  ['DK-SENS-017', 'DK-ACT-015'],
  'once all are placed he who waits may fire, and whoever sees a horror checks',
  () => {
    const table = twoModules('G01', 'GREEN');
    const man = addMan(table, at(table, 5, 3), 3);
    man.once = [];
    man.ready = 0;
    man.waiting = 1;
    const places = [1, 2, 3].flatMap(n => [`D6=${n}`, 'D6=3', 'D8=1']);
    const answers = [{ seat: 'team', answer: { pass: true } }];
    const io = play({ dice: ['AvD=3', ...places, 'D6=2'], answers }, io => openDoor(table, io, 0, null));
    expect(io.asked.map(({ question }) => question.rule)).toEqual(['DK-ACT-016']);
    expect(io.told.filter(({ type }) => type === 'bingeChecked')).toHaveLength(1);
    expect([man.waiting, man.binge]).toEqual([1, 5]);
  },
);

rule(
  ['DK-SETUP-023', 'DK-KITTY-010'],
  'markers laid on an opened tile wait for the next man in, or the next opening',
  () => {
    const table = twoModules('G01');
    const man = addMan(table, at(table, 5, 3), 7);
    play({}, io => openDoor(table, io, 0, null));
    table.tiles[1]!.markers = [{ ping: 'PURPLE', shown: false }];
    play({ dice: ['AvD=2', 'D6=4', 'D6=4', 'D8=1'] }, io =>
      enterSquare(table, io, man, at(table, 1, 3, 1), { willingly: true, facing: 7 }),
    );
    expect(table.figures).toHaveLength(2);
    expect(table.tiles[1]).toMatchObject({ explored: true, markers: [] });
  },
);

rule('DK-GAP-038', 'what competitors have opened is worked out when a Teamer sees into it', () => {
  const table = testTable({ tiles: [FLOOR, FLOOR, FLOOR] });
  for (const module of [0, 1]) table.modules[module]!.opened = true;
  table.modules[2]!.cards = [{ id: 'R05', shown: false }];
  table.tiles[2]!.markers = [{ ping: 'PURPLE', shown: false }];
  const cybot = addThreat(table, at(table, 5, 3, 1), 3, 'cybot');
  const man = addMan(table, at(table, 4, 3), 3);
  play({}, io => openDoor(table, io, 1, cybot.id));
  expect(table.modules[2]).toMatchObject({ opened: false, unseen: true });
  cybot.at = at(table, 5, 1, 1);
  table.doors[0]!.open = true;
  shipChanged(table);
  play({ dice: ['D60=1', 'AvD=2', 'D6=4', 'D6=4', 'D8=1'] }, io =>
    enterSquare(table, io, man, at(table, 5, 3), { willingly: true }),
  );
  expect(table.modules[2]).toMatchObject({ opened: true, unseen: false });
});
