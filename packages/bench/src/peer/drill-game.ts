import { canShoot, type Drill, drill, isStanding, reach, SIDES, type Side } from '@sightline/drill';
import type { DefaultPluginAPIs, Game } from 'boardgame.io' with { 'resolution-mode': 'require' };
import { PLAIN } from '../plain-drill.ts';

/** The drill's table, with the two notes that a game of moves needs where the drill has straight-line code. */
export interface PeerTable extends Drill {
  /** The unit that has been picked and is still to walk or shoot. */
  active: number | null;
  /** How many units on the field have not acted in this round. */
  waiting: number;
}

/** A shot rolls three dice: by boardgame.io's seeded plugin, unless the caller brings dice of his own. */
export type Volley = (random: DefaultPluginAPIs['random']) => readonly number[];
const THREE_D6: Volley = random => random.D6(3);

/**
 * The drill without its interruptions, written for boardgame.io: three moves make a turn, which then ends by itself.
 * As the bots of a silent drill are trusted, so are the answers here: the moves do not judge them a second time.
 * Whatever reads many units does so in the hooks that get the plain table, for a move gets a draft of it, which is slow.
 */
export function peerGame(seed: string, volley: Volley = THREE_D6): Game<PeerTable> {
  return {
    name: 'drill',
    seed,
    disableUndo: true,
    setup: () => {
      const table = drill.begin(PLAIN);
      return { ...table, active: null, waiting: table.units.length };
    },
    moves: {
      pick: ({ G }, id: number) => {
        G.units[id]!.acted = true;
        G.active = id;
        G.waiting--;
      },
      walk: ({ G }, to: number) => {
        G.units[G.active!]!.at = to;
      },
      shoot: ({ G, random }, deed: number | 'hold') => {
        G.active = null;
        if (deed === 'hold') return;
        const target = G.units[deed]!;
        const hits = volley(random).filter(die => die >= 4).length;
        target.health = Math.max(0, target.health - hits);
        if (!isStanding(target) && !target.acted) G.waiting--;
      },
    },
    turn: {
      minMoves: 3,
      maxMoves: 3,
      onEnd: ({ G }) => {
        if (G.waiting === 0) beginRound(G);
      },
      order: { first: () => 0, next: ({ G, ctx }) => SIDES.indexOf(nextSide(G, SIDES[ctx.playOrderPos]!)) },
    },
    endIf: ({ G }) => drill.outcome(G) ?? undefined,
  };
}

function beginRound(table: PeerTable): void {
  table.round++;
  for (const unit of table.units) {
    unit.acted = false;
    if (isStanding(unit)) table.waiting++;
  }
}

function nextSide({ units, round }: PeerTable, last: Side): Side {
  if (!units.some(unit => unit.acted)) return round % 2 === 1 ? 'red' : 'blue';
  const other = last === 'red' ? 'blue' : 'red';
  return units.some(unit => unit.side === other && isReady(unit)) ? other : last;
}

const isReady = (unit: Drill['units'][number]): boolean => isStanding(unit) && !unit.acted;

/** The move that is due, and every answer that it may be given. */
export function enumerate(table: PeerTable, side: Side, done: number): { move: Move; options: (number | 'hold')[] } {
  const { units } = table;
  const unit = table.active === null ? null : units[table.active]!;
  if (!unit) return { move: 'pick', options: units.filter(u => u.side === side && isReady(u)).map(u => u.id) };
  if (done === 1) return { move: 'walk', options: reach(table, unit) };
  const targets = units.filter(target => canShoot(table, unit, target)).map(target => target.id);
  return { move: 'shoot', options: [...targets, 'hold'] };
}

export type Move = 'pick' | 'walk' | 'shoot';
