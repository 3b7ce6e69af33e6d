import type { Told } from '../../table/events.ts';
import type { Place, Who } from '../../table/table.ts';

export type DeploymentEvent = Told &
  (
    | { type: 'deploymentRolled'; sides: readonly string[]; faces: readonly number[] }
    | { type: 'deployed'; unit: Who; at: Place }
    | { type: 'inboundMoved'; unit: Who; box: number }
    | { type: 'arrived'; unit: Who; at: Place }
  );
