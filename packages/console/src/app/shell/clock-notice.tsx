import { Notice, useWords } from '@vigia/ui';
import { useAtomValue } from 'jotai';
import { clockErrorAtom } from '../../shared/state/clock.ts';
import { SHELL } from './words.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Above every screen: that this device's clock is wrong, while it is. The dates of the console are right all the same. */
export function ClockNotice() {
  const { clock } = useWords(SHELL);
  const error = useAtomValue(clockErrorAtom);
  if (error === 0) return null;
  const size = Math.abs(error);
  const span =
    size >= 2 * DAY_MS
      ? clock.days(Math.round(size / DAY_MS))
      : size >= HOUR_MS
        ? clock.hours(Math.round(size / HOUR_MS))
        : clock.minutes(Math.round(size / 60_000));
  return <Notice status="warning">{error > 0 ? clock.behind(span) : clock.ahead(span)}</Notice>;
}
