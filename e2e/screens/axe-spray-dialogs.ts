import { page } from 'vitest/browser';

/** A failed press need not wait for the end of the test. */
const PATIENCE = { timeout: 10_000 };
const press = (name: string | RegExp) => () => page.getByRole('button', { name }).first().click(PATIENCE);
const PRODUCTS = '/admin/products?company=1';
const SHEET = '/sector/11/spraying?company=1';

/** Every dialog about products, and those of the spray sheet. */
export const SPRAY_DIALOGS = [
  { path: PRODUCTS, open: press('Agregar Producto'), name: 'Nuevo producto' },
  { path: PRODUCTS, open: press('Pegar o importar tabla'), name: /^Tabla de productos/ },
  { path: SHEET, open: press('Cambiar cosecha'), name: 'Cosecha de Norte' },
  { path: SHEET, open: press('Cuaderno de campo'), name: /^Exportar datos de/ },
] as const;
