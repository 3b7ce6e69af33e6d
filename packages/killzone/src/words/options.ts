import { distance } from '@sightline/geometry/field';
import type { AnswerTo } from '@sightline/kernel';
import type { Speaker } from '@sightline/words';
import type { Target } from '../rules/shooting/targets.ts';
import type { DoAct } from '../rules/turn/questions.ts';
import type { Route } from '../rules/vehicles/route.ts';
import type { Act } from '../table/acts.ts';
import type { KillzoneQuestion } from '../table/questions.ts';
import type { Names, Place } from '../table/units.ts';
import { nameWords, placeWords } from './facts.ts';

type Asked<K extends KillzoneQuestion['kind']> = Extract<KillzoneQuestion, { readonly kind: K }>;

/** What an answer to each kind of question is called. */
type OptionWords = {
  readonly [K in KillzoneQuestion['kind']]: (answer: AnswerTo<Asked<K>>, speaker: Speaker, asked: Asked<K>) => string;
};

const OPTIONS: OptionWords = {
  edge: (edge, { fact }) => fact(edge, 'edge'),
  deploy: (places, { say }) => say('option.deploy', gathering(places)),
  overdose: (figure, speaker, { names }) => nameWords(names.figures[figure]!, speaker),
  sleepItOff: (answer, { say }) => say(`option.sleepItOff.${answer}`),
  shift: placeWords,
  fight: ([figure, enemy], { say }, { names }) =>
    say('option.fight', { figure: names.figures[figure], enemy: names.figures[enemy] }),
  finishOff: (fate, { say }) => say(`option.finishOff.${fate}`),
  handWeapon: (weapon, { fact }, { weapons }) => fact(weapons[weapon], 'lower'),
  order: (order, { fact }) => fact(order, 'order'),
  react: (answer, { say }) => ('pass' in answer ? say('option.pass') : say('option.react')),
  drift: placeWords,
  driftSmoke: placeWords,
  barrage: placeWords,
  firstOfTie: (group, speaker, { names }) => nameWords(names.groups[group]!, speaker),
  pick: (picked, speaker, { names }) =>
    picked === 'enough' ? speaker.say('option.pick.enough') : nameWords(names.figures[picked]!, speaker),
  act: (act, speaker, asked) => speaker.say(`option.act.${act.do}`, factsOf(act, speaker, asked)),
  deployVehicle: ({ crew, ...placing }, { say }, { names }) =>
    say('option.deployVehicle', { ...placing, at: placing, crew: crew.map(id => names.figures[id]) }),
  route: routeWords,
  climbOut: placeWords,
};

export function optionWords(question: KillzoneQuestion, answer: unknown, speaker: Speaker): string {
  const words = OPTIONS[question.kind] as (answer: unknown, speaker: Speaker, asked: KillzoneQuestion) => string;
  return words(answer, speaker, question);
}

/** What the sentence of an act is told: the act, and what its numbers stand for. */
function factsOf(act: Act, speaker: Speaker, { names, weapons }: DoAct): object {
  switch (act.do) {
    case 'shoot':
      return {
        burst: act.burst,
        gun: speaker.say('gun', { weapon: weapons[act.weapon] }),
        target: targetWords(names, act.target, speaker),
      };
    case 'jump':
      return { window: act.window, legs: act.way.length };
    case 'board':
      return { vehicle: names.vehicles[act.vehicle], wheel: act.wheel, way: act.way };
    case 'attackVehicle':
      return { vehicle: names.vehicles[act.vehicle] };
    default:
      return act;
  }
}

function targetWords(names: Names, target: Target, speaker: Speaker): string {
  if ('figure' in target) return nameWords(names.figures[target.figure]!, speaker);
  if ('vehicle' in target) return nameWords(names.vehicles[target.vehicle]!, speaker);
  return 'opening' in target ? speaker.say('target.opening', target) : placeWords(target.point, speaker);
}

/** Where the first stands, and how many inches the others reach from him. */
function gathering([first, ...others]: readonly Place[]): object {
  const reach = first ? Math.max(0, ...others.map(other => distance(first, other))) : 0;
  return { first, reach: Math.ceil(reach / 1000) };
}

/** "3 inches ahead, 90 degrees to the right, 5 inches ahead". */
function routeWords(route: Route, { say, fact }: Speaker): string {
  const parts = route.flatMap(({ turn, ahead }) => [
    ...(turn === 0 ? [] : [fact(turn, 'turned')]),
    ...(ahead === 0 ? [] : [say('ahead', { inches: ahead })]),
  ]);
  return parts.join(', ');
}
