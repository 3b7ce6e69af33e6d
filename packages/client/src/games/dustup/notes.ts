import type { Act, DustupBoard, DustupQuestion, DustupView, Place, Unit, Vehicle } from '@sightline/dustup';
import type { Question, Seat } from '@sightline/kernel';
import { decimal, list, say, sayIf } from '../../words/dustup.ts';
import { languageOf } from '../../words/language.ts';
import type { Note } from '../game.ts';
import { guardsOver } from './air-cover.ts';
import { zoneText } from './aloft.ts';
import { armOf } from './arming.ts';
import { firesInPart } from './firers.ts';
import { fromThere } from './from-there.ts';
import { holdNotes } from './holding.ts';
import { mineNotes } from './mines.ts';
import { FAR, faceToArrive, isCutShort, likelyEnd } from './movement.ts';
import { missedText } from './sheltered.ts';
import { lineBetween } from './sight.ts';
import { isSeen, isVehicle, nameOf, placeOfUnit } from './units.ts';

/** Remarks on an allowed answer: what it is for, what a way costs, how the target lies, which dice fall. */
export function notes(
  rules: DustupBoard,
  view: DustupView,
  _seat: Seat,
  question: Question,
  answer: unknown,
): readonly Note[] {
  const asked = question as DustupQuestion;
  if (asked.kind === 'underLock' && typeof answer === 'object') {
    const isSeen = rules.aircraft?.wouldSee(view, view.units[asked.by.id]!, (answer as { readonly to: Place }).to);
    return [{ text: say(isSeen ? 'dustup.evasion.again' : 'dustup.evasion.away'), rule: 'DU-AIR-048' }];
  }
  if (asked.kind === 'deploy' || asked.kind === 'arrive')
    return setUpNotes(rules, view, view.units[asked.unit.id]!, (answer as { readonly at: Place }).at);
  // What has a deed says with it what it is for.
  if (asked.kind === 'leaveBoxOne') return aboutOf(answer as string);
  if (asked.kind !== 'act') return [];
  const unit = view.units[asked.unit.id]!;
  const act = answer as Act;
  switch (act.do) {
    case 'move':
      return [
        ...holdNotes(rules, view, unit, act.route),
        ...thereNotes(rules, view, unit, act),
        ...mineNotes(rules, view, unit, act.route),
        ...moveNotes(rules, view, unit, act),
        ...crowdNotes(rules, view, unit, act),
        ...groundNotes(rules, view, unit, act),
      ];
    case 'shoot': {
      const target = view.units[act.target];
      return target
        ? [
            ...(firesInPart(rules, view, unit, act) ? aboutOf('someFire') : []),
            ...shotNotes(rules, view, unit, target, act),
          ]
        : [];
    }
    case 'fly':
    case 'takeOff':
      return courseNotes(rules, view, unit, act);
    case 'land':
      return zoneNotes(rules, view, unit, placeOfUnit(view, unit));
    default:
      return [];
  }
}

type FlightAct = Extract<Act, { readonly do: 'fly' | 'takeOff' }>;

/** How long the way is, and what landing at its end would be like. */
function courseNotes(rules: DustupBoard, view: DustupView, unit: Unit, { to, facing }: FlightAct): Note[] {
  const course = to && isVehicle(unit) ? rules.flight?.courseTo(view, unit, to, facing) : null;
  if (!to || !course) return [];
  const inches = decimal(course.inches, 0);
  const way = say('dustup.course', { inches, turns: course.way.length > 2 });
  return [{ text: way, rule: 'DU-AIR-014' }, ...guardNotes(rules, view, unit, to), ...zoneNotes(rules, view, unit, to)];
}

/** Who could fire at it there. */
function guardNotes(rules: DustupBoard, view: DustupView, unit: Unit, to: Place): Note[] {
  const guards = guardsOver(rules, view, unit, to).map(({ who }) => nameOf(rules, who));
  if (guards.length === 0) return [];
  return [{ text: say('dustup.guardedThere', { guards: list(guards) }), rule: 'DU-AIR-045', tone: 'warning' }];
}

function zoneNotes(rules: DustupBoard, view: DustupView, unit: Unit, at: Place): Note[] {
  const zone = isVehicle(unit) ? (rules.flight?.zoneAt(view, unit, at) ?? null) : null;
  if (!zone) return [];
  const text = say('dustup.zoneNote', { zone: zoneText(zone) });
  return [{ text, rule: 'DU-AIR-065', ...(zone.landing === 'clear' ? {} : { tone: 'warning' as const }) }];
}

