import type { DustupBoard, DustupView, Vehicle } from '@sightline/dustup';
import { called, list, say, sayIf } from '../../words/dustup.ts';
import type { FigureCard } from '../table-talk.ts';
import { type Watch, watchesOf } from './air-cover.ts';
import { bombsText, flightText, isAircraft } from './aloft.ts';
import { commandOf } from './commanding.ts';
import { shelterLines } from './sheltered.ts';
import { markOf, nameOf, stateOf } from './units.ts';

type Profile = ReturnType<NonNullable<DustupBoard['vehicles']>['profileOf']>;
type Arm = Profile['arms'][number];

/** What a vehicle, mech or monster is: how it drives, what it fires and who has room in it. Its armour is drawn. */
export function vehicleCard(rules: DustupBoard, view: DustupView, unit: Vehicle): FigureCard {
  const profile = rules.vehicles?.profileOf(view, unit);
  const { model, destroyed } = unit.hull;
  return {
    figure: unit.id,
    name: nameOf(rules, unit.who),
    mark: markOf(unit),
    kind: say('dustup.card.vehicle', {
      quality: say(`dustup.qualities.${unit.quality}`),
      mover: say(`dustup.movers.${model.mover}`),
      type: say(`dustup.types.${model.kind}`),
    }),
    state: stateOf(rules, view, unit),
    facts: profile && !destroyed ? factsOf(rules, view, unit, profile) : [],
    can:
      profile && !destroyed
        ? [
            ...watchText(rules, view, unit),
            ...shelterLines(rules, view, unit),
            ...linesOf(profile, model.traits),
            ...commandOf(rules, view, unit),
          ]
        : [],
    threatens: (rules.threatenedBy?.(view, unit) ?? []).map(target => nameOf(rules, view.units[target]!.who)),
  };
}

function factsOf(rules: DustupBoard, view: DustupView, unit: Vehicle, profile: Profile): FigureCard['facts'] {
  const { model } = unit.hull;
  const fact = (name: string, value: string) => ({ name, value });
  const { armour, moveDie, isStuck, placesLeft } = profile;
  const most = rules.mostPoints?.(view, unit) ?? 0;
  return [
    fact(say('dustup.card.quality'), say('dustup.card.die', { die: unit.die })),
    fact(say('dustup.card.leadership'), say('dustup.card.leader', { lv: unit.lv })),
    ...(isAircraft(unit)
      ? aloftFacts(rules, view, unit).map(([name, value]) => fact(name, value))
      : [fact(say('dustup.card.move'), say('dustup.card.drives', { die: moveDie, most, stuck: isStuck }))]),
    fact(say('dustup.card.armour'), armourText(armour)),
    fact(say('dustup.card.size'), say('dustup.card.sizeOf', { size: model.size })),
    fact(say('dustup.card.crew'), say('dustup.card.crewOf', { crew: model.crew })),
    ...(model.capacity > 0
      ? [fact(say('dustup.card.room'), say('dustup.card.roomLeft', { left: placesLeft, of: model.capacity }))]
      : []),
    ...cargoFacts(view, unit).map(value => fact(say('dustup.card.cargo'), value)),
  ];
}

/** What it has loaded; editions before it know no cargo. */
function cargoFacts(view: DustupView, { id }: Vehicle): readonly string[] {
  const cargo = (view.cargo as DustupView['cargo'] | undefined) ?? [];
  const names = cargo.filter(({ carrier, lost }) => carrier === id && !lost).map(({ name }) => called(name));
  const sorts = [...Map.groupBy(names, name => name)];
  return names.length === 0
    ? []
    : [list(sorts.map(([name, { length: count }]) => say('dustup.card.loads', { count, name })))];
}

/** How it flies, what keeps missiles off it, and what it can drop. */
function aloftFacts(rules: DustupBoard, view: DustupView, unit: Vehicle): readonly (readonly [string, string])[] {
  const bombs = bombsText(rules, view, unit);
  return [
    [say('dustup.card.flight'), flightText(unit) || say('dustup.flight.moving')],
    [say('dustup.card.ecm'), say('dustup.card.die', { die: unit.ecm })],
    ...(bombs === null ? [] : [[say('dustup.card.bombs'), bombs] as const]),
  ];
}

/** Who could fire at an aircraft, and who else sees it. */
function watchText(rules: DustupBoard, view: DustupView, unit: Vehicle): string[] {
  const watches = [...watchesOf(rules, view, unit)];
  if (watches.length === 0) return [];
  const named = (wanted: Watch): string[] =>
    watches.filter(([, watch]) => watch === wanted).map(([id]) => nameOf(rules, view.units[id]!.who));
  const [fires, sees] = [named('fires'), named('sees')];
  return [
    fires.length > 0 && say('dustup.card.firedAtBy', { names: list(fires) }),
    sees.length > 0 && say('dustup.card.seenBy', { names: list(sees) }),
    fires.length + sees.length === 0 && say('dustup.card.unseen'),
  ].filter(text => text !== false);
}

/** "front 3, side 2, rear 2, top 2, belly 1". */
function armourText(armour: Profile['armour']): string {
  const faces = Object.entries(armour) as [keyof typeof armour, number][];
  return list(faces.map(([face, of]) => say('dustup.card.face', { face: say(`dustup.faces.${face}`), class: of })));
}

function linesOf({ arms, states }: Profile, traits: Vehicle['hull']['model']['traits']): string[] {
  return [
    ...arms.map(armText),
    ...states.flatMap(state => sayIf(`dustup.state.${state}`) ?? []),
    ...traits.map(trait => say(`dustup.traits.${trait}`)),
  ];
}

function armText({ name, on, arc, range, stabilisation, isExternal, shotsLeft, ...arm }: Arm): string {
  return say('dustup.card.mounted', {
    name: called(name),
    where: say(`dustup.mounts.${on}`),
    arc,
    might: mightText(arm),
    range: range ?? undefined,
    steady: say(`dustup.steady.${stabilisation}`),
    shots: shotsLeft ?? undefined,
    external: isExternal,
  });
}

export function mightText({ infantry, point }: Pick<Arm, 'infantry' | 'point'>): string {
  if (!infantry || !point) return say('dustup.card.missile');
  const of = (might: typeof infantry) => ({
    dice: might.firepower.map(die => `D${die}`).join(' + '),
    impact: say('dustup.card.times', might.impact),
  });
  const [men, hulls] = [of(infantry), of(point)];
  const facts = { infantry: men.dice, infantryImpact: men.impact };
  return men.dice === hulls.dice && men.impact === hulls.impact
    ? say('dustup.card.might', facts)
    : say('dustup.card.mightBoth', { ...facts, point: hulls.dice, pointImpact: hulls.impact });
}
