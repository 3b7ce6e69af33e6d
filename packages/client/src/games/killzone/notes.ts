import type { Question, Seat, Tally } from '@sightline/kernel';
import type {
  Act,
  Figure,
  KillzoneBoard,
  KillzoneQuestion,
  KillzoneView,
  Order,
  Route,
  Vehicle,
} from '@sightline/killzone';
import { list, say, sayIf } from '../../words/killzone.ts';
import type { Note } from '../game.ts';
import { dieNeeded } from './die-needed.ts';
import { nameOf } from './figures.ts';
import { afterDrive, fromThere, notesFromThere } from './from-there.ts';
import { lootNotes } from './loot-in-reach.ts';
import { farthest, type GiveOrder, isChange, isOnWheels, percents } from './orders.ts';
import { paceNotes } from './pace.ts';
import { crashChanceOf, type Stop } from './routes.ts';
import type { KillzoneEdition } from './rules.ts';
import { scatteringNotes } from './scattered.ts';
import { lineToTarget } from './sight.ts';
import { outlookOf } from './ways.ts';

/** Remarks on an allowed answer: what it costs, what the die must show and why. */
export function notes(
  edition: KillzoneEdition,
  view: KillzoneView,
  _seat: Seat,
  question: Question,
  answer: unknown,
): readonly Note[] {
  const asked = question as KillzoneQuestion;
  const rules = edition.board;
  switch (asked.kind) {
    case 'act':
      return actNotes(edition, view, view.figures[asked.figure.id]!, answer as Act);
    case 'order':
      return orderNotes(rules, view, asked, answer as Order);
    case 'route':
      return [
        ...boxedIn(edition, view, asked),
        ...routeNotes(rules, view, view.vehicles[asked.vehicle.id]!, answer as Route),
        ...notesFromThere(afterDrive(edition, view, view.vehicles[asked.vehicle.id]!, answer as Route)),
      ];
    default:
      return [];
  }
}

/** Why there is nothing better on the list; the bar says what is in the way. */
function boxedIn(edition: KillzoneEdition, view: KillzoneView, asked: Steering): Note[] {
  const { isOpen, least } = outlookOf(edition, view, asked);
  if (isOpen || least === 0) return [];
  const text = say('killzone.boxedIn', { speed: asked.speed / 1000, percent: Math.round(100 * least) });
  return [{ text, rule: 'KZ-VEH-013', tone: 'warning' }];
}

type Steering = Extract<KillzoneQuestion, { kind: 'route' }>;

/** The corners that are taken too fast, and whoever is in the way; what is met stands in its name. Old editions count no skids. */
function routeNotes(rules: KillzoneBoard, view: KillzoneView, vehicle: Vehicle, route: Route): Note[] {
  const { stop, people, skids = [], soft = false } = rules.driveOf(view, vehicle, route);
  const inches = vehicle.speed / 1000;
  const warnings = skids.map(
    (bonus): Note => ({ text: say('killzone.skid', { bonus, inches }), rule: 'KZ-VEH-017', tone: 'warning' }),
  );
  const limit = view.values.softGroundSpeed;
  const isTooFast = soft && inches > limit;
  if (isTooFast)
    warnings.push({ text: say('killzone.softGround', { inches, limit }), rule: 'KZ-VEH-037', tone: 'warning' });
  if (people > 0)
    warnings.push({ text: say('killzone.people', { count: people }), rule: 'KZ-VEH-028', tone: 'warning' });
  if (skids.length > 0) warnings.push({ text: say('killzone.skidWhen'), rule: 'KZ-VEH-017', aside: true });
  if (isTooFast) warnings.push({ text: say('killzone.softGroundIs'), rule: 'KZ-VEH-037', aside: true });
  const crash = crashChanceOf(rules, view, vehicle, route) ?? 0;
  // Whoever crashes in the corner for certain meets nobody behind it.
  if (stop && crash < 1) {
    warnings.push(...crashNotes(rules, view, vehicle, stop, crash > 0));
    if (stop.with === 'vehicle') warnings.push({ text: say('killzone.ramming'), rule: 'KZ-VEH-029', aside: true });
  }
  return warnings;
}

/** What a ram does to either car, and where one's own is left by it. */
function crashNotes(rules: KillzoneBoard, view: KillzoneView, vehicle: Vehicle, stop: Stop, corner: boolean): Note[] {
  const chances = rules.ramChances?.(view, vehicle, stop);
  if (!chances) return [];
  const own = nameOf(rules, vehicle.who);
  const ours = Math.round(100 * chances.ours);
  if (stop.with !== 'vehicle')
    return [{ text: say('killzone.crashAfter', { own, percent: ours }), rule: 'KZ-VEH-036', aside: true }];
  const name = nameOf(rules, view.vehicles[stop.id]!.who);
  const inches = vehicle.speed / 1000;
  return [
    {
      text: say('killzone.ramOdds', { corner, name, own, theirs: Math.round(100 * chances.theirs), ours }),
      rule: 'KZ-VEH-029',
      aside: true,
    },
    { text: say('killzone.ramAfter', { name, own, inches }), rule: 'KZ-VEH-034', aside: true },
  ];
}

