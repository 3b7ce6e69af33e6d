import type { Desk } from '@sightline/desk';
import { type Question, sameJson } from '@sightline/kernel';
import { DEEDS, type Deed } from '../games/game.ts';
import type { Session } from './session.ts';

/** An answer that may be chosen by its number, which it keeps whatever part of the list is shown. */
export interface Option {
  readonly number: number;
  readonly answer: unknown;
  readonly text: string;
  readonly deed: Deed;
}

/** The options of a question, those of one deed together; where it lists none, what the desk proposes. */
export function optionsOf(session: Session, desk: Desk, question: Question): Option[] {
  const { game } = session;
  const answers = desk.candidates(question);
  const labels = labelsOf(session, desk, question, answers);
  return answers
    .map((answer, i) => ({ answer, text: labels[i]!, deed: game.deed(question, answer) }))
    .toSorted((a, b) => DEEDS.indexOf(a.deed) - DEEDS.indexOf(b.deed))
    .map((option, i) => ({ ...option, number: i + 1 }));
}

/** One more answer than were proposed. */
export function addOption(
  session: Session,
  desk: Desk,
  question: Question,
  options: Option[],
  answer: unknown,
): Option {
  const known = options.find(option => sameJson(option.answer, answer));
  if (known) return known;
  const [text] = labelsOf(session, desk, question, [answer]);
  const added = { number: options.length + 1, answer, text: text!, deed: session.game.deed(question, answer) };
  options.push(added);
  return added;
}

/** What the answers are called; where the game's own way of saying it does not tell them apart, as the rules say it. */
function labelsOf(
  { game, desks }: Session,
  desk: Desk,
  question: Question,
  answers: readonly unknown[],
): readonly string[] {
  const { view } = desk.now();
  const said = answers.map(answer => desks.rules.system.words.option(question, answer));
  const labels = answers.map((answer, i) => game.label(view, question, answer) ?? said[i]!);
  const counts = Map.groupBy(labels, label => label);
  return labels.map((label, i) => {
    if (counts.get(label)!.length === 1) return label;
    const detail = game.detail?.(view, question, answers[i]) ?? (label === said[i] ? null : said[i]);
    return detail ? `${label} (${detail})` : label;
  });
}

export function holding(options: readonly Option[], text: string): readonly Option[] {
  return options.filter(option => option.text.toLowerCase().includes(text.toLowerCase()));
}

function beginning(options: readonly Option[], text: string): readonly Option[] {
  return options.filter(option => option.text.toLowerCase().startsWith(text.toLowerCase()));
}

/** The one option of just this text, or the only one that begins with it. */
export function called(options: readonly Option[], text: string): Option | null {
  if (text === '') return null;
  const same = options.filter(option => option.text.toLowerCase() === text.toLowerCase());
  const begun = beginning(options, text);
  const [only, another] = same.length > 0 ? same : begun;
  return only && !another ? only : null;
}
