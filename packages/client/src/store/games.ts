/** A saved match with what the list on the first page says about it. */
export interface SavedGame {
  readonly id: string;
  readonly system: string;
  readonly scenario: string;
  readonly progress: string;
  readonly outcome: string | null;
  readonly savedAt: number;
  /** The match as the kernel writes it. */
  readonly text: string;
}

const DATABASE = 'sightline';
const STORE = 'games';
let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser opens no database'));
  });
  return opened;
}

async function run<R>(mode: IDBTransactionMode, request: (store: IDBObjectStore) => IDBRequest<R>): Promise<R> {
  const transaction = (await database()).transaction(STORE, mode);
  const asked = request(transaction.objectStore(STORE));
  return new Promise((resolve, reject) => {
    // Written means that the transaction is through, not that the request was taken.
    transaction.oncomplete = () => resolve(asked.result);
    transaction.onabort = () => reject(transaction.error ?? new Error('the browser did not keep it'));
  });
}

export async function putGame(game: SavedGame): Promise<void> {
  await run('readwrite', store => store.put(game));
}

export function getGame(id: string): Promise<SavedGame | undefined> {
  return run('readonly', store => store.get(id) as IDBRequest<SavedGame | undefined>);
}

export async function listGames(): Promise<readonly SavedGame[]> {
  const all = await run('readonly', store => store.getAll() as IDBRequest<SavedGame[]>);
  return all.toSorted((a, b) => b.savedAt - a.savedAt);
}

export async function deleteGame(id: string): Promise<void> {
  await run('readwrite', store => store.delete(id));
}