function orderNotes(rules: KillzoneBoard, view: KillzoneView, asked: GiveOrder, order: Order): Note[] {
  const { move, shots, contact, rule } = rules.orderRow(order);
  const text = isOnWheels(view, asked.group.id)
    ? say('killzone.inCar.order', { shots: say(`killzone.fires.${shots}`), move })
    : say('killzone.order', {
        move: farthest(rules, view, asked.group.id, order) ?? move,
        shots: say(`killzone.shots.${shots}`),
        contact,
      });
  const what: Note = { text, rule };
  if (!isChange(asked, order)) return [what];
  const chances = rules.changeChances?.(view, view.groups[asked.group.id]!);
  if (!chances) return [what];
  const { changeNeeds: needs, changeSuppressesUpTo: upTo } = view.values;
  const risk: Note = {
    text: say('killzone.change.risk', { ...percents(chances), needs, upTo }),
    rule: 'KZ-CHANGE-003',
  };
  return [what, risk, ...changeNotes(rules, view, asked.group.id)];
}

/** Why the chance of a new order is what it is: a leader lost, somebody suppressed. */
function changeNotes(rules: KillzoneBoard, view: KillzoneView, group: number): Note[] {
  const parts = rules.changeParts?.(view, view.groups[group]!) ?? [];
  return parts.map(({ value, why, rule }) => ({
    text: say('killzone.change.part', { value, why: sayIf(`killzone.change.why.${why}`) ?? why }),
    rule,
    ...(value < 0 ? { tone: 'warning' as const } : {}),
  }));
}

function actNotes(edition: KillzoneEdition, view: KillzoneView, figure: Figure, act: Act): Note[] {
  const rules = edition.board;
  if (act.do === 'drive') return [...paceNotes(rules, view, view.vehicles[figure.vehicle]!, act)];
  if (act.do !== 'shoot')
    return [
      ...lootNotes(rules, view, figure, act),
      ...scatteringNotes(rules, view, figure, act),
      ...notesFromThere(fromThere(edition, view, figure, act)),
    ];
  const line: Note = { text: lineToTarget(rules, view, figure, act.target).text, rule: 'KZ-SHOOT-008' };
  const strays = strayNotes(rules, view, figure, act);
  const aim = rules.aimOf(view, figure, act.weapon, act.target);
  if (!aim) return [line, ...strays];
  const { needs, tally, onlySix } = aim;
  const second = [...piercingNotes(rules, view, figure, act), ...suppressedNotes(rules, view, figure, act)];
  const more: Note = { ...line, aside: true };
  if (onlySix) return [{ text: say('killzone.onlySix'), rule: 'KZ-SMOKE-008' }, ...second, more];
  const whys = tally.parts.map(({ why }) => whyOf(why));
  return [
    {
      text: say('killzone.hitsOn', { die: dieNeeded(aim), whys: whys.length > 0 ? list(whys) : undefined }),
      rule: 'KZ-SHOOT-003',
    },
    ...strays,
    ...second,
    more,
    { text: say('killzone.needs', { needs }), rule: 'KZ-SHOOT-004', aside: true },
    ...tallyNotes(tally),
  ];
}

const whyOf = (why: string): string => sayIf(`killzone.parts.${why}`) ?? why;

/** Whoever keeps down already is stopped by nothing less than a kill. */
function suppressedNotes(rules: KillzoneBoard, view: KillzoneView, figure: Figure, { weapon, target }: Shot): Note[] {
  const aimedAt = 'figure' in target ? view.figures[target.figure]! : null;
  const killScore = aimedAt?.state === 'suppressed' ? rules.profileOf?.(view, aimedAt).killScore : undefined;
  const dice = rules.weaponInHand(view, figure, weapon)?.dice;
  if (killScore === undefined || dice === undefined) return [];
  return [{ text: say('killzone.onlyAKill', { dice, killScore }), rule: 'KZ-SUPP-002' }];
}

/** Smoke that misses comes down somewhere all the same. */
function strayNotes(rules: KillzoneBoard, view: KillzoneView, figure: Figure, { weapon }: Shot): Note[] {
  if (!rules.weaponInHand(view, figure, weapon)?.traits?.includes('smoke')) return [];
  return [{ text: say('killzone.smokeStrays'), rule: 'KZ-SMOKE-003', tone: 'warning' }];
}

/** What a hit still has to do to a car: to get through its armour, and to throw it off the road. */
function piercingNotes(rules: KillzoneBoard, view: KillzoneView, figure: Figure, { weapon, target }: Shot): Note[] {
  const armour = 'vehicle' in target ? view.vehicles[target.vehicle]!.model.armour : null;
  const dice = rules.weaponInHand(view, figure, weapon)?.dice;
  if (armour === null || dice === undefined) return [];
  return [{ text: say('killzone.pierces', { dice, armour }), rule: 'KZ-VEH-024' }];
}

type Shot = Extract<Act, { do: 'shoot' }>;

/** Every modifier with its rule. */
function tallyNotes({ parts }: Tally): Note[] {
  return parts.map(({ value, why, rule }) => ({
    text: say('killzone.part', { value, why: whyOf(why) }),
    rule,
    aside: true,
  }));
}
