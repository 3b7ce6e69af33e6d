import { say } from '../words/index.ts';

const WINDS = ['east', 'south-east', 'south', 'south-west', 'west', 'north-west', 'north', 'north-east'] as const;

/** One of the eight winds, counted clockwise from the east, for a step to the right and down. */
export function windOf(right: number, down: number): number {
  return (Math.round((Math.atan2(down, right) / Math.PI) * 4) + 8) % 8;
}

export const windName = (wind: number): string => say(`winds.${WINDS[wind]!}`);

/** One of sixteen winds: "north-north-west" lies between the north and the north-west. */
export const windBetween = (right: number, down: number): string =>
  sixteenth(right, down, windName, (main, diagonal) => say('winds.between', { main, diagonal }));

/** The same in a letter or three, where there is little room: "NNW". */
export const shortWind = (right: number, down: number): string =>
  sixteenth(
    right,
    down,
    wind => say(`winds.short.${WINDS[wind]!}`),
    (main, diagonal) => say('winds.short.between', { main, diagonal }),
  );

function sixteenth(
  right: number,
  down: number,
  name: (wind: number) => string,
  between: (main: string, diagonal: string) => string,
): string {
  const part = (Math.round((Math.atan2(down, right) / Math.PI) * 8) + 16) % 16;
  const wind = Math.floor(part / 2);
  if (part % 2 === 0) return name(wind);
  const [main, diagonal] = wind % 2 === 0 ? [wind, wind + 1] : [(wind + 1) % 8, wind];
  return between(name(main), name(diagonal));
}
