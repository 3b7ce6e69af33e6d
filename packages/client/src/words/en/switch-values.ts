/** What the values of a switch are called that is more than on or off: by game, switch and value. */
export const switchValues = {
  duck: {
    activation: {
      stack: 'From a stack, YOU at will',
      fixed: 'In an order set at the start',
      nearest: 'Nearest to a Threat first',
      shuffled: 'Cards shuffled every turn',
    },
    catastrophes: { default: 'The usual table', luckless: 'The other table' },
    arcRule: {
      normal: 'Usual arcs',
      A: 'A: 90 degrees for every weapon',
      B: 'B: 90 degrees for HEMG and flames',
    },
    ammunition: { 'by the shot': 'One a shot, one more for each 1', 'by the letter': 'Only for each 1' },
  },
  dustup: {
    tokens: { two: 'Two', three: 'Three', four: 'Four', perVeteran: 'One for each veteran unit' },
    activation: {
      alternating: 'Taking turns',
      chits: 'Chits drawn from a cup',
      chitsByQuality: 'Chits by quality',
      cards: 'A card for each unit',
    },
    jamming: {
      off: 'No jammers',
      one: 'One step down',
      two: 'Two steps down',
      opposed: 'By opposed dice',
    },
  },
  killzone: {
    hiddenKeepDown: { claimed: 'Claimed by its owner', counts: 'Counts unasked' },
    ramSkid: { wrecked: 'The wrecked alone', both: 'Both' },
    fireTable: { swapped: 'In equal steps', printed: 'As printed' },
  },
} as Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;
