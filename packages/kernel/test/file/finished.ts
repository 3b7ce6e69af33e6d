import { answer, type Match, stir } from '../../src/index.ts';
import { ask, roll, seal, started, type Toy, toy } from '../toy.ts';

/** A match that is over: four dice, stirred by blue. */
export function finished(): Match<Toy> {
  const match = started([
    [ask('red'), roll, roll],
    [seal('red', 'blue'), roll],
    [ask('blue'), roll],
  ]);
  stir(match, { blue: 'a rainy day' });
  answer(toy, match, 'red', 'walk');
  answer(toy, match, 'blue', 'rock');
  answer(toy, match, 'red', 'paper');
  answer(toy, match, 'blue', 'wait');
  if (!match.outcome) throw new Error('expected a match that is over');
  return match;
}
