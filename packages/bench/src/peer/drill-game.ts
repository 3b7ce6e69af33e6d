import { canShoot, type Drill, drill, isStanding, reach, SIDES, type Side, type Unit } from '@sightline/drill';
import type { DefaultPluginAPIs, Game, Move } from 'boardgame.io';
import { PLAIN } from '../drill/setup.ts';
import { INVALID_MOVE } from './boardgame-io.ts';

/** The drill's table, and the unit that was picked: a game made of moves has no local variable to keep it in. */
export interface PeerTable extends Drill {
  active: number;
}

/** The three dice of a shot: those of boardgame.io's seeded plugin, unless the caller brings his own. */
export type Volley = (random: DefaultPluginAPIs['random']) => readonly number[];

/**
 * The drill without its interruptions as one writes it for boardgame.io: a turn is three stages of one move each, a
 * move judges its answer and returns INVALID_MOVE, hooks begin the rounds, and `ai.enumerate` lists what may be done.
 * The drill's own functions say who can walk where and shoot at whom, so that only the machinery differs.
 */
export function peerGame(seed: string, volley: Volley = random => random.D6(3)): Game<PeerTable> {
  return {
    name: 'drill',
    seed,
    // The silent drill keeps no past either, so boardgame.io is not made to.
    disableUndo: true,
    setup: () => ({ ...drill.begin(PLAIN), active: -1 }),
    turn: {
      minMoves: 3,
      maxMoves: 3,
      activePlayers: { currentPlayer: 'pick' },
      stages: {
        pick: { moves: { pick }, next: 'walk' },
        walk: { moves: { walk }, next: 'shoot' },
        shoot: { moves: { shoot: shootWith(volley) } },
      },
      onEnd: ({ G }) => {
        if (!G.units.some(isReady)) beginRound(G);
      },
      order: { first: () => 0, next: ({ G, ctx }) => SIDES.indexOf(nextSide(G, sideOf(ctx.currentPlayer))) },
    },
    endIf: ({ G }) => drill.outcome(G) ?? undefined,
    ai: { enumerate: (G, ctx, playerID) => enumerate(G, sideOf(playerID), ctx.activePlayers?.[playerID]) },
  };
}

const pick: Move<PeerTable> = ({ G, playerID, events }, id: number) => {
  const unit = G.units[id];
  if (!unit || unit.side !== sideOf(playerID) || !isReady(unit)) return INVALID_MOVE;
  unit.acted = true;
  G.active = id;
  events.endStage();
  return;
};

const walk: Move<PeerTable> = ({ G, events }, to: number) => {
  const unit = G.units[G.active]!;
  if (!reach(G, unit).includes(to)) return INVALID_MOVE;
  unit.at = to;
  events.endStage();
  return;
};

const shootWith =
  (volley: Volley): Move<PeerTable> =>
  ({ G, random }, deed: number | 'hold') => {
    if (deed === 'hold') return;
    const target = G.units[deed];
    if (!target || !canShoot(G, G.units[G.active]!, target)) return INVALID_MOVE;
    const hits = volley(random).filter(die => die >= 4).length;
    target.health = Math.max(0, target.health - hits);
    return;
  };

function beginRound(table: PeerTable): void {
  table.round++;
  for (const unit of table.units) unit.acted = false;
}

function nextSide({ units, round }: PeerTable, last: Side): Side {
  if (!units.some(unit => unit.acted)) return round % 2 === 1 ? 'red' : 'blue';
  const other = last === 'red' ? 'blue' : 'red';
  return units.some(unit => unit.side === other && isReady(unit)) ? other : last;
}

function enumerate(table: PeerTable, side: Side, stage: string | undefined): { move: string; args: unknown[] }[] {
  const { units } = table;
  const unit = units[table.active]!;
  switch (stage) {
    case 'pick':
      return units.filter(u => u.side === side && isReady(u)).map(({ id }) => ({ move: 'pick', args: [id] }));
    case 'walk':
      return reach(table, unit).map(to => ({ move: 'walk', args: [to] }));
    default: {
      const targets = units.filter(target => canShoot(table, unit, target));
      return [...targets.map(({ id }) => ({ move: 'shoot', args: [id] })), { move: 'shoot', args: ['hold'] }];
    }
  }
}

const isReady = (unit: Unit): boolean => isStanding(unit) && !unit.acted;
const sideOf = (playerID: string): Side => SIDES[Number(playerID)]!;
