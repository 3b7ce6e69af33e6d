import type { Part } from '@sightline/kernel';
import type { Charge } from '../../table/table.ts';

/** Grenades, mines, bombs and fire. */
export type GrenadeEvent =
  | { type: 'grenadeThrown'; figure: number; grenade: string; target: number; byProjector: boolean }
  | { type: 'grenadeFellShort'; figure: number; target: number }
  | {
      type: 'grenadeAimed';
      figure: number;
      face: number;
      parts: readonly Part[];
      score: number;
      needed: number;
      hit: boolean;
    }
  | {
      type: 'grenadeScattered';
      figure: number;
      face: number;
      parts: readonly Part[];
      total: number;
      at: number;
      /** So many squares from where it was meant to go. */
      off: number;
    }
  | { type: 'grenadeWasDud'; at: number }
  | { type: 'exploded'; at: number }
  | {
      type: 'blastFelt';
      figure: number;
      at: number;
      /** As many as the figure's protection asks for (DK-DMG-001 to DK-DMG-003). */
      dice: readonly number[];
      /** So much and more wounds; so much and more kills, which gas never does. */
      wounds: number;
      kills: number | null;
      outcome: 'nothing' | 'wound' | 'kill';
    }
  | { type: 'blastSpentItself'; at: number }
  | { type: 'burntOverhead'; at: number }
  | { type: 'gasSpread'; at: number }
  | { type: 'flamesLaid'; at: number; count: number }
  | { type: 'flamesBurntDown'; at: number; count: number }
  | { type: 'explosionMarkersRemoved'; squares: readonly number[] }
  | { type: 'flamesStruck'; figure: number; squirts: number; face: number | null }
  | { type: 'flechettesStruck'; figure: number; face: number }
  | { type: 'flechettesMissed'; figure: number; face: number }
  | { type: 'mineLaid'; figure: number; kind: Charge['kind']; at: number }
  | { type: 'mineWentOff'; kind: Charge['kind']; at: number; entered: number | null }
  | { type: 'bombSet'; figure: number; at: number }
  | { type: 'timerCountedDown'; at: number; count: number }
  | { type: 'bombIgnited'; at: number; squares: readonly number[] }
  | { type: 'sourceCleared'; at: number };
