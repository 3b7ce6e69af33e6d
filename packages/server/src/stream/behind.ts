import { changed, type HeardLine, type Seen } from '@sightline/protocol';
import type { Sent, Stream, Update } from './stream.ts';

/** The stream of an audience that is kept behind: it hears of everything, but only when it is so many ms old. */
export class Behind {
  number: number;
  hash: string;
  seen: Seen;
  told: readonly HeardLine[];
  private readonly delay: number;
  private waiting: Update[] = [];

  constructor(stream: Stream, delay: number) {
    this.number = stream.number;
    this.hash = stream.hash;
    this.seen = stream.seen;
    this.told = [...stream.told];
    this.delay = delay;
  }

  take(sent: Update | null): void {
    if (sent) this.waiting.push(sent);
  }

  /** Hears of what is old enough by now, and gives it. */
  goOn(now: number): readonly Sent[] {
    const young = this.waiting.findIndex(sent => sent.at + this.delay > now);
    const ripe = this.waiting.splice(0, young < 0 ? this.waiting.length : young);
    for (const { number, hash, body } of ripe) {
      Object.assign(this, changed(this, body));
      this.number = number;
      this.hash = hash;
    }
    return ripe;
  }

  /** Whoever comes back gets everything, unless he has it: there is no hurry here. */
  since(number: number, hash: string): readonly Sent[] | null {
    return number === this.number && hash === this.hash ? [] : null;
  }
}
