import type { Refusal } from '@sightline/kernel';
import { AMMUNITION, CALIBRES } from './content/artillery.ts';
import type { AssetRow } from './content/artillery-schema.ts';
import { type Fallen, fallOf } from './rules/artillery/fall.ts';
import { difficultyOf, requestDie } from './rules/artillery/observers.ts';
import { ammunitionOf, isInsideMinimum, missionOf, whyNotPoint } from './rules/artillery/placing.ts';
import type { Aim, PlaceMission } from './rules/artillery/questions.ts';
import { smokeLineOf } from './rules/artillery/smoke-shells.ts';
import { assetOf, isComing, isOnTableAsset, type Mission, targetOf } from './table/missions.ts';
import { type Place, seatOf, sideOf } from './table/table.ts';
import type { Unit } from './table/units.ts';
import type { DustupView } from './view/view.ts';

/** What a board asks of artillery, as far as the viewer may know. Places are in mils, lengths in inches. */
export interface ArtilleryBoard {
  /** What a seat may still call for. */
  assetsOf(view: DustupView, seat: string): readonly ShownAsset[];
  /** Every fire mission that is on its way, of either side. */
  missionsOf(view: DustupView): readonly ShownMission[];
  /** DU-ARTY-013: the die of a request and the number that it has to beat. */
  requestOf(
    view: DustupView,
    unit: Unit,
    asset: number,
    chits: number,
  ): { readonly die: number; readonly target: number };
  /** DU-ARTY-006, DU-ARTY-018: why a target marker may not lie there; an empty list is a yes. */
  whyNotPoint(view: DustupView, question: PlaceMission, at: Place): readonly Refusal[];
  /** DU-ARTY-002: what may be fired, by id and name. */
  ammunitionFor(view: DustupView, question: PlaceMission): readonly { readonly id: string; readonly name: string }[];
  /** How far a round of an asset bursts all round. */
  radiusOf(view: DustupView, asset: number): number;
  /** Where the rounds would fall that are aimed there, inch by inch. */
  fallOfAim(view: DustupView, question: PlaceMission, aim: Aim): readonly Fallen[];
  /** The same of a mission of one's own; null where the viewer does not know what it is meant for. */
  fallOfMission(view: DustupView, mission: number): readonly Fallen[] | null;
  /** DU-SMOKE-009: the clouds of one round that comes down where a mission is meant, along a bearing. */
  smokeOf(view: DustupView, mission: number, along: number): readonly Place[];
}

interface ShownAsset {
  readonly id: number;
  readonly name: string;
  readonly level: AssetRow['level'];
  readonly left: number;
  readonly rounds: number;
  readonly radius: number;
  readonly guidance: AssetRow['guidance'];
  /** It cannot fire nearer than that to where it stands now; 0 off the table. */
  readonly minimum: number;
}

interface ShownMission {
  readonly id: number;
  readonly seat: string;
  readonly name: string;
  readonly ammunition: string;
  readonly radius: number;
  /** The box of the chart, 0 when it is due; null for what a crew on the table will fire. */
  readonly box: number | null;
  readonly markers: readonly Place[];
  /** Which of them is meant, where the viewer knows it. */
  readonly real: Place | null;
  /** DU-ARTY-006: it has come too near to be fired. */
  readonly isTooNear: boolean;
}

export const artilleryBoard: ArtilleryBoard = {
  assetsOf: (view, seat) =>
    view.assets
      .filter(({ side }) => side === sideOf(view, seat))
      .map(asset => {
        const { name, level, rounds, calibre, guidance } = asset.row;
        const { radius, minimum } = CALIBRES.get(calibre);
        const nearest = isOnTableAsset(asset) ? minimum : 0;
        return { id: asset.id, name, level, left: asset.left, rounds, radius, guidance, minimum: nearest };
      }),
  missionsOf: view => view.missions.filter(isComing).map(mission => shownMission(view, mission)),
  requestOf(view, unit, id, chits) {
    const asset = view.assets[id]!;
    return { die: requestDie(view, unit, asset, chits).die, target: difficultyOf(view, unit, asset).total };
  },
  whyNotPoint: (view, { unit, asset }, at) => whyNotPoint(view, view.units[unit.id]!, view.assets[asset]!, at),
  ammunitionFor: (view, { asset }) =>
    ammunitionOf(view, view.assets[asset]!).map(id => ({ id, name: AMMUNITION.get(id).name })),
  radiusOf: (view, asset) => CALIBRES.get(view.assets[asset]!.row.calibre).radius,
  fallOfAim: (view, { unit, asset, guidance }, aim) =>
    fallOf(view, missionOf(view, view.units[unit.id]!, view.assets[asset]!, guidance, aim)),
  fallOfMission(view, id) {
    const mission = view.missions[id]!;
    // Of what others have called for, nobody knows who observes it.
    return view.units[mission.observer] === undefined ? null : fallOf(view, mission);
  },
  smokeOf(view, id, along) {
    const mission = view.missions[id]!;
    return smokeLineOf(assetOf(view, mission), targetOf(mission), along);
  },
};

function shownMission(view: DustupView, mission: Mission): ShownMission {
  const asset = assetOf(view, mission);
  const { id, side, ammunition, box, markers, real } = mission;
  const meant = markers[real] ?? null;
  return {
    id,
    seat: seatOf(view, side),
    name: asset.row.name,
    ammunition: AMMUNITION.get(ammunition).name,
    radius: CALIBRES.get(asset.row.calibre).radius,
    box: isOnTableAsset(asset) ? null : box,
    markers,
    real: meant,
    isTooNear: meant !== null && isInsideMinimum(view, asset, meant),
  };
}
