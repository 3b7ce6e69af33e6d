/** What is said where players bring their own ships, forces and maps. */
export const content = {
  title: 'Your content',
  hint: 'Ships, missions, Teams, species and Event cards, forces, maps and battles of your own are kept in this browser and can be chosen when a game is set up. They are plain JSON: save something that is shipped, change it, give it a name of its own and open it here.',
  open: 'Open a content file',
  kept: 'Yours',
  none: 'Nothing of your own yet.',
  saveIt: (name: string) => `Save to a file: ${name}`,
  deleteIt: (name: string) => `Delete: ${name}`,
  save: 'Save to a file',
  examples: 'Start from',
  example: (kind: string) => `Which of the shipped: ${kind}`,
  saveExample: 'Save',
  saveExampleOf: (kind: string) => `Save the chosen example to a file: ${kind}`,
  file: (kind: string, name: string) =>
    `sightline-${kind}-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.content.json`,
  taken: (kind: string, name: string) => `Taken: ${kind} “${name}”. It can be chosen in the set-up from now on.`,
  takenAgain: (kind: string, name: string) => `Taken: ${kind} “${name}”, in place of the one of that name.`,
  refused: (file: string) => `${file} was not taken. Nothing here has been changed.`,
  wholeFile: 'the whole file',
  setUp: (game: string) => `Set up ${game}`,
  notJson: (detail: string) => `It is not JSON: ${detail}`,
  noFormat: (format: string) =>
    `It does not begin as a content file does: {"format": "${format}", "edition": 1, "game": …, "kind": …, "content": …}. Save an example below to see one.`,
  future: (found: number, known: number) =>
    `It is of edition ${found}; the newest that is known here is ${known}. A newer Sightline wrote it.`,
  noEdition: 'There should be a number here.',
  noGame: (known: readonly string[]) =>
    `There is no such game with content of its own; it is one of ${known.join(', ')}.`,
  noKind: (known: readonly string[]) =>
    `There is no such kind of content in this game; it is one of ${known.join(', ')}.`,
  noContent: 'The part "content" is missing: the card, force or map itself.',
  unplayable: (detail: string) => `The machine has tried it out, and it cannot be played: ${detail}`,

  duck: {
    ship: { title: 'Ship', hint: 'Modules on tiles of 5 by 5 squares, with doors, airlocks and what stands in them.' },
    mission: {
      title: 'Mission',
      hint: 'What the Team is to do, and when it has done it. To be chosen with a mission drawn from the deck.',
    },
    team: { title: 'Team', hint: 'Four to eight character cards, one of them YOU.' },
    teamName: (you: string) => `The Team of ${you}`,
    outfit: {
      title: 'Team with arms of its own',
      hint: 'A Team, and the weapons and gear that it brings: what no shipped card has.',
    },
    outfitName: (you: string) => `${you} with arms of their own`,
    species: {
      title: 'Species',
      hint: 'What lives aboard: a card with its dice, its senses and its Reaction Profile, and the cards of whoever leads it or crawls out of it.',
    },
    speciesName: (names: readonly string[]) => names.join(', '),
    events: { title: 'Event cards', hint: 'Red and green cards that combine the effects of the shipped ones.' },
    eventsName: (titles: readonly string[]) => titles.slice(0, 3).join(', ') + (titles.length > 3 ? ', …' : ''),
  },
  dustup: {
    force: { title: 'Force', hint: 'Units with their quality, their leaders and what each figure carries.' },
    map: {
      title: 'Map',
      hint: 'Polygons of terrain on a table in inches, and lines of walls and hedges. For a battle of your own.',
    },
    battle: {
      title: 'Battle',
      hint: 'Forces, map, length, objectives and victory, all in one. For a battle of your own.',
    },
    battleName: (map: string) => `Battle: ${map}`,
  },
  killzone: {
    roster: {
      title: 'Roster',
      hint: 'Groups and vehicles with what they carry, and what it costs in points. For an encounter.',
    },
    map: { title: 'Map', hint: 'Roads, buildings, ground and obstacles on a table in inches. For an encounter.' },
    encounter: { title: 'Encounter', hint: 'Rosters, map, length and objective of one encounter, all in one.' },
    encounterName: (map: string) => `Encounter: ${map}`,
  },
};
