import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { speciesCard } from '../../src/content/cards.ts';
import { speciesCalled } from '../../src/content/deck.ts';
import { packOf } from '../../src/rules/threats/pack.ts';
import { activate, addVeteran, threatPhase } from '../support/hunting.ts';
import { addThreat, at, lockInGrapple, testTable } from '../support/tables.ts';

rule(
  'DK-THREAT-008',
  'one that shares the square of a man nobody grapples takes him on without a reaction throw',
  () => {
    const table = testTable();
    const man = addVeteran(table, at(table, 3, 3), 1);
    const harpy = addThreat(table, man.at, 5);
    const io = threatPhase(table, Array<string>(14).fill('D6=2'));
    expect(io.told.map(({ type }) => type).slice(0, 2)).toEqual(['grappleBegun', 'grappleFought']);
    expect(io.told).not.toContainEqual(expect.objectContaining({ type: 'threatReacted' }));
    expect(man.grapple).toMatchObject({ threat: harpy.id, rear: false, advancing: false });
  },
);

rule(
  'DK-THREAT-008',
  'its comrades hunt without it, and a second man in the square is taken by the second of two',
  () => {
    const table = testTable();
    const [held, free] = [addVeteran(table, at(table, 3, 3), 1), addVeteran(table, at(table, 3, 3), 1)];
    lockInGrapple(held, addThreat(table, held.at), 5);
    const second = addThreat(table, held.at, 1);
    const beside = addThreat(table, at(table, 3, 4), 1);
    expect(packOf(table, beside)).toEqual([beside]);
    activate(table, second, []);
    expect([held.grapple?.threat, free.grapple?.threat]).toEqual([second.id - 1, second.id]);
  },
);

rule(
  ['DK-THREAT-008', 'DK-GRAP-028'],
  'one whose captive was freed where he lies does not take him again; a wounded one that flees lets a man be',
  () => {
    const table = testTable();
    const man = addVeteran(table, at(table, 3, 3), 1);
    Object.assign(man, { condition: 'stunned', ducked: true });
    const harpy = addThreat(table, man.at, 5);
    activate(table, harpy, ['D6=1']);
    expect([harpy.captive, man.condition]).toEqual([null, 'stunned']);

    const other = testTable({ switches: { consequences: true } });
    const stung = addVeteran(other, at(other, 3, 3), 1);
    const scorpion = addThreat(other, stung.at, 5, 'steel-scorpion');
    scorpion.wounds = 1;
    activate(other, scorpion, ['AvD=5']);
    expect([stung.grapple, scorpion.at === stung.at]).toEqual([null, false]);
  },
);

rule(
  ['DK-THREAT-023', 'DK-THREAT-013'],
  'those whom the list of a species does not name come after those it does',
  () => {
    const table = testTable();
    const you = addVeteran(table, at(table, 1, 1), 5, { you: true });
    const other = addVeteran(table, at(table, 5, 1), 5);
    const harpy = addThreat(table, at(table, 3, 4), 1);
    Object.assign(harpy, { card: speciesCard.parse({ ...speciesCalled('harpy'), attackChoices: ['YOU'] }) });
    activate(table, harpy, ['D6=1', 'D6=6']);
    expect([you.grapple?.threat, other.grapple]).toEqual([harpy.id, null]);
  },
);
