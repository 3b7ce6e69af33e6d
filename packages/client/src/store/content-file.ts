import { attempt, isRecord, type Json } from '@sightline/kernel';
import { say } from '../words/index.ts';
import type { SavedContent } from './content.ts';

const FORMAT = 'sightline content';
const EDITION = 1;

/** A place in a file, and what is wrong there. */
export interface ContentProblem {
  readonly at: string;
  readonly what: string;
}

/** What a content file says, whether or not the rules can do anything with it. */
export interface ContentFile {
  readonly game: string;
  readonly kind: string;
  readonly name: string | null;
  readonly content: Json;
}

export type ReadContent<C> =
  | { readonly ok: true; readonly value: C }
  | { readonly ok: false; readonly problems: readonly ContentProblem[] };

/** A content file is made to be read and changed by people: it is laid out and carries no hash. */
export function writeContent({
  system,
  kind,
  name,
  content,
}: Pick<SavedContent, 'system' | 'kind' | 'name' | 'content'>) {
  return `${JSON.stringify({ format: FORMAT, edition: EDITION, game: system, kind, name, content }, null, 2)}\n`;
}

export function parseContent(text: string): ReadContent<ContentFile> {
  const parsed = attempt(() => JSON.parse(text) as unknown);
  if (!parsed.ok) return wrong('', say('content.notJson', { detail: parsed.why }));
  const file = parsed.value;
  if (!isRecord(file) || file['format'] !== FORMAT)
    return wrong(
      '',
      say('content.noFormat', { example: `{"format": "${FORMAT}", "edition": 1, "game": …, "kind": …, "content": …}` }),
    );
  const { edition, game, kind, name, content } = file;
  if (typeof edition !== 'number') return wrong('edition', say('content.noEdition'));
  if (edition > EDITION) return wrong('edition', say('content.future', { found: edition, known: EDITION }));
  if (content === undefined) return wrong('content', say('content.noContent'));
  return {
    ok: true,
    value: {
      game: String(game),
      kind: String(kind),
      name: typeof name === 'string' && name.trim() !== '' ? name.trim() : null,
      content: content as Json,
    },
  };
}

export function wrong(at: string, what: string): { readonly ok: false; readonly problems: readonly ContentProblem[] } {
  return { ok: false, problems: [{ at, what }] };
}
