import type { RejectCode } from '@sightline/protocol';

/** Turned away at the door: nothing has changed. */
export interface Rejection {
  readonly code: RejectCode;
  readonly detail: string;
}

export function rejected(code: RejectCode, detail = ''): Rejection {
  return { code, detail };
}
