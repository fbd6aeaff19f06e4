import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Ask, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let service: TestApp;
let admin: (path: string, ask?: Ask) => Promise<Response>;
beforeAll(async () => {
  service = await startTestApp();
  admin = await service.as('admin');
});
afterAll(() => service.close());

interface WireAnswer {
  readonly rows_new: number;
  readonly rows_changed: number;
  readonly rows: readonly { readonly row: number; readonly errors: readonly { readonly column: string }[] }[];
  readonly seen: string;
  readonly undo: { readonly rows: readonly object[]; readonly seen: string } | null;
}
const send = (rows: readonly object[], more: object = {}) =>
  admin('/v2/products/table', { body: { client_id: 1, rows, ...more } });
const taken = async (answer: Response) => {
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as WireAnswer;
};
const products = () =>
  service.databases.owner
    .selectFrom('product')
    .selectAll()
    .where('client_id', '=', 1)
    .orderBy('product_id')
    .execute();
const cells = (row: number, more: Record<string, string>) => ({ row, cells: more });

describe('a table of products', () => {
  test('is looked at first, stored as a whole, and put back', async () => {
    const before = await products();
    const rows = [
      cells(2, {
        ...{ product_name: 'De la tabla', pre_harvest_days: '7', rainfast_hours: '4', pest_list: '#1' },
        ...{ stage_list: 'huevo; larva', market_list: 'China: 14', source_of_figures: 'Etiqueta' },
      }),
      cells(3, { product_name: 'producto propio', reentry_hours: '24', source_of_figures: 'Etiqueta 2026' }),
    ];
    const looked = await taken(await send(rows, { dry_run: true }));
    expect(looked).toMatchObject({ rows_new: 1, rows_changed: 1 });
    expect(await products()).toEqual(before);
    const stored = await taken(await send(rows, { seen: looked.seen }));
    const [own, made] = await products();
    expect(own).toMatchObject({
      product_name: 'Producto propio',
      reentry_hours: 24,
      reentry_source: 'Etiqueta 2026',
    });
    expect(made).toMatchObject({
      ...{ pre_harvest_days: 7, pre_harvest_source: 'Etiqueta', rainfast_hours: 4, product_pest_ids: [1] },
      ...{ product_stages: ['egg', 'larvae'], stages_source: 'Etiqueta', market_texts: ['China: 14'] },
    });
    await taken(await send(stored.undo!.rows, { seen: stored.undo!.seen }));
    const [back, gone] = await products();
    expect(back).toEqual(before[0]);
    expect(gone?.product_is_archived).toBe(true);
  });

  test('is stored not at all where a cell is wrong, and names line and field', async () => {
    const before = await products();
    const answer = await send([
      cells(5, { product_name: 'Bueno' }),
      cells(6, { product_name: 'Malo', pre_harvest_days: '400', source_of_figures: 'Etiqueta' }),
      cells(9, { product_name: 'Sin fuente', residual_days: '10' }),
    ]);
    expect(answer.status).toBe(400);
    const { errors } = (await answer.json()) as { errors: { field: string; message: string }[] };
    expect(errors).toEqual([
      { field: 'rows.1.cells.pre_harvest_days', message: 'fila 6: 0 ≤ día(s) ≤ 365' },
      { field: 'rows.2.cells.residual_days', message: expect.stringMatching(/^fila 9: Diga de dónde sale/) },
    ]);
    expect(await products()).toEqual(before);
  });

  test('has no more products than a client may have', async () => {
    const rows = Array.from({ length: 300 }, (_, i) => cells(i + 2, { product_name: `Producto ${i}` }));
    const answer = await send(rows);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('hasta 300 productos');
  });

  test('refuses a text that is too long where it stands', async () => {
    const answer = await taken(
      await send(
        [
          cells(2, {
            product_name: 'x'.repeat(400),
            market_list: `${'m'.repeat(80)}: 3`,
            market_source: 'E',
          }),
        ],
        {
          dry_run: true,
        },
      ),
    );
    expect(answer.rows[0]?.errors.map(({ column }) => column).sort()).toEqual([
      'market_list',
      'product_name',
    ]);
  });
});
