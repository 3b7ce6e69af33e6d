import type { Told } from '@sightline/desk';
import type { DuckBoard, DuckEvent, DuckView, Survivor, Teamer, Threat } from '@sightline/duck';
import type { Seat } from '@sightline/kernel';
import { called, say, sayIf } from '../../words/duck.ts';
import { type Aim, type Dated, dated, type Fate, type Person, type SideStory } from '../aftermath.ts';
import { nameText, teamOf } from './names.ts';
import { faceOf } from './roster.ts';

type Happened = readonly Dated<DuckEvent>[];

/** What became of everybody aboard, from the last table and from what was told. */
export function aftermath(rules: DuckBoard, view: DuckView, told: readonly Told[]): SideStory[] {
  const happened = dated<DuckEvent>(told, event => (event.type === 'turnBegan' ? event.turn : null));
  const men = teamOf(view);
  const rescued = view.figures.filter((figure): figure is Survivor => figure.kind === 'survivor');
  const side = (seat: Seat, team: number): SideStory => ({
    seat,
    people: [
      ...men.filter(man => man.team === team).map(man => manStory(rules, view, happened, man)),
      ...(team === 0 ? rescued.map(person => rescuedStory(rules, view, happened, person)) : []),
    ],
    aims: team === 0 ? aimsOf(rules, view) : [],
  });
  const teams = men.some(({ team }) => team > 0) ? [side('team', 0), side('team2', 1)] : [side('team', 0)];
  return [...teams, { seat: 'threats', people: threatStories(rules, view), aims: [] }];
}

/** Who of the Team lives and who does not, whom they have saved, and what the Stress Kitty came to. */
export function ending(rules: DuckBoard, view: DuckView): readonly string[] {
  const { kitty, mission } = view;
  const isAlive = ({ condition }: Teamer | Survivor): boolean => condition !== 'killed' && condition !== 'lost';
  const men = teamOf(view);
  const [alive, dead] = [men.filter(isAlive), men.filter(man => !isAlive(man))];
  const saved = view.figures.filter((figure): figure is Survivor => figure.kind === 'survivor').filter(isAlive);
  const names = (some: readonly Teamer[]): string[] => some.map(man => nameText(rules, man));
  return [
    say('duck.ending.alive', { names: names(alive), count: alive.length, of: men.length }),
    ...(dead.length > 0 ? [say('duck.ending.dead', { names: names(dead) })] : []),
    ...(saved.length > 0 ? [say('duck.ending.saved', { count: saved.length })] : []),
    say('duck.ending.kitty', {
      chits: Math.min(kitty.chits.length, mission.stressThreshold),
      of: mission.stressThreshold,
      catastrophes: kitty.catastrophes,
    }),
  ];
}

/** What the mission card asks for; an edition of before has only its text. */
function aimsOf(rules: DuckBoard, view: DuckView): Aim[] {
  const goals = rules.standingOf?.(view).goals ?? [];
  return goals.map(({ id, done }) => ({ text: sayIf(`duck.goal.${id}`) ?? id, met: done }));
}

function manStory(rules: DuckBoard, view: DuckView, happened: Happened, man: Teamer): Person {
  const { fate, told } = fateOf(rules, view, happened, man);
  return {
    id: `duck ${man.card.name}`,
    face: faceOf(man),
    name: nameText(rules, man),
    what: man.weapons.map(({ id }) => called(rules.itemName?.(view.own, id) ?? id)).join(', '),
    fate,
    told,
    deeds: deedsOf(view, happened, man),
    heads: { [fate]: 1 },
  };
}

function rescuedStory(rules: DuckBoard, view: DuckView, happened: Happened, person: Survivor): Person {
  const { fate, told } = fateOf(rules, view, happened, person);
  const what = say(person.fromPod ? 'duck.fates.sleeper' : 'duck.fates.survivor');
  return {
    id: `duck survivor ${person.id}`,
    face: faceOf(person),
    name: nameText(rules, person),
    what,
    fate,
    told,
    deeds: [],
    heads: { [fate]: 1 },
  };
}

/** The truth of his end: home, dead, or left aboard. */
function fateOf(
  rules: DuckBoard,
  view: DuckView,
  happened: Happened,
  person: Teamer | Survivor,
): Pick<Person, 'fate' | 'told'> {
  const last = (...types: readonly DuckEvent['type'][]): Dated<DuckEvent> | undefined =>
    happened.findLast(({ event }) => types.includes(event.type) && 'figure' in event && event.figure === person.id);
  const facts = (harm: Dated<DuckEvent> | undefined) => ({
    by: harm && 'by' in harm.event && typeof harm.event.by === 'number' ? byName(rules, view, harm.event.by) : null,
    means: harm && 'means' in harm.event ? say(`duck.means.${harm.event.means}`) : null,
    turn: harm?.turn ?? null,
  });
  switch (person.condition) {
    case 'killed':
      return { fate: 'dead', told: say('duck.fates.killed', facts(last('killed'))) };
    case 'home': {
      const harm = last('wounded', 'incapacitated');
      if (person.wounds > 0) return { fate: 'hurt', told: say('duck.fates.wounded', facts(harm)) };
      return { fate: 'well', told: harm ? say('duck.fates.mended', facts(harm)) : say('duck.fates.home') };
    }
    case 'lost': {
      const down = last('incapacitated', 'captiveTaken', 'treated');
      const isDown = down !== undefined && down.event.type !== 'treated';
      return { fate: 'left', told: isDown ? say('duck.fates.downAndLost', facts(down)) : say('duck.fates.lost') };
    }
    default:
      return { fate: person.wounds > 0 ? 'hurt' : 'well', told: say('duck.fates.aboard') };
  }
}

