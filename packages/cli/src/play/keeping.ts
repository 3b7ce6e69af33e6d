import { writeElsewhere, writeWhole } from '../files.ts';
import type { Result } from '../result.ts';
import { complain } from '../terminal.ts';
import { say } from '../words/index.ts';
import type { Keyboard } from './keyboard.ts';

/** Where something was kept, and whether anybody chose that place. */
export interface Kept {
  readonly file: string;
  readonly isChosen: boolean;
}

/**
 * Keeps what would be lost otherwise. Where the place that was wished for can't take it, whoever is there names another,
 * and when nobody does it is kept wherever there is room. Null when there is none at all.
 */
export async function keep(file: string, text: string, keyboard: Keyboard): Promise<Kept | null> {
  let tried: Result<string> = await writeWhole(file, text);
  while (!tried.ok) {
    complain(tried.problem);
    const other = (await keyboard.ask(say('files.another')))?.trim();
    if (!other) return keepElsewhere(file, text);
    tried = await writeWhole(other, text);
  }
  return { file: tried.value, isChosen: true };
}

async function keepElsewhere(file: string, text: string): Promise<Kept | null> {
  const found = await writeElsewhere(file, text);
  complain(found === null ? say('files.nowhere') : say('files.elsewhere', { file: found }));
  return found === null ? null : { file: found, isChosen: false };
}
