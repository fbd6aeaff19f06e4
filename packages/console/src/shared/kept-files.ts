/** Files that survive a reload. They are stored in IndexedDB, because `localStorage` holds only text. */
const DATABASE = 'vigia-files';
const STORE = 'files';

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return answerOf(request);
}

/** Null if the browser has no space or no such database: the user can choose the files again. */
async function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | null> {
  try {
    const database = await open();
    try {
      return await answerOf(work(database.transaction(STORE, mode).objectStore(STORE)));
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}

/** The value stored under the key; null without one. */
export const keptFiles = async <T>(key: string): Promise<T | null> =>
  ((await inStore('readonly', (store) => store.get(key))) as T | undefined) ?? null;

/** @param files may contain `File` objects at any depth */
export const keepFiles = (key: string, files: unknown): Promise<unknown> =>
  inStore('readwrite', (store) => store.put(files, key));

export const dropFiles = (key: string): Promise<unknown> =>
  inStore('readwrite', (store) => store.delete(key));

/** Removes everything, when somebody signs out. */
export function clearFiles(): void {
  try {
    indexedDB.deleteDatabase(DATABASE);
  } catch {
    // the browser has no such database
  }
}