function byName(rules: DuckBoard, view: DuckView, id: number): string | null {
  const figure = view.figures[id];
  return figure ? nameText(rules, figure) : null;
}

function deedsOf({ progress }: DuckView, happened: Happened, { id, kills }: Teamer): string[] {
  const own = happened.flatMap(({ event }) => ('figure' in event && event.figure === id ? event : []));
  const count = (isIt: (event: DuckEvent) => boolean): number => own.filter(isIt).length;
  const shots = own.flatMap(event => (event.type === 'shotFired' ? event.outcome : []));
  const hits = shots.filter(outcome => outcome !== 'nothing').length;
  const doors = happened.filter(({ event }) => event.type === 'doorOpened' && event.by === id).length;
  const stars = progress.awards.reduce((sum, award) => sum + (award.figure === id ? award.stars : 0), 0);
  const grenades = count(({ type }) => type === 'grenadeThrown');
  const fumbles = count(event => event.type === 'fumbleTested' && !event.passed);
  const ducks = count(({ type }) => type === 'ducked');
  return [
    kills > 0 && say('after.deeds.kills', { kills }),
    shots.length > 0 && say('after.deeds.shots', { shots: shots.length, hits }),
    grenades > 0 && say('after.deeds.grenades', { grenades }),
    doors > 0 && say('after.deeds.doors', { doors }),
    ducks > 0 && say('after.deeds.ducks', { ducks }),
    stars > 0 && say('after.deeds.stars', { stars }),
    fumbles > 0 && say('after.deeds.fumbles', { fumbles }),
  ].filter(text => text !== false);
}

/** The beasts by their kind. */
function threatStories(rules: DuckBoard, view: DuckView): Person[] {
  const threats = view.figures.filter((figure): figure is Threat => figure.kind === 'threat');
  return [...Map.groupBy(threats, ({ card }) => card.name)].map(([name, all]) => {
    const dead = all.filter(({ condition }) => condition === 'killed').length;
    const taken = all.filter(({ netted, condition }) => netted && condition !== 'killed').length;
    const gone = all.filter(({ condition }) => condition === 'left').length;
    const well = all.filter(threat => rules.isOnMap(threat) && !threat.netted).length;
    const heads: Partial<Record<Fate, number>> = { dead, taken, gone, well: all.length - dead - taken - gone };
    return {
      id: `duck threat ${name}`,
      face: faceOf(all[0]!),
      name: called(name),
      what: '',
      fate: well > 0 ? 'well' : gone > 0 ? 'gone' : 'dead',
      told: say('duck.fates.threats', { came: all.length, dead, left: all.length - dead - taken - gone }),
      deeds: [],
      heads,
    } satisfies Person;
  });
}

/** How much an event may have turned the mission. */
export function weightOf(view: DuckView, event: DuckEvent): number {
  switch (event.type) {
    case 'killed':
    case 'incapacitated': {
      const figure = view.figures[event.figure];
      if (figure?.kind === 'teamer') return (figure.leads ? 6 : 4) + (isByOwn(view, event) ? 1 : 0);
      return figure?.kind === 'survivor' ? 2 : 0.6;
    }
    // Whom one's own grenade or gun strikes is remembered, whatever comes of it.
    case 'wounded':
      return isByOwn(view, event) ? 3 : 0;
    case 'captiveTaken':
    case 'competitorsBoarded':
    case 'powerWentDown':
      return 2;
    case 'catastropheStruck':
      return 3;
    case 'sourceLocated':
    case 'taskDone':
    case 'specimenNetted':
    case 'survivorSaved':
    case 'objectiveTaken':
      return 4;
    case 'sourceCleared':
    case 'shipScuttled':
      return 6;
    default:
      return 0;
  }
}

/** Whether a man was struck by one of his own side. */
function isByOwn(
  { figures }: DuckView,
  { figure, by }: { readonly figure: number; readonly by: number | null },
): boolean {
  const [struck, striker] = [figures[figure], by === null ? undefined : figures[by]];
  if (struck?.kind === 'threat' || striker?.kind !== 'teamer') return false;
  return struck?.kind !== 'teamer' || struck.team === striker.team;
}
