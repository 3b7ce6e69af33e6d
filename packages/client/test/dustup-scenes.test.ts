import type { Still, Told } from '@sightline/desk';
import type { DustupEvent, DustupView } from '@sightline/dustup';
import { edition } from '@sightline/dustup/edition';
import { type AnySystem, advance, create, type Edition, redactLine, tellLine } from '@sightline/kernel';
import { expect, test } from 'vitest';
import { CUES } from '../src/feel/cues.ts';
import { dustupGame } from '../src/games/dustup/index.ts';
import { type Game, plug } from '../src/games/game.ts';
import { type Beat, beatsOf } from '../src/playback/beats.ts';

const { system }: { readonly system: AnySystem } = edition as object as Edition;
const game: Game = plug(dustupGame)(edition as object as Edition);
const PLAYERS = { red: { kind: 'bot', bot: 'tactician' }, blue: { kind: 'bot', bot: 'tactician' } } as const;
/** Long enough for a firefight and an assault or two by squads that begin out of sight of one another. */
const STEPS = 90;

interface Filmed {
  readonly told: readonly Told[];
  readonly beats: readonly Beat[];
  readonly before: DustupView;
}

/** The first steps of a battle as red saw them. */
function filmed(scenario: string): Filmed {
  const match = create(system, { scenario, secret: `scenes of ${scenario}`, players: PLAYERS });
  const before = system.view(match.table, 'red') as DustupView;
  const told: Told[] = [];
  const stills: Still[] = [];
  const listen = (line: Parameters<typeof redactLine>[1], after: number, step: number, table: unknown): void => {
    if (redactLine(system, line, 'red') === null) return;
    if (line.kind === 'event') stills.push({ line: told.length, view: system.view(system.copy(table), 'red') });
    told.push(tellLine(system, { players: { red: 1 }, after, step }, line)[0]!);
  };
  advance(system, match, { listen }, STEPS);
  return { told, beats: beatsOf(game, 'red', { told, stills, from: 0, before }), before };
}

const BATTLES = ['crossroads', 'holdTheRidge'].map(filmed);
const all = BATTLES.flatMap(({ beats }) => beats);

test('everything that is shown lies on the table, says something and sounds like something known', () => {
  expect(all.length).toBeGreaterThan(60);
  for (const { scene, view } of all) {
    const { width, depth } = (view as DustupView).map;
    const points = [
      ...scene.at,
      ...scene.bursts.map(({ at }) => at),
      ...scene.lines.flatMap(({ from, to }) => [from, to]),
    ];
    for (const { x, y } of points) expect(x >= 0 && y >= 0 && x <= width && y <= depth, scene.sentence).toBe(true);
    expect(scene.sentence).not.toBe('');
    if (scene.cue !== undefined) expect(Object.keys(CUES)).toContain(scene.cue);
  }
});

test('everybody of a unit walks to where the picture shows him', () => {
  const walks = all.flatMap(({ scene, view }) => scene.walks.map(walk => ({ ...walk, view: view as DustupView })));
  expect(walks.length).toBeGreaterThan(30);
  for (const { path, piece, view } of walks) {
    const { x, y } = view.figures[Number(piece)]!;
    expect(path.at(-1)).toEqual({ x: x / 1000, y: view.map.depth - y / 1000 });
  }
});

test('a shot flies from its firers to its target, with the dice that beat it marked', () => {
  // That fire is opened in defence is told before its dice.
  const shots = all.filter(({ scene }) => scene.thrown && scene.lines.some(({ kind }) => kind === 'bullet'));
  expect(shots.length).toBeGreaterThan(5);
  for (const { scene } of shots) {
    expect(scene.bursts).toHaveLength(1);
    expect(scene.lines.every(({ to }) => to.x === scene.bursts[0]!.at.x)).toBe(true);
    expect(scene.thrown?.dice.every(({ isGood }) => isGood !== undefined)).toBe(true);
  }
});

test('a phase is summed up by what it cost, and by nothing where nothing happened', () => {
  const { told, before } = BATTLES[0]!;
  const events = told.flatMap(({ line }) => (line.kind === 'event' ? [line.event] : [])) as DustupEvent[];
  const passed = { phase: 'activation', before, after: before };
  expect(game.sumUp!({ ...passed, events: [] })).toBeNull();
  expect(game.sumUp!({ ...passed, events })).toMatch(/suppressed|lost/);
});

test('every activation of the other side stays long enough to be read, and what one has just done oneself does not', () => {
  const activated = BATTLES.flatMap(({ told, beats }) =>
    beats.flatMap(({ line, scene, view }) => {
      const event = told[line]!.line.kind === 'event' ? (told[line]!.line.event as DustupEvent) : null;
      if (event?.type !== 'activated') return [];
      const { units, sides } = view as DustupView;
      return [{ seat: sides[units[event.unit.id]!.side]!.seat, weight: scene.weight }];
    }),
  );
  const weights = (seat: string) => new Set(activated.filter(each => each.seat === seat).map(({ weight }) => weight));
  expect(weights('blue')).toEqual(new Set(['plain']));
  expect(weights('red')).toEqual(new Set(['aside']));
});

