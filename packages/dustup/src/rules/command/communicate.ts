import { type Part, part, type Refusal, refuse } from '@sightline/kernel';
import { EQUIPMENT_ROWS } from '../../content/load.ts';
import { shifted } from '../../dice/ladder.ts';
import { roll, singleSuccess, unopposed } from '../../dice/rolls.ts';
import { areWithin } from '../../ground/measure.ts';
import { isClear } from '../../ground/sight.ts';
import type { DustupEvent } from '../../table/events.ts';
import { type Dustup, type DustupIo, enemyOf, NONE, placeOf, seatOf } from '../../table/table.ts';
import { becauseOf } from '../../table/telling.ts';
import { isHidden, isInPlay, superiorOf, type Unit } from '../../table/units.ts';
import { declareWarfare, isUpset } from '../electronic-warfare/warfare.ts';
import { isShutIn } from '../vehicles/hatches.ts';

/** DU-COMM-005: near enough to talk, in inches. */
const FACE_TO_FACE = 6;

/** Whoever is still on the inbound chart is far from everybody, and in nobody's chain of command (DU-CASEVAC-004). */
function isOffTable({ where }: Unit): boolean {
  return where === 'inbound';
}

/** DU-COMM-005, DU-ORDER-005: leader to leader, within six inches and with free sight. */
export function isFaceToFace(table: Dustup, a: Unit, b: Unit): boolean {
  if (isOffTable(a) || isOffTable(b)) return false;
  // DU-VEH-047: whoever sees nothing sees those who ride with him, and nobody else.
  const isTogether = a.carrier !== NONE && a.carrier === b.carrier;
  if (!isTogether && (isShutIn(table, a) || isShutIn(table, b))) return false;
  return areWithin(table, a, b, FACE_TO_FACE) && isClear(table, placeOf(table, a), placeOf(table, b), a.sensors);
}

/** Why a unit cannot send another one a message at all. */
export function whyNotReach(table: Dustup, from: Unit, to: Unit | undefined): Refusal[] {
  if (to === undefined || to.side !== from.side || to.id === from.id || !isInPlay(table, to)) {
    return [refuse('DU-COMM-001', 'nobodyToReach')];
  }
  return whyNotSpeak(table, from, to);
}

/** What a message needs on either end, wherever they are: somebody to speak, and with the switch radios. */
export function whyNotSpeak(table: Dustup, from: Unit, to: Unit): Refusal[] {
  if (from.leaderless) return [refuse('DU-MORALE-033', 'leaderless', { unit: from.who })];
  const silent = [from, to].find(({ comms }) => comms === 'none');
  if (silent === undefined || !table.options.radioSilence || isFaceToFace(table, from, to)) return [];
  return [refuse('DU-COMM-009', 'noRadio', { unit: silent.who })];
}

/** DU-COMM-004: steps between two units in the command tree, less one; units without a common head are neighbours. */
export function levelsBypassed(table: Dustup, a: Unit, b: Unit): number {
  if (isOffTable(b)) return 0;
  const chainOf = (unit: Unit): number[] => {
    const chain = [unit.id];
    for (let above = superiorOf(unit); above !== NONE; above = superiorOf(table.units[above]!)) chain.push(above);
    return chain;
  };
  const [up, down] = [chainOf(a), chainOf(b)];
  const meeting = up.findIndex(id => down.includes(id));
  const steps = meeting < 0 ? up.length + down.length : meeting + down.indexOf(up[meeting]!);
  return steps - 1;
}

/** DU-MORALE-039: whoever commands speaks with the commander's leadership value. */
export function voiceOf(unit: Unit): number {
  return unit.commands ? unit.commandLv : unit.lv;
}

/**
 * DU-COMM-002, DU-COMM-003: the sender's quality die against the worse leadership value of the two. The distance does
 * not matter (DU-COMM-006), unless they can talk.
 */
