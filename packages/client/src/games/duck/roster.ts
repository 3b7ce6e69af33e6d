import type { DuckBoard, DuckView, Figure, Teamer, Threat } from '@sightline/duck';
import type { Viewer } from '@sightline/kernel';
import { called, say } from '../../words/duck.ts';
import type { Face, RosterEntry } from '../table-talk.ts';
import { gunText } from './acts.ts';
import { breathText } from './burdens.ts';
import { labelOf, markOf, nameText, teamOf, threatsOf } from './names.ts';
import { pointOf } from './squares.ts';

/** Whom a viewer has: his own Team, or the Threats; whoever only looks on is shown the Teams. */
export function roster(rules: DuckBoard, view: DuckView, viewer: Viewer): readonly RosterEntry[] {
  if (viewer === 'threats') return threatsOf(rules, view).map(threat => entryOf(rules, view, threat));
  const isOurs = ({ team }: Teamer): boolean =>
    viewer !== 'team2' && viewer !== 'team' ? true : team === teamAt(viewer);
  return teamOf(view)
    .filter(isOurs)
    .map(man => entryOf(rules, view, man));
}

const teamAt = (viewer: Viewer): number => (viewer === 'team2' ? 1 : 0);

function entryOf(rules: DuckBoard, view: DuckView, figure: Teamer | Threat): RosterEntry {
  return {
    figure: figure.id,
    name: nameText(rules, figure),
    letters: labelOf(figure),
    state: figure.kind === 'teamer' ? stateOfMan(rules, view, figure) : stateOfThreat(figure),
    ...(figure.kind === 'teamer' && rules.isOnMap(figure) && { pips: chitsOf(figure) }),
    tone: toneOf(figure),
    mark: markOf(figure),
    face: faceOf(figure),
    at: rules.isOnMap(figure) ? pointOf(rules, view, figure) : null,
  };
}

/** What the mission hangs on: one wants to see who has it. */
const WORTH_KNOWING = ['fire-bomb'];

/** DK-ACT-009: what is in READY or on WAIT, of all his chits. */
const chitsOf = ({ ready, waiting, acted }: Teamer) => ({ left: ready + waiting, of: ready + waiting + acted });

/** "HAR: 12 left, Binge 5, WAITing, 1 wound": what he holds first, then what ails him. */
function stateOfMan(rules: DuckBoard, view: DuckView, man: Teamer): string {
  if (GONE.has(man.condition)) return say(`duck.conditions.${man.condition}`);
  const { grapple, carries, condition, wounds } = man;
  const marks = [
    gunText(rules, view, man),
    say('duck.bingeShort', { points: man.binge }),
    ...WORTH_KNOWING.map(item => (man.gear[item] ?? 0) > 0 && called(rules.itemName?.(view.own, item) ?? item)),
    condition !== 'fit' && say(`duck.conditions.${condition}`),
    wounds > 0 && say('duck.wounds', { wounds }),
    grapple && say('duck.grappledBy', { threat: nameText(rules, view.figures[grapple.threat]!) }),
    man.chicken && say('duck.chicken'),
    breathText(view, man),
    man.ducked && say('duck.ducked'),
    man.waiting > 0 && say('duck.waiting'),
    carries !== null && say('duck.carries', { whom: nameText(rules, view.figures[carries]!) }),
  ];
  return marks.filter(Boolean).join(', ');
}

function stateOfThreat({ condition, wounds, waitingSince }: Threat): string {
  const marks = [
    say(`duck.conditions.${condition}`),
    wounds > 0 && say('duck.wounds', { wounds }),
    waitingSince > 0 && say('duck.hiding'),
  ];
  return marks.filter(Boolean).join(', ');
}

/** Whoever is off the map for good; before the boarding all of the Team are off it. */
const GONE: ReadonlySet<Figure['condition']> = new Set(['killed', 'lost', 'left', 'home']);

function toneOf(figure: Teamer | Threat): RosterEntry['tone'] {
  if (GONE.has(figure.condition)) return 'gone';
  if (figure.condition !== 'fit' || figure.wounds > 0) return 'trouble';
  if (figure.kind === 'threat') return figure.activated ? 'spent' : 'ready';
  if (figure.grapple || figure.chicken) return 'trouble';
  return figure.ready + figure.waiting > 0 ? 'ready' : 'spent';
}

/** A face by a man's name or a Threat's number. */
export function faceOf(figure: Figure): Face {
  switch (figure.kind) {
    case 'teamer':
      return { key: figure.card.name, kind: 'verminator', state: moodOf(figure) };
    case 'threat':
      return {
        // All of a kind look alike to us.
        key: figure.card.human ? `${figure.card.id} ${figure.id}` : figure.card.id,
        kind: figure.card.human ? 'ganger' : 'alien',
        state: figure.wounds > 0 ? 'wounded' : 'well',
      };
    case 'survivor':
    case 'machine':
      return { key: `${figure.kind} ${figure.id}`, kind: 'civilian' };
    default:
      return figure satisfies never;
  }
}

function moodOf({ condition, wounds, chicken, ducked }: Teamer): NonNullable<Face['state']> {
  if (condition === 'killed' || condition === 'lost') return 'dead';
  if (wounds > 0 || condition === 'incapacitated') return 'wounded';
  if (chicken) return 'stressed';
  return ducked ? 'suppressed' : 'well';
}
