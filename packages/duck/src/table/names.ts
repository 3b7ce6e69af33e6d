import type { Figure } from './figure.ts';

/** "Brick Okoro", "Harpy 9". */
export function nameOf(figure: Figure): string {
  switch (figure.kind) {
    case 'teamer':
      return figure.card.name;
    case 'threat':
      return `${figure.card.name} ${figure.id}`;
    case 'machine':
      return `${MODELS[figure.model]} ${figure.id}`;
    case 'survivor':
      return `Survivor ${figure.id}`;
    default:
      return figure satisfies never;
  }
}

const MODELS = {
  roboGun: 'Robo-gun',
  hemgDrone: 'HEMG drone',
  flameDrone: 'Flame drone',
  actionDrone: 'Action drone',
} as const;
