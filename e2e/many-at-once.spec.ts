import type { Page } from '@playwright/test';
import { expect, test } from './pages/console.ts';
import { dialogOf, goOn, makeAdmin, makeClient, signIn } from './pages/first-steps.ts';
import { ownInstallation } from './pages/own-installation.ts';

const FIELDS = [
  'Campo\tLocalidad\tRegión\tLatitud\tLongitud',
  'El Peral\tCuricó\tMaule\t-34,98\t-71,24',
  'Los Boldos\tMolina\tMaule\t-35,11\tsur',
].join('\n');
const STATIONS = [
  'Campo\tEstación\tLatitud\tLongitud',
  'El Peral\tNorte 1\t-34,981\t-71,241',
  'El Peral\tNorte 2\t-34,982\t-71,242',
].join('\n');
const PEOPLE = ['Nombre;Apellido;Correo;Campos', 'Luis;Soto;luis@vina.example;El Peral'].join('\n');

async function openTable(page: Page, section: 'sectors' | 'stations'): Promise<void> {
  const { origin, search } = new URL(page.url());
  await page.goto(`${origin}/admin/${section}${search}`);
  await page.getByRole('button', { name: 'Pegar o importar tabla' }).click();
}

async function saveTable(page: Page): Promise<void> {
  await dialogOf(page).getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText(/^Tabla guardada/).first()).toBeVisible();
}
async function closeDialog(page: Page): Promise<void> {
  await dialogOf(page).getByRole('button', { name: 'Cerrar' }).first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Drops a file onto the page, as from a folder. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  await page.evaluate(
    ([fileName, content]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content!], fileName!));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    },
    [name, text],
  );
}

test('fields, stations and people come by tables, on an empty installation', async ({ vigia, page }) => {
  test.slow(); // An installation of its own, with its database.
  const installation = await ownInstallation('embedded');
  const { address } = installation;
  try {
    await page.goto(address);
    const password = await makeAdmin(installation.vigia);
    await page.getByRole('button', { name: 'Ya la creé' }).click();
    await signIn(page, password);
    await makeClient(page);
    await page.goto(address);
    await goOn(page);
    await page.getByRole('link', { name: 'Administración', exact: true }).first().click();
    await page.waitForURL(/company=/);

    await openTable(page, 'sectors');
    await dialogOf(page).getByRole('textbox', { name: 'Pegue aquí la tabla' }).fill(FIELDS);
    await expect(dialogOf(page).getByText(/2 filas: 1 nueva, 1 con errores/)).toBeVisible();
    await dialogOf(page).getByRole('textbox', { name: 'Longitud' }).fill('-71,28');
    await page.keyboard.press('Enter');
    await expect(dialogOf(page).getByText(/2 filas: 2 nuevas\./)).toBeVisible();
    await saveTable(page);
    await closeDialog(page);

    await openTable(page, 'stations');
    await dialogOf(page).getByRole('textbox', { name: 'Pegue aquí la tabla' }).fill(STATIONS);
    await expect(dialogOf(page).getByText(/2 filas: 2 nuevas\./)).toBeVisible();
    await saveTable(page);
    await closeDialog(page);

    await drop(page, 'gente.csv', PEOPLE);
    await expect(dialogOf(page).getByText(/1 fila: 1 nueva\./)).toBeVisible();
    await dialogOf(page).getByRole('button', { name: 'Guardar' }).click();
    const shown = page.getByRole('dialog', { name: '1 contraseña temporal' });
    const temporary = (await shown.getByRole('cell').last().textContent()) ?? '';
    await shown.getByRole('button', { name: 'Ya la guardé' }).click();
    await closeDialog(page);

    await page.getByRole('link', { name: 'Campos', exact: true }).first().click();
    await expect(page.getByText('El Peral').first()).toBeVisible();
    await page.getByRole('button', { name: /^Cuenta/ }).click();
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
    await page.getByLabel('Correo electrónico').fill('luis@vina.example');
    await page.getByLabel('Contraseña', { exact: true }).fill(temporary);
    await page.getByRole('button', { name: 'Ingresar' }).click();
    await expect(page.getByRole('heading', { name: 'Elija una contraseña nueva' })).toBeVisible();
  } finally {
    await page.goto('about:blank');
    await installation.close();
  }
  expect(vigia.complaints).toEqual([]);
});
