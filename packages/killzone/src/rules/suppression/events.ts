/** How somebody came to harm; words.ts puts it into a sentence. */
export type Harm = 'shot' | 'burst' | 'flame' | 'combat' | 'crash' | 'ram' | 'bailOut' | 'fire' | 'fall' | 'order';
