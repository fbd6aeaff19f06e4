import { dayOfInstant, type EpochMs, HOUR_MS, hourOfInstant, type IsoDate } from '@vigia/domain';
import { type SprayHour, type SprayWindow, sprayWindows } from '@vigia/domain/spraying';

/** Days that the strip shows, today among them. */
export const SHOWN_DAYS = 5;

/** One local day of the strip. */
export interface DayOfHours {
  readonly date: IsoDate;
  /** By hour of the clock, 0–23; where the clock is put back, of the two hours the worse; null where none is told. */
  readonly byClock: readonly (SprayHour | null)[];
  readonly windows: readonly SprayWindow[];
}

const worse = (a: SprayHour | undefined, b: SprayHour): SprayHour =>
  a !== undefined && a.faults.length >= b.faults.length ? a : b;

/** The hours of the first days, by local day. */
export function daysOfHours(hours: readonly SprayHour[]): readonly DayOfHours[] {
  const dates = [...new Set(hours.map(({ t }) => dayOfInstant(t)))].slice(0, SHOWN_DAYS);
  return dates.map((date) => {
    const own = hours.filter(({ t }) => dayOfInstant(t) === date);
    const byHour = new Map<number, SprayHour>();
    for (const hour of own) byHour.set(hourOfInstant(hour.t), worse(byHour.get(hourOfInstant(hour.t)), hour));
    return {
      date,
      byClock: Array.from({ length: 24 }, (_, clock) => byHour.get(clock) ?? null),
      windows: sprayWindows(own),
    };
  });
}

const clock = (t: EpochMs) => String(hourOfInstant(t)).padStart(2, '0');
/** `07–11 h`: the clock at its beginning and end; midnight at its end is 24. */
export const windowText = ({ from, to }: SprayWindow): string =>
  `${clock(from)}–${String(hourOfInstant(to - HOUR_MS) + 1).padStart(2, '0')} h`;
