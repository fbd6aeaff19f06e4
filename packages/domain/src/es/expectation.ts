import { daysBetween } from '../calendar/iso-date.ts';
import { YEARS_FOR_BAND } from '../phenology/dates-ahead.ts';
import type { Beyond, Expectation } from '../phenology/expectation.ts';
import type { NoForecastReason } from '../series/forecast.ts';
import type { IsoDate } from '../units.ts';
import { counted, countedDays } from './counted.ts';
import { formatDate, formatShortDay } from './dates.ts';

/** A sentence about a day: what stands before it, the day, and what stands after; without a day all is before. */
export interface DayWords {
  readonly before: string;
  readonly day: IsoDate | null;
  readonly after: string;
}

/** Why past years name no date. */
const NO_DATE_WORDS: Readonly<Record<NoForecastReason, string>> = {
  no_record: 'sin mediciones con que dar una fecha',
  stale_record: 'sin fecha: la última medición tiene más de 3 días',
  too_few_years: 'faltan años de registro para dar una fecha',
  not_told: 'sin fecha en los próximos 15 días',
};

/** A band that is longer by more on one side than on the other is told by its ends alone. */
const UNEVEN_DAYS = 2;
const isBand = ({ years }: { readonly years: number }) => years >= YEARS_FOR_BAND;
const without = (before: string): DayWords => ({ before, day: null, after: '' });

/**
 * When something is expected: `28 dic ± 6 días`, `hacia el 28 dic`, `no antes del fin de la temporada`, or why no
 * date is named. The `±` holds eight of ten years: of too few years to say so it is left out, and of an uneven band.
 */
export function expectedWords({ expected, beyond }: Expectation): DayWords {
  if (expected) return { before: '', day: expected.date, after: ` ± ${countedDays(expected.plusMinusDays)}` };
  if (!beyond) return without('sin fecha en los próximos 15 días');
  if (beyond.reason !== null) return without(NO_DATE_WORDS[beyond.reason]);
  const { date, earliest, latest } = beyond;
  if (date === null) return without('no antes del fin de la temporada');
  if (!isBand(beyond) || earliest === null || latest === null)
    return { before: 'hacia el ', day: date, after: '' };
  const [before, after] = [daysBetween(earliest, date), daysBetween(date, latest)];
  if (Math.abs(after - before) > UNEVEN_DAYS) return { before: 'hacia el ', day: date, after: '' };
  return { before: '', day: date, after: ` ± ${countedDays(Math.max(before, after))}` };
}

/**
 * How sure a date of past years is: `entre el 22 dic y el 3 ene en 8 de cada 10 años`, or in all of too few; null for
 * a date of the next days, and where no year speaks.
 */
export function bandText({ expected, beyond }: Expectation): string | null {
  if (expected || !beyond || beyond.reason !== null) return null;
  const { date, earliest, latest } = beyond;
  const source = isBand(beyond) ? ' en 8 de cada 10 años' : `, según ${yearsText(beyond)}`;
  if (earliest === null) return `según ${yearsText(beyond)}`;
  const from = formatShortDay(earliest);
  if (date === null) return `en los años más cálidos, a partir del ${from}`;
  if (latest === null) return `a partir del ${from}; en algunos años, no antes del fin de la temporada`;
  return `entre el ${from} y el ${formatShortDay(latest)}${source}`;
}

/** `4 años anteriores` */
const yearsText = ({ years }: Extract<Beyond, { reason: null }>) =>
  counted(years, 'año anterior', 'años anteriores');

/** As reports tell it: `28 dic 2026 (entre el 22 dic y el 3 ene en 8 de cada 10 años)`. */
export function expectationText(expectation: Expectation): string {
  const { expected } = expectation;
  const { before, day } = expectedWords(expectation);
  const spread = expected
    ? expected.plusMinusDays > 0 && `± ${countedDays(expected.plusMinusDays)}`
    : bandText(expectation);
  return `${day ? formatDate(day) : before}${spread ? ` (${spread})` : ''}`;
}
