import type { DuckBoard, DuckView, Figure, SpeciesCard, Teamer, Threat } from '@sightline/duck';
import { called, list, say } from '../../words/duck.ts';
import type { FigureCard } from '../table-talk.ts';
import { markOf, nameText, stateOf } from './names.ts';
import { faceOf } from './roster.ts';

/** All that may be known of a figure. The booklets hide nothing of whoever stands on the map. */
export function card(rules: DuckBoard, view: DuckView, id: number): FigureCard | null {
  const figure = view.figures[id];
  if (!figure) return null;
  const threatened = rules.threatenedBy?.(view, id) ?? [];
  return {
    figure: id,
    name: nameText(rules, figure),
    mark: markOf(figure),
    face: faceOf(figure),
    state: stateOf(rules, view, figure),
    threatens: threatened.map(other => nameText(rules, view.figures[other]!)),
    ...printed(rules, view, figure),
  };
}

type Printed = Pick<FigureCard, 'kind' | 'facts' | 'can'>;
type Fact = FigureCard['facts'][number];

/** What is printed on its card or written on its display. */
function printed(rules: DuckBoard, view: DuckView, figure: Figure): Printed {
  switch (figure.kind) {
    case 'teamer':
      return ofMan(rules, view, figure);
    case 'threat':
      return ofThreat(rules, view, figure);
    case 'machine':
      return {
        kind: say('duck.card.machine'),
        facts: [fact('ammo', figure.ammo), ...(figure.model === 'roboGun' ? [] : [fact('power', figure.power)])],
        can: [],
      };
    case 'survivor':
      return { kind: say('duck.card.survivor'), facts: [], can: [say('duck.can.follow')] };
    default:
      return figure satisfies never;
  }
}

const fact = (name: FactName, value: string | number): Fact => ({
  name: say(`duck.fact.${name}`),
  value: String(value),
});
type FactName = 'move' | 'grapple' | 'protection' | 'strength' | 'binge' | 'fumble' | 'kills' | 'ammo' | 'power';

function ofMan(rules: DuckBoard, view: DuckView, man: Teamer): Printed {
  const pace = rules.paceOf?.(view, man.id, false);
  const guns = man.weapons.map(gun =>
    say('duck.gun', {
      name: called(rules.itemName?.(view.own, gun.id) ?? gun.id),
      loaded: gun.loaded,
      spares: gun.spares,
      broken: gun.broken,
    }),
  );
  const gear = Object.entries(man.gear)
    .filter(([, count]) => count > 0)
    .map(([id, count]) => say('duck.heap', { item: called(rules.itemName?.(view.own, id) ?? id), count }));
  return {
    kind: called(rules.rankName(man.card.rank)),
    facts: [
      ...(pace ? [fact('move', say('duck.pace', pace))] : []),
      fact('strength', say(`duck.strengths.${man.card.strength}`)),
      fact('protection', say(`duck.protections.${man.protection}`)),
      fact('binge', say('duck.holdsOn', { binge: man.binge })),
      fact('fumble', say('duck.worksBelow', { factor: man.card.ff })),
      fact('kills', man.kills),
    ],
    can: [...guns, ...(gear.length > 0 ? [list(gear)] : []), say('duck.card.reach')],
  };
}

function ofThreat(rules: DuckBoard, view: DuckView, { card, protection, armed }: Threat): Printed {
  const arms = card.arms[armed - 1];
  const gun = arms?.weapon ?? null;
  return {
    kind: say('duck.card.threat', { species: called(card.name), kind: say(`duck.kinds.${kindOf(card)}`) }),
    facts: [
      fact('move', say('duck.pace', paceOf(card))),
      fact('grapple', card.grapple),
      fact('protection', say(`duck.protections.${protection}`)),
    ],
    can: [
      ...(gun === null ? [] : [say('duck.can.shoot', { weapon: called(rules.itemName?.(view.own, gun) ?? gun) })]),
      senses(card),
      say(`duck.can.${card.doors}`),
      ...(card.ducts ? [say('duck.can.ducts')] : []),
      ...(card.pack === 'none' ? [] : [say('duck.can.pack')]),
      ...(card.prey ? [say('duck.can.drag')] : []),
      ...(card.tail ? [say('duck.can.tail')] : []),
      say('duck.card.arrows'),
      say('duck.card.reach'),
    ],
  };
}

const kindOf = ({ human, lifeless, arms }: SpeciesCard): 'human' | 'machine' | 'armed' | 'beast' => {
  if (human) return 'human';
  if (lifeless) return 'machine';
  return arms.length > 0 ? 'armed' : 'beast';
};

/** DK-THREAT-025, DK-MOVE-002: from the lowest face of its die to the highest. */
function paceOf({ move: { die, add } }: SpeciesCard): { readonly least: number; readonly most: number } {
  const [low, high] = die === 'D6' ? [1, 6] : [2, 5];
  return { least: Math.max(0, low + add), most: Math.max(0, high + add) };
}

/** DK-THREAT-005. */
function senses({ stimuli: { sight, sound, scent, vibration } }: SpeciesCard): string {
  const by = [
    sight && say('duck.senses.sight'),
    sound && say('duck.senses.sound'),
    scent > 0 && say('duck.senses.scent', { squares: scent }),
    vibration > 0 && say('duck.senses.vibration', { squares: vibration }),
  ].filter(sense => sense !== false);
  return say('duck.can.notice', { by });
}
