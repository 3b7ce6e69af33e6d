declare module 'virtual:ledger' {
  import type { LedgerRow } from '@sightline/ledger';

  export interface Book {
    readonly file: string;
    readonly sections: readonly string[];
    load(): Promise<readonly LedgerRow[]>;
  }
  export const books: readonly Book[];
}

declare module 'icon:*' {
  /** The path of the icon, drawn on 512 by 512. */
  const path: string;
  export default path;
}
