import type { Refusal } from '@sightline/kernel';
import type { Heard, HeardFile, HeardRecalled, HeardRejected, Said } from '@sightline/protocol';

/** What is asked of the server at a desk; the session adds its number. */
export type Request = DistributiveOmit<Exclude<Said, { type: 'hello' | 'deciding' }>, 'id'>;
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** What came of it. */
export type Reply =
  | { readonly kind: 'done'; readonly refusals: readonly Refusal[] }
  | { readonly kind: 'rejected'; readonly code: HeardRejected['code'] }
  /** The wire broke before it was answered, and it is not to be said twice. */
  | { readonly kind: 'lost' }
  | { readonly kind: 'recalled'; readonly recalled: Pick<HeardRecalled, 'before' | 'stills'> }
  | { readonly kind: 'file'; readonly file: Pick<HeardFile, 'kind' | 'text'> };

interface Open {
  readonly request: Request;
  readonly resolve: (reply: Reply) => void;
}

/** The requests that no answer has come to yet. */
export interface Requests {
  open(request: Request): { readonly id: number; readonly reply: Promise<Reply> };
  /** Whether a message is the answer to one of them. */
  answered(heard: Heard): boolean;
  /** The wire broke: what must not be said twice is lost; the rest is to be said again. */
  broke(): void;
  /** A desk is left: what it has asked for is no concern of whoever gets its number next. */
  forget(desk: number): void;
  /** What is still to be said of one desk, once it is sat at again. */
  unsaid(desk: number): readonly (Request & { readonly id: number })[];
  /** Nobody will answer any more. */
  end(): void;
}

/** These change nothing, or name what they answer: the server knows a second time from a first. */
const SAID_AGAIN: readonly Request['type'][] = ['answer', 'undo', 'recall', 'file'];

export function openRequests(): Requests {
  const open = new Map<number, Open>();
  let next = 1;

  function settle(id: number, reply: Reply): boolean {
    const found = open.get(id);
    open.delete(id);
    found?.resolve(reply);
    return found !== undefined;
  }

  return {
    open(request) {
      const id = next++;
      return { id, reply: new Promise(resolve => open.set(id, { request, resolve })) };
    },
    answered(heard) {
      switch (heard.type) {
        case 'done':
          return settle(heard.id, { kind: 'done', refusals: heard.refusals });
        case 'rejected':
          return heard.id !== null && settle(heard.id, rejected(open.get(heard.id)?.request, heard.code));
        case 'recalled':
          return settle(heard.id, { kind: 'recalled', recalled: heard });
        case 'file':
          return settle(heard.id, { kind: 'file', file: heard });
        case 'update':
          return heard.re !== undefined && settle(heard.re, { kind: 'done', refusals: [] });
        default:
          return false;
      }
    },
    broke() {
      for (const [id, { request }] of open) if (!SAID_AGAIN.includes(request.type)) settle(id, { kind: 'lost' });
    },
    forget(desk) {
      for (const [id, { request }] of open) if (request.desk === desk) settle(id, { kind: 'lost' });
    },
    unsaid: desk =>
      [...open].flatMap(([id, { request }]) =>
        request.desk === desk && SAID_AGAIN.includes(request.type) ? [{ ...request, id }] : [],
      ),
    end() {
      for (const id of open.keys()) settle(id, { kind: 'lost' });
    },
  };
}

/** The game has gone on since: a click on what is no longer asked is no fault of anybody's. */
function rejected(request: Request | undefined, code: HeardRejected['code']): Reply {
  const isLate = code === 'stale' && (request?.type === 'answer' || request?.type === 'undo');
  return isLate ? { kind: 'done', refusals: [] } : { kind: 'rejected', code };
}
