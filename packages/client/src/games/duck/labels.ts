import type { DuckBoard, DuckView, Figure } from '@sightline/duck';
import type { Question } from '@sightline/kernel';
import { called, say, sayIf } from '../../words/duck.ts';
import { actorOf, type Facts, factsOf } from './answers.ts';
import { struckBy } from './caught.ts';
import { lastDeedsOf } from './folded.ts';
import { doorText, nameText, placeText, roomText, teamOf } from './names.ts';

/** Acts of which the place is said beside the label. */
const PLACED = ['getIn', 'putIn', 'rummage', 'examineChit', 'examineLoad', 'setFireBomb', 'igniteFireBomb'] as const;
const PLACED_TOO = ['setOffMine', 'takeObjective', 'climbUp', 'shove'] as const;
type Placed = (typeof PLACED)[number] | (typeof PLACED_TOO)[number];

const isPlaced = (deed: unknown): deed is Placed => [...PLACED, ...PLACED_TOO].some(each => each === deed);

/** What is done at a place, as far as this table has a shorter label for it. */
function placedDeed(question: Question, facts: Facts): Placed | null {
  if (question.kind === 'backOrShove') return facts['choice'] === 'shove' ? 'shove' : null;
  return question.kind === 'act' && isPlaced(facts['do']) ? facts['do'] : null;
}

/** What an answer is called where the rules' own words are too long for a button: the rest of it is its detail. */
export function label(rules: DuckBoard, view: DuckView, question: Question, answer: unknown): string | null {
  // The first edition has nothing but its own words.
  if (!rules.chitsFor) return null;
  const facts = factsOf(answer);
  const placed = placedDeed(question, facts);
  if (placed) return placedLabel(view, placed, facts);
  switch (question.kind) {
    case 'act':
      return actLabel(rules, view, question, facts);
    case 'walk':
      if (typeof facts['via'] !== 'number') return null;
      return say('duck.label.oneStep', { place: placeText(rules, view, facts['via']), back: facts['back'] === true });
    case 'jet':
      if (answer === 'enough') return enoughLabel(question);
      if (typeof facts['squirts'] !== 'number') return null;
      return say('duck.label.jet', { squirts: facts['squirts'], barrier: facts['use'] === 'barrier' });
    case 'react':
      return facts['pass'] === true ? staysUp(question) : reactionLabel(rules, view, facts);
    case 'entry':
      return typeof facts['door'] === 'number' ? entryLabel(rules, view, question, facts['door']) : null;
    case 'boarding':
      return facts['do'] === 'inPairs' ? say('duck.label.inPairs') : null;
    case 'throwAt':
      return typeof answer === 'number' ? throwLabel(rules, view, question, answer) : null;
    case 'whoActs':
      if (facts['do'] === 'nextCard') return nextInLine(rules, view) ?? say('duck.label.drawCard');
      return facts['do'] === 'freely' ? freeDeedsLabel(rules, view, Number(facts['figure'])) : null;
    default:
      return null;
  }
}

/** With whom he changes places; and to leave a blade where it is, where nothing else is asked. */
function actLabel(rules: DuckBoard, view: DuckView, question: Question, facts: Facts): string | null {
  const { options = [] } = question as Question & { readonly options?: readonly unknown[] };
  switch (facts['do']) {
    case 'pass':
      return say('duck.label.pass');
    case 'swap': {
      const man = actorOf(view, question);
      const comrade = man && teamOf(view).find(other => other !== man && other.at === man.at && rules.isOnMap(other));
      return comrade ? say('duck.label.swap', { name: nameText(rules, comrade) }) : null;
    }
    case 'honour': {
      const hero = view.figures[Number(facts['figure'])];
      return hero ? say('duck.label.honour', { name: nameText(rules, hero) }) : null;
    }
    case 'done': {
      const isAboutBlade = options.every(option => ['drawBlade', 'done'].includes(String(factsOf(option)['do'])));
      return isAboutBlade && options.length > 1 ? say('duck.label.noBlade') : null;
    }
    default:
      return null;
  }
}

/** The room alone, as all of them are ways in: the letter that tells two bays apart has to be seen. */
function entryLabel(rules: DuckBoard, view: DuckView, question: Question, door: number): string {
  const { doors, modules } = rules.planOf(view.arena);
  const { options = [] } = question as Question & { readonly options?: readonly unknown[] };
  const roomOf = (id: number): number => doors[id]?.modules.find(side => modules[side]) ?? -1;
  const others = new Set(options.map(option => Number(factsOf(option)['door'])));
  const isAlone = [...others].filter(id => roomOf(id) === roomOf(door)).length === 1;
  const room = modules[roomOf(door)];
  return isAlone && room ? roomText(room.name) : doorText(rules, view, door);
}

