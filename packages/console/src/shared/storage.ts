/** Everything the console keeps in the browser begins with this. */
const PREFIX = 'vigia:';

/** The browser's storage, or null where it is closed (a private window, a policy). */
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

/** Whether there is something under the key, unread. */
export function hasStored(key: string): boolean {
  try {
    return (storage()?.getItem(PREFIX + key) ?? null) !== null;
  } catch {
    return false;
  }
}

/** Silently does without when the storage is full or closed: what is kept here can always be asked for again. */
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

/** Whether another tab removed this entry, by the browser's event. */
export const isRemoval = (key: string, { key: changed, newValue }: StorageEvent): boolean =>
  changed === null || (changed === PREFIX + key && newValue === null);

/** Whether another tab changed this entry, by the browser's event. */
export const isChange = (key: string, { key: changed }: StorageEvent): boolean =>
  changed === null || changed === PREFIX + key;

/** Keys that begin so, in no order. */
export function storedKeys(start: string): string[] {
  const all = storage();
  const keys = Array.from({ length: all?.length ?? 0 }, (_, i) => all?.key(i) ?? '');
  return keys.filter((key) => key.startsWith(PREFIX + start)).map((key) => key.slice(PREFIX.length));
}

/** Kept under the key of its person: counts that nobody saved are work, and only who did it is shown them again. */
export const UNSAVED_COUNTS = 'counting:';

/** How the console looks here: of the device, and nothing of whoever signs out. */
export const LOOK = 'look';

/** Forgets everything of whoever signs out but the counts they have not saved; the device keeps its look. */
export function clearStored(): void {
  const all = storage();
  if (!all) return;
  const keys = Array.from({ length: all.length }, (_, i) => all.key(i));
  const isKept = (key: string) => key.startsWith(PREFIX + UNSAVED_COUNTS) || key === PREFIX + LOOK;
  for (const key of keys) if (key?.startsWith(PREFIX) && !isKept(key)) all.removeItem(key);
}
