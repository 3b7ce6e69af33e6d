import { D6, offer, type Reaction, type Trigger } from '@sightline/kernel';
import { canShoot, isStanding, reach, wayTo } from './field.ts';
import { type Drill, type DrillEvent, type DrillIo, SIDES, SIZE, type Side, SQUARES, type Unit } from './table.ts';

/** The number of the target, or what a unit does instead of shooting. */
export type Deed = number | 'overwatch' | 'hold';

export function step(table: Drill, io: DrillIo): void {
  return table.switches['mines'] === true && table.laid < 3 ? layMines(table, io) : activate(table, io);
}

/** DR-MINE-001: both sides lay one, under seal. */
function layMines(table: Drill, io: DrillIo): void {
  const question = (side: Side) => ({ kind: 'lay', rule: 'DR-MINE-002', options: mineable(table, side) }) as const;
  const squares = io.askAll(SIDES.map(seat => ({ seat, question: question(seat) })));
  SIDES.forEach((side, i) => {
    table.mines.push({ side, at: squares[i]! });
    io.tell({ type: 'mineLaid', rule: 'DR-MINE-001', side, at: squares[i]! });
  });
  table.laid++;
}

/** DR-MINE-002. */
export function mineable(table: Drill, side: Side): number[] {
  const isMined = (at: number): boolean => table.mines.some(mine => mine.side === side && mine.at === at);
  const squares = Array.from({ length: SQUARES - 2 * SIZE }, (_, i) => i + SIZE);
  return squares.filter(square => table.obstacles[square] === 0 && !isMined(square));
}

/** DR-TURN-002, DR-TURN-006: one unit walks or stays; then, if it stands, it shoots, goes on overwatch or does neither. */
function activate(table: Drill, io: DrillIo): void {
  const side = table.turn;
  const ready: number[] = [];
  for (const unit of table.units) if (unit.side === side && isReady(unit)) ready.push(unit.id);
  const unit = table.units[io.ask(side, { kind: 'pick', rule: 'DR-TURN-002', options: ready })]!;
  unit.acted = true;
  unit.watching = false;
  io.tell({ type: 'picked', rule: 'DR-TURN-002', unit: unit.id });
  const options = unit.pinned ? [unit.at] : reach(table, unit);
  unit.pinned = false;
  walk(table, io, unit, io.ask(side, { kind: 'walk', rule: 'DR-WALK-001', unit: unit.id, options }));
  if (isStanding(unit)) act(table, io, unit, io.ask(side, shootQuestion(table, unit)));
  passTurn(table, io);
}

const isReady = (unit: Unit): boolean => unit.health > 0 && !unit.acted;

function shootQuestion(table: Drill, unit: Unit) {
  const options: Deed[] = [];
  for (const target of table.units) if (canShoot(table, unit, target)) options.push(target.id);
  if (table.switches['overwatch'] === true) options.push('overwatch');
  options.push('hold');
  return { kind: 'shoot', rule: 'DR-SHOOT-005', unit: unit.id, options } as const;
}

/** DR-TURN-001, DR-TURN-003: the other side's turn, if it has somebody left; with nobody left at all a new round. */
function passTurn(table: Drill, io: DrillIo): void {
  const other = table.turn === 'red' ? 'blue' : 'red';
  const next = table.units.find(unit => unit.side === other && isReady(unit)) ?? table.units.find(isReady);
  table.turn = next?.side ?? (table.round % 2 === 1 ? 'blue' : 'red');
  if (next) return;
  table.round++;
  for (const unit of table.units) unit.acted = false;
  if (table.round <= 30) io.tell({ type: 'roundBegan', rule: 'DR-TURN-003', round: table.round });
}

/** DR-WALK: square by square, for at each one a mine may go off or somebody shoot; who still stands walks on (DR-WATCH-005). */
export function walk(table: Drill, io: DrillIo, unit: Unit, to: number): void {
  if (to === unit.at) return io.tell({ type: 'stayed', rule: 'DR-WALK-004', unit: unit.id });
  // Where nothing can happen on the way, the way does not matter.
  const isWatched = table.switches['overwatch'] === true || table.mines.length > 0;
  for (const square of isWatched ? wayTo(table, unit, to) : [to]) {
    unit.at = square;
    setOffMine(table, io, unit);
    if (table.switches['overwatch'] === true) offer([overwatch], SIDES, table, io, { on: 'entered', unit: unit.id });
    if (!isStanding(unit)) return;
  }
  io.tell({ type: 'walked', rule: 'DR-WALK-001', unit: unit.id, at: to });
}

