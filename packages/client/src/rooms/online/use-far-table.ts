import type { FarState } from '@sightline/desk';
import type { GameCard, RejectCode } from '@sightline/protocol';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { seatsOf } from '../../online/card-words.ts';
import { connection } from '../../online/connection.ts';
import { whoAmI } from '../../online/introduce.ts';
import { inviteTo } from '../../online/keepsakes.ts';
import { type FarTable, type OpenedFar, openFar } from '../../online/opening.ts';
import { lookAt } from '../../online/server.ts';
import { stirAt } from '../../online/stirring.ts';

/** How it goes with sitting down at a table of the server. */
export type Sitting =
  | { readonly kind: 'opening' }
  | { readonly kind: 'refused'; readonly code: RejectCode | 'away' }
  | { readonly kind: 'noRules'; readonly why: string }
  | { readonly kind: 'open'; readonly table: FarTable };

/** Something that was tried and turned away at the door. */
export interface Rejected {
  readonly code: string;
  readonly at: number;
}

/** Sits down at a match for as long as the room is shown, at the seats that this browser's guest holds. */
export function useFarTable(match: string): {
  readonly sitting: Sitting;
  readonly rejected: Rejected | null;
  reject(code: string | null): void;
} {
  const [sitting, setSitting] = useState<Sitting>({ kind: 'opening' });
  const [rejected, setRejected] = useState<Rejected | null>(null);
  useEffect(() => {
    let wanted = true;
    setSitting({ kind: 'opening' });
    const opening = opened(match, reply =>
      setRejected({ code: reply.kind === 'rejected' ? reply.code : 'lost', at: Date.now() }),
    );
    const leaving = opening.then(next => {
      if (wanted) setSitting(next);
      return next.kind === 'open' ? stirAt(next.table.far, () => connection().now().you?.person) : () => {};
    });
    return () => {
      wanted = false;
      void leaving.then(leave => leave());
      void opening.then(next => next.kind === 'open' && next.table.close());
    };
  }, [match]);
  return { sitting, rejected, reject: code => setRejected(code === null ? null : { code, at: Date.now() }) };
}

async function opened(match: string, rejected: Parameters<typeof openFar>[2]): Promise<Sitting> {
  const me = await whoAmI();
  const looked = await lookAt(match, inviteTo(match));
  if (!looked.ok) return { kind: 'refused', code: looked.code };
  return sittingOf(await openFar(match, seatsHere(looked.value, me?.person), rejected));
}

/** Somebody without a name holds nothing. */
const seatsHere = (card: GameCard, person: string | undefined): readonly string[] =>
  person === undefined ? [] : seatsOf(card, person);

function sittingOf(far: OpenedFar): Sitting {
  if (far.ok) return { kind: 'open', table: far.table };
  return 'code' in far ? { kind: 'refused', code: far.code } : { kind: 'noRules', why: far.why };
}

/** What is known at a desk of the server, whenever it changes. */
export function useFar({ far }: Pick<FarTable, 'far'>): FarState {
  return useSyncExternalStore(far.subscribe, far.now);
}

export function useConnection(): ReturnType<ReturnType<typeof connection>['now']> {
  const session = connection();
  return useSyncExternalStore(session.subscribe, session.now);
}
