import { useQueryClient } from '@tanstack/react-query';
import { useWords } from '@vigia/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { watchedLine } from '../../shared/state/line.ts';
import { lineBackAtom, screenFailedAtom } from '../../shared/state/line-back.ts';
import { RetryNotice } from '../../shared/ui/retry-notice.tsx';
import { ageText } from './age-text.ts';
import { SHELL } from './words.ts';

const AGES_EVERY_MS = 30_000;

/** Above every screen: that the line is down and how old the data is, or which request failed. */
export function LineNotice() {
  const words = useWords(SHELL);
  const client = useQueryClient();
  const [watched] = useState(() => watchedLine(client));
  const line = useSyncExternalStore(watched.subscribe, watched.current);
  const now = useNow(line.isDown);
  const hasData = useAtomValue(screenFailedAtom) === 0;
  const countReturn = useSetAtom(lineBackAtom);
  const wasDown = useRef(false);
  useEffect(() => {
    if (wasDown.current && !line.isDown) countReturn((times) => times + 1);
    wasDown.current = line.isDown;
  }, [line.isDown, countReturn]);
  if (line.isDown) {
    const age =
      line.dataSince === null || !hasData
        ? ''
        : ` · ${words.dataOf(ageText(words.ages, now - line.dataSince))}`;
    return <RetryNotice onRetry={watched.retry}>{`${words.offline}${age}`}</RetryNotice>;
  }
  const unknown = [
    ...(line.unknownStations > 0 ? [words.healthUnknown(line.unknownStations)] : []),
    ...(line.unknownCounts > 0 ? [words.countsUnknown(line.unknownCounts)] : []),
  ];
  return unknown.length > 0 && <RetryNotice onRetry={watched.retry}>{unknown.join(' ')}</RetryNotice>;
}

/** Epoch ms, updated every half minute while it is needed. */
function useNow(isNeeded: boolean): number {
  const [, again] = useState(0);
  useEffect(() => {
    if (!isNeeded) return undefined;
    const timer = setInterval(() => again((count) => count + 1), AGES_EVERY_MS);
    return () => clearInterval(timer);
  }, [isNeeded]);
  return Date.now();
}
