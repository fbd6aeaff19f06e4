import { addDays, isoDate, milestoneOf, standingOf, wallMsOfDay } from '@vigia/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { stagesAhead } from '../stories/demo-forecast.ts';
import { LAST, PEST, PEST_WITH_GAP, PEST_WITHOUT_BIOFIX, TODAY } from '../stories/demo-season.ts';
import { SPANISH_PANELS as ES } from '../words.ts';
import { DegreeDayChart } from './degree-day-chart.tsx';
import type { DegreeDayData } from './degree-day-data.ts';
import { degreeDayBands, degreeDayMarkers, degreeDaySeries } from './degree-day-series.ts';

it('reaches the next milestone on the forecast on the day the card names', () => {
  const [curve] = degreeDaySeries(PEST, TODAY, ES);
  const { expected, threshold } = milestoneOf(PEST.pestId, standingOf(PEST.degreeDays!)!, TODAY)!;
  const first = curve!.y.findIndex((value) => value >= threshold.dd);
  expect(curve!.x[first]).toBe(wallMsOfDay(expected!.date));
  expect(curve!.spread!.low[first]!).toBeLessThan(threshold.dd);
});

it('draws past years where they tell the dates, so that curve and card agree', () => {
  const { degreeDays: sum } = standingOf(PEST.degreeDays!)!;
  const start = addDays(LAST, 1);
  const curve = { start, values: [sum + 3, sum + 7], low: [sum + 1, sum + 2], high: [sum + 5, sum + 12] };
  const ahead = { ...stagesAhead(PEST.pestId, 9), curve };
  const drawn = (of: DegreeDayData) => degreeDaySeries(of, TODAY, ES)[0]!;
  const told = drawn({ ...PEST, ahead });
  expect([...told.y.slice(-2)]).toEqual(curve.values);
  expect([...told.spread!.low.slice(-2)]).toEqual(curve.low);
  // A sum that goes on from another day than the last one drawn would make a step.
  expect(drawn({ ...PEST, ahead: { ...ahead, curve: { ...curve, start: addDays(start, 1) } } })).toEqual(
    drawn(PEST),
  );
});

describe('series', () => {
  it('show the curve and the increments at first', () => {
    const series = degreeDaySeries(PEST, TODAY, ES);
    expect(series.filter((one) => one.visible !== false).map((one) => one.id)).toEqual([
      'degree-days',
      'captures-incremental',
    ]);
    expect(series[0]!.lastRecord).toMatchObject({ x: wallMsOfDay(LAST), note: 'desde biofix 4 oct 2026' });
    expect(series[0]!.forecastFrom).toBe(wallMsOfDay(TODAY));
  });

  it('note missing days and the reason of the start', () => {
    expect(degreeDaySeries(PEST_WITH_GAP, TODAY, ES)[0]!.lastRecord!.note).toBe(
      'desde biofix 4 oct 2026 · faltan 6 días',
    );
    const [curve] = degreeDaySeries(PEST_WITHOUT_BIOFIX, TODAY, ES);
    expect(curve!.lastRecord!.note).toBe('desde inicio de temporada 1 jul 2026');
  });

  it('say that a biofix is not used because it lies outside its season', () => {
    const start = { ...PEST_WITHOUT_BIOFIX.start, ignored: isoDate('2025-09-21') };
    const [curve] = degreeDaySeries({ ...PEST_WITHOUT_BIOFIX, start }, TODAY, ES);
    expect(curve!.lastRecord!.note).toBe(
      'desde inicio de temporada 1 jul 2026 · biofix del 21 sep 2025 fuera de la temporada, no se usa',
    );
  });

  it('are empty for unknown values and absent if they are not requested', () => {
    const lengths = (captures: DegreeDayData['captures']) =>
      degreeDaySeries({ ...PEST, degreeDays: null, ...(captures ? { captures } : {}) }, TODAY, ES).map(
        (one) => `${one.id} ${one.x.length}`,
      );
    expect(lengths({})).toEqual(['degree-days 0']);
    expect(lengths({ incremental: null })).toEqual(['degree-days 0', 'captures-incremental 0']);
  });

  it('put the incomplete week at today, never in the forecast', () => {
    const incremental = { start: addDays(TODAY, -8), step: 'day' as const, values: Array(10).fill(null) };
    incremental.values[2] = 5;
    incremental.values[9] = 8; // The Sunday after today.
    const [, week] = degreeDaySeries({ ...PEST, captures: { incremental } }, TODAY, ES);
    expect(week!.running).toEqual({ x: wallMsOfDay(TODAY), y: 8, note: 'semana en curso' });
    expect(week!.lastRecord).toMatchObject({ y: 5 });
    expect(Math.max(...week!.x)).toBe(wallMsOfDay(TODAY));
    expect(Array.from(week!.y).filter((value) => !Number.isNaN(value))).toEqual([5, 8]);
  });

  it('keep the biofix whatever is chosen', () => {
    const kinds = degreeDayMarkers(PEST, { controls: false, phenology: false }, ES).map(
      (marker) => marker.kind,
    );
    expect(kinds).toEqual(['biofix']);
  });

  it('name the stages of a pest with a model, and none of one without', () => {
    expect(degreeDayBands(1, ES)[4]).toMatchObject({ from: 534, label: 'adulto · 2ª gen.', color: 'adult' });
    expect(degreeDayBands(999, ES)).toEqual([]);
  });
});

describe('static picture', () => {
  const view = {
    period: '90days' as const,
    window: { start: isoDate('2026-08-23'), end: isoDate('2026-12-06') },
    today: TODAY,
  };

  it('is one svg with everything in it, without a document', () => {
    const html = renderToStaticMarkup(
      <DegreeDayChart data={PEST_WITH_GAP} view={view} width={720} height={360} interactive={false} />,
    );
    expect(html).toMatch(/^<svg[^>]* width="720" height="360"/);
    for (const text of [
      'Grados Días (°C·día)',
      'Capturas (adultos)',
      'biofix',
      'hoy',
      'sin datos',
      '7 oct',
    ]) {
      expect(html).toContain(text);
    }
    expect(html).not.toContain('NaN');
    expect(html.match(/data-series="degree-days"/g)).toHaveLength(2);
  });

  it('has no axis for captures that are not given', () => {
    const html = renderToStaticMarkup(
      <DegreeDayChart data={{ ...PEST, captures: {} }} view={view} width={720} interactive={false} />,
    );
    expect(html).toContain('Grados Días (°C·día)');
    expect(html).not.toContain('Capturas');
  });
});
