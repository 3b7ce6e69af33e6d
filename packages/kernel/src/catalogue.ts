/** Rows of content that can be looked up by their id; one that is not there is a bug, for content is checked at the door. */
export interface Catalogue<R> {
  readonly rows: readonly R[];
  has(id: string): boolean;
  get(id: string): R;
}

export function catalogue<R extends { readonly id: string }>(what: string, rows: readonly R[]): Catalogue<R> {
  const found = new Map(rows.map(row => [row.id, row]));
  if (found.size < rows.length) throw new Error(`expected every ${what} to have an id of its own`);
  return {
    rows,
    has: id => found.has(id),
    get(id) {
      const row = found.get(id);
      if (row === undefined) throw new Error(`expected a ${what}, found "${id}"`);
      return row;
    },
  };
}
