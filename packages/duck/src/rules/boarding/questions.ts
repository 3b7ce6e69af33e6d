import type { Listed } from '@sightline/kernel';
import type { QuestionKind } from '../../table/questions.ts';
import { type Entry, isEntry, whyNotEnter } from './entry.ts';
import type { Boarding } from './order.ts';

/** DK-CYBER-010: who has the control of a drone that is brought along; the options are figures. */
export interface HandlerQuestion extends Listed<number> {
  readonly kind: 'droneHandler';
}

export interface EntryQuestion extends Listed<Entry> {
  readonly kind: 'entry';
}

export interface BoardingQuestion extends Listed<Boarding> {
  readonly kind: 'boarding';
  /** The bridge square that is being filled, the one at the entry first. */
  readonly square: number;
}

export const entryKind: QuestionKind<EntryQuestion> = {
  reasons: { isForm: isEntry, whyNot: (table, _question, entry) => whyNotEnter(table, entry) },
};
