import type { Reply } from '@sightline/desk';

/** Shows why something was not done. */
export function reportRejected(reply: Reply, reject: (code: string | null) => void): void {
  if (reply.kind === 'rejected') reject(reply.code);
  if (reply.kind === 'lost') reject('lost');
}
