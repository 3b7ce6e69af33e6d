import { styleText } from 'node:util';
import type { Room, Tone } from './screen/canvas.ts';
import { tellToEnd } from './told-to-end.ts';

let isRead = true;

/** Results go to standard output, and everything that is said about the work to standard error. */
export function print(text: string): void {
  if (isRead) process.stdout.write(`${text}\n`);
}

/** What must be heard of, even by somebody who has stopped to read the rest. */
export function announce(text: string): void {
  if (isRead) print(text);
  else complain(text);
}

export function complain(text: string): void {
  process.stderr.write(`sightline: ${text}\n`);
}

/** As much as fits on the screen; where there is none, as much as on the smallest that is still about. */
export function screen(): Room {
  const { columns, rows } = process.stdout;
  return { columns: columns || 80, rows: rows || 24 };
}

export const widthOfScreen = (): number => screen().columns;

/** Emphasis where the screen shows it; plain text in a file or a pipe, and where somebody wants no colour (NO_COLOR). */
export const bold = (text: string): string => styleText('bold', text, { stream: process.stdout });
export const dim = (text: string): string => styleText('dim', text, { stream: process.stdout });

type Style = Parameters<typeof styleText>[0];

/** Told apart by anybody who sees fewer colours than others; the letters say the same without any. */
const STYLES: Readonly<Record<Exclude<Tone, 'plain'>, Style>> = {
  own: ['bold', 'cyan'],
  foe: ['bold', 'yellow'],
  goal: ['bold', 'underline'],
  danger: 'magenta',
  faint: 'dim',
};

export function tinted(tone: Tone, text: string): string {
  if (tone === 'plain' || text === '') return text;
  return styleText(STYLES[tone], text, { stream: process.stdout });
}

/** A reader that has heard enough, such as `head`, is no error; but a game that is played is kept first. */
export function endQuietlyWhenNobodyReads(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // EIO: the window that it was written to is closed.
    if (error.code !== 'EPIPE' && error.code !== 'EIO') throw error;
    if (!isRead) return;
    isRead = false;
    if (!tellToEnd()) process.exit(0);
  });
  process.stderr.on('error', () => {});
}
