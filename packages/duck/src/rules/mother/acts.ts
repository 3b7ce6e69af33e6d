import { D6 } from '@sightline/kernel';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer } from '../../table/figure.ts';
import { seatOf } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { spendAction } from '../actions/chits.ts';
import { plainAct } from '../actions/plain-act.ts';
import { hear, REPLIES, whyNotRadio } from './radio.ts';

const radio = plainAct({
  do: 'radioMother',
  whyNot: whyNotRadio,
  perform(table: DuckTable, io: DuckIo, man: Teamer) {
    spendAction(man);
    const mother = table.mother[man.team]!;
    mother.calledIn = table.turn;
    const face = io.roll(D6, { rule: 'DK-GAP-007', purpose: 'requestToMother', seat: seatOf(man), figure: man.id });
    // One drop a mission for each Team: later sixes count as 4.
    const reply = face === 6 && mother.dropped ? 'ping' : REPLIES[face - 1]!;
    io.tell({ type: 'motherCalled', rule: 'DK-GAP-007', figure: man.id, face, reply });
    hear(table, io, man, reply);
  },
});

export const MOTHER_ACTS = [radio] as const;
export type MotherAct = { readonly do: 'radioMother' };
