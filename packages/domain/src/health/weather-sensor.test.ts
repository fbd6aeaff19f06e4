import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../calendar/durations.ts';
import { SampleTimeError } from '../climate/sample-times.ts';
import { listWithin, presentSamples, type Samples, tailOf } from './samples.ts';
import { observeWeatherSensor } from './weather-sensor.ts';

const NOW = 1000 * HOUR_MS;
const NOTHING: Samples = { t: new Float64Array(), value: new Float64Array() };
const samplesAged = (age: number, value = 20): Samples => ({
  t: Float64Array.of(NOW - age),
  value: Float64Array.of(value),
});
const observe = (temperature: Samples, humidity: Samples) =>
  observeWeatherSensor({ temperature, humidity, altitude: NOTHING, gas: NOTHING }, NOW);
const silence = (age: number) =>
  observe(samplesAged(age), samplesAged(0))!.findings.map(({ state }) => state);

describe('the weather sensor', () => {
  it('is as silent as the quieter of temperature and humidity', () => {
    expect([silence(6 * HOUR_MS), silence(6 * HOUR_MS + 1)]).toEqual([[], ['warning']]);
    expect([silence(24 * HOUR_MS), silence(24 * HOUR_MS + 1)]).toEqual([['warning'], ['error']]);
    expect(observe(samplesAged(0), samplesAged(25 * HOUR_MS))!.findings).toEqual([
      { code: 'missing_data', state: 'error' },
    ]);
    expect(observe(samplesAged(0), NOTHING)!.findings).toEqual([{ code: 'missing_data', state: 'error' }]);
    expect(observe(NOTHING, NOTHING)).toBeNull();
  });

  it('shows the temperature that came with the last data, no older one', () => {
    expect(observe(samplesAged(0, 21), samplesAged(0))).toMatchObject({
      lastDate: NOW,
      lastValue: { value: 21, unit: 'celsius' },
    });
    expect(observe(samplesAged(1), samplesAged(0))).toMatchObject({ lastDate: NOW, lastValue: null });
  });
});

describe('samples', () => {
  const t = Float64Array.of(1, 2, 2, 4, 5);
  const column = Float64Array.of(10, 20, Number.NaN, 40, 50);

  it('are those within a span that are there, ends included', () => {
    expect(presentSamples(t, column, { from: 2, to: 4 })).toEqual({
      t: Float64Array.of(2, 4),
      value: Float64Array.of(20, 40),
    });
    const list = [{ at: 4 }, { at: 1 }, { at: 2 }, { at: 5 }];
    expect(listWithin(list, ({ at }) => at, { from: 2, to: 4 })).toEqual([{ at: 2 }, { at: 4 }]);
  });

  it('have a tail counted back from the last one', () => {
    expect(tailOf({ t, value: column }, 3).t).toEqual(Float64Array.of(2, 2, 4, 5));
    expect(tailOf({ t, value: column }, 3).value).toHaveLength(4);
    expect(tailOf(NOTHING, 3)).toEqual(NOTHING);
  });

  it('are refused out of order, infinite or of two lengths, and say where', () => {
    const all = { from: 0, to: 9 };
    expect(() => presentSamples(Float64Array.of(1, 3, 2), Float64Array.of(1, 1, 1), all)).toThrow(
      expect.objectContaining({ code: 'unsorted', index: 2 }),
    );
    expect(() => presentSamples(Float64Array.of(Number.NaN), Float64Array.of(1), all)).toThrow(
      SampleTimeError,
    );
    for (const infinite of [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
      expect(() => presentSamples(Float64Array.of(1), Float64Array.of(infinite), all)).toThrow('value 0');
    }
    expect(() => presentSamples(t, column.slice(1), all)).toThrow('4 values for 5 times');
    expect(() => listWithin([{ at: 1 }, { at: Number.NaN }], ({ at }) => at, all)).toThrow(
      expect.objectContaining({ code: 'not-a-time', index: 1 }),
    );
  });
});
