import { type ComponentType, startTransition, useEffect, useState } from 'react';

/** Delay after the page's first control, ms, so that the page's own data and fonts load first. */
const HEAD_START_MS = 300;
/** Longest wait for an idle page, ms. */
const LONGEST_WAIT_MS = 1_000;
/** Delay before a failed download is tried again, ms. */
const AGAIN_AFTER_MS = 3_000;

/**
 * The part that a closed control does not need: its list, its menu, its popover. Its code is a file of its own.
 */
export interface LatePart<Props extends object> {
  /** Undefined until it is loaded. */
  readonly current: () => ComponentType<Props> | undefined;
  /** Rejects if loading fails; it may be called again. */
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

/** Loads the parts of every control imported so far, so that each is complete from its first render. */
export async function fetchLateParts(): Promise<void> {
  await Promise.all(known.map((fetch) => fetch()));
}

let calm: Promise<void> | undefined;

/** Resolves when the first page is shown and the browser is idle; at once from then on. */
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
 * A part once it is loaded. It is loaded when the page is idle, or at once if it is wanted; a failed download
 * is tried again and again. It is rendered as a transition: React first renders the change of a press or key
 * that is being handled, so that the part receives it.
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
