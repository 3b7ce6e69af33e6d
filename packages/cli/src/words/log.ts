import type { AnySystem, Line, RollLine } from '@sightline/kernel';
import { dim } from '../terminal.ts';

/** What happened, a sentence a line with its rule. Dice of one purpose that fell one after the other share a line. */
export function logWords(system: AnySystem, lines: readonly Line[]): string[] {
  const said: string[] = [];
  let dice: RollLine[] = [];
  const sayDice = (): void => {
    if (dice.length > 0) said.push(diceWords(dice));
    dice = [];
  };
  for (const line of lines) {
    if (line.kind === 'event') {
      sayDice();
      said.push(`${system.words.event(line.event)} ${dim(`[${line.event.rule}]`)}`);
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

function diceWords(dice: readonly RollLine[]): string {
  const { die, why } = dice[0]!;
  const count = dice.length === 1 ? '' : `${dice.length} `;
  const faces = dice.map(({ face, entered }) => (entered ? `${face} (entered)` : `${face}`)).join(' ');
  const whose = why.seat ? `${why.seat}'s ` : '';
  return `${count}${die}: ${faces} ${dim(`for ${whose}${why.purpose} [${why.rule}]`)}`;
}