test('tests of nerve in a row are told as one, by the names of those who lose heart', () => {
  const nerves = all.filter(({ scene }) => scene.gathers?.kind === 'nerve');
  expect(nerves.length).toBeGreaterThan(2);
  for (const [i, beat] of all.entries()) {
    const isNerve = beat.scene.gathers?.kind === 'nerve';
    expect(isNerve && all[i + 1]?.scene.gathers?.kind === 'nerve' && all[i + 1]!.step === beat.step).toBe(false);
  }
  const [{ scene }] = nerves as [Beat, ...Beat[]];
  expect(scene.gathers!.sentence(6, ['Blue 1st Squad', 'Blue 2nd Squad'])).toBe(
    '6 units test their nerve. Blue 1st Squad and Blue 2nd Squad lose heart; the others hold.',
  );
  expect(scene.gathers!.sentence(2, [])).toBe('2 units test their nerve. They all hold.');
});

test('of a hit the die of the blow and that of the armour are told apart', () => {
  const falls = all.filter(({ scene }) => scene.cue === 'fall' && (scene.thrown?.dice.length ?? 0) > 1);
  expect(falls.length).toBeGreaterThan(0);
  for (const { scene } of falls)
    expect(
      scene.thrown!.dice.every(({ of }) => of !== undefined),
      scene.sentence,
    ).toBe(true);
});

test('the points are added up beside the outcome, and said when they change', () => {
  const { before } = BATTLES[0]!;
  const after: DustupView = structuredClone(before);
  Object.assign(after, { turn: 1 });
  Object.assign(after.objectives[0]!, { holder: 0 });
  expect(game.ending!(after)).toEqual([expect.stringMatching(/: 3 points \(the junction 3\)\.$/)]);
  expect(game.sumUp!({ phase: 'turnEnd', before, after, events: [] })).toBe(
    'Points now: Red 3 (+3 the junction), Blue 0.',
  );
  expect(game.sumUp!({ phase: 'turnEnd', before: after, after, events: [] })).toBeNull();
});

test('a shot that strikes home is followed by who falls, or by why nobody does', () => {
  const homes = all.flatMap((beat, i) =>
    /two of its dice beat|against the walls/.test(beat.scene.sentence) ? [i] : [],
  );
  expect(homes.length).toBeGreaterThan(3);
  for (const i of homes) {
    const { step } = all[i]!;
    const after = all.slice(i + 1).filter(beat => beat.step === step);
    const told = after.map(({ scene }) => scene.sentence).join('\n');
    expect(told).toMatch(/is killed|is wounded|Nobody is hit|Armour (saves|stops)|The building is hit/);
  }
});

test('who is frightened at a sight, is so by somebody with a name', () => {
  const told = BATTLES.flatMap(battle => battle.told.map(({ text }) => text));
  const frights = told.filter(text => /panics at|keeps its nerve at/.test(text));
  expect(frights.length).toBeGreaterThan(1);
  for (const text of frights) expect(text).toMatch(/its first sight of (Red|Blue) |its first fire/);
});

test('both dice of the initiative are shown with whose they are, and who has won', () => {
  const rolled = all.filter(({ scene }) => scene.sentence.startsWith('Initiative'));
  expect(rolled.length).toBeGreaterThan(0);
  for (const { scene, isOurs } of rolled) {
    expect(scene.thrown!.dice.map(({ of }) => of)).toEqual(['Red', 'Blue']);
    expect(scene.sentence).toMatch(/(Red|Blue) is higher|A tie/);
    expect(isOurs).toBe(true);
  }
});

test('whoever is hurt as a house comes down counts with the shot that brought it down', () => {
  const { before } = BATTLES[0]!;
  const { who } = before.figures[before.units[0]!.figures[0]!]!;
  const tested = { type: 'occupantTested', rule: 'DU-BUILD-007', figure: who, face: 1, needs: 2, hit: true } as const;
  expect(game.telling({ ...tested, wounds: true } as DustupEvent).upshot).toMatchObject({ kind: 'wounded', of: true });
  expect(game.telling({ ...tested, wounds: false } as DustupEvent).upshot).toBeUndefined();
  expect(game.weightOf(before, tested)).toBeGreaterThan(0);
  expect(game.sumUp!({ phase: 'activation', before, after: before, events: [tested] })).toMatch(/lost 1/);
});

test('hits that armour stops after somebody was wounded are the other ones', () => {
  const { before } = BATTLES[0]!;
  const figure = before.figures[0]!.who;
  const struck = (injury: 'none' | 'wounded') =>
    ({ type: 'struck', rule: 'DU-SHOOT-040', figure, injury, impact: 3, armour: 5 }) as unknown as DustupEvent;
  const told = (earlier: readonly DustupEvent[]): string =>
    game.scene!({ event: struck('none'), before, after: before, dice: [], text: '', earlier })!.gathers!.sentence(2, [
      'Red HQ',
      'Red HQ',
    ]);
  const counted = { type: 'hitsCounted' } as unknown as DustupEvent;
  expect(told([counted])).toBe('Armour stops 2 hits on Red HQ.');
  expect(told([counted, struck('wounded')])).toBe('Armour stops the other 2 hits on Red HQ.');
  expect(told([struck('wounded'), counted])).toBe('Armour stops 2 hits on Red HQ.');
});
