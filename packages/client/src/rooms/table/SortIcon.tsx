import alien from 'icon:alien-stare';
import wheel from 'icon:car-wheel';
import card from 'icon:card-draw';
import swords from 'icon:crossed-swords';
import skull from 'icon:death-skull';
import die from 'icon:dice-six-faces-five';
import door from 'icon:exit-door';
import blast from 'icon:explosion-rays';
import flag from 'icon:flag-objective';
import flame from 'icon:flame';
import fog from 'icon:fog';
import footsteps from 'icon:footsteps';
import hourglass from 'icon:hourglass';
import duck from 'icon:plastic-duck';
import radar from 'icon:radar-sweep';
import wound from 'icon:scar-wound';
import star from 'icon:star-medal';
import sunrise from 'icon:sunrise';
import bullet from 'icon:supersonic-bullet';
import bag from 'icon:swap-bag';
import terror from 'icon:terror';
import radio from 'icon:walkie-talkie';
import type { Sort } from '../../games/telling.ts';
import { Icon } from '../../parts/Icon.tsx';

const ICONS: Readonly<Record<Sort, string>> = {
  turn: sunrise,
  move: footsteps,
  drive: wheel,
  shot: bullet,
  blast,
  fire: flame,
  smoke: fog,
  blade: swords,
  death: skull,
  wound,
  duck,
  door,
  item: bag,
  look: radar,
  nerve: terror,
  talk: radio,
  beast: alien,
  card,
  goal: flag,
  star,
  wait: hourglass,
  dice: die,
};

/** What sort of thing a line tells. */
export function SortIcon({ sort }: { readonly sort: Sort }) {
  return (
    <span className={`report__icon report__icon--${sort}`}>
      <Icon path={ICONS[sort]} />
    </span>
  );
}
