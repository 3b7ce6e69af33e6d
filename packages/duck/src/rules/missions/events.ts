/** What the mission cards ask for and bring about. */
export type MissionEvent =
  | { type: 'orderGiven'; task: string; where: string }
  | { type: 'taskAdvanced'; figure: number; task: string; done: number; of: number }
  | { type: 'taskDone'; figure: number; task: string; result: string }
  | { type: 'podWasEmpty'; figure: number; at: number }
  | { type: 'powerRestored'; figure: number | null }
  | { type: 'specimenNetted'; figure: number; threat: number }
  | { type: 'bodySeen'; figure: number; at: number }
  | { type: 'competitorsBoarded'; species: string; number: number; airlock: number }
  | { type: 'survivorLed'; figure: number; from: number; to: number }
  | { type: 'survivorSaved'; figure: number; by: number | null }
  | { type: 'shipScuttled'; aboard: readonly number[] }
  | { type: 'objectiveTaken'; figure: number; at: number };
