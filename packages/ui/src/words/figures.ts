/**
 * How a language writes numbers and days. Dates are wall ms: their UTC parts are the local date and time of the
 * place.
 */
export interface Figures {
  /** `1.234,5` */
  readonly number: (value: number, decimals: number) => string;
  /**
   * A number and its unit, which is in the singular after a one: `1 adulto`, `2 adultos`, `1 adulto/semana`.
   */
  readonly quantity: (value: number, decimals: number, unit: string) => string;
  /** `1 nov` */
  readonly shortDay: (wallMs: number) => string;
  /** `nov 2026` */
  readonly monthOfYear: (wallMs: number) => string;
  /** `20 nov 2026` */
  readonly dayOfYear: (wallMs: number) => string;
  /** `lun 9 nov 2026`; with the hour if the time is not noon: `lun 9 nov 2026, 15:00`. */
  readonly longDay: (wallMs: number) => string;
  /** `12 oct – 3 nov 2026`, with hours if the window is shorter than three days. */
  readonly window: (shown: { readonly start: number; readonly end: number }) => string;
}

/** The parts of numbers and dates that differ between languages. */
export interface Calendar {
  /** Locale of the numbers, BCP 47. */
  readonly numbers: string;
  /** Short names, from January. */
  readonly months: readonly string[];
  /** Short names, from Sunday. */
  readonly weekdays: readonly string[];
}

const NOON_MINUTES = 12 * 60;
/** A window shorter than this is described with its hours, ms. */
const FEW_DAYS = 3 * 86_400_000;

/** Formats numbers and days with a calendar. */
export function figuresIn({ numbers, months, weekdays }: Calendar): Figures {
  const formats = new Map<number, Intl.NumberFormat>();
  const number: Figures['number'] = (value, decimals) => {
    let format = formats.get(decimals);
    if (!format) {
      format = new Intl.NumberFormat(numbers, {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      });
      formats.set(decimals, format);
    }
    return format.format(value);
  };
  const monthOf = (date: Date) => months[date.getUTCMonth()];
  const shortDay: Figures['shortDay'] = (wallMs) => {
    const date = new Date(wallMs);
    return `${date.getUTCDate()} ${monthOf(date)}`;
  };
  const dayOfYear: Figures['dayOfYear'] = (wallMs) => `${shortDay(wallMs)} ${yearOf(wallMs)}`;
  const longDay: Figures['longDay'] = (wallMs) => {
    const date = new Date(wallMs);
    const day = `${weekdays[date.getUTCDay()]} ${dayOfYear(wallMs)}`;
    const minutes = date.getUTCHours() * 60 + date.getUTCMinutes();
    return minutes === NOON_MINUTES ? day : `${day}, ${date.toISOString().slice(11, 16)}`;
  };
  return {
    number,
    quantity: (value, decimals, unit) => `${number(value, decimals)} ${unitAfter(value, unit)}`,
    shortDay,
    monthOfYear: (wallMs) => `${monthOf(new Date(wallMs))} ${yearOf(wallMs)}`,
    dayOfYear,
    longDay,
    window: ({ start, end }) => {
      if (end - start < FEW_DAYS) return `${longDay(start)} – ${longDay(end)}`;
      const first = yearOf(start) === yearOf(end) ? shortDay(start) : dayOfYear(start);
      return `${first} – ${dayOfYear(end)}`;
    },
  };
}

const yearOf = (wallMs: number): number => new Date(wallMs).getUTCFullYear();

/** The unit after a number: `adultos` after two, `adulto` after one. */
export const unitAfter = (value: number, unit: string): string =>
  value === 1 ? unit.replace(/^(\p{L}{3,})s(?!\p{L})/u, '$1') : unit;
