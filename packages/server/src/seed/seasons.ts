import { addDays, type IsoDate, isoDate } from '@vigia/domain';

/** A growing season of the southern hemisphere. */
export interface SeasonSpan {
  /** `2026–27` */
  readonly name: string;
  readonly start: IsoDate;
  readonly end: IsoDate;
}

const PAST_SEASONS = 2;

function seasonFrom(year: number): SeasonSpan {
  const start = isoDate(`${year}-05-01`);
  const end = addDays(isoDate(`${year + 1}-05-01`), -1);
  return { name: `${year}–${String((year + 1) % 100).padStart(2, '0')}`, start, end };
}

/** The running season and the two before it, oldest first; they run from 1 May to 30 April. */
export function demoSeasons(today: IsoDate): SeasonSpan[] {
  const year = Number(today.slice(0, 4)) - (today.slice(5) < '05-01' ? 1 : 0);
  return Array.from({ length: PAST_SEASONS + 1 }, (_, i) => seasonFrom(year - PAST_SEASONS + i));
}

/** The season of INIA's measurements. */
export const MEASURED_SEASON = seasonFrom(2019);
