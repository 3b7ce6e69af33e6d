import type { DustupBoard, DustupView, Unit } from '@sightline/dustup';
import { called, say } from '../../words/dustup.ts';
import type { FigureCard } from '../table-talk.ts';
import { pieceOf } from './units.ts';
import { mightText } from './vehicle-card.ts';

/** The gun that a unit serves, first of all that is to be known of it: what it is, its state and who is at it. */
export function gunFacts(rules: DustupBoard, view: DustupView, unit: Unit): FigureCard['facts'] {
  const piece = pieceOf(view, unit);
  const gun = piece && rules.vehicles?.gunOf?.(view, piece);
  if (!piece || !gun) return [];
  const { isSetUp, state, carriage } = piece;
  const readiness = carriage === 'shoulder' ? 'shoulder' : isSetUp ? 'ready' : 'packed';
  return [
    { name: say('dustup.card.gun'), value: called(gun.name) },
    {
      name: say('dustup.card.gunState'),
      value: state === 'whole' ? say(`dustup.gunReady.${readiness}`) : say(`dustup.pieceStates.${state}`),
    },
    { name: say('dustup.card.gunners'), value: say('dustup.card.gunnersOf', { hands: gun.hands, crew: gun.crew }) },
    ...(gun.shotsLeft === null
      ? []
      : [{ name: say('dustup.card.shots'), value: say('dustup.card.shotsLeft', { shots: gun.shotsLeft }) }]),
  ];
}

export function gunName(rules: DustupBoard, view: DustupView, unit: Unit): string | null {
  const piece = pieceOf(view, unit);
  return (piece && rules.vehicles?.gunOf?.(view, piece).name) ?? null;
}

/** What it does to whom, and how far. */
export function gunLines(rules: DustupBoard, view: DustupView, unit: Unit): string[] {
  const piece = pieceOf(view, unit);
  const gun = piece && rules.vehicles?.gunOf?.(view, piece);
  if (!piece || !gun || piece.state === 'ruined') return [];
  const { kind, range } = gun;
  const might =
    kind === 'antiAir' || kind === 'mortar' || kind === 'guided' ? say(`dustup.gunKind.${kind}`) : mightText(gun);
  return [say('dustup.card.gunLine', { name: called(gun.name), might, range: range ?? undefined })];
}
