import type { KillzoneBoard, KillzoneView } from '@sightline/killzone';
import { called, say } from '../../words/index.ts';
import { namerOf } from './figures.ts';

/** What the scenario is fought for. */
export function goalOf(board: KillzoneBoard, view: KillzoneView): string {
  const { objective } = view;
  const buildingOf = (building: number): string => called(board.groundOf(view.map).buildings[building]!.who.name);
  switch (objective.kind) {
    case 'encounter':
      return say('killzone.goal.encounter');
    case 'raid':
      return say('killzone.goal.raid', { attacker: titleOf(view, objective.attacker) });
    case 'assassination': {
      const { group, figure } = objective.victim;
      const victim = view.figures.filter(each => each.group === group)[figure];
      return say('killzone.goal.assassination', {
        attacker: titleOf(view, objective.attacker),
        victim: victim ? namerOf(board)(victim.who) : '',
      });
    }
    case 'getaway':
      return say('killzone.goal.getaway', {
        runner: titleOf(view, objective.runner),
        vehicle: namerOf(board)(view.vehicles[objective.vehicle]!.who),
        edge: say(`winds.${objective.edge}`),
      });
    case 'tower':
      return say('killzone.goal.tower', {
        attacker: titleOf(view, objective.attacker),
        building: buildingOf(objective.building),
        bonus: objective.bonus,
        edge: say(`winds.${objective.edge}`),
        turn: objective.escapeFrom,
      });
    case 'topFloor':
      return say('killzone.goal.topFloor', {
        attacker: titleOf(view, objective.attacker),
        building: buildingOf(objective.building),
      });
    case 'turf':
      return say('killzone.goal.turf', { worth: objective.worth, reach: objective.reach, turn: objective.from });
    default:
      return objective satisfies never;
  }
}

const titleOf = ({ seats, titles }: KillzoneView, seat: string): string => called(titles[seats.indexOf(seat)] ?? seat);

/** The turn, the points as they stand if the rules tell them, and who holds which marker. */
export function standingOf(board: KillzoneBoard, view: KillzoneView): string[] {
  const { turn, turns, night, titles, phase, objective } = view;
  const standing = view.ending ? undefined : board.standingOf?.(view);
  const scores = standing?.scores ?? (view.ending || objective.kind === 'turf' ? view.scores : []);
  const points = scores.map((score, side) => say('killzone.score', { side: called(titles[side]!), points: score }));
  const markers = standing?.markers.map(({ holder }, i) =>
    say('killzone.markerHeld', { number: i + 1, side: holder === null ? null : called(titles[holder]!) }),
  );
  return [
    say('killzone.turn', { turn, turns, night, phase: say(`killzone.phases.${phase}`) }),
    ...(points.length > 0 && turn > 0 ? [say('killzone.scores', { scores: points.join(', ') })] : []),
    ...(markers ?? []),
  ];
}
