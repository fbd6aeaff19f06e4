/**
 * How often bands and dates of past years hold what then came, on measured years: no speed, but the figures of
 * `docs/measurements/forecast.md`. Another record is named with `VIGIA_YEARS`: a table with `date`, `tmx` and `tmn`.
 */
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type HeldSumsOptions, heldSums } from '../packages/domain/fixtures/held-sums.ts';
import { MAQUEHUE, measuredDegreeDays } from '../packages/domain/fixtures/measured-years.ts';

const HORIZONS = [5, 10, 15, 30, 60];
const PESTS = [1, 2, 3];
const ROWS: readonly (readonly [name: string, options: Omit<HeldSumsOptions, 'horizons'>])[] = [
  ['all other years', { behind: 'others', years: [2, 10] }],
  ['8 to 10 earlier years', { behind: 'earlier', years: [8, 10] }],
  ['5 to 7 earlier years', { behind: 'earlier', years: [5, 7] }],
  ['2 to 4 earlier years', { behind: 'earlier', years: [2, 4] }],
];

const percent = (share: number): string => `${Math.round(100 * share)} %`;

export async function benchForecast(): Promise<void> {
  const file = process.env.VIGIA_YEARS ? pathToFileURL(process.env.VIGIA_YEARS) : MAQUEHUE;
  if (!existsSync(file)) {
    console.log('forecast: no measured years at hand; name a table in VIGIA_YEARS.');
    return;
  }
  for (const pestId of PESTS) {
    const daily = measuredDegreeDays(file, pestId);
    for (const [name, options] of ROWS) {
      console.log(`\nPest ${pestId}, ${name}: sums of degree-days within the band of 80 %`);
      console.table(
        heldSums(daily, { ...options, horizons: HORIZONS }).map((row) => ({
          'days ahead': row.days,
          questions: row.questions,
          within: percent(row.within),
          below: percent(row.below),
          above: percent(row.above),
          'width, °C·day': Math.round(10 * row.width) / 10,
        })),
      );
    }
  }
}
