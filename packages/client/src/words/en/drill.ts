import { WINDS } from './common.ts';

/** What the Drill's picture says. */
export const drill = {
  tagline: 'Ten against ten on a training field: walk, shoot, keep watch, and mind the mines.',
  scenarios: {
    walls: 'Four broken walls and some blocks between the lines: cover for those who use it.',
    open: 'Nothing between the lines but air. Short and bloody.',
  },
  sides: { red: 'Red', blue: 'Blue' },
  unit: (side: string, number: number) => `${side} ${number}`,
  progress: (round: number) => `Round ${round}`,
  strength: 'Units standing',
  stays: 'It stays where it is.',
  steps: (count: number) => (count === 1 ? '1 step' : `${count} steps`),
  targetsFrom: (names: readonly string[]) =>
    names.length === 0 ? 'Nobody to shoot at from there.' : `Could shoot at ${names.join(', ')}.`,
  watchedBy: (names: readonly string[]) => `On overwatch and in sight of the way: ${names.join(', ')}.`,
  distance: (squares: string, inRange: boolean) => `${squares} squares, ${inRange ? 'in range' : 'out of range'}.`,
  clear: 'The line is clear.',
  blocked: (square: string) => `The obstacle at ${square} blocks the line.`,
  inReach: (count: number) => `${count} squares in reach of a walk.`,
  targets: (count: number) => (count === 0 ? 'No target from here.' : `${count} in sight and range from here.`),
  health: (now: number, most: number) => `health ${now} of ${most}`,
  watching: 'on overwatch',
  pinned: 'loses its next walk',
  acted: 'has acted',
  gone: 'fallen',
  standing: (count: number) => `${count} standing`,
  mines: 'Your mines',
  units: (side: string) => `${side}'s units`,
  at: (name: string, square: string, state: string) => `${name} at ${square}: ${state}.`,
  nearest: (name: string, distance: string, direction: string, sight: string) =>
    `Nearest enemy ${name}, ${distance} squares ${direction}, ${sight}.`,
  inRange: 'in sight and range',
  inSight: 'in sight, out of range',
  outOfSight: 'out of sight',
  directions: WINDS,
  hits: (hits: number) => (hits === 0 ? 'miss' : `−${hits}`),
  panelHelp:
    'Both sides: every unit with what health it has left, who keeps watch, who is pinned and who has acted. Press one to find it on the board.',
  lessons: {
    pick: {
      title: 'One unit at a time',
      text: 'Both sides take turns. Point at one of your units: the green squares are those it could walk to, the lines show whom it could shoot at from where it stands.',
    },
    walk: {
      title: 'Walking',
      text: 'Point at a square to see the way, whom it could shoot at from there, and who watches it. Press to go. A refused square says why.',
    },
    shoot: {
      title: 'Shooting',
      text: 'Point at an enemy: the line shows whether it is clear, and the bars below the chances, counted to the last way the dice can fall.',
    },
    react: {
      title: 'A chance to react',
      text: 'Something happened that this unit may answer. Take it, let it pass, or leave word to pass every time.',
    },
  },
};
