import { useEffect, useState } from 'react';

const TICK_MS = 1_000;

/** The time now, epoch ms, each second anew while it runs: ages grow with it. */
export function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isRunning) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}
