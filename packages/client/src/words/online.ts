import type { Say } from '@sightline/words';
import { aside } from './aside.ts';
import sentences from './online.json' with { type: 'json' };
import type { Says } from './says.generated.ts';

/** What is said of play at a server alone. */
type OnlineSays = Pick<Says, keyof typeof sentences>;

const speech = aside(sentences);

export const sayOnline: Say<OnlineSays> = speech.say;

/** Why the server has turned something away. */
export function rejectText(code: string): string {
  return speech.has(`online.rejected.${code}`)
    ? speech.say(`online.rejected.${code}`)
    : sayOnline('online.rejected.other', { code });
}
