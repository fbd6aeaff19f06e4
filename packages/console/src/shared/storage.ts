/** Start of every key that the console stores in the browser. */
const PREFIX = 'vigia:';

/** The browser's storage; null if it is blocked (a private window, a policy). */
function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

export const hasStorage = (): boolean => storage() !== null;

export function readStored(key: string): unknown {
  try {
    const text = storage()?.getItem(PREFIX + key);
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

/** Whether there is an entry under the key, without parsing it. */
export function hasStored(key: string): boolean {
  try {
    return (storage()?.getItem(PREFIX + key) ?? null) !== null;
  } catch {
    return false;
  }
}

/** Ignores a full or blocked storage: everything stored here can be requested again. */
export function writeStored(key: string, value: unknown): void {
  try {
    storage()?.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // full
  }
}

export function removeStored(key: string): void {
  storage()?.removeItem(PREFIX + key);
}

/** Whether a storage event says that another tab removed this entry. */
export const isRemoval = (key: string, { key: changed, newValue }: StorageEvent): boolean =>
  changed === null || (changed === PREFIX + key && newValue === null);

/** Whether a storage event says that another tab changed this entry. */
export const isChange = (key: string, { key: changed }: StorageEvent): boolean =>
  changed === null || changed === PREFIX + key;

/** Keys with this start, in no particular order. */
export function storedKeys(start: string): string[] {
  const all = storage();
  const keys = Array.from({ length: all?.length ?? 0 }, (_, i) => all?.key(i) ?? '');
  return keys.filter((key) => key.startsWith(PREFIX + start)).map((key) => key.slice(PREFIX.length));
}

/** Start of the keys of unsaved counts. They contain the user's id: only that user sees the counts again. */
export const UNSAVED_COUNTS = 'counting:';

/** Key of the look, which belongs to the device and not to a user. */
export const LOOK = 'look';

/** Removes the user's data at sign-out, except unsaved counts and the look of the device. */
export function clearStored(): void {
  const all = storage();
  if (!all) return;
  const keys = Array.from({ length: all.length }, (_, i) => all.key(i));
  const isKept = (key: string) => key.startsWith(PREFIX + UNSAVED_COUNTS) || key === PREFIX + LOOK;
  for (const key of keys) if (key?.startsWith(PREFIX) && !isKept(key)) all.removeItem(key);
}
