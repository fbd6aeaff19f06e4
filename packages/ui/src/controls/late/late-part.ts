import { type ComponentType, startTransition, useEffect, useState } from 'react';

/** The page is left alone for so long after its first control, ms: its own data and its first letters go first. */
const HEAD_START_MS = 300;
/** Longest wait for a page that does not come to rest, ms. */
const LONGEST_WAIT_MS = 1_000;
/** After a line that failed, ms. */
const AGAIN_AFTER_MS = 3_000;

/** What a closed control does without: its list, its menu, its popover, in a file of its own. */
export interface LatePart<Props extends object> {
  /** Undefined until it is there. */
  readonly current: () => ComponentType<Props> | undefined;
  /** Rejects when it cannot be had; it may be asked for again. */
  readonly fetch: () => Promise<ComponentType<Props>>;
}

export function makeLatePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LatePart<Props> {
  let part: ComponentType<Props> | undefined;
  let coming: Promise<ComponentType<Props>> | undefined;
  const fetch = () => {
    coming ??= load().then(
      (loaded) => {
        part = loaded;
        return loaded;
      },
      (error: unknown) => {
        coming = undefined;
        throw error;
      },
    );
    return coming;
  };
  return { current: () => part, fetch };
}

const known: (() => Promise<unknown>)[] = [];

/** A part that `fetchLateParts` fetches with the others. */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  const part = makeLatePart(load);
  known.push(part.fetch);
  return part;
}

/** Fetches the parts of every control imported so far, so that each stands whole from its first moment. */
export async function fetchLateParts(): Promise<void> {
  await Promise.all(known.map((fetch) => fetch()));
}

let calm: Promise<void> | undefined;

/** When the first page stands and has nothing more urgent to do; at once from then on. */
function whenCalm(): Promise<void> {
  calm ??= new Promise((go) => {
    setTimeout(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(() => go(), { timeout: LONGEST_WAIT_MS });
      else go();
    }, HEAD_START_MS);
  });
  return calm;
}

/**
 * A part once it is there: fetched when the page has come to rest, or at once when somebody wants it. One that cannot
 * be had is asked for again and again. It never takes its place while a press or a key is being heard: React draws what
 * those change first, so that the part gets the change.
 */
export function useLatePart<Props extends object>(
  part: LatePart<Props>,
  isWanted: boolean,
): ComponentType<Props> | undefined {
  const [Part, setPart] = useState(part.current);
  const isMissing = Part === undefined;
  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      if (!isWanted) await whenCalm();
      if (!isCurrent) return;
      try {
        const loaded = await part.fetch();
        if (isCurrent) startTransition(() => setPart(() => loaded));
      } catch {
        if (isCurrent) timer = setTimeout(ask, AGAIN_AFTER_MS);
      }
    };
    void ask();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [part, isMissing, isWanted]);
  return Part;
}
