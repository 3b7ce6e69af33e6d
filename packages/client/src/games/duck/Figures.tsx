import alien from 'icon:alien-bug';
import wound from 'icon:bleeding-wound';
import bull from 'icon:bull-horns';
import chicken from 'icon:chicken';
import drone from 'icon:delivery-drone';
import arm from 'icon:grab';
import harpy from 'icon:harpy';
import stunned from 'icon:knocked-out-stars';
import gun from 'icon:machine-gun';
import survivor from 'icon:person';
import scar from 'icon:scar-wound';
import eye from 'icon:semi-closed-eye';
import type { DuckView, Figure } from '@sightline/duck';
import { memo } from 'react';
import { type Arm, armOf } from '../../board/arms.ts';
import { type Badge, Token } from '../../board/Token.tsx';
import { labelOf, markOf, nameText, stateOf } from './names.ts';
import { useRules } from './rules.ts';
import { degreesOf, pointOf } from './squares.ts';

interface FiguresProps {
  readonly view: DuckView;
  readonly active: number | null;
}

/** Everybody on the map. Drawn again when the table has changed, not whenever the pointer has moved. */
export const Figures = memo(function Figures({ view, active }: FiguresProps) {
  const rules = useRules();
  const shown = view.figures.filter(rules.isOnMap);
  return shown.map(figure => (
    <Token
      key={figure.id}
      at={pointOf(rules, view, figure)}
      figure={figure.id}
      mark={markOf(figure)}
      label={labelOf(figure)}
      // "Harpy 9" is the ninth on every list, so its figure says so.
      number={iconOf(figure) === undefined ? undefined : figure.id}
      icon={iconOf(figure)}
      facing={degreesOf(figure.facing)}
      lying={figure.ducked || figure.condition !== 'fit'}
      {...((figure.kind === 'teamer' || figure.kind === 'threat') && figure.wounds > 0
        ? { health: { now: Math.max(0, 2 - figure.wounds), most: 2 } }
        : {})}
      arm={armIn(figure)}
      badges={badgesOf(figure)}
      active={figure.id === active}
      spent={figure.kind === 'teamer' && figure.ready + figure.waiting === 0}
      small={sharesSquare(shown, figure)}
      title={`${nameText(rules, figure)}: ${stateOf(rules, view, figure)}`}
    />
  ));
});

function sharesSquare(shown: readonly Figure[], figure: Figure): boolean {
  return shown.some(other => other.id !== figure.id && other.at === figure.at && other.overhead === figure.overhead);
}

/** Species by their nature; machines and people by what they are. A man is known by his letters. */
function iconOf(figure: Figure): string | undefined {
  switch (figure.kind) {
    case 'threat':
      if (figure.card.human) return undefined;
      if (figure.card.id === 'harpy-bull') return bull;
      return figure.card.id === 'harpy' ? harpy : alien;
    case 'machine':
      return figure.model === 'roboGun' ? gun : drone;
    case 'survivor':
      return survivor;
    default:
      return undefined;
  }
}

/** What a man has in hand; machines and Threats are what they are. */
function armIn(figure: Figure): Arm | undefined {
  if (figure.kind !== 'teamer' || figure.condition !== 'fit') return undefined;
  const { hand, weapons } = figure;
  if (typeof hand === 'number') return weapons[hand] && armOf(weapons[hand].id);
  return hand === 'cutlass' || hand === 'axe' ? 'blade' : undefined;
}

function badgesOf(figure: Figure): Badge[] {
  const badges: Badge[] = [];
  // The first of all: it decides what the next shot at it comes to (DK-DMG-027).
  if ((figure.kind === 'teamer' || figure.kind === 'threat') && figure.wounds > 0)
    badges.push({ icon: wound, tone: 'pinned' });
  if (figure.kind === 'teamer') {
    if (figure.waiting > 0) badges.push({ icon: eye, tone: 'watch' });
    if (figure.grapple) badges.push({ icon: arm, tone: 'pinned' });
    if (figure.chicken) badges.push({ icon: chicken, tone: 'watch' });
  }
  if (figure.kind === 'threat' && figure.waitingSince > 0) badges.push({ icon: eye, tone: 'pinned' });
  // DK-DMG-027: a wound without its splatter still counts.
  if (figure.kind === 'threat' && figure.scarred) badges.push({ icon: scar, tone: 'pinned' });
  if (figure.condition === 'stunned' || figure.condition === 'incapacitated')
    badges.push({ icon: stunned, tone: 'pinned' });
  return badges.slice(0, 2);
}