export function communicate(table: Dustup, io: DustupIo, from: Unit, to: Unit): boolean {
  const how = isFaceToFace(table, from, to) ? 'faceToFace' : takeClearChannel(table, from) ? 'clearChannel' : null;
  if (how !== null) {
    const rule = how === 'faceToFace' ? 'DU-COMM-005' : 'DU-GAP-026';
    tellBoth(table, io, from, to, { type: 'spokeDirectly', rule, unit: from.who, to: to.who, how });
    return true;
  }
  const jammed = opposedJamming(table, io, from);
  const bypassed = levelsBypassed(table, from, to);
  const { die, shifts } = shifted(
    from.die,
    bypassed > 0 && part('DU-COMM-004', -bypassed, 'levelsBypassed'),
    ...interference(table, from),
    jammed,
  );
  const target = Math.max(voiceOf(from), to.lv);
  const attempts = declareWarfare(table, io, from, 'communication');
  const tested = unopposed(io, die, target, becauseOf(table, from, 'DU-COMM-002', 'message'));
  tellBoth(table, io, from, to, {
    type: 'messageRolled',
    rule: 'DU-COMM-002',
    unit: from.who,
    to: to.who,
    shifts,
    ...tested,
  });
  // DU-EW-008: jammed, however well it was sent.
  return !isUpset(table, io, attempts, [tested.face]) && tested.passed;
}

/** DU-GAP-026: the next message of a side gets through by itself. */
function takeClearChannel({ weather }: Dustup, { side }: Unit): boolean {
  if (!weather.clear.includes(side)) return false;
  weather.clear = weather.clear.filter(other => other !== side);
  return true;
}

/** DU-GAP-026, DU-COMM-007: what shifts whatever a unit sends, without any roll: static, and jammers of a fixed strength. */
export function interference({ weather, options: { jamming }, sides }: Dustup, { side }: Unit): Part[] {
  const parts: Part[] = weather.static ? [part('DU-GAP-026', -1, 'static')] : [];
  if (jamming === 'off' || jamming === 'opposed' || sides[side]!.unjammable) return parts;
  return [...parts, part('DU-COMM-007', jamming === 'one' ? -1 : -2, 'jammed')];
}

/** DU-COMM-008: what jammers do to this attempt where they are rolled for. */
export function opposedJamming(table: Dustup, io: DustupIo, from: Unit): Part | null {
  if (table.options.jamming !== 'opposed' || table.sides[from.side]!.unjammable) return null;
  const steps = rollJamming(table, io, from);
  return steps === 0 ? null : part('DU-COMM-008', -steps, 'jammed');
}

/** DU-COMM-008: rolled anew for every attempt; jammers are average where a force does not say. */
function rollJamming(table: Dustup, io: DustupIo, from: Unit): number {
  const jams = table.sides[enemyOf(from.side)]!;
  const comms = roll(io, EQUIPMENT_ROWS.get(from.comms).die, becauseOf(table, from, 'DU-COMM-008', 'comms'));
  const why = { rule: 'DU-COMM-008', purpose: 'jammer', seat: jams.seat } as const;
  const jammer = roll(io, jams.jammer === 0 ? EQUIPMENT_ROWS.get('average').die : jams.jammer, why);
  const success = singleSuccess(jammer, comms);
  const steps = success === 'major' ? 2 : success === 'minor' ? 1 : 0;
  io.tell({ type: 'jammed', rule: 'DU-COMM-008', unit: from.who, comms, jammer, steps });
  return steps;
}

/** What a hidden unit says or hears is for its owner: whether others can talk to it shows where it is. */
function tellBoth(table: Dustup, io: DustupIo, from: Unit, to: Unit, event: DustupEvent): void {
  const isSecret = isHidden(from) || isHidden(to);
  io.tell(isSecret ? { ...event, only: seatOf(table, from.side) } : event);
}

/** DU-COMM-001: a message of its own has no effect but that it was heard, for scenarios that ask for it. */
export function sendMessage(table: Dustup, io: DustupIo, from: Unit, to: Unit): void {
  if (communicate(table, io, from, to) && !to.heard.includes(from.id)) to.heard.push(from.id);
}

/** Reporting to whoever is above, once; those at the top speak to the first of theirs. */
export function messagesOf(table: Dustup, unit: Unit): number[] {
  const above = superiorOf(unit);
  const to = above === NONE ? table.units.find(other => superiorOf(other) === unit.id) : table.units[above];
  if (to === undefined || to.heard.includes(unit.id)) return [];
  return whyNotReach(table, unit, to).length === 0 ? [to.id] : [];
}
