/** What men find, take, hand over, get into and set at consoles. */
export type OtherActionEvent =
  | { type: 'lockerSearched'; figure: number; at: number; find: string }
  | { type: 'gotIn' | 'gotOut'; figure: number; at: number; place: string }
  | { type: 'sealBroken'; fitting: number; figure: number }
  | { type: 'pickedUp' | 'dropped'; figure: number; item: string; at: number }
  | { type: 'handedOver'; figure: number; comrade: number; item: string }
  | { type: 'overrideSet' | 'overrideCleared'; figure: number };
