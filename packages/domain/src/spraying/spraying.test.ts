import { describe, expect, it } from 'vitest';
import { isoDate } from '../calendar/iso-date.ts';
import { EMPTY_PRODUCT, type Product, productOfDraft } from '../farm/product.ts';
import { type Application, applicationsIn, productNamed, seasonOfDay, timesApplied } from './applications.ts';
import { firstHarvestDay, intervalFor, lastProtectedDay, lastSprayDay, marketsOf } from './intervals.ts';
import { sprayOptions } from './options.ts';
import { type FieldState, type MeantApplication, sprayWarnings } from './warnings.ts';

const product = (name: string, more: Partial<Product> = {}): Product => ({
  ...productOfDraft(EMPTY_PRODUCT),
  ...{ id: 1, archived: false, name },
  ...more,
});
const irac = (name: string, modeGroups: string, more: Partial<Product> = {}) =>
  product(name, { modeScheme: 'irac', modeGroups, ...more });
const applied = (name: string, date: string, sectorId = 4): Application => ({
  ...{ type: 'agrochemical_application', sectorId, product: name },
  date: isoDate(date),
});
const SEASON = { start: isoDate('2026-07-01'), end: isoDate('2027-06-30') };
const state = (more: Partial<FieldState>): FieldState => ({
  ...{ products: [], events: [], season: SEASON, harvest: null, market: null },
  ...more,
});
const meant = (of: Product, date = '2026-12-01', more: Partial<MeantApplication> = {}): MeantApplication => ({
  ...{ product: of, sectorId: 4, pestId: null, cropIds: [] },
  date: isoDate(date),
  ...more,
});

describe('days of a product', () => {
  it.each([
    // Applied on day d with n days: harvested from day d + n on.
    ['2026-12-01', 14, '2026-12-15'],
    ['2026-12-01', 0, '2026-12-01'],
    // Over New Year, over 29 February, and over both changes of the clock in Chile (6 September, 4 April).
    ['2026-12-25', 14, '2027-01-08'],
    ['2028-02-20', 14, '2028-03-05'],
    ['2026-09-01', 10, '2026-09-11'],
    ['2027-03-28', 10, '2027-04-07'],
  ])('applied on %s with %i days it is harvested from %s on', (date, days, first) => {
    expect(firstHarvestDay(isoDate(date), days)).toBe(first);
    expect(lastSprayDay(isoDate(first), days)).toBe(date);
  });

  it.each([
    // The day of the application is the first that is protected.
    ['2026-12-01', 14, '2026-12-14'],
    ['2026-12-01', 1, '2026-12-01'],
    ['2026-12-25', 10, '2027-01-03'],
    ['2027-04-01', 7, '2027-04-07'],
  ])('applied on %s with %i residual days it protects until %s', (date, days, last) => {
    expect(lastProtectedDay(isoDate(date), days)).toBe(last);
  });

  it('before harvest are those of the market, and never fewer than those of the label', () => {
    const both = product('A', {
      ...{ preHarvestDays: 14, preHarvestSource: 'Etiqueta', marketsSource: 'Agenda' },
      markets: [
        { market: 'Unión Europea', days: 21 },
        { market: 'China', days: 7 },
      ],
    });
    expect(intervalFor(both, null)).toEqual({
      days: 14,
      from: 'label',
      source: 'Etiqueta',
      isMarketUnknown: false,
    });
    expect(intervalFor(both, 'union europea')).toMatchObject({ days: 21, from: 'market', source: 'Agenda' });
    expect(intervalFor(both, 'China')).toMatchObject({ days: 14, from: 'label', isMarketUnknown: false });
    expect(intervalFor(both, 'Japón')).toMatchObject({ days: 14, from: 'label', isMarketUnknown: true });
    const market = { ...both, preHarvestDays: null };
    expect(intervalFor(market, 'China')).toMatchObject({ days: 7, from: 'market' });
    expect([intervalFor(market, null), intervalFor(product('B'), 'China')]).toEqual([null, null]);
    expect(marketsOf([both, { markets: [{ market: 'CHINA', days: 1 }] }])).toEqual([
      'China',
      'Unión Europea',
    ]);
  });
});

describe('reports of applications', () => {
  it('name a product by its text, in use before archived', () => {
    const old = product('Azúfre  80', { id: 1, archived: true });
    const used = product('Azufre 80', { id: 2 });
    expect(productNamed([old, used], ' AZUFRE 80 ')?.id).toBe(2);
    expect(productNamed([old], 'azufre 80')?.id).toBe(1);
    expect([productNamed([used], 'Azufre'), productNamed([used], null)]).toEqual([null, null]);
  });

  it('are those of the field within the season, its first and last day included', () => {
    const events = [
      ...[applied('A', '2027-06-30'), applied('A', '2026-07-01'), applied('a', '2026-12-31')],
      ...[
        applied('A', '2026-06-30'),
        applied('A', '2027-07-01'),
        applied('A', '2026-12-01', 5),
        applied('B', '2026-12-01'),
      ],
      { ...applied('A', '2026-12-01'), type: 'agrochemical_recommendation' as const },
    ];
    const found = applicationsIn(events, 4, SEASON);
    expect(found.map(({ date }) => date)).toEqual(['2026-07-01', '2026-12-01', '2026-12-31', '2027-06-30']);
    expect(timesApplied(found, { name: 'A' })).toBe(3);
  });

  it('lie in the season that has their day', () => {
    const next = { start: isoDate('2027-05-01'), end: isoDate('2028-04-30') };
    expect(seasonOfDay([SEASON, next], isoDate('2027-06-01'))).toBe(next);
    expect(seasonOfDay([next, SEASON], isoDate('2027-04-30'))).toBe(SEASON);
    expect(seasonOfDay([SEASON], isoDate('2026-06-30'))).toBeNull();
  });
});

