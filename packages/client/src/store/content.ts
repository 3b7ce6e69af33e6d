import { useEffect, useState } from 'react';
import type { Own } from '../games/choices.ts';
import { claim, type Kept, list, put, remove } from './database.ts';

/** A card, a force or a map of the player's own, and of which game. */
export interface SavedContent extends Kept, Own {
  readonly system: string;
}

/** Keeps it, in place of one of the same game, kind and name if there is one; says whether there was. */
export async function keepContent(content: SavedContent): Promise<boolean> {
  const { system, kind, name } = content;
  const isSame = (other: SavedContent): boolean =>
    other.system === system && other.kind === kind && other.name === name;
  const former = (await listContent()).find(isSame);
  if (former) await claim('content', former.id);
  await put('content', { ...content, id: former?.id ?? content.id });
  return former !== undefined;
}

export const listContent = (): Promise<readonly SavedContent[]> => list('content');
export const deleteContent = (id: string): Promise<undefined> => remove('content', id);

/** What the player has made for a game; nothing where the browser keeps nothing. */
export function useOwn(system: string): readonly Own[] {
  const [own, setOwn] = useState<readonly Own[]>([]);
  useEffect(() => {
    listContent().then(
      all => setOwn(all.filter(item => item.system === system)),
      () => setOwn([]),
    );
  }, [system]);
  return own;
}
