/** What every kept thing has: its id, when it was kept, and which page of this browser writes it. */
export interface Kept {
  readonly id: string;
  readonly savedAt: number;
  readonly holder?: string;
}

const DATABASE = 'sightline';
const VERSION = 2;
const SHELVES = ['games', 'campaigns', 'content'] as const;
export type Shelf = (typeof SHELVES)[number];

/** This page among the others of this browser. */
const PAGE = crypto.getRandomValues(new Uint32Array(4)).join('-');
let opened: Promise<IDBDatabase> | null = null;

/** Somebody else writes this now: another page of this browser has taken it over. */
export class TakenOver extends Error {
  constructor() {
    super('it is open in another tab');
  }
}

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, VERSION);
    request.onupgradeneeded = () => {
      const known = request.result.objectStoreNames;
      for (const shelf of SHELVES)
        if (!known.contains(shelf)) request.result.createObjectStore(shelf, { keyPath: 'id' });
    };
    request.onsuccess = () => {
      // A page with a newer build waits for this one to let go; the next write opens it anew.
      request.result.onversionchange = () => {
        request.result.close();
        opened = null;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error ?? new Error('the browser opens no database'));
  });
  return opened;
}

async function run<R>(
  shelf: Shelf,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore, give: (result: R) => void, refuse: (why: Error) => void) => void,
): Promise<R> {
  const transaction = (await database()).transaction(shelf, mode);
  return new Promise((resolve, reject) => {
    let result: R;
    let why: Error | null = null;
    act(
      transaction.objectStore(shelf),
      given => {
        result = given;
      },
      refused => {
        why = refused;
        transaction.abort();
      },
    );
    // Written means that the transaction is through, not that the request was taken.
    transaction.oncomplete = () => resolve(result);
    transaction.onabort = () => reject(why ?? transaction.error ?? new Error('the browser did not keep it'));
  });
}

function ask<R>(shelf: Shelf, mode: IDBTransactionMode, request: (store: IDBObjectStore) => IDBRequest<R>): Promise<R> {
  return run(shelf, mode, (store, give) => {
    const asked = request(store);
    asked.onsuccess = () => give(asked.result);
  });
}

/** Keeps a thing, unless another page has taken it over meanwhile: then that page's is the one that counts. */
export function put<K extends Kept>(shelf: Shelf, kept: K): Promise<void> {
  return run(shelf, 'readwrite', (store, _give, refuse) => {
    const before = store.get(kept.id) as IDBRequest<Kept | undefined>;
    before.onsuccess = () => {
      const holder = before.result?.holder;
      if (holder !== undefined && holder !== PAGE) refuse(new TakenOver());
      else store.put({ ...kept, holder: PAGE });
    };
  });
}

/** From now on this page writes it, and no other. */
export function claim(shelf: Shelf, id: string): Promise<void> {
  return run(shelf, 'readwrite', store => {
    const before = store.get(id) as IDBRequest<Kept | undefined>;
    before.onsuccess = () => {
      if (before.result) store.put({ ...before.result, holder: PAGE });
    };
  });
}

export function get<K extends Kept>(shelf: Shelf, id: string): Promise<K | undefined> {
  return ask(shelf, 'readonly', store => store.get(id) as IDBRequest<K | undefined>);
}

/** Everything on a shelf, the latest first. */
export async function list<K extends Kept>(shelf: Shelf): Promise<readonly K[]> {
  const all = await ask(shelf, 'readonly', store => store.getAll() as IDBRequest<K[]>);
  return all.toSorted((a, b) => b.savedAt - a.savedAt);
}

export function remove(shelf: Shelf, id: string): Promise<undefined> {
  return ask(shelf, 'readwrite', store => store.delete(id));
}
