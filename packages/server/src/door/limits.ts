// How much of anything one may want in a while. A bucket holds so many tokens and fills up again at a steady rate.

export interface Rate {
  /** So many at once, and so many a second in the long run. */
  readonly burst: number;
  readonly perSecond: number;
}

class Bucket {
  private tokens: number;
  private last: number;
  private readonly rate: Rate;

  constructor(rate: Rate, now: number) {
    this.rate = rate;
    this.tokens = rate.burst;
    this.last = now;
  }

  take(now: number, cost = 1): boolean {
    const { burst, perSecond } = this.rate;
    this.tokens = Math.min(burst, this.tokens + ((now - this.last) / 1000) * perSecond);
    this.last = now;
    if (this.tokens < cost) return false;
    this.tokens -= cost;
    return true;
  }

  /** It holds what it held at first: it can be forgotten. */
  isFull(now: number): boolean {
    return this.tokens + ((now - this.last) / 1000) * this.rate.perSecond >= this.rate.burst;
  }
}

const MOST_BUCKETS = 50_000;

/** A bucket for each of many: addresses, persons. */
export class Buckets {
  private readonly buckets = new Map<string, Bucket>();
  private readonly rate: Rate;

  constructor(rate: Rate) {
    this.rate = rate;
  }

  take(key: string, now: number, cost = 1): boolean {
    let bucket = this.buckets.get(key);
    if (!bucket) {
      if (this.buckets.size >= MOST_BUCKETS) this.sweep(now);
      // Whoever comes from more addresses than can be counted finds the door closed for a moment.
      if (this.buckets.size >= MOST_BUCKETS) return false;
      bucket = new Bucket(this.rate, now);
      this.buckets.set(key, bucket);
    }
    return bucket.take(now, cost);
  }

  sweep(now: number): void {
    for (const [key, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(key);
  }
}

export interface Limits {
  /** Messages of one person, or of one socket that belongs to nobody. */
  readonly messages: Rate;
  /** Requests by plain http, and sockets opened, from one address. */
  readonly requests: Rate;
  /** Games set up or put online, by one address. */
  readonly games: Rate;
  readonly chat: Rate;
  /** Sockets at once: in all, and from one address. */
  readonly sockets: number;
  readonly socketsOfOne: number;
  /** Lines of any kind that one address keeps open at once, where no proxy stands before it. */
  readonly linesOfOne: number;
}

export const LIMITS: Limits = {
  messages: { burst: 200, perSecond: 50 },
  requests: { burst: 300, perSecond: 20 },
  games: { burst: 30, perSecond: 0.2 },
  chat: { burst: 10, perSecond: 0.5 },
  sockets: 20_000,
  socketsOfOne: 100,
  linesOfOne: 250,
};

/** For those who measure: no bound on how fast somebody may go. */
export const NO_LIMITS: Limits = {
  messages: { burst: 1e12, perSecond: 1e12 },
  requests: { burst: 1e12, perSecond: 1e12 },
  games: { burst: 1e12, perSecond: 1e12 },
  chat: { burst: 1e12, perSecond: 1e12 },
  sockets: 1e6,
  socketsOfOne: 1e6,
  linesOfOne: 1e6,
};
