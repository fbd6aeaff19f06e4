import { describe, expect, it } from 'vitest';
import { PRODUCT_MESSAGES } from '../es/product-messages.ts';
import { modeCodes, rotationGroups, sharedGroups } from './mode-of-action.ts';
import { EMPTY_PRODUCT, type ProductDraft, productOfDraft, validateProduct } from './product.ts';

const draft = (over: Partial<ProductDraft> = {}): ProductDraft => ({
  ...EMPTY_PRODUCT,
  ...{ name: ' Producto A ', activeIngredient: 'Clorantraniliprol', modeScheme: 'irac', modeGroups: '28' },
  ...{ modeSource: 'Etiqueta', preHarvestDays: '14', preHarvestSource: 'Etiqueta' },
  ...over,
});
const errors = (over: Partial<ProductDraft>) => validateProduct(draft(over), [{ name: 'Sulfúr  80' }]);

describe('the form of a product', () => {
  it('takes one with its name alone: nothing is made up for what is left out', () => {
    expect(validateProduct({ ...EMPTY_PRODUCT, name: 'Azufre' }, [])).toEqual({});
    expect(productOfDraft({ ...EMPTY_PRODUCT, name: 'Azufre' })).toMatchObject({
      ...{ preHarvestDays: null, reentryHours: null, mostApplications: null, residualDays: null },
      ...{ markets: [], modeScheme: null, modeGroups: '' },
    });
  });

  it('sends numbers, trimmed texts and the markets that were filled in', () => {
    const markets = [
      { market: ' Unión Europea ', days: '21' },
      { market: ' ', days: '' },
    ];
    expect(productOfDraft(draft({ markets, marketsSource: ' Agenda ', modeGroups: '4a+28' }))).toMatchObject({
      ...{ name: 'Producto A', preHarvestDays: 14, markets: [{ market: 'Unión Europea', days: 21 }] },
      ...{ marketsSource: 'Agenda', modeGroups: '4A, 28' },
    });
    expect(productOfDraft({ residualDays: '10' })).toEqual({ residualDays: 10 });
  });

  it('asks for a name that no other product has, whatever its accents and spaces', () => {
    expect(errors({ name: ' ' })).toEqual({ name: PRODUCT_MESSAGES.productName });
    expect(errors({ name: 'SULFUR 80' })).toEqual({ name: PRODUCT_MESSAGES.productNameTaken });
  });

  it.each([
    ['preHarvestDays', 'preHarvestSource', '366', '0'],
    ['reentryHours', 'reentrySource', '721', '0'],
    ['mostApplications', 'mostApplicationsSource', '0', '1'],
    ['residualDays', 'residualSource', '0', '180'],
    ['rainfastHours', 'rainfastSource', '-1', '48'],
  ] as const)(
    'asks of %s that it is a whole number within bounds, and where it is from',
    (figure, source, wrong, good) => {
      const given = (value: string, from = 'Etiqueta') => errors({ [figure]: value, [source]: from });
      expect(given(good)).toEqual({});
      for (const bad of [wrong, '1,5', 'x', '-1'])
        expect(given(bad)).toEqual({ [figure]: PRODUCT_MESSAGES[figure] });
      expect(given(good, ' ')).toEqual({ [source]: PRODUCT_MESSAGES.productSource });
    },
  );

  it('asks for the scheme and the source of codes, and for codes that are some', () => {
    expect(errors({ modeScheme: null })).toEqual({ modeScheme: PRODUCT_MESSAGES.productModeScheme });
    expect(errors({ modeSource: '' })).toEqual({ modeSource: PRODUCT_MESSAGES.productSource });
    expect(errors({ modeGroups: '28 neonicotinoide' })).toEqual({
      modeGroups: PRODUCT_MESSAGES.productModeCode,
    });
  });

  it('takes each market once, with its name and its days, and where they are from', () => {
    const line = { market: 'EE. UU.', days: '7' };
    const of = (markets: ProductDraft['markets'], marketsSource = 'Agenda') =>
      errors({ markets, marketsSource });
    expect(of([line, { market: 'China', days: '0' }])).toEqual({});
    for (const wrong of [
      { market: '', days: '7' },
      { market: 'China', days: '' },
      { market: 'ee. uu.', days: '9' },
    ])
      expect(of([line, wrong])).toEqual({ markets: PRODUCT_MESSAGES.productMarkets });
    expect(of([line], '')).toEqual({ marketsSource: PRODUCT_MESSAGES.productSource });
    expect(of([{ market: '', days: '' }], '')).toEqual({});
  });
});

describe('modes of action', () => {
  const irac = (modeGroups: string) => ({ modeScheme: 'irac', modeGroups }) as const;
  const frac = (modeGroups: string) => ({ modeScheme: 'frac', modeGroups }) as const;

  it('are read from what people write', () => {
    expect(modeCodes('28 + 4a, 28;un')).toEqual(['28', '4A', 'UN']);
    expect(modeCodes('  ')).toEqual([]);
  });

  it('are the same by their main group of IRAC, and by their code of FRAC', () => {
    expect(sharedGroups(irac('4A'), irac('28, 4C'))).toEqual(['4']);
    expect(sharedGroups(irac('28'), irac('5'))).toEqual([]);
    expect(sharedGroups(frac('3'), frac('3, 11'))).toEqual(['3']);
  });

  it('of several sites are no matter of rotation', () => {
    expect(rotationGroups(frac('M02, 3'))).toEqual(['3']);
    expect(sharedGroups(frac('M02'), frac('M02'))).toEqual([]);
  });

  it('of different schemes, or of none, are not compared', () => {
    expect(sharedGroups(irac('3'), frac('3'))).toEqual([]);
    expect(
      sharedGroups({ modeScheme: null, modeGroups: '3' }, { modeScheme: null, modeGroups: '3' }),
    ).toEqual([]);
  });
});
