import { isoDate } from '@vigia/domain';
import { describe, expect, it } from 'vitest';
import { anEvent } from '../../testing/sample-events.ts';
import { STATIONS, TODAY, TREE } from '../../testing/sample-farm.ts';
import { PRODUCTS } from '../../testing/sample-products.ts';
import { cropsOfField, fieldState, type SpraySource, sprayFacts } from './spray-facts.ts';
import { SPRAYING } from './words.ts';

const harvest = { id: 1, seasonId: 9, sectorId: 3, cropId: null, date: isoDate('2026-12-10') };
const applied = (id: number, product: string, date: string) =>
  anEvent({ id, type: 'agrochemical_application', product, date: isoDate(date) });
const source = (more: Partial<SpraySource> = {}): SpraySource => ({
  tree: { ...TREE, products: PRODUCTS, harvests: [harvest] },
  ...{ today: TODAY, market: null, visits: [applied(1, 'Producto B', '2026-11-10')], waiting: [] },
  ...more,
});
const DRAFT = { product: 'producto a', sectorId: 3, pestId: null, date: '2026-11-26' };
const texts = (more: Partial<SpraySource> = {}) => {
  const facts = sprayFacts(DRAFT, source(more));
  return facts?.option.warnings.map((each) => SPRAYING.spanish.warning(each, facts.market));
};

describe('the product of an application that is being reported', () => {
  it('is warned of by its figures, the field’s harvest and what was applied before', () => {
    expect(texts()).toEqual([
      'Rotación: mismo modo de acción (28) que la última aplicación, Producto B del 10 nov 2026.',
    ]);
    expect(texts({ market: 'Unión Europea' })?.[0]).toBe(
      'Carencia: con 21 días para Unión Europea se cosecharía desde el 17 dic 2026, y la cosecha está anotada para el 10 dic 2026.',
    );
  });

  it('counts reports that wait on this device', () => {
    const waiting = [applied(-1, 'Producto A', '2026-11-11'), applied(-2, 'Producto A', '2026-11-12')];
    expect(texts({ waiting })?.[0]).toBe('Aplicaciones: ya van 2 de 2 en esta temporada y este campo.');
  });

  it('says where the earlier applications are not all known: not loaded, or of a season long ago', () => {
    const isKnown = (more: Partial<SpraySource>, date = DRAFT.date) =>
      sprayFacts({ ...DRAFT, date }, source(more))?.isHistoryKnown;
    expect([isKnown({}), isKnown({ visits: null }), isKnown({}, '2025-06-01')]).toEqual([true, false, false]);
  });

  it('says nothing while product, field or day are missing, or of a text that is no product of the client', () => {
    for (const missing of [{ product: 'Otro' }, { sectorId: null }, { date: '2026-02-30' }, { date: '' }])
      expect(sprayFacts({ ...DRAFT, ...missing }, source())).toBeNull();
  });

  it('stands in a field with its crops and in the season of its day', () => {
    expect(cropsOfField({ stations: STATIONS }, 4)).toEqual([22, 10]);
    expect(fieldState(source(), 4, TODAY)).toMatchObject({ seasonId: 9, state: { harvest: null } });
    expect(fieldState(source(), 3, isoDate('2030-01-01'))).toMatchObject({
      seasonId: null,
      isHistoryKnown: false,
    });
  });
});

describe('figures that are not known', () => {
  it('read as the label’s', () => {
    const option = sprayFacts({ ...DRAFT, product: 'Producto sin cifras' }, source())!.option;
    const words = SPRAYING.spanish;
    expect([
      words.interval(option.interval, null),
      words.used(option),
      words.reentry(option.reentryHours),
      words.protectedTo(option.protectedTo),
    ]).toEqual([
      'Carencia: según etiqueta',
      'Aplicaciones en la temporada: 0; máximo según etiqueta',
      'Reingreso: según etiqueta',
      'Protección: residual según etiqueta',
    ]);
  });
});
