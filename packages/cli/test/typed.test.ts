import { expect, test } from 'vitest';
import { readTyped } from '../src/play/typed.ts';

test.for([
  [' 12 ', { kind: 'number', number: 12 }],
  ['12)', { kind: 'number', number: 12 }],
  ['?3', { kind: 'odds', number: 3 }],
  ['? 3', { kind: 'odds', number: 3 }],
  ['odds 3', { kind: 'odds', number: 3 }],
  ['odds', { kind: 'odds', number: null }],
  ['Hint', { kind: 'hint' }],
  ['map', { kind: 'map', name: '' }],
  ['map Brick Okoro', { kind: 'map', name: 'Brick Okoro' }],
  ['look junction', { kind: 'look', name: 'junction' }],
  ['who', { kind: 'who' }],
  ['who goes there', { kind: 'filter', text: 'who goes there' }],
  ['?', { kind: 'help' }],
  ['help', { kind: 'help' }],
  ['quit', { kind: 'quit' }],
  ['quit smoking', { kind: 'filter', text: 'quit smoking' }],
  ['/quit', { kind: 'filter', text: 'quit' }],
  ['', { kind: 'filter', text: '' }],
  ['Red 1', { kind: 'filter', text: 'Red 1' }],
  ['undo', { kind: 'undo', seat: null }],
  ['undo blue', { kind: 'undo', seat: 'blue' }],
  ['save', { kind: 'save', file: null }],
  ['save my games/x.json', { kind: 'save', file: 'my games/x.json' }],
  ['rules DR-WALK-001', { kind: 'rules', id: 'DR-WALK-001' }],
  ['why [1, 2]', { kind: 'why', text: '[1, 2]' }],
  ['= 4', { kind: 'json', text: '4' }],
  ['{"pass": true}', { kind: 'json', text: '{"pass": true}' }],
] as const)('%j', ([line, typed]) => {
  expect(readTyped(line)).toEqual(typed);
});
