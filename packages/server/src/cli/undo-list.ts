import type { Later } from '../run/serve.ts';

export interface UndoList {
  later: Later;
  /** Undoes everything, last first, even if one of them fails; what is registered afterwards is undone at once. */
  run(): Promise<void>;
}

/** An empty list of functions that undo what a command has done. */
export function undoList(): UndoList {
  const pending: Parameters<Later>[0][] = [];
  let stopping: Promise<void> | undefined;

  async function emptyList(): Promise<void> {
    const failures: unknown[] = [];
    for (let undo = pending.pop(); undo; undo = pending.pop()) {
      try {
        await undo();
      } catch (failure) {
        failures.push(failure);
      }
    }
    if (failures.length > 0) throw failures[0];
  }
  const run = () => {
    stopping = stopping ? stopping.then(emptyList) : emptyList();
    return stopping;
  };
  return {
    later: (undo) => {
      pending.push(undo);
      if (stopping) void run();
    },
    run,
  };
}
