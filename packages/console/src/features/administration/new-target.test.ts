import { describe, expect, it } from 'vitest';
import { ADMIN_CLIENT } from '../../testing/sample-admin.ts';
import { ADMIN_TABLES } from './admin-path.ts';
import { isSameForm, needsClient, newTarget } from './new-target.ts';
import { TABLES } from './tables/words.ts';

const { id } = ADMIN_CLIENT.client;
const other = { ...ADMIN_CLIENT, client: { ...ADMIN_CLIENT.client, id: id + 1 } };

describe('the target of the add button', () => {
  it.each([
    ['users', 'Usuarios', 'Agregar Usuario', true],
    ['stations', 'Estaciones', 'Agregar Estación', false],
    ['sectors', 'Campos', 'Agregar Campo', true],
    ['nodes', 'Dispositivos', 'Registrar Dispositivo', true],
    ['seasons', 'Temporadas', 'Agregar Temporada', true],
    ['biofix', 'Biofix', 'Agregar Biofix', false],
    ['products', 'Productos', 'Agregar Producto', true],
    ['scheduled-reports', 'Informes', 'Crear Informe', false],
  ] as const)('%s: %s, %s, needs a client: %s', (table, title, add, isNeeded) => {
    expect(TABLES.spanish[table]).toMatchObject({ title, add });
    expect([needsClient(table, null), needsClient(table, id)]).toEqual([isNeeded, false]);
  });

  it('belongs to the chosen client', () => {
    for (const table of ADMIN_TABLES) expect(newTarget(table, ADMIN_CLIENT)?.owner, table).toBe(ADMIN_CLIENT);
  });

  it('is the same form again, unless the client or table differs or a row is edited', () => {
    const fresh = newTarget('sectors', ADMIN_CLIENT)!;
    expect(isSameForm(fresh, newTarget('sectors', ADMIN_CLIENT)!)).toBe(true);
    expect(isSameForm(fresh, newTarget('sectors', other)!)).toBe(false);
    expect(isSameForm(fresh, newTarget('seasons', ADMIN_CLIENT)!)).toBe(false);
    const row = { kind: 'sector', owner: ADMIN_CLIENT, sector: ADMIN_CLIENT.sectors[0]! } as const;
    expect([isSameForm(fresh, row), isSameForm(row, row)]).toEqual([false, false]);
  });
});
