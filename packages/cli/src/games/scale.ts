import type { Field } from '../screen/field.ts';
import { figures, say } from '../words/index.ts';

/** How many inches a letter of the map stands for. */
export function scaleText({ scale }: Field): string {
  const inches = (length: number): string => figures(Math.round(length * 10) / 10);
  return say('table.scale', { wide: inches(scale), high: inches(2 * scale) });
}
