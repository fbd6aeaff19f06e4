import { useEffect, useState } from 'react';

/** Delay of the map after the last letter of a search, ms: thousands of stations are slow to draw. */
export const MAP_FOLLOWS_MS = 250;

/** A value after it has not changed for `ms`: costly drawing waits for a pause in the typing. */
export function useSettled<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(() => value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
