import { change } from './copy.ts';

/** What somebody who works on the drill changes in it: other target numbers, longer walks, one more option, other words. */
export function workOnDrill(copy: string): void {
  const inRules = (from: string, to: string): void => change(copy, 'packages/drill/src/rules.ts', from, to);
  const inWords = (from: string, to: string): void => change(copy, 'packages/drill/src/words.json', from, to);
  inRules('target.duckedIn === lastDuck ? 4 : 5', 'target.duckedIn === lastDuck ? 3 : 6');
  change(copy, 'packages/drill/src/field.ts', 'paces[found[next]!]! < 4', 'paces[found[next]!]! < 6');
  addOption(copy);
  inRules("'fell'", "'dropped'");
  inWords('"event.fell": "{unit} falls"', '"event.dropped": "{unit} drops"');
  reword(copy);
}

/** A unit may wave instead of shooting, which comes to holding its fire. */
export function addOption(copy: string): void {
  change(copy, 'packages/drill/src/rules.ts', "options.push('hold');", "options.push('hold', 'wave');");
  change(copy, 'packages/drill/src/rules.ts', "if (deed === 'hold')", "if (deed === 'hold' || deed === 'wave')");
  change(
    copy,
    'packages/drill/src/words.json',
    '"option.hold": "hold"',
    '"option.hold": "hold", "option.wave": "wave"',
  );
}

/** Nothing is played otherwise, but it is told otherwise. */
export function reword(copy: string): void {
  change(copy, 'packages/drill/src/words.json', '{unit} walks to {at}', '{unit} strolls over to {at}');
}
