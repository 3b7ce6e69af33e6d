import { fireActs } from './rules/fire/acts.ts';
import { movementActs } from './rules/movement/acts.ts';
import { shootingActs } from './rules/shooting/acts.ts';
import { turnActs } from './rules/turn/acts.ts';
import { vehicleActs } from './rules/vehicles/acts.ts';
import { winningActs } from './rules/winning/acts.ts';
import { type Act, acts, type FigureActKinds } from './table/acts.ts';

/** Whatever a figure may do, in the order in which it is offered. */
const KINDS: FigureActKinds<Act> = {
  ...winningActs,
  ...shootingActs,
  ...movementActs,
  ...vehicleActs,
  ...fireActs,
  ...turnActs,
};

acts.join(Object.values(KINDS));
