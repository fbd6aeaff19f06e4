import { isoDate } from '@vigia/domain';
import { ALL, type Filters, NONE } from '@vigia/domain/farm';
import { describe, expect, it } from 'vitest';
import { CONTEXT } from '../../testing/sample-farm.ts';
import {
  chosenFilters,
  fieldDates,
  fieldOptions,
  pageFilters,
  withChoice,
  withoutChoice,
  withoutChoices,
} from './filter-fields.ts';
import { APP_BAR } from './words.ts';

const USUAL: Filters = { season: 9 };
const labels = (filters: Filters, field: Parameters<typeof fieldOptions>[3]) =>
  fieldOptions(APP_BAR.spanish, CONTEXT, filters, field).map(({ label }) => label);

describe('fields of the app bar', () => {
  it('offer the options that the choices before them allow', () => {
    expect(labels(USUAL, 'season')).toEqual(['Todas', '2026–27', '2025–26']);
    expect(labels(USUAL, 'sector')).toEqual(['Todos', 'Apalta', 'Los Niches']);
    expect(labels({ season: 9, sector: 3 }, 'crop')).toEqual(['Todos', 'Vid']);
    expect(labels({ season: 9, sector: 4 }, 'crop')).toEqual([
      'Todos',
      'Cerezo (Lapins)',
      'Manzano (Fuji)',
      'No Asignado',
    ]);
    expect(labels({ season: 9, sector: 4, crop: 22 }, 'pest')).toEqual(['Todas', 'Carpocapsa']);
    expect(labels({}, 'reportType')).toEqual(['Completo', 'Clima']);
  });

  it('drop values that a choice before them excludes', () => {
    expect(withChoice(CONTEXT, { season: 9, sector: 3, crop: 1 }, 'sector', 4)).toMatchObject({
      sector: 4,
      crop: ALL,
    });
    expect(withChoice(CONTEXT, USUAL, 'crop', 22)).toMatchObject({ crop: 22, pest: 2 });
    expect(withChoice(CONTEXT, USUAL, 'pest', NONE)).toMatchObject({ pest: NONE });
    expect(withChoice(CONTEXT, { ...USUAL, reportType: 'all' }, 'reportType', 'climate-report')).toEqual({
      season: 9,
      reportType: 'climate-report',
    });
  });
});

describe('the chosen filters', () => {
  const fields = ['season', 'sector', 'pest', 'dates'] as const;

  it('are shown in words if they differ from the usual ones', () => {
    expect(chosenFilters(APP_BAR.spanish, CONTEXT, USUAL, USUAL, fields)).toEqual([]);
    const filters = { season: 9, sector: 3, pest: 20, dateStart: isoDate('2026-11-01') };
    expect(
      chosenFilters(APP_BAR.spanish, CONTEXT, filters, { season: 8 }, fields).map(({ label }) => label),
    ).toEqual(['Temporada: 2026–27', 'Campo: Apalta', 'Plaga: Oídio', 'Fechas: 01 nov 2026 a 30 abr 2027']);
    const day = isoDate('2026-11-20');
    const one = chosenFilters(APP_BAR.spanish, CONTEXT, { dateStart: day, dateEnd: day }, {}, ['dates']);
    expect(one.map(({ label }) => label)).toEqual(['Fechas: 20 nov 2026']);
  });

  it('are removed one by one', () => {
    const filters = { season: 8, dateStart: isoDate('2026-02-01'), dateEnd: isoDate('2026-02-20') } as const;
    expect(withoutChoice(CONTEXT, filters, USUAL, 'dates')).toEqual({ season: 8 });
    expect(withoutChoice(CONTEXT, filters, USUAL, 'season').season).toBe(9);
    expect(withoutChoice(CONTEXT, { season: 9, sector: 3 }, USUAL, 'sector').sector).toBe(ALL);
  });

  it('are cleared at once, but only those of the page', () => {
    const filters = { company: 3, season: 8, sector: 3, crop: 1, reportType: 'climate-report' } as const;
    expect(withoutChoices(filters, USUAL, fields)).toEqual({
      company: 3,
      season: 9,
      crop: 1,
      reportType: 'climate-report',
    });
  });
});

describe('the filters of a page', () => {
  it('are the usual ones if none are chosen, without unknown values', () => {
    expect(pageFilters(CONTEXT, {}, USUAL)).toMatchObject({ season: 9 });
    expect(pageFilters(CONTEXT, { season: 777, sector: 555 }, USUAL)).toMatchObject({
      season: 9,
      sector: ALL,
    });
    expect(pageFilters(CONTEXT, { season: ALL }, USUAL)).toMatchObject({ season: ALL });
    expect(pageFilters(CONTEXT, { company: 2 }, {}).season).toBeUndefined();
  });

  it('have the chosen dates, else those of the page or of the season', () => {
    expect(fieldDates(CONTEXT, {}, USUAL)).toEqual({ start: '2026-05-01', end: '2027-04-30' });
    const week = { dateStart: isoDate('2026-11-11'), dateEnd: isoDate('2026-11-21') };
    expect(fieldDates(CONTEXT, {}, week)).toEqual({ start: '2026-11-11', end: '2026-11-21' });
    expect(fieldDates(CONTEXT, { dateStart: isoDate('2026-11-15') }, week)).toEqual({
      start: '2026-11-15',
      end: '2026-11-21',
    });
  });
});