/** What it is for, where the name alone does not tell a newcomer. */
function aboutOf(deed: string): Note[] {
  const text = sayIf(`dustup.about.${deed}`);
  return text === undefined ? [] : [{ text }];
}

/** What a way costs, and which faces of the movement die get there, if any die does. */
function moveNotes(rules: DustupBoard, view: DustupView, unit: Unit, { route, facing, leave }: MoveAct): Note[] {
  const cost = decimal(rules.costOf(view, unit, route) / 1000, 1);
  const { die, face, isBeyond, isBarred, isTop, march } = faceToArrive(rules, view, unit, route, leave);
  const text =
    march !== null
      ? say('dustup.marches', { points: march })
      : isBeyond
        ? say('dustup.noArrival', { die })
        : say('dustup.arrival', { face, die, isTop });
  const isShort = isVehicle(unit) && isCutShort(rules, view, unit, route, facing ?? null);
  return [
    ...(isVehicle(unit) ? aboutOf('pointing') : []),
    { text: say('dustup.cost', { cost, die }), rule: 'DU-MOVE-001', aside: true },
    ...(isBarred ? [{ text: say('dustup.haltsShort'), rule: 'DU-MOVE-006' as const, tone: 'warning' as const }] : []),
    ...(isShort || isBarred ? [] : [{ text, rule: 'DU-MOVE-002' as const, aside: true as const }]),
  ];
}

/** More names than this are a list that nobody reads. */
const MOST_NAMED = 3;

/** Whom it could fire at from where it ends, and how many would have it in sight. */
function thereNotes(rules: DustupBoard, view: DustupView, unit: Unit, { route, facing }: MoveAct): Note[] {
  const { at, isShort } = likelyEnd(rules, view, unit, route);
  return seenNotes(rules, view, unit, at, facing ?? null, isShort);
}

/** Before the first turn too one would rather be out of sight. */
function setUpNotes(rules: DustupBoard, view: DustupView, unit: Unit, at: Place): Note[] {
  if (isVehicle(unit)) return aboutOf('pointing');
  const isAnybodyThere = view.units.some(other => other.side !== unit.side && isSeen(rules, view, other));
  return isAnybodyThere ? seenNotes(rules, view, unit, at, null, false) : [];
}

function seenNotes(
  rules: DustupBoard,
  view: DustupView,
  unit: Unit,
  at: Place,
  facing: number | null,
  short: boolean,
): Note[] {
  if (!rules.threatenedBy) return [];
  const { inAim, seenBy } = fromThere(rules, view, unit, at, facing);
  const named = inAim.slice(0, MOST_NAMED).map(({ who }) => nameOf(rules, who));
  const names = named.length === 0 ? undefined : list(named);
  const text = say('dustup.fromThere', { names, more: inAim.length - named.length, seen: seenBy.length, short });
  return [{ text, rule: 'DU-SHOOT-050', ...(seenBy.length > 0 ? { tone: 'warning' } : {}) }];
}

/** So near to figures of another unit they would stand among one another, in mils. */
const AMONG = 1500;

/** Whom of one's own it would stand among, so that nobody can be told from the others. */
function crowdNotes(rules: DustupBoard, view: DustupView, unit: Unit, { route }: MoveAct): Note[] {
  const goal = route.at(-1)!;
  const isNear = ({ x, y }: Place): boolean => Math.hypot(x - goal.x, y - goal.y) < AMONG;
  const crowded = view.units.filter(
    other =>
      other.side === unit.side &&
      other.id !== unit.id &&
      other.where === 'table' &&
      !isVehicle(other) &&
      rules.membersOf(view, other).some(isNear),
  );
  if (crowded.length === 0) return [];
  return [
    { text: say('dustup.crowded', { units: list(crowded.map(({ who }) => nameOf(rules, who))) }), tone: 'warning' },
  ];
}

