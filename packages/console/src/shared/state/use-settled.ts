import { useEffect, useState } from 'react';

/** A map follows the last letter of a search: one of thousands takes long to draw without a graphics card. */
export const MAP_FOLLOWS_MS = 250;

/** A value once it has stood still for so long, ms: what is costly to draw follows when the typing pauses. */
export function useSettled<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(() => value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
