import type { Die } from '../dice/die.ts';
import type { Because, Event } from '../io.ts';
import { SeededIo } from './seeded.ts';
import { Suspended } from './suspended.ts';

/** Runs one step of a match whose dice people roll on the real table: the step stops at each and asks for its face. */
export class EnteredIo<T, E extends Event, V> extends SeededIo<T, E, V> {
  protected override face(die: Die, why: Because): number {
    this.byHand = false;
    if (why.seat !== undefined && this.match.dice.machine.includes(why.seat)) return this.machineFace(die);
    const input = this.next();
    if (!input) throw new Suspended({ kind: 'roll', die: die.name, faces: die.faces, why });
    if (input.kind !== 'die')
      return this.reject(`entered dice: expected the face of a ${die.name}, found an answer of ${input.seat}`);
    if (input.face === 'machine') return this.machineFace(die);
    if (!die.faces.includes(input.face)) return this.reject(`entered dice: a ${die.name} has no face ${input.face}`);
    this.byHand = true;
    return input.face;
  }
}