/** How many squirts are on their way, if no more are to follow. */
function enoughLabel(question: Question): string {
  const { jets = [] } = question as Question & { readonly jets?: readonly unknown[] };
  const squirts = jets.reduce<number>((sum, jet) => sum + Number(factsOf(jet)['squirts'] ?? 0), 0);
  return say('duck.label.enoughSquirts', { squirts });
}

/** Whom it would strike says more than where that is; whoever stands in the square itself goes first. */
function throwLabel(rules: DuckBoard, view: DuckView, question: Question, square: number): string {
  const foes = struckBy(rules, view, question, square)?.foes ?? [];
  const [first, ...more] = foes.toSorted((a, b) => Number(b.at === square) - Number(a.at === square));
  return first
    ? say('duck.label.throwAt', { name: nameText(rules, first), more: more.length })
    : say('duck.label.throwHere');
}

function placedLabel({ fittings }: DuckView, placed: Placed, facts: Facts): string {
  const piece = say(`duck.pieces.${fittings[Number(facts['fitting'])]?.kind ?? 'furniture'}`);
  switch (placed) {
    case 'getIn':
    case 'putIn':
    case 'rummage':
      return say(`duck.label.${placed}`, { piece });
    case 'examineChit':
    case 'examineLoad':
    case 'setFireBomb':
    case 'igniteFireBomb':
    case 'setOffMine':
    case 'takeObjective':
    case 'climbUp':
    case 'shove':
      return say(`duck.label.${placed}`);
    default:
      return placed satisfies never;
  }
}

/** DK-ACT-002: in the first turn no card is drawn, they act as they stand on the bridge. */
function nextInLine(rules: DuckBoard, { turn, order, figures }: DuckView): string | null {
  const next = order.map(id => figures[id]).find(man => man?.kind === 'teamer' && !man.chicken);
  return turn === 1 && next ? say('duck.label.nextInLine', { name: nameText(rules, next), you: isYou(next) }) : null;
}

/** Who may still draw a blade before the Threats move, or whatever else takes no chit. */
function freeDeedsLabel(rules: DuckBoard, view: DuckView, id: number): string | null {
  const last = lastDeedsOf(rules, view, id);
  const man = view.figures[id];
  if (!man) return null;
  const name = nameText(rules, man);
  if (last.length === 1 && last[0] === 'drawBlade') return say('duck.label.drawBlade', { name });
  const free = last.length > 0 ? last : (rules.freeDeedsOf?.(view, id) ?? []);
  const deeds = [...new Set(free)].flatMap(deed => sayIf(`duck.free.${deed}`) ?? []);
  return deeds.length > 0 ? say('duck.label.freely', { name, deeds: deeds.join(', ') }) : null;
}

/** YOU dive, Brick dives. */
const isYou = (figure: Figure): boolean => figure.kind === 'teamer' && figure.card.you === true;

/** Where it is done that the label does not name. */
export function placeBeside(rules: DuckBoard, view: DuckView, question: Question, answer: unknown): string | undefined {
  const facts = factsOf(answer);
  if (rules.chitsFor && question.kind === 'throwAt' && typeof answer === 'number')
    return placeText(rules, view, answer);
  if (!rules.chitsFor || !(placedDeed(question, facts) || question.kind === 'jet')) return undefined;
  const { fitting, load, square, at = square, hatch = at, to = hatch } = facts;
  const where =
    typeof fitting === 'number' ? view.fittings[fitting]?.at : typeof load === 'number' ? view.loads[load]?.at : to;
  return typeof where === 'number' ? placeText(rules, view, where) : undefined;
}

/** To let a shot pass would be said of whoever ducks: whoever stays up may stop it with his body. */
function staysUp(question: Question): string | null {
  const { on } = factsOf((question as { readonly trigger?: unknown }).trigger);
  return on === 'shotDeclared' || on === 'sentryAimed' ? say('duck.label.staysUp') : null;
}

/** Who dives, and for what; where to is said beside it. */
function reactionLabel(rules: DuckBoard, view: DuckView, { reaction, choice }: Facts): string | null {
  const { figure, thing, door } = factsOf(choice);
  const man = view.figures[Number(figure)];
  if (!man) return null;
  if (reaction === 'DK-DUCK-015') return say('duck.label.diveUnder', { name: nameText(rules, man), you: isYou(man) });
  if (reaction !== 'DK-DUCK-022') return null;
  const what =
    typeof door === 'number' ? say('duck.label.doorControls') : called(rules.itemName?.(view.own, String(thing)) ?? '');
  return say('duck.label.dive', { name: nameText(rules, man), what, you: isYou(man) });
}
