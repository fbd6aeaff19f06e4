/** Files that outlive a reload, in the browser's database: the other storage takes texts only. */
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

/** Does without where the browser has no room or no such database: files can be chosen again. */
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

/** What was kept under the key, as it was given; null when nothing was. */
export const keptFiles = async <T>(key: string): Promise<T | null> =>
  ((await inStore('readonly', (store) => store.get(key))) as T | undefined) ?? null;

/** @param files may hold `File`s anywhere */
export const keepFiles = (key: string, files: unknown): Promise<unknown> =>
  inStore('readwrite', (store) => store.put(files, key));

export const dropFiles = (key: string): Promise<unknown> =>
  inStore('readwrite', (store) => store.delete(key));

/** Removes everything, when somebody signs out. */
export function clearFiles(): void {
  try {
    indexedDB.deleteDatabase(DATABASE);
  } catch {
    // there is none
  }
}
