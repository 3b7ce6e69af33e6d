import { styleText } from 'node:util';

/** Results go to standard output, and everything that is said about the work to standard error. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

export function complain(text: string): void {
  process.stderr.write(`sightline: ${text}\n`);
}

export function widthOfScreen(): number {
  return process.stdout.columns ?? 100;
}

/** Emphasis where the screen shows it; plain text in a file or a pipe. */
export const bold = (text: string): string => styleText('bold', text, { stream: process.stdout });
export const dim = (text: string): string => styleText('dim', text, { stream: process.stdout });

/** A reader that has heard enough, such as `head`, is no error. */
export function endQuietlyWhenNobodyReads(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
}
