interface Lock {
  /** False: another tab has it. */
  readonly isMine: Promise<boolean>;
  /** Resolves when the browser has noted that it is free. */
  readonly release: () => Promise<unknown>;
}

/** The drafts of this tab, so that it does not wait for itself. */
const held = new Map<string, Promise<Lock>>();
/** What this tab has given up: it asks for it again only when it is free. */
const left = new Map<string, Promise<unknown>>();

function ask(id: string): Lock {
  const { locks } = navigator;
  if (!locks) return { isMine: Promise.resolve(true), release: () => Promise.resolve() };
  let free = (): void => undefined;
  const kept = new Promise<void>((done) => {
    free = done;
  });
  let over: Promise<unknown> = kept;
  const isMine = new Promise<boolean>((answer) => {
    over = locks.request(`vigia-report-${id}`, { ifAvailable: true }, (lock) => {
      answer(lock !== null);
      return lock ? kept : undefined;
    });
  });
  const release = () => {
    free();
    return over;
  };
  return { isMine, release };
}

async function askAgain(id: string): Promise<Lock> {
  await left.get(id);
  return ask(id);
}

/**
 * Locks a draft for this tab until it is released or the tab is closed, where the browser supports it.
 *
 * @returns false: another tab is writing it
 */
export async function hold(id: string): Promise<boolean> {
  const lock = held.get(id) ?? askAgain(id);
  held.set(id, lock);
  const isMine = await (await lock).isMine;
  if (!isMine && held.get(id) === lock) held.delete(id);
  return isMine;
}

export function letGo(id: string): void {
  const lock = held.get(id);
  held.delete(id);
  if (lock)
    left.set(
      id,
      lock.then(({ release }) => release()),
    );
}
