import { type ColumnarSeries, isoDate, wallMsOfDay } from '@vigia/domain';
import { describe, expect, it } from 'vitest';
import { tableColumns } from '../../charts/data-table/table-columns.ts';
import { seriesCsv } from '../../charts/download/series-sheet.ts';
import { isForecast } from '../../charts/provenance.ts';
import { summaryOf } from '../../charts/time-chart/cursor/summary.ts';
import { planChart } from '../../charts/time-chart/plan/chart-plan.ts';
import { SPANISH_CHARTS as ES } from '../../charts/words.ts';
import { chillSeries } from '../chill-series.ts';
import { humiditySeries, temperatureSeries } from '../climate-series.ts';
import { conditionSeries, indexSeries } from '../mildew/mildew-series.ts';
import { forecastOf, ofPastYears, WITHOUT_SERVICE } from '../stories/demo-forecast.ts';
import { SPANISH_PANELS as PANELS } from '../words.ts';
import { forecastNote } from './forecast-note.ts';

const DAY = 86_400_000;
const LAST = isoDate('2026-11-20'); // Last measured day of the demo: its forecasts begin on the next day.
const until = (values: readonly (number | null)[]): ColumnarSeries => ({
  start: isoDate('2026-11-18'),
  step: 'day',
  values: [...values],
});
const CLIMATE = {
  temperatureMax: until([24.1, 25.2, 26.3]),
  temperatureMin: until([8, 9, 10]),
  humidityMax: null,
  humidityMin: null,
  missingDays: 0,
};
const MILDEW = { index: null, longestRun: null, hoursInBand: null, missingDays: 0 };
const first = wallMsOfDay(isoDate('2026-11-18'));

describe('the forecast of a series', () => {
  it('follows the measured days, and leaves the last record as it is', () => {
    const [max] = temperatureSeries(
      CLIMATE,
      { temperatureMax: forecastOf([27.5, null, 28.5, null]) },
      PANELS,
    );
    expect([...max!.y]).toEqual([24.1, 25.2, 26.3, 27.5, Number.NaN, 28.5]);
    expect([...max!.x]).toEqual([0, 1, 2, 3, 4, 5].map((day) => first + day * DAY));
    expect(max!.forecastFrom).toBe(first + 3 * DAY);
    expect(max!.lastRecord).toMatchObject({ x: wallMsOfDay(LAST), y: 26.3 });
    expect([...max!.x].map((_, i) => isForecast(max!, i))).toEqual([false, false, false, true, true, true]);
    expect(max!.spread).toBeUndefined();
  });

  it('has the range of past years, if it is from past years', () => {
    const [max] = temperatureSeries(CLIMATE, { temperatureMax: ofPastYears([27, 28], 4) }, PANELS);
    expect([...max!.spread!.low]).toEqual([Number.NaN, Number.NaN, Number.NaN, 23, 24]);
    expect([...max!.spread!.high]).toEqual([Number.NaN, Number.NaN, Number.NaN, 31, 32]);
  });

  it('leaves days without values as holes', () => {
    const old = { ...CLIMATE, temperatureMax: until([24.1]) };
    const [max] = temperatureSeries(old, { temperatureMax: forecastOf([27.5]) }, PANELS);
    expect([...max!.y]).toEqual([24.1, Number.NaN, Number.NaN, 27.5]);
  });

  it('is absent without a forecast, and if nothing was ever measured', () => {
    for (const forecast of [undefined, null, { temperatureMax: WITHOUT_SERVICE }, { temperatureMax: null }]) {
      expect(temperatureSeries(CLIMATE, forecast, PANELS)).toEqual(
        temperatureSeries(CLIMATE, undefined, PANELS),
      );
    }
    expect(humiditySeries(CLIMATE, { humidityMax: forecastOf([80]) }, PANELS)).toEqual(
      humiditySeries(CLIMATE, undefined, PANELS),
    );
  });

  it('is marked in the table, in files and in words', () => {
    const series = temperatureSeries(CLIMATE, { temperatureMax: forecastOf([27.5]) }, PANELS);
    expect(tableColumns(series, ES).map(({ header }) => header)).toEqual([
      'Temperatura máxima (°C)',
      'Temperatura máxima, origen',
      'Temperatura mínima (°C)',
    ]);
    const lines = seriesCsv(series).trim().split('\r\n').slice(-2);
    expect(lines).toEqual(['2026-11-20;26,3;medido;10,0', '2026-11-21;27,5;pronosticado;']);
    const window = { start: first, end: first + 18 * DAY };
    expect(summaryOf({ series, window, today: first + 3 * DAY })).toContain(
      'último 26,3 °C el 20 nov 2026, pronóstico desde el 21 nov',
    );
  });

  it('is drawn as open bars from its first day on', () => {
    const data = { ...MILDEW, longestRun: until([3, 4, 5]), hoursInBand: null };
    const series = conditionSeries(data, { longestRun: forecastOf([6, 7]) }, 'metric', PANELS);
    for (let width = 400; width < 440; width += 1) {
      const window = { start: first - 20 * DAY, end: first + 18 * DAY };
      const { bars } = planChart(
        { series, window, leftAxis: { title: '', unit: 'h' }, width, height: 300 },
        ES,
      );
      const [run] = bars;
      const middles = run!.boxes.map(({ left, right }) => (left + right) / 2);
      expect(middles.filter((middle) => middle >= run!.forecastFrom)).toHaveLength(2);
    }
  });

  it('continues the index and the chill', () => {
    const [index] = indexSeries(
      { ...MILDEW, index: until([0, 0, 30]) },
      { index: forecastOf([50, 70, 60]) },
      PANELS,
    );
    expect([...index!.y]).toEqual([0, 0, 30, 50, 70, 60]);
    const series = { chill_model_weinberger: until([810, 816, 820]) };
    const data = { series, start: isoDate('2026-05-01'), missingDays: 0 };
    const [hours, utah] = chillSeries(data, { chill_model_weinberger: ofPastYears([822, 823], 3) }, PANELS);
    expect([...hours!.y]).toEqual([810, 816, 820, 822, 823]);
    expect(utah!.forecastFrom).toBeUndefined();
  });
});

describe('what stands under a chart', () => {
  const note = (forecast: Parameters<typeof forecastNote<'one'>>[0]) =>
    forecastNote(forecast, ['one'], PANELS);

  it('says who issued the forecast, and when', () => {
    expect(note({ one: forecastOf([1]) })).toEqual({
      text: 'Pronóstico de Open-Meteo, consultado el 21 nov 2026, 08:30.',
      isMissing: false,
    });
    expect(note({ one: ofPastYears([1], 1) })?.text).toBe(
      'Pronóstico: promedio de los mismos días en 3 años anteriores de las estaciones, con su rango probable.',
    );
  });

  it('says why the days are empty', () => {
    expect(note({ one: WITHOUT_SERVICE })).toMatchObject({ isMissing: true });
    expect(note({ one: WITHOUT_SERVICE })?.text).toMatch(/^Sin pronóstico para este índice: /);
    expect(note({ one: null })?.text).toBe('Sin pronóstico: el servidor no lo entregó.');
    expect(note({ one: forecastOf([null]) })?.text).toBe('Sin pronóstico: Open-Meteo no informa este dato.');
  });

  it('waits for the forecast, and is absent if none was requested', () => {
    expect(note(null)).toEqual({ text: 'Consultando el pronóstico…', isMissing: false });
    expect([note(undefined), note({})]).toEqual([null, null]);
  });
});
