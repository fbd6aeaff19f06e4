import type { DBSchema, IDBPDatabase, OpenDBCallbacks } from 'idb';
import { openDB } from 'idb';

/** A database of this browser that is opened at its first use and then stays open. */
export interface HeldOpen<Schema extends DBSchema> {
  /** Rejects where the browser has no room or no such database; the next call tries again. */
  readonly open: () => Promise<IDBPDatabase<Schema>>;
  readonly close: () => Promise<void>;
}

/** @param upgrade makes its stores */
export function heldOpen<Schema extends DBSchema>(
  name: string,
  version: number,
  upgrade: NonNullable<OpenDBCallbacks<Schema>['upgrade']>,
): HeldOpen<Schema> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const forget = () => {
    opened = undefined;
  };
  const close = async (): Promise<void> => {
    const database = await opened?.catch(() => undefined);
    forget();
    database?.close();
  };
  const open = (): Promise<IDBPDatabase<Schema>> => {
    // `blocking`: another tab deletes it, as somebody signed out there, or opens a later version.
    opened ??= openDB<Schema>(name, version, { upgrade, blocking: () => void close(), terminated: forget });
    opened.catch(forget);
    return opened;
  };
  return { open, close };
}
