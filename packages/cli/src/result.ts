/** What came of something a user asked for. The problem is a sentence for that user. */
export type Result<V> = { readonly ok: true; readonly value: V } | Failure;
export interface Failure {
  readonly ok: false;
  readonly problem: string;
}

export function success<V>(value: V): Result<V> {
  return { ok: true, value };
}

export function failure(problem: string): Failure {
  return { ok: false, problem };
}
