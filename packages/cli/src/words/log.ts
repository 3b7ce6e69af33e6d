import type { AnySystem, Line, RollLine } from '@sightline/kernel';
import { dim } from '../terminal.ts';
import { figures, say } from './index.ts';

/** What happened, a sentence a line, with its rule if that is wanted. Dice of one purpose that fell one after the other share a line. */
export function logWords(system: AnySystem, lines: readonly Line[], cite = true): string[] {
  const said: string[] = [];
  let dice: RollLine[] = [];
  const sayDice = (): void => {
    if (dice.length > 0) said.push(diceWords(system, dice, cite));
    dice = [];
  };
  for (const line of lines) {
    if (line.kind === 'event') {
      sayDice();
      said.push(`${system.words.event(line.event)}${cited(line.event.rule, cite)}`);
    } else {
      if (dice[0] && !isSamePurpose(dice[0], line)) sayDice();
      dice.push(line);
    }
  }
  sayDice();
  return said;
}

function isSamePurpose(a: RollLine, b: RollLine): boolean {
  return a.die === b.die && a.why.rule === b.why.rule && a.why.seat === b.why.seat && a.why.figure === b.why.figure;
}

const cited = (rule: string, cite: boolean): string => (cite ? ` ${dim(`[${rule}]`)}` : '');

function diceWords(system: AnySystem, dice: readonly RollLine[], cite: boolean): string {
  const { die, why } = dice[0]!;
  const faces = dice.map(({ face, entered }) => (entered ? say('log.entered', { face }) : figures(face))).join(' ');
  const reason = say('log.why', { seat: why.seat, purpose: purposeOf(system, why.purpose) });
  return `${say('log.dice', { count: dice.length, die, faces })} ${dim(reason)}${cited(why.rule, cite)}`;
}

/** What a die is rolled for; a game that has no words for it says it as its rules do. */
export const purposeOf = (system: AnySystem, purpose: string): string => system.words.purpose?.(purpose) ?? purpose;