/** What the wheels meet on the way, and what stops them whatever the die. */
function groundNotes(rules: DustupBoard, view: DustupView, unit: Unit, { route, facing }: MoveAct): Note[] {
  if (!isVehicle(unit) || !rules.vehicles) return [];
  const { stretches } = rules.vehicles.driveOf(view, unit, route, facing ?? null, FAR);
  const inches = (of: 'poor' | 'difficult'): number =>
    stretches
      .filter(stretch => stretch.class === of)
      .reduce((sum, { from, to }) => sum + Math.hypot(to.x - from.x, to.y - from.y) / 1000, 0);
  const bad = (['poor', 'difficult'] as const).filter(of => inches(of) >= 0.5);
  return [
    ...bad.map(of => ({
      text: say(`dustup.ground.${of}`, { inches: Math.round(inches(of)) }),
      rule: 'DU-MOVE-008' as const,
    })),
    ...haltNotes(rules, view, unit, route, facing ?? null),
  ];
}

/** Where the hull has no room: on the way, or only for the turn at its end. */
function haltNotes(
  rules: DustupBoard,
  view: DustupView,
  unit: Vehicle,
  route: readonly Place[],
  facing: number | null,
): Note[] {
  if (!isCutShort(rules, view, unit, route, facing)) return [];
  const isTurn = facing !== null && !isCutShort(rules, view, unit, route, null);
  return [{ text: say(isTurn ? 'dustup.noRoomToPoint' : 'dustup.haltsShort'), rule: 'DU-VEH-037', tone: 'warning' }];
}

type MoveAct = Extract<Act, { readonly do: 'move' }>;

/** Which face it strikes and what it meets there: the first thing to know of a shot at a hull. */
function hullNotes(rules: DustupBoard, view: DustupView, unit: Unit, target: Unit): Note[] {
  if (!isVehicle(target) || !rules.vehicles) return [];
  const { face, class: of, armour } = rules.vehicles.struckBy(view, unit, target);
  const facts = { face: say(`dustup.faces.${face}`), class: of, ...armour };
  return [{ text: say('dustup.hullMet', facts), rule: 'DU-VEH-020' }];
}

function shotNotes(rules: DustupBoard, view: DustupView, unit: Unit, target: Unit, act: ShootAct): Note[] {
  const { concealment, cover } = rules.shelterOf(view, target, placeOfUnit(view, unit));
  const missed = missedText(rules, view, target, unit);
  return [
    ...hullNotes(rules, view, unit, target),
    { text: lineBetween(rules, view, unit, target).text, rule: 'DU-SHOOT-050' },
    {
      text: say('dustup.shelter', {
        concealment: say(`dustup.concealments.${concealment}`),
        cover: say(`dustup.covers.${cover}`),
      }),
      rule: 'DU-SHOOT-054',
    },
    ...(missed === null ? [] : [{ text: missed, rule: 'DU-SHOOT-054' as const }]),
    ...armNotes(rules, view, unit, act),
    ...fireNotes(rules, view, unit, target, act),
    { text: say('dustup.nerveApart'), rule: 'DU-TURN-020' },
  ];
}

/** One weapon at a time, each once; of some there are few shots in all. */
function armNotes(rules: DustupBoard, view: DustupView, unit: Unit, act: ShootAct): Note[] {
  if (!isVehicle(unit)) return [];
  const left = armOf(rules, view, unit, act)?.shotsLeft ?? null;
  return [
    ...(left === null ? [] : [{ text: say('dustup.shotsOf', { left }), rule: 'DU-VEH-078' as const }]),
    ...(unit.hull.model.mounts.length > 1 ? [{ text: say('dustup.oneAtATime'), rule: 'DU-VEH-083' as const }] : []),
  ];
}

type ShootAct = Extract<Act, { readonly do: 'shoot' }>;

/** The dice that are thrown, and whatever shifts the one they are thrown against. */
function fireNotes(rules: DustupBoard, view: DustupView, unit: Unit, target: Unit, act: ShootAct): Note[] {
  const { die, pool, shifts } = rules.fireOf(view, unit, target, act);
  const reasonOf = rules.reasonsIn?.(languageOf('dustup')) ?? String;
  return [
    { text: say('dustup.against', { pool: pool.map(each => `D${each}`), die: die }), rule: 'DU-SHOOT-006' },
    ...shifts.map(
      ({ why, value, rule }): Note => ({
        text: say('dustup.shift', { why: reasonOf(why), up: value > 0, by: Math.abs(value) }),
        rule,
      }),
    ),
  ];
}