/** DR-MINE-003, DR-MINE-004. */
function setOffMine(table: Drill, io: DrillIo, unit: Unit): void {
  const mine = table.mines.findIndex(({ side, at }) => side !== unit.side && at === unit.at);
  if (mine < 0) return;
  table.mines.splice(mine, 1);
  io.tell({ type: 'mineWentOff', rule: 'DR-MINE-004', shows: true, unit: unit.id, at: unit.at });
  const die = io.roll(D6, { rule: 'DR-MINE-003', purpose: 'mine', seat: unit.side, figure: unit.id });
  if (die >= 2) wound(io, unit, 2);
}

export function act(table: Drill, io: DrillIo, unit: Unit, deed: Deed): void {
  if (deed === 'hold') return io.tell({ type: 'held', rule: 'DR-TURN-002', unit: unit.id });
  if (deed !== 'overwatch') return shoot(table, io, unit, table.units[deed]!);
  unit.watching = true;
  io.tell({ type: 'wentOnOverwatch', rule: 'DR-WATCH-001', unit: unit.id });
}

/** DR-SHOOT: three dice; the target may duck before they fall. */
function shoot(table: Drill, io: DrillIo, unit: Unit, target: Unit): void {
  io.tell({ type: 'shotDeclared', rule: 'DR-SHOOT-001', unit: unit.id, target: target.id });
  const lastDuck = target.duckedIn;
  if (table.switches['duck'] === true) offer([duck], SIDES, table, io, { on: 'shot', unit: target.id });
  const needed = target.duckedIn === lastDuck ? 4 : 5;
  const why = { rule: 'DR-SHOOT-003', purpose: 'shot', seat: unit.side, figure: unit.id } as const;
  const dice = [io.roll(D6, why), io.roll(D6, why), io.roll(D6, why)];
  const hits = dice.filter(die => die >= needed).length;
  const rule = needed === 5 ? 'DR-DUCK-002' : 'DR-SHOOT-003';
  io.tell({ type: 'shotLanded', rule, unit: unit.id, target: target.id, dice, hits });
  if (hits > 0) wound(io, target, hits);
}

function wound(io: DrillIo, unit: Unit, points: number): void {
  unit.health = Math.max(0, unit.health - points);
  if (unit.health === 0) io.tell({ type: 'fell', rule: 'DR-SHOOT-004', unit: unit.id });
}

/** `unit` is the walker, or the target of the shot. */
type Interruption = Reaction<Drill, DrillEvent, Trigger & { readonly unit: number }, number>;

/** DR-WATCH-002 to DR-WATCH-004: units on overwatch interrupt a walk, one after another, each once (DR-WATCH-003). */
const overwatch: Interruption = {
  on: 'entered',
  rule: 'DR-WATCH-002',
  choices(table, { unit }, seat) {
    const watchers = table.units.filter(u => u.watching && u.side === seat && u.health > 0);
    return watchers.filter(u => canShoot(table, u, table.units[unit]!)).map(u => u.id);
  },
  take(table, io, { unit }, watcher) {
    table.units[watcher]!.watching = false;
    shoot(table, io, table.units[watcher]!, table.units[unit]!);
  },
};

/** DR-DUCK-001, DR-DUCK-003: the target of a shot interrupts it, once a round. */
const duck: Interruption = {
  on: 'shot',
  rule: 'DR-DUCK-001',
  choices: ({ units, round }, { unit }, seat) =>
    units[unit]!.side === seat && units[unit]!.duckedIn !== round ? [unit] : [],
  take(table, io, { unit }) {
    Object.assign(table.units[unit]!, { duckedIn: table.round, pinned: true });
    io.tell({ type: 'ducked', rule: 'DR-DUCK-001', unit });
  },
};
