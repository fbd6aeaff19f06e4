import {
  type ActHistory,
  type Circle,
  type Counting,
  type CountingAct,
  type PixelSize,
  performAct,
  presentOf,
  recordAct,
  redoAct,
  startCounting,
  startHistory,
  undoAct,
} from '@vigia/domain/captures';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';

export type CountHistory = ActHistory<Counting, CountingAct>;

export interface CountInput {
  readonly circles: readonly Circle[];
  readonly previous: readonly Circle[];
  readonly size: PixelSize;
  /** Identity of the photo: another one starts a new history. */
  readonly photo: unknown;
}

const started = ({ circles, previous, size }: CountInput): CountHistory =>
  startHistory(startCounting(circles, previous, size));

/** The history at the state that has exactly these circles; null if no state has them. */
function sought(history: CountHistory, circles: readonly Circle[]): CountHistory | null {
  if (history.initial.circles === circles) return { ...history, done: 0 };
  const index = history.log.findLastIndex(({ after }) => after.circles === circles);
  return index < 0 ? null : { ...history, done: index + 1 };
}

/**
 * The history after a change of props: it continues if they repeat the reported circles, otherwise it starts
 * again.
 */
function follow(history: CountHistory, before: CountInput, now: CountInput): CountHistory {
  const other =
    before.photo !== now.photo ||
    before.previous !== now.previous ||
    before.size.width !== now.size.width ||
    before.size.height !== now.size.height;
  if (other) return started(now);
  if (before.circles === now.circles || presentOf(history).circles === now.circles) return history;
  return sought(history, now.circles) ?? started(now);
}

/**
 * The count with its undo history. The caller keeps the circles: each change is reported, and circles other
 * than the reported ones start a new history.
 */
export function useCount(input: CountInput, onChange: (circles: readonly Circle[]) => void) {
  const [state, setState] = useState(() => ({ input, history: started(input) }));
  let { history } = state;
  const { circles, previous, size, photo } = input;
  const seen = state.input;
  if (
    seen.circles !== circles ||
    seen.previous !== previous ||
    seen.photo !== photo ||
    seen.size.width !== size.width ||
    seen.size.height !== size.height
  ) {
    history = follow(history, seen, input);
    setState({ input, history });
  }

  const latest = useRef({ history, onChange });
  useLayoutEffect(() => {
    latest.current = { history, onChange };
  });

  /**
   * Applies a step to the history.
   *
   * @returns the history before and after; the same object if nothing changed
   */
  const change = useCallback((step: (before: CountHistory) => CountHistory) => {
    const before = latest.current.history;
    const after = step(before);
    if (after !== before) {
      latest.current.history = after;
      setState((now) => ({ ...now, history: after }));
      const { circles: shown } = presentOf(after);
      if (shown !== presentOf(before).circles) latest.current.onChange(shown);
    }
    return { before, after };
  }, []);

  const act = useCallback(
    (one: CountingAct) => change((before) => recordAct(before, one, performAct)),
    [change],
  );
  const undo = useCallback(() => change(undoAct), [change]);
  const redo = useCallback(() => change(redoAct), [change]);
  return { history, act, undo, redo, now: useCallback(() => presentOf(latest.current.history), []) };
}
