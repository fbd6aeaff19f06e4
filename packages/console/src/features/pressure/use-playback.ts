import { useEffect, useRef, useState } from 'react';

/** A day stays so long, ms: a month passes in eight seconds. */
const DAY_MS = 250;
/** For those who want less motion a week stays, and for longer. */
const CALM = { ms: 1500, step: 7 } as const;

const pace = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? CALM : { ms: DAY_MS, step: 1 });

/**
 * Days that pass by themselves, up to the last one.
 *
 * @param index which of the days is shown
 * @param last the index of the last day
 */
export function usePlayback(index: number, last: number, onShow: (index: number) => void) {
  const [isWanted, setWanted] = useState(false);
  const isPlaying = isWanted && index < last;
  const latest = useRef({ index, onShow });
  latest.current = { index, onShow };
  useEffect(() => {
    if (!isPlaying) return undefined;
    const { ms, step } = pace();
    const timer = setInterval(() => {
      const now = latest.current;
      now.onShow(Math.min(last, now.index + step));
    }, ms);
    return () => clearInterval(timer);
  }, [isPlaying, last]);
  // At the end it has stopped: going back by hand does not set it off again.
  if (isWanted && index >= last) setWanted(false);
  return {
    isPlaying,
    /** From the end it begins again. */
    toggle: () => {
      if (!isPlaying && index >= last) onShow(0);
      setWanted(!isPlaying);
    },
    stop: () => setWanted(false),
  };
}
