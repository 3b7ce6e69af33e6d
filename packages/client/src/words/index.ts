import { type Catalogue, en } from './en/index.ts';

/** The catalogue in use. A translation is another file of the same shape. */
export const words: Catalogue = en;
