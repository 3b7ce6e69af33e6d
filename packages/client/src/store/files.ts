import type { GameFile } from '@sightline/desk';
import { fileName } from './file-name.ts';

/** Hands a file to the browser. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

export function downloadGame(system: string, id: string, { kind, text }: GameFile): void {
  download(fileName(system, id, kind), text);
}
