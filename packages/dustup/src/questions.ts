import type { AssaultQuestion } from './questions/assault.ts';
import type { CommandQuestion } from './questions/command.ts';
import type { FieldQuestion } from './questions/field.ts';
import type { HazardQuestion } from './questions/hazards.ts';

/** What a seat may be asked; each chapter has its own. */
export type DustupQuestion = AssaultQuestion | FieldQuestion | HazardQuestion | CommandQuestion;
