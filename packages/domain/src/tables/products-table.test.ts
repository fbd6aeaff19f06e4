import { describe, expect, it } from 'vitest';
import { EMPTY_PRODUCT, type Product, productOfDraft } from '../farm/product.ts';
import { planTable, undoRows } from './plan-table.ts';
import { type ProductColumn, productRules } from './products-table.ts';
import type { TableRow } from './table-rows.ts';

const known: Product = {
  ...productOfDraft(EMPTY_PRODUCT),
  ...{ id: 7, archived: false, name: 'Coragen', preHarvestDays: 14, preHarvestSource: 'Etiqueta 2024' },
  ...{ stages: ['egg', 'larvae'], stagesSource: 'Etiqueta 2024', pestIds: [2] },
  markets: [{ market: 'China', days: 7 }],
  marketsSource: 'Exportadora',
};
const rules = productRules({
  products: [known],
  crops: [{ id: 22, name: 'Manzano', variantName: 'Fuji' }],
  pests: [
    { id: 1, name: 'Polilla del racimo de la vid' },
    { id: 2, name: 'Carpocapsa' },
  ],
});
type Cells = Partial<Record<ProductColumn | 'id' | 'archive', string>>;
const plan = (...rows: Cells[]) =>
  planTable(
    rows.map((cells, i) => ({ row: i + 2, cells }) as TableRow<ProductColumn>),
    rules,
  );
const one = (cells: Cells) => plan(cells)[0]!;

describe('a row about a product', () => {
  it('makes one with its figures, all of the source of the row', () => {
    const { outcome, draft } = one({
      ...{ name: ' Delegate ', modeScheme: 'irac', modeGroups: '5', preHarvestDays: '7', rainfastHours: '4' },
      ...{ markets: 'Unión Europea: 21; China: 14', stages: 'larvicida, Adulto', reentryHours: '' },
      ...{ pests: 'Cydia pomonella; polilla del racimo de la vid', crops: 'Manzano (Fuji)' },
      ...{ source: 'Etiqueta', marketsSource: 'Agenda 2026' },
    });
    expect(outcome).toBe('new');
    expect(productOfDraft(draft)).toMatchObject({
      ...{ name: 'Delegate', modeScheme: 'irac', modeGroups: '5', modeSource: 'Etiqueta' },
      ...{ preHarvestDays: 7, preHarvestSource: 'Etiqueta', rainfastHours: 4, rainfastSource: 'Etiqueta' },
      ...{ reentryHours: null, reentrySource: '', stages: ['adult', 'larvae'], stagesSource: 'Etiqueta' },
      markets: [
        { market: 'Unión Europea', days: 21 },
        { market: 'China', days: 14 },
      ],
      ...{ marketsSource: 'Agenda 2026', pestIds: [2, 1], cropIds: [22] },
    });
  });

  it('changes what it says of one that is there, and leaves the rest', () => {
    const row = one({ name: 'CORAGEN', preHarvestDays: '21', source: 'Etiqueta 2026' });
    expect(row.changes).toEqual([
      { column: 'preHarvestDays', before: '14', after: '21' },
      { column: 'preHarvestSource', before: 'Etiqueta 2024', after: 'Etiqueta 2026' },
    ]);
    expect(row.draft).toMatchObject({
      name: 'Coragen',
      stages: ['egg', 'larvae'],
      marketsSource: 'Exportadora',
    });
    expect(one({ name: 'Coragen', preHarvestDays: '14', source: 'Otra' }).outcome).toBe('same');
    expect(one({ name: 'Coragen', stages: '' }).changes).toEqual([
      { column: 'stages', before: 'huevo; larva', after: '' },
    ]);
  });

  it('is put back by the rows that undo it', () => {
    const row = one({ name: 'Coragen', preHarvestDays: '21', source: 'Etiqueta 2026', pests: '' });
    const [back] = undoRows([{ ...row, id: '7' }]);
    expect(back?.cells).toEqual({
      ...{ id: '7', preHarvestDays: '14', preHarvestSource: 'Etiqueta 2024', pests: '#2' },
    });
  });

  it('is wrong at the cell that cannot be taken, and at a figure without a source', () => {
    const errors = (cells: Cells) => Object.keys(one({ name: 'Nuevo', source: 'Etiqueta', ...cells }).errors);
    expect(errors({ preHarvestDays: 'catorce' })).toEqual(['preHarvestDays']);
    expect(errors({ preHarvestDays: '366' })).toEqual(['preHarvestDays']);
    expect(errors({ stages: 'huevo; mosca' })).toEqual(['stages']);
    expect(errors({ markets: 'China 14' })).toEqual(['markets']);
    expect(errors({ markets: 'China: x' })).toEqual(['markets']);
    expect(errors({ modeScheme: 'iraq' })).toEqual(['modeScheme']);
    expect(errors({ modeGroups: '28' })).toEqual(['modeScheme']);
    expect(errors({ pests: 'Carpocapsas del sur' })).toEqual(['pests']);
    expect(errors({ crops: 'Piña' })).toEqual(['crops']);
    expect(errors({ reentryHours: '12', source: '' })).toEqual(['reentryHours']);
    expect(errors({ name: ' ' })).toEqual(['name']);
  });

  it('says so where a figure of a known product lacks its source, though the table lacks that column', () => {
    expect(one({ name: 'Coragen', residualDays: '10' }).errors).toEqual({
      residualDays: expect.stringMatching(/^Diga de dónde sale/),
    });
  });

  it('repeats no other row, and archives by any text', () => {
    const rows = plan({ name: 'Nuevo' }, { name: 'NUEVO' }, { name: 'Coragen', archive: 'sí' });
    expect(rows.map(({ outcome }) => outcome)).toEqual(['new', 'wrong', 'archived']);
  });
});
