/**
 * How often bands and dates of past years hold what then came, on measured years: no speed, but the figures of
 * `docs/measurements/forecast.md`. Then the same on the years of the demo farm. Another record is named with `VIGIA_YEARS`,
 * in place of both: a table with `date`, `tmx` and `tmn`.
 */
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import {
  BY_ALL_OTHERS,
  BY_EARLIER,
  byLastWeek,
  dateErrors,
  type HeldDatesOptions,
  heldDates,
} from '../packages/domain/fixtures/held-dates.ts';
import { type HeldSumsOptions, heldSums } from '../packages/domain/fixtures/held-sums.ts';
import {
  degreeDaysOfDays,
  MAQUEHUE,
  measuredDegreeDays,
} from '../packages/domain/fixtures/measured-years.ts';
import type { IsoDate } from '../packages/domain/src/index.ts';
import { farmYears } from './farm-years.ts';
import { benchDraws } from './forecast-draws.ts';

const HORIZONS = [5, 10, 15, 30, 60];
const PESTS = [1, 2, 3];
const ROWS: readonly (readonly [name: string, options: Omit<HeldSumsOptions, 'horizons'>])[] = [
  ['all other years', { behind: 'others', years: [2, 10] }],
  ['8 to 10 earlier years', { behind: 'earlier', years: [8, 10] }],
  ['5 to 7 earlier years', { behind: 'earlier', years: [5, 7] }],
  ['2 to 4 earlier years', { behind: 'earlier', years: [2, 4] }],
];

/** Days within which a date is near enough are those of `dateErrors`: three. */
const DATES: readonly (readonly [name: string, options: Omit<HeldDatesOptions, 'pests'>])[] = [
  ['all other years', { behind: BY_ALL_OTHERS, years: [3, 10] }],
  [
    'all other years, seasons until 2009',
    { behind: BY_ALL_OTHERS, years: [3, 10], of: (year) => year < 2010 },
  ],
  [
    'all other years, seasons from 2010',
    { behind: BY_ALL_OTHERS, years: [3, 10], of: (year) => year >= 2010 },
  ],
  ['6 to 9 earlier years', { behind: BY_EARLIER, years: [6, 9] }],
  ['3 to 5 earlier years', { behind: BY_EARLIER, years: [3, 5] }],
];
const LAST_WEEK: Omit<HeldDatesOptions, 'pests'> = {
  behind: BY_ALL_OTHERS,
  years: [3, 10],
  tells: byLastWeek,
};

const percent = (share: number): string => `${Math.round(100 * share)} %`;
const oneDecimal = (value: number): number => Math.round(10 * value) / 10;

export async function benchForecast(): Promise<void> {
  const named = process.env.VIGIA_YEARS;
  const file = named ? pathToFileURL(named) : MAQUEHUE;
  if (existsSync(file)) benchYears(file.pathname, (pestId) => measuredDegreeDays(file, pestId));
  else console.log('forecast: no measured years at hand; name a table in VIGIA_YEARS.');
  if (named) return;
  const { station, dates, ...extremes } = await farmYears();
  benchYears(`the demo farm, ${station}`, (pestId) => degreeDaysOfDays(dates, extremes, pestId));
}

function benchYears(name: string, read: (pestId: number) => ReadonlyMap<IsoDate, number>): void {
  console.log(`\nYears of ${name}`);
  const dailyOf = new Map(PESTS.map((pestId) => [pestId, read(pestId)]));
  for (const [pestId, daily] of dailyOf) benchSums(pestId, daily);
  benchDates((pestId) => dailyOf.get(pestId)!);
  benchDraws((pestId) => dailyOf.get(pestId)!, PESTS, HORIZONS);
}

function benchSums(pestId: number, daily: ReadonlyMap<IsoDate, number>): void {
  for (const [name, options] of ROWS) {
    console.log(`\nPest ${pestId}, ${name}: sums of degree-days within the band of 80 %`);
    console.table(
      heldSums(daily, { ...options, horizons: HORIZONS }).map((row) => ({
        'days ahead': row.days,
        questions: row.questions,
        within: percent(row.within),
        below: percent(row.below),
        above: percent(row.above),
        'width, °C·day': oneDecimal(row.width),
      })),
    );
  }
}

function benchDates(dailyOf: (pestId: number) => ReadonlyMap<IsoDate, number>): void {
  console.log(`\nPests ${PESTS.join(', ')}: stages that were expected in so many days`);
  const rows = [...DATES, ['none: as the last seven days', LAST_WEEK] as const];
  console.table(
    rows.flatMap(([behind, options]) =>
      [5, 10, 15].map((days) => {
        const found = dateErrors(dailyOf, days, { pests: PESTS, ...options });
        return {
          'years behind': behind,
          'days ahead': days,
          questions: found.questions,
          'off by 3 days at most': percent(found.nearEnough),
          'within the band': percent(found.within),
          'days off': oneDecimal(found.daysOff),
        };
      }),
    ),
  );
  console.log('\nStages that came more than fifteen days later');
  console.table(
    DATES.map(([behind, options]) => {
      const found = heldDates(dailyOf, { pests: PESTS, ...options });
      return {
        'years behind': behind,
        questions: found.questions,
        within: percent(found.within),
        earlier: percent(found.before),
        later: percent(found.after),
        'days off': oneDecimal(found.daysOff),
        'width, days': oneDecimal(found.width),
      };
    }),
  );
}
