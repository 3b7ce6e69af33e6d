import other from 'icon:abstract-024';
import fly from 'icon:airplane-departure';
import call from 'icon:artillery-shell';
import mount from 'icon:car-door';
import skip from 'icon:card-discard';
import done from 'icon:check-mark';
import turn from 'icon:clockwise-rotation';
import use from 'icon:cog';
import fight from 'icon:crossed-swords';
import shoot from 'icon:crosshair';
import door from 'icon:entry-door';
import take from 'icon:grab';
import thrown from 'icon:grenade';
import aid from 'icon:health-normal';
import wait from 'icon:hourglass';
import prone from 'icon:kneeling';
import seize from 'icon:lightning-trio';
import order from 'icon:megaphone';
import look from 'icon:radar-sweep';
import run from 'icon:run';
import drive from 'icon:steering-wheel';
import move from 'icon:walking-boot';
import { say } from '../words/index.ts';

/**
 * What people do at a table, in every game alike. An answer belongs to one of these on the action bar; the first
 * thirteen are what one does most and have a place of their own there, the others are found under *More*.
 */
const DEEDS = {
  move: { icon: move, key: 'm' },
  run: { icon: run, key: 'x' },
  shoot: { icon: shoot, key: 's' },
  fight: { icon: fight, key: 'a' },
  seize: { icon: seize, key: 'y' },
  wait: { icon: wait, key: 'w' },
  skip: { icon: skip, key: 'k' },
  throw: { icon: thrown, key: 'g' },
  door: { icon: door, key: 'd' },
  mount: { icon: mount, key: 'd' },
  turn: { icon: turn, key: 'r' },
  drive: { icon: drive, key: 'v' },
  fly: { icon: fly, key: 'm' },
  prone: { icon: prone, key: 'c' },
  order: { icon: order, key: 'y' },
  call: { icon: call, key: 'x' },
  aid: { icon: aid, key: 'i' },
  look: { icon: look, key: 'l' },
  take: { icon: take, key: 'e' },
  use: { icon: use, key: 'b' },
  other: { icon: other, key: 'z' },
  done: { icon: done, key: 'p' },
} as const;

export type DeedId = keyof typeof DEEDS;

export interface Deed {
  readonly id: DeedId;
  readonly name: string;
  readonly icon: string;
  /** The key that takes it up, as `event.key` has it. */
  readonly key: string;
}

export const deeds: readonly Deed[] = (Object.keys(DEEDS) as DeedId[]).map(id => ({
  id,
  name: say(`deeds.${id}`),
  ...DEEDS[id],
}));

export const deedCalled = (id: DeedId): Deed => deeds.find(deed => deed.id === id)!;

/** So many of them have a place of their own on the bar. */
export const MOST_WANTED = 13;

const WAYS: ReadonlySet<DeedId> = new Set<DeedId>(['move', 'run', 'drive']);

/** Whether one gets somewhere by it: then the place is what is chosen. */
export const isWay = (deed: DeedId): boolean => WAYS.has(deed);
