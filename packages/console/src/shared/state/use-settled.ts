import { startTransition, useEffect, useState } from 'react';
import { pace } from './pace.ts';

/** A map follows the last letter of a search: one of thousands takes long to draw without a graphics card. */
export const MAP_FOLLOWS_MS = 250;
/** A map takes over the health that arrives station by station no more often than this. */
export const MAP_TAKES_OVER_MS = 1_000;

/** A value once it has stood still for so long, ms: what is costly to draw follows when the typing pauses. */
export function useSettled<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(() => value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}

/**
 * A value that changes all the time, taken over at once, then once in so many ms, and when nobody types; its last
 * state always is.
 */
export function useAtMostEvery<Value>(value: Value, ms: number): Value {
  const [taken, setTaken] = useState(() => value);
  const [paced] = useState(() => pace<Value>(ms, (next) => startTransition(() => setTaken(() => next))));
  useEffect(() => (value === taken ? undefined : paced.offer(value)), [value, taken, paced]);
  return taken;
}
