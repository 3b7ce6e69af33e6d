import type { FieldAct } from '../../acts/field.ts';
import { type ActionsOf, areInts, arePlaces, hasKeys } from '../action.ts';
import { concede } from '../victory/victory.ts';
import { movesOf } from './move-candidates.ts';
import { move, whyNotMove } from './movement.ts';
import { prop, unprop, whyNotProp, whyNotUnprop } from './prop.ts';
import { recover, whyNotRecover } from './recover.ts';
import { isReorganise, reorganisations, reorganise, whyNotReorganise } from './reorganise.ts';

/** The actions of the field: moving, propping, recovering, reorganising, and leaving it at that. */
export const fieldActions: ActionsOf<FieldAct> = {
  recover: {
    action: 'recover',
    isForm: value => hasKeys(value, ['do']),
    whyNot: whyNotRecover,
    candidates: (table, unit) => (whyNotRecover(table, unit).length === 0 ? [{ do: 'recover' }] : []),
    perform: recover,
  },
  move: {
    action: 'move',
    isForm: value =>
      hasKeys(value, ['do', 'route'], ['leave', 'arrange']) &&
      arePlaces(value['route']) &&
      (!('leave' in value) || areInts(value['leave'])) &&
      (!('arrange' in value) || value['arrange'] === true),
    whyNot: whyNotMove,
    candidates: movesOf,
    perform: move,
  },
  prop: {
    action: 'prop',
    isForm: value => hasKeys(value, ['do']),
    whyNot: whyNotProp,
    candidates: (table, unit) => (whyNotProp(table, unit).length === 0 ? [{ do: 'prop' }] : []),
    perform: prop,
  },
  unprop: {
    action: 'unprop',
    isForm: value => hasKeys(value, ['do']),
    whyNot: whyNotUnprop,
    candidates: (table, unit) => (whyNotUnprop(table, unit).length === 0 ? [{ do: 'unprop' }] : []),
    perform: unprop,
  },
  reorganise: {
    action: 'reorganise',
    isForm: isReorganise,
    whyNot: whyNotReorganise,
    candidates: reorganisations,
    perform: reorganise,
  },
  stop: {
    action: 'stop',
    cost: 0,
    isForm: value => hasKeys(value, ['do']),
    whyNot: () => [],
    candidates: () => [{ do: 'stop' }],
    perform(_, io, unit) {
      io.tell({ type: 'gaveUpActions', rule: 'DU-TURN-004', unit: unit.who, left: unit.actions });
      unit.actions = 0;
    },
  },
  concede: {
    action: 'stop',
    cost: 0,
    isForm: value => hasKeys(value, ['do']),
    whyNot: () => [],
    // Giving up is the player's own idea; nobody proposes it.
    candidates: () => [],
    perform: (table, io, { side }) => concede(table, io, side),
  },
};
