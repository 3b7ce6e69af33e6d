import { type Question, randomBot, refuse, type System } from '@sightline/kernel';
import { greedyBot } from './bot.ts';
import { isStanding, squareName, whyNotShoot, whyNotWalk } from './field.ts';
import { act, type Deed, mineable, step, walk } from './rules.ts';
import { begin, copy, type Drill, type DrillEvent, obstaclesOf, SIDES, SIZE, type Side, SQUARES } from './table.ts';
import { words, wordsIn } from './words.ts';

/** A view is the table without the mines of others (DR-MINE-005); on it the rules run as on the table itself. */
export const drill: System<Drill, DrillEvent, Drill> = {
  id: 'drill',
  title: 'The Drill',
  edition: { number: 3, inWork: false },
  stepLimit: 1000,
  scenarios: [
    { id: 'walls', title: 'Broken walls', seats: SIDES },
    { id: 'open', title: 'Open field', seats: SIDES },
  ],
  switches: [
    { id: 'overwatch', rule: 'DR-WATCH-001', kind: 'optional', values: [true, false] },
    { id: 'duck', rule: 'DR-DUCK-001', kind: 'optional', values: [true, false] },
    { id: 'mines', rule: 'DR-MINE-001', kind: 'optional', values: [true, false] },
  ],
  bots: { random: randomBot, greedy: greedyBot },
  words,
  wordsIn,
  begin,
  step,
  copy,
  imagine: copy,
  /** DR-FIELD-004. */
  whyNotSetup: setup =>
    obstaclesOf(setup).flatMap((square, i, all) => {
      const isBetween = Number.isInteger(square) && square >= SIZE && square < SQUARES - SIZE;
      return isBetween && all.indexOf(square) === i ? [] : [refuse('DR-FIELD-004', 'badObstacle', squareName(square))];
    }),
  /** DR-TURN-004, DR-TURN-005. */
  outcome({ units, round }) {
    let lead = 0;
    let standing = 0;
    for (const { health, side } of units) if (health > 0 && ++standing) lead += side === 'red' ? 1 : -1;
    const isWipedOut = Math.abs(lead) === standing;
    if (!isWipedOut && round <= 30) return null;
    const winners = lead === 0 ? [] : [lead > 0 ? 'red' : 'blue'];
    if (isWipedOut) return { winners, rule: 'DR-TURN-004', reason: 'wipedOut' };
    return { winners, rule: 'DR-TURN-005', reason: 'roundLimit' };
  },
  broken(table) {
    const squares = table.units.filter(isStanding).map(unit => unit.at);
    const isWrong = (at: number, i: number): boolean => table.obstacles[at] !== 0 || squares.indexOf(at) !== i;
    return squares.filter(isWrong).map(at => `a unit cannot stand at ${squareName(at)}`);
  },
  view: (table, viewer) => ({ ...table, mines: table.mines.filter(mine => mine.side === viewer) }),
  redact(event, viewer) {
    if (event.type !== 'mineLaid' || event.side === viewer) return event;
    return { type: event.type, rule: event.rule, side: event.side };
  },
  swapSecrets(table, viewer) {
    const elsewhere = (side: Side, i: number) => ({ side, at: mineable(table, side)[i]! });
    const mines = table.mines.map((mine, i) => (mine.side === viewer ? mine : elsewhere(mine.side, i)));
    return [{ ...copy(table), mines }];
  },
  whyNot(table, _seat, question, answer) {
    const unit = table.units[(question as Question & { unit?: number }).unit ?? -1];
    const target = table.units[typeof answer === 'number' ? answer : -1];
    if (question.kind === 'walk' && unit) return whyNotWalk(table, unit, answer);
    if (question.kind === 'shoot' && unit && target) return whyNotShoot(table, unit, target);
    return question.kind === 'pick' ? [refuse('DR-TURN-002', 'cannotAct')] : [];
  },
  foresee(_table, _seat, question, answer) {
    const { unit } = question as Question & { unit: number };
    if (question.kind === 'walk') return (table, io) => walk(table, io, table.units[unit]!, answer as number);
    return question.kind === 'shoot' ? (table, io) => act(table, io, table.units[unit]!, answer as Deed) : null;
  },
  summary(before, after) {
    const lost = (id: number): number => before.units[id]!.health - after.units[id]!.health;
    const hurt = after.units.filter(({ id }) => lost(id) > 0);
    return hurt.map(({ id, health }) => ({ unit: id, lost: lost(id), fell: health === 0 }));
  },
};
