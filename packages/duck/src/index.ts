// The game as a system, and what a client needs to draw it: its content, its ship and its measures.
export type { DuckBoard } from './board.ts';
export * from './campaign/index.ts';
export type { GearCard, WeaponCard } from './content/arms.ts';
export type * from './content/cards.ts';
export * from './content/deck.ts';
export type { Foresight, Step, Touched } from './foresight.ts';
export type { ThrowAct } from './rules/grenades/acts.ts';
export type { Gait } from './rules/movement/points.ts';
export type { Where } from './rules/movement/ways.ts';
export type { Plan } from './ship/plan.ts';
export { duck } from './system.ts';
export type { DuckEvent } from './table/events.ts';
export type { Figure, Machine, Survivor, Teamer, Threat } from './table/figure.ts';
export type { DuckQuestion, QuestionOf } from './table/questions.ts';
export type { DuckTable, SquareSide } from './table/table.ts';
export type { DuckView } from './view/view.ts';
export { itemName } from './words/item-names.ts';
