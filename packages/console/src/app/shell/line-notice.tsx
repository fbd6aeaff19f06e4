import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { watchedLine } from '../../shared/state/line.ts';
import { RetryNotice } from '../../shared/ui/retry-notice.tsx';
import { ageText } from './age-text.ts';
import { WORDS } from './words.ts';

const AGES_EVERY_MS = 30_000;

/** Over every screen: that the line is down and how old is what stands there, or that health could not be asked for. */
export function LineNotice() {
  const client = useQueryClient();
  const [watched] = useState(() => watchedLine(client));
  const line = useSyncExternalStore(watched.subscribe, watched.current);
  const now = useNow(line.isDown);
  if (line.isDown) {
    const age = line.dataSince === null ? '' : ` · ${WORDS.dataOf(ageText(now - line.dataSince))}`;
    return <RetryNotice onRetry={watched.retry}>{`${WORDS.offline}${age}`}</RetryNotice>;
  }
  if (line.unknownStations === 0) return null;
  return <RetryNotice onRetry={watched.retry}>{WORDS.healthUnknown(line.unknownStations)}</RetryNotice>;
}

/** Epoch ms, anew every half minute while it is needed. */
function useNow(isNeeded: boolean): number {
  const [, again] = useState(0);
  useEffect(() => {
    if (!isNeeded) return undefined;
    const timer = setInterval(() => again((count) => count + 1), AGES_EVERY_MS);
    return () => clearInterval(timer);
  }, [isNeeded]);
  return Date.now();
}
