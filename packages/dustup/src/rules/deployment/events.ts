import type { Landmark } from '../../ground/landmarks.ts';
import type { Told } from '../../table/events.ts';
import type { Place, Who } from '../../table/table.ts';

export type DeploymentEvent = Told &
  (
    | { type: 'deploymentRolled'; sides: readonly string[]; faces: readonly number[] }
    | { type: 'deployed'; unit: Who; at: Place; where: Landmark }
    | { type: 'stayedBelow'; unit: Who; face: number }
    | { type: 'cameUp'; unit: Who; face: number; at: Place; where: Landmark }
  );