describe('an application that breaks a rule', () => {
  const label = (preHarvestDays: number) => product('A', { preHarvestDays, preHarvestSource: 'Etiqueta' });

  it('is warned of where the harvest is before the first day it may be, not on that day', () => {
    const harvest = isoDate('2026-12-15');
    expect(sprayWarnings(meant(label(14)), state({ harvest }))).toEqual([]);
    expect(sprayWarnings(meant(label(15)), state({ harvest }))).toMatchObject([
      { kind: 'before-harvest', harvest, first: '2026-12-16', interval: { days: 15, from: 'label' } },
    ]);
    expect(sprayWarnings(meant(label(15), '2026-12-16'), state({ harvest })), 'after the harvest').toEqual(
      [],
    );
    expect(sprayWarnings(meant(label(15)), state({})), 'no harvest is known').toEqual([]);
    expect(sprayWarnings(meant(product('A')), state({ harvest })), 'no days are known').toEqual([]);
  });

  it('is warned of once the product was applied as often as it may be in the season', () => {
    const twice = product('A', { mostApplications: 2 });
    const events = [applied('A', '2026-10-01'), applied('A', '2026-06-30'), applied('A', '2026-10-09', 5)];
    expect(sprayWarnings(meant(twice), state({ events }))).toEqual([]);
    const more = [...events, applied(' á', '2026-11-01')];
    expect(sprayWarnings(meant(twice), state({ events: more }))).toEqual([
      { kind: 'too-often', times: 2, most: 2 },
    ]);
    expect(sprayWarnings(meant(twice), state({ events: more, season: null }))).toEqual([]);
  });

  it('is warned of where the last application of its classification had the same mode of action', () => {
    const [a, b, c] = [irac('A', '28'), irac('B', '28, 4A'), irac('C', '5')];
    const azufre = product('Azufre', { modeScheme: 'frac', modeGroups: 'M02' });
    const products = [a, b, c, azufre];
    const warned = (of: Product, ...events: Application[]) =>
      sprayWarnings(meant(of), state({ products, events }));
    expect(warned(a, applied('B', '2026-11-01'))).toEqual([
      { kind: 'same-mode', groups: ['28'], product: 'B', date: '2026-11-01' },
    ]);
    expect(warned(a, applied('B', '2026-10-01'), applied('C', '2026-11-01')), 'rotated').toEqual([]);
    expect(
      warned(a, applied('B', '2026-11-01'), applied('Azufre', '2026-11-20')),
      'a fungicide between',
    ).toHaveLength(1);
    expect(warned(a, applied('B', '2026-11-01'), applied('C', '2026-11-01')), 'two on one day').toHaveLength(
      1,
    );
    expect(warned(azufre, applied('Azufre', '2026-11-20')), 'of several sites').toEqual([]);
    expect(warned(a, applied('desconocido', '2026-11-20')), 'nobody knows its mode').toEqual([]);
    expect(warned(a, applied('B', '2026-12-02')), 'a later one').toEqual([]);
  });

  it('is warned of where the product is for other pests or crops', () => {
    const of = product('A', { pestIds: [1], cropIds: [10] });
    const kinds = (more: Partial<MeantApplication>) =>
      sprayWarnings(meant(of, '2026-12-01', more), state({})).map(({ kind }) => kind);
    expect(kinds({ pestId: 2, cropIds: [11] })).toEqual(['other-pest', 'other-crop']);
    expect(kinds({ pestId: 1, cropIds: [11, 10] })).toEqual([]);
    expect(kinds({})).toEqual([]);
  });
});

describe('what may be applied in a field', () => {
  it('has figures for each product, those without a broken rule first', () => {
    const whole = irac('Z', '5', {
      preHarvestDays: 7,
      mostApplications: 2,
      residualDays: 10,
      reentryHours: 12,
    });
    const late = irac('A', '28', { preHarvestDays: 21, mostApplications: 1 });
    const products = [late, product('B sin cifras'), whole, product('C', { archived: true })];
    const found = sprayOptions(
      { sectorId: 4, cropIds: [], date: isoDate('2026-12-25') },
      state({ products, harvest: isoDate('2027-01-08'), events: [applied('Z', '2026-11-01')] }),
    );
    expect(found.map(({ product: { name }, verdict }) => [name, verdict])).toEqual([
      ['B sin cifras', 'unknown'],
      ['A', 'broken'],
      ['Z', 'broken'],
    ]);
    expect(found[2]).toMatchObject({
      ...{
        firstHarvest: '2027-01-01',
        lastDay: '2027-01-01',
        times: 1,
        left: 1,
        protectedTo: '2027-01-03',
        reentryHours: 12,
      },
      warnings: [{ kind: 'same-mode', groups: ['5'] }],
    });
    expect(found[1]).toMatchObject({
      lastDay: '2026-12-18',
      warnings: [{ kind: 'before-harvest', first: '2027-01-15' }],
    });
    expect(found[0]).toMatchObject({
      interval: null,
      lastDay: null,
      left: null,
      protectedTo: null,
      reentryHours: null,
    });
  });

  it('is open where every figure is known and no rule is broken, and not where the market is unknown', () => {
    const whole = product('A', { preHarvestDays: 7, mostApplications: 2 });
    const verdict = (market: string | null) =>
      sprayOptions(
        { sectorId: 4, cropIds: [], date: isoDate('2026-12-25') },
        state({ products: [whole], market }),
      )[0]?.verdict;
    expect([verdict(null), verdict('China')]).toEqual(['open', 'unknown']);
  });
});
