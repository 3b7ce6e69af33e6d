import type { Clock } from '@sightline/protocol';
import { sayOnline } from '../../words/online.ts';

const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000];

/** What is left on a clock at a moment of the server's time, in milliseconds. */
export function leftOn({ left, since }: Clock, serverNow: number): number {
  return since === null ? left : left - Math.max(0, serverNow - since);
}

export const isUp = (left: number): boolean => left <= 0;

/** "2d 3h", "5h 12m", "9:05". */
export function clockText(left: number): string {
  if (isUp(left)) return sayOnline('online.clockUp');
  if (left >= DAY!)
    return sayOnline('online.days', { count: Math.floor(left / DAY!), hours: Math.floor((left % DAY!) / HOUR!) });
  if (left >= HOUR!)
    return sayOnline('online.hours', {
      hours: Math.floor(left / HOUR!),
      minutes: Math.floor((left % HOUR!) / MINUTE!),
    });
  const seconds = Math.ceil(left / SECOND!);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
