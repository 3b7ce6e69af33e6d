import type { DustupBoard, DustupView, Unit } from '@sightline/dustup';
import type { Viewer } from '@sightline/kernel';
import { called, say, sayIf } from '../../words/dustup.ts';
import type { FigureCard } from '../table-talk.ts';
import { activationOf } from './activation.ts';
import { commandOf } from './commanding.ts';
import { gunFacts, gunLines, gunName } from './gun-card.ts';
import { faceOf } from './roster.ts';
import { shelterLines } from './sheltered.ts';
import { isSeenOrRides, isVehicle, markOf, nameOf, stateOf } from './units.ts';
import { vehicleCard } from './vehicle-card.ts';

/** All that this viewer may know of a unit: what he does not see is not in his view, so none of it is worked out here. */
export function card(rules: DustupBoard, view: DustupView, viewer: Viewer, id: number): FigureCard | null {
  const unit = view.units[id];
  if (!unit || !isKnown(rules, view, viewer, unit)) return null;
  if (isVehicle(unit)) return vehicleCard(rules, view, unit);
  const profile = rules.profileOf?.(view, unit);
  return {
    figure: id,
    name: nameOf(rules, unit.who),
    mark: markOf(unit),
    face: faceOf(rules, view, unit),
    kind: say('dustup.card.kind', {
      type: say(`dustup.types.${unit.type}`),
      quality: say(`dustup.qualities.${unit.quality}`),
    }),
    state: stateOf(rules, view, unit),
    facts: [...gunFacts(rules, view, unit), ...(profile ? factsOf(rules, view, unit, profile) : [])],
    can: profile
      ? [
          ...boundLines(rules, view, viewer, unit),
          ...shelterLines(rules, view, unit),
          ...gunLines(rules, view, unit),
          ...armsOf(profile, gunName(rules, view, unit)),
          ...statesOf(profile),
          ...commandOf(rules, view, unit),
        ]
      : [],
    threatens: (rules.threatenedBy?.(view, unit) ?? []).map(target => nameOf(rules, view.units[target]!.who)),
  };
}

/** What one's own can do with its next activation, where that is not for its player to say. */
function boundLines(rules: DustupBoard, view: DustupView, viewer: Viewer, unit: Unit): string[] {
  const bound = view.sides[unit.side]!.seat === viewer ? activationOf(rules, view, unit) : null;
  return bound === null ? [] : [bound.means];
}

/** An enemy in hiding has no card: one knows that he is somewhere. */
function isKnown(rules: DustupBoard, view: DustupView, viewer: Viewer, unit: Unit): boolean {
  return view.sides[unit.side]!.seat === viewer || isSeenOrRides(rules, view, unit);
}

type Profile = ReturnType<NonNullable<DustupBoard['profileOf']>>;

function factsOf(
  rules: DustupBoard,
  view: DustupView,
  unit: Unit,
  { moveDie, carryingDie = moveDie, armour, close }: Profile,
): FigureCard['facts'] {
  const fact = (name: string, value: string) => ({ name, value });
  // Whoever is not yet there moves nowhere, and can move all the same.
  const isThere = unit.where === 'table' || unit.where === 'aboard';
  const most = rules.mostPoints?.(view, unit) ?? 0;
  return [
    fact(say('dustup.card.quality'), say('dustup.card.die', { die: unit.die })),
    fact(say('dustup.card.leadership'), say('dustup.card.leader', { lv: unit.lv })),
    fact(say('dustup.card.commitment'), say(`dustup.commitments.${unit.commitment}`)),
    fact(
      say('dustup.card.move'),
      say('dustup.card.moves', { die: carryingDie, most, there: isThere, suppressed: unit.suppression > 0 }),
    ),
    fact(say('dustup.card.armour'), called(armour)),
    fact(say('dustup.card.close'), called(close)),
  ];
}

/** The field of fire of each weapon; of the gun that it serves more is said. */
function armsOf({ arms }: Profile, gun: string | null): string[] {
  return arms
    .filter(({ name }) => name !== gun)
    .map(({ name, count, range, effective, firepower, isSupport, impact }) =>
      say('dustup.card.arm', {
        count,
        name: called(name),
        firepower: isSupport ? `D${firepower}` : String(firepower),
        impact,
        range: range ?? undefined,
        effective: effective ?? undefined,
      }),
    );
}

function statesOf({ states }: Profile): string[] {
  return states.flatMap(state => sayIf(`dustup.state.${state}`) ?? []);
}
