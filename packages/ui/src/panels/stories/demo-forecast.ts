import { addDays, type DatesAhead, type SeriesForecast, stageThresholds } from '@vigia/domain';
import { LAST } from './demo-season.ts';

const NONE = { low: [], high: [], reason: null, issuedAt: null, years: null } as const;
const ahead = (values: readonly (number | null)[]) =>
  ({ start: addDays(LAST, 1), step: 'day', values: [...values] }) as const;

/** Days after the last measured one, as a forecast of a weather service. */
export const forecastOf = (values: readonly (number | null)[]): SeriesForecast => ({
  ...NONE,
  series: ahead(values),
  provider: 'open-meteo',
  issuedAt: '2026-11-21T11:30:00.000Z',
});

/** The same days from past years: a mean and its spread. */
export const ofPastYears = (values: readonly number[], spread: number): SeriesForecast => ({
  ...NONE,
  series: ahead(values),
  low: values.map((value) => value - spread),
  high: values.map((value) => value + spread),
  provider: 'climatology',
  years: 3,
});

export const WITHOUT_SERVICE: SeriesForecast = {
  ...NONE,
  series: ahead([]),
  provider: null,
  reason: 'not_told',
};

const days = (count: number, at: (i: number) => number) => Array.from({ length: count }, (_, i) => at(i));
const wave = (i: number) => Math.sin(i * 0.9) + 0.5 * Math.sin(i * 0.37);

export const CLIMATE_FORECAST = {
  temperatureMax: forecastOf(days(16, (i) => 26 + 3 * wave(i))),
  temperatureMin: forecastOf(days(16, (i) => 9.5 + 2 * wave(i + 1))),
  humidityMax: forecastOf(days(16, (i) => 91 + 4 * wave(i + 2))),
  humidityMin: forecastOf(days(16, (i) => 40 + 7 * wave(i + 3))),
};

export const CLIMATE_OF_PAST_YEARS = {
  temperatureMax: ofPastYears(
    days(16, (i) => 26.5 + i / 20),
    5,
  ),
  temperatureMin: ofPastYears(
    days(16, (i) => 9.8 + i / 30),
    3,
  ),
  humidityMax: ofPastYears(
    days(16, () => 90),
    6,
  ),
  humidityMin: ofPastYears(
    days(16, () => 38),
    11,
  ),
};

/** Dates of a pest's stages from past years; without years, the reason why there are none. */
export const stagesAhead = (pestId: number, years: number | null): DatesAhead => ({
  end: addDays(LAST, 161),
  years,
  provider: years === null ? null : 'climatology',
  reason: years === null ? 'too_few_years' : null,
  dates:
    years === null
      ? []
      : stageThresholds(pestId).map(({ dd }) => {
          const date = addDays(LAST, Math.round(dd / 14));
          return { threshold: dd, date, earliest: addDays(date, -6), latest: addDays(date, 5) };
        }),
});
