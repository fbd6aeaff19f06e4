import { describe, expect, it } from 'vitest';
import { isoDate } from '../calendar/iso-date.ts';
import { EMPTY_PRODUCT, type Product, productOfDraft } from '../farm/product.ts';
import { type LoggedEvent, logbookEntry } from './logbook.ts';

const product = (name: string, more: Partial<Product> = {}): Product => ({
  ...productOfDraft(EMPTY_PRODUCT),
  ...{ id: 1, archived: false, name },
  ...more,
});
const LOBESIA = 1;
const applied = (name: string | null, date = '2026-12-25'): LoggedEvent => ({
  ...{ type: 'agrochemical_application', product: name, pestId: LOBESIA },
  date: isoDate(date),
});

describe('an entry of the logbook', () => {
  it('counts its days from the figures of the product, over New Year', () => {
    const known = product('Altacor', {
      ...{ preHarvestDays: 14, residualDays: 10, reentryHours: 12, modeScheme: 'irac', modeGroups: '28' },
      markets: [
        { market: 'Unión Europea', days: 21 },
        { market: 'China', days: 7 },
      ],
    });
    const entry = logbookEntry(applied('altacor '), [known], null);
    expect(entry.product).toBe(known);
    // 25 December + 14 days; protected on the 25th and nine days more.
    expect(entry.firstHarvest).toBe('2027-01-08');
    expect(entry.protectedTo).toBe('2027-01-03');
    // A market never shortens the label: China's 7 days are 14.
    expect(entry.markets).toEqual([
      { market: 'Unión Europea', days: 21, firstHarvest: '2027-01-15' },
      { market: 'China', days: 14, firstHarvest: '2027-01-08' },
    ]);
    expect(entry.byLabel).toEqual([]);
  });

  it('leaves to the label what nobody has entered', () => {
    const zero = logbookEntry(applied('A'), [product('A', { preHarvestDays: 0 })], null);
    expect(zero.firstHarvest).toBe('2026-12-25');
    expect(zero.byLabel).toEqual(['mode', 'reentry', 'residual']);
    const unknown = logbookEntry(applied('B'), [product('A', { preHarvestDays: 0 })], null);
    expect(unknown).toMatchObject({ product: null, firstHarvest: null, protectedTo: null, markets: [] });
    expect(unknown.byLabel).toEqual(['mode', 'preHarvest', 'reentry', 'residual']);
    expect(logbookEntry(applied(null), [], null).byLabel).toEqual([]);
  });

  it('has the degree-days and the stage of its day, and never those of another one', () => {
    // 120.1 °C·day begin the stage after that of 32.6.
    const series = { start: isoDate('2026-12-23'), step: 'day', values: [10, null, 40] } as const;
    const on = (date: string) => logbookEntry(applied('A', date), [], series);
    expect(on('2026-12-25')).toMatchObject({ degreeDays: 40, stage: { dd: 32.6, generation: 1 } });
    expect(on('2026-12-23')).toMatchObject({ degreeDays: 10, stage: { dd: 0, generation: 1 } });
    for (const date of ['2026-12-22', '2026-12-24', '2026-12-26'])
      expect(on(date)).toMatchObject({ degreeDays: null, stage: null });
  });

  it('has degree-days without a stage where the report names no pest or one without a model', () => {
    const series = { start: isoDate('2026-12-25'), step: 'day', values: [40] } as const;
    for (const pestId of [null, 9999])
      expect(logbookEntry({ ...applied('A'), pestId }, [], series)).toMatchObject({
        degreeDays: 40,
        stage: null,
      });
  });
});
