import { type Cron, MONTH_PLACEHOLDER, parseCron } from './cron.ts';

/** How often a scheduled report is sent. */
export const PERIODICITIES = [
  'first_of_month',
  'first_and_fifteenth',
  'weekly_monday',
  'twenty_sixth',
] as const;
export type Periodicity = (typeof PERIODICITIES)[number];

/** Early enough to be read before the day's work, late enough for the night's data to be complete. */
const AT_EIGHT = '0 8';

/** The expressions with the place where months may be named. */
export const CRON_TEMPLATES: Readonly<Record<Periodicity, string>> = {
  first_of_month: `${AT_EIGHT} 1 ${MONTH_PLACEHOLDER} *`,
  first_and_fifteenth: `${AT_EIGHT} 1,15 ${MONTH_PLACEHOLDER} *`,
  weekly_monday: `${AT_EIGHT} * ${MONTH_PLACEHOLDER} 1`,
  twenty_sixth: `${AT_EIGHT} 26 ${MONTH_PLACEHOLDER} *`,
};

/** The expression of a periodicity, every month unless others are named (`5-8`). */
export function cronOf(periodicity: Periodicity, months = '*'): string {
  return CRON_TEMPLATES[periodicity].replace(MONTH_PLACEHOLDER, months);
}

const daysKey = ({ daysOfMonth, weekdays, months }: Cron): string =>
  [daysOfMonth, weekdays, months].map((values) => values.join()).join(' ');

const BY_DAYS: ReadonlyMap<string, Periodicity> = new Map(
  PERIODICITIES.map((periodicity) => [daysKey(parseCron(cronOf(periodicity))!), periodicity]),
);

/** The periodicity an expression stands for, whatever its time of day; null for any other. */
export function periodicityOf(expression: string): Periodicity | null {
  const cron = parseCron(expression);
  const onceADay = cron !== null && cron.minutes.length === 1 && cron.hours.length === 1;
  return onceADay ? (BY_DAYS.get(daysKey(cron)) ?? null) : null;
}
