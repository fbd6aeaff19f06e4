import { describe, expect, it } from 'vitest';
import { isoDate } from '../calendar/iso-date.ts';
import type { FieldEvent } from '../entities/event.ts';
import type { FieldMarker } from '../events/chart-markers.ts';
import { EMPTY_PRODUCT, productOfDraft } from '../farm/product.ts';
import { protectedMarkers } from './protection.ts';

const product = (name: string, residualDays: number | null) => ({
  ...productOfDraft(EMPTY_PRODUCT),
  ...{ id: 1, archived: false, name, residualDays },
});
const PRODUCTS = [product('Producto A', 14), product('Azufre', null)];
const event = (id: number, name: string, date: string) =>
  ({ id, type: 'agrochemical_application', product: name, date: isoDate(date) }) as FieldEvent;
const marker = (id: number, date: string): FieldMarker => ({
  ...{ id: `event-${id}`, kind: 'control', label: 'aplicación', detail: '01 dic' },
  date: isoDate(date),
});
const marked = (name: string, date: string) =>
  protectedMarkers([marker(7, date)], [event(7, name, date)], PRODUCTS)[0];

describe('an application on the chart', () => {
  it('is marked until the last day that it protects, over New Year and a change of the clock too', () => {
    expect(marked('producto a', '2026-12-01')).toMatchObject({
      ...{ label: 'protege hasta 14 dic · Producto A' },
      protection: { until: '2026-12-14', text: 'protege hasta 14 dic · Producto A' },
      detail: '01 dic · protege hasta 14 dic',
    });
    expect(marked('Producto A', '2026-12-25')?.protection?.until).toBe('2027-01-07');
    expect(marked('Producto A', '2027-03-28')?.protection?.until).toBe('2027-04-10');
  });

  it('has no band where the figure is not known, and says so', () => {
    const of = marked('Azufre', '2026-12-01');
    expect(of).toEqual({
      ...{ ...marker(7, '2026-12-01'), detail: '01 dic · residual según etiqueta' },
      protection: { until: null, text: 'residual según etiqueta · Azufre' },
    });
  });

  it('of no product of the client, and other markers, are as they were', () => {
    const biofix: FieldMarker = { ...marker(1, '2026-09-20'), id: 'biofix-7', kind: 'biofix' };
    expect(marked('Otro', '2026-12-01')).toEqual(marker(7, '2026-12-01'));
    expect(protectedMarkers([biofix], [event(7, 'Producto A', '2026-12-01')], PRODUCTS)).toEqual([biofix]);
  });
});
