import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { readPdf } from '../packages/server/tests/support/pdf-pages.ts';
import { sheetsOf } from '../packages/server/tests/support/sheets.ts';
import { type Console, expect, test } from './pages/console.ts';
import { ReportForm } from './pages/event-form.ts';
import {
  dayFromToday,
  dialogOf,
  goOn,
  importRecord,
  isoFromToday,
  makeAdmin,
  makeClient,
  makeField,
  makeStation,
  save,
  sendMeasurements,
  signIn,
} from './pages/first-steps.ts';
import { type OwnInstallation, ownInstallation } from './pages/own-installation.ts';

const MOTH = 'Polilla del racimo de la vid Lobesia botrana';
const ADVISER = 'sofia@asesorias.example';
const DAY_MS = 86_400_000;
const CHOSEN = 'cuaderno al dia 2026';
/** The last cell of the second row is no number of days. */
const TABLE = [
  'Producto\tClasificación\tModo de acción\tCarencia (días)\tAplicaciones máximas\tFuente\tDías de protección',
  'Corto de carencia\tIRAC\t5\t3\t2\tEtiqueta 2026\t7',
  'Del mismo grupo\tIRAC\t28\t1\t\tEtiqueta 2026\tdiez',
  'Sin cifras\t\t\t\t\t\t',
].join('\n');

/** An installation with a client, a field with a trap that measures, and an adviser of it; none has a product. */
async function prepare(page: Page, { address, vigia: run }: OwnInstallation): Promise<string> {
  await page.goto(address);
  const password = await makeAdmin(run);
  await page.getByRole('button', { name: 'Ya la creé' }).click();
  await signIn(page, password);
  await makeClient(page);
  await goOn(page);
  await makeField(page);
  const key = await makeStation(page, MOTH);
  await sendMeasurements(address, 'VN-0001', key);
  await page.goto(address);
  await goOn(page);
  await importRecord(page);
  await page.getByRole('link', { name: 'Administración', exact: true }).first().click();
  await page.waitForURL(/company=/);
  const { search } = new URL(page.url());
  await page.goto(`${address}/admin/users${search}`);
  await page.getByRole('button', { name: 'Pegar o importar tabla' }).click();
  await dialogOf(page)
    .getByRole('textbox', { name: 'Pegue aquí la tabla' })
    .fill(`Nombre\tApellido\tCorreo\tRol\nSofía\tRojas\t${ADVISER}\tAsesor`);
  await expect(dialogOf(page).getByText(/1 fila: 1 nueva\./)).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Guardar' }).click();
  const shown = page.getByRole('dialog', { name: '1 contraseña temporal' });
  const temporary = (await shown.getByRole('cell').last().textContent()) ?? '';
  await shown.getByRole('button', { name: 'Ya la guardé' }).click();
  await dialogOf(page).getByRole('button', { name: 'Cerrar' }).first().click();
  return temporary;
}

/** Types into a field with suggestions, and leaves it, which closes their list. */
async function typeInto(form: Locator, name: string, text: string): Promise<void> {
  const field = form.getByRole('combobox', { name });
  await field.fill(text);
  await field.press('Tab');
}

/** One product by hand, in the form that the empty sheet leads to; the others by a table with a wrong cell that is mended where it stands. */
async function makeProducts(page: Page, vigia: Console): Promise<void> {
  const form = dialogOf(page);
  await form.getByRole('textbox', { name: /^Nombre/ }).fill('Largo de carencia');
  await form.getByRole('spinbutton', { name: 'Carencia' }).fill('30');
  await typeInto(form, 'Fuente de la carencia', 'Etiqueta 2026');
  await form.getByRole('spinbutton', { name: 'Días de protección' }).fill('14');
  await typeInto(form, 'Fuente de los días de protección', 'Etiqueta 2026');
  await save(form, 'Producto creado: Largo de carencia');

  await page.getByRole('button', { name: 'Pegar o importar tabla' }).click();
  const table = dialogOf(page);
  await table.getByRole('textbox', { name: 'Pegue aquí la tabla' }).fill(TABLE);
  await expect(table.getByText(/3 filas: 2 nuevas, 1 con errores/)).toBeVisible();
  await expect(table.getByText('1 ≤ día(s) ≤ 180')).toBeVisible();
  await vigia.expectFits();
  await table.getByRole('textbox', { name: 'Días de protección' }).fill('10');
  await page.keyboard.press('Enter');
  await expect(table.getByText(/3 filas: 3 nuevas\./)).toBeVisible();
  await table.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Tabla guardada: 3 filas nuevas').first()).toBeVisible();
  await table.getByRole('button', { name: 'Cerrar' }).first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Presses by finger, or by pointer where there is no touch. */
const press = (target: Locator, byTouch: boolean) => (byTouch ? target.tap() : target.click());

/** Takes the logbook of the season in a format. */
async function takeLogbook(page: Page, format: string, byTouch: boolean): Promise<Buffer> {
  await press(page.getByRole('button', { name: 'Cuaderno de campo' }), byTouch);
  await press(dialogOf(page).getByRole('button', { name: /Formato/ }), byTouch);
  await press(page.getByRole('option', { name: format }), byTouch);
  const coming = page.waitForEvent('download');
  await press(dialogOf(page).getByRole('button', { name: 'Descargar' }), byTouch);
  const file = await readFile(await (await coming).path());
  await dialogOf(page).getByRole('button', { name: 'Cerrar' }).first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return file;
}

/** The application on the chart of the pest: its bar, what the bar is, and each protected day in the table. */
async function seeProtectedDays(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const panel = page.getByRole('region', { name: 'Plagas', exact: true });
  await expect(panel.locator('[data-span]').first()).toBeAttached();
  await expect(panel.getByText('días que protege una aplicación').first()).toBeVisible();
  await panel.getByRole('button', { name: 'Ver tabla' }).click();
  const cells = dialogOf(page).getByRole('cell', { name: /^protege hasta .* · Largo de carencia$/ });
  await expect(cells.first()).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Cerrar' }).first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

const utcDay = (days: number) => new Date(`${isoFromToday(days)}T00:00:00Z`);

/** Without spaces, which a file does not keep, and with the letters of a ligature. */
const asRead = (text: string) => text.normalize('NFKC').replaceAll(/\s+/g, '');
const wordsOf = async (pdf: Buffer) => asRead((await readPdf(pdf)).map(({ text }) => text).join(''));

/** The sheet on paper: its day, the harvest, each product with its verdict and reasons, and the rules behind them. */
async function readSheet(page: Page, said: string): Promise<void> {
  const reasons = await page.getByRole('gridcell').getByRole('listitem').allTextContents();
  expect(reasons.length).toBeGreaterThan(3);
  const paper = await wordsOf(await page.pdf({ format: 'A4' }));
  const printed = ['Fundo El Boldo', said, ...reasons, 'Corto de carencia', 'Sin cifras', 'según etiqueta'];
  for (const words of [...printed, 'van 0 de 2', 'Cosecha: ', 'Carencia: aplicado un día con 14 días'])
    expect(paper).toContain(asRead(words));
  for (const words of ['Cuaderno de campo', 'REGISTRO']) expect(paper).not.toContain(asRead(words));
}

/** The logbook as people get it, on paper and as a workbook, as other programs read it. */
async function readLogbooks(page: Page, byTouch: boolean): Promise<void> {
  const paper = await wordsOf(await takeLogbook(page, 'Cuaderno de campo (PDF)', byTouch));
  for (const words of ['Viña Nueva', 'Fundo El Boldo', 'Largo de carencia', '30 días', ADVISER])
    expect(paper).toContain(asRead(words));

  const sheets = await sheetsOf(await takeLogbook(page, 'Excel (.xlsx)', byTouch));
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Carátula', 'Cuaderno de campo', 'Diccionario']);
  const cover = Object.fromEntries(sheets[0]!.data.map(([label, value]) => [String(label), value]));
  expect(cover).toMatchObject({ Cliente: 'Viña Nueva', Campo: 'Fundo El Boldo', Temporada: 'En curso' });
  expect(cover).toMatchObject({ 'Hecho por': ADVISER });
  const [head, ...rows] = sheets[1]!.data;
  expect(rows).toHaveLength(1);
  const cell = (heading: string) => rows[0]![head!.indexOf(heading)];
  expect(cell('Producto')).toBe('Largo de carencia');
  expect(cell('Dosis')).toBe(40);
  expect(cell('Carencia (días)')).toBe(30);
  expect(cell('Fecha')).toBeInstanceOf(Date);
  const applied = (cell('Fecha') as unknown as Date).getTime();
  expect((cell('Cosecha desde') as unknown as Date).getTime() - applied).toBe(30 * DAY_MS);
  expect((cell('Protege hasta') as unknown as Date).getTime() - applied).toBe(13 * DAY_MS);
  expect(cell('Cosecha prevista')).toEqual(utcDay(20));
}

test('products, harvest, what may be applied, an application against a rule, and the logbook', async ({
  vigia,
  page,
  hasTouch,
}) => {
  test.slow(); // An installation of its own, with its database.
  const installation = await ownInstallation('embedded');
  const { address } = installation;
  const size = page.viewportSize()!;
  try {
    await page.setViewportSize({ width: 1440, height: 900 });
    const temporary = await prepare(page, installation);
    await page.setViewportSize(size);
    const { search } = new URL(page.url());

    await page.goto(`${address}/sector/1/spraying${search}`);
    await expect(page.getByText('Todavía no hay productos')).toBeVisible();
    await press(page.getByRole('link', { name: 'Agregar productos' }), hasTouch);
    await makeProducts(page, vigia);

    await page.goto(`${address}/sector/1/spraying${search}`);
    await expect(page.getByText(/^Sin fecha de cosecha/)).toBeVisible();
    await press(page.getByRole('button', { name: 'Anotar cosecha' }), hasTouch);
    await dialogOf(page)
      .getByRole('textbox', { name: /^Se cosecha desde/ })
      .fill(dayFromToday(20).replaceAll('-', '/'));
    await save(dialogOf(page), 'Cosecha anotada');
    await page.getByRole('button', { name: /^Cuenta/ }).click();
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();

    await vigia.fillSignIn(ADVISER, temporary);
    await page.getByLabel('Contraseña nueva', { exact: true }).fill(CHOSEN);
    await page.getByLabel('Repita la contraseña nueva').fill(CHOSEN);
    await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
    await expect(page.getByRole('button', { name: /^Cuenta/ })).toBeVisible();
    await page.goto(`${address}/sector/1`);
    await press(page.getByRole('link', { name: 'Qué puedo aplicar' }), hasTouch);
    await expect(vigia.heading).toHaveText('Qué puedo aplicar');
    // Rows of a table, cards on a narrow screen.
    const row = (name: string) =>
      page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: name }).first();
    await expect(row('Corto de carencia')).toContainText('Cumple las reglas');
    await expect(row('Corto de carencia')).toContainText('van 0 de 2');
    await expect(row('Largo de carencia')).toContainText('No cumple');
    await expect(row('Largo de carencia')).toContainText('Carencia: con 30 días según la etiqueta');
    await expect(row('Sin cifras')).toContainText('Revise la etiqueta');
    await expect(row('Sin cifras')).toContainText('según etiqueta');
    await vigia.expectAccessible();
    await vigia.expectFits();

    // Read aloud: how many may be applied, once more when the day is another one, and what is no day is said at its field.
    const told = page.locator('[aria-live=polite]').filter({ hasText: /^El / });
    await expect(told).toHaveText(
      /^El \d+ \w+ \d{4}: 1 producto cumple las reglas, 1 no cumple, 2 dependen de su etiqueta\.$/,
    );
    const said = (await told.textContent()) ?? '';
    // From a narrow screen the table is printed as cards, with other words around its cells.
    if (!hasTouch) await readSheet(page, said);
    const day = page.getByRole('textbox', { name: 'Día de la aplicación' });
    const today = await day.inputValue();
    // Three days before the harvest are too few on its eve but one.
    await day.fill(dayFromToday(18).replaceAll('-', '/'));
    await expect(told).toHaveText(/^El \d+ \w+ \d{4}: ningún producto cumple las reglas, 2 no cumplen, /);
    await expect(row('Corto de carencia')).toContainText('No cumple');
    await day.fill(today);
    await expect(told).toHaveText(said);

    // An application that breaks a rule is warned of, and saved all the same.
    const form = new ReportForm(page);
    await form.open();
    await form.kind('Aplicación de agroquímico');
    await form.choose('Plaga', MOTH);
    await typeInto(form.dialog, 'Producto', 'Largo de carencia');
    await form.dialog.getByRole('spinbutton', { name: 'Dosis' }).fill('40');
    await expect(form.dialog.getByText(/^Carencia: con 30 días según la etiqueta/)).toBeVisible();
    await expect(form.dialog.getByText('Es un aviso: puede guardar igual.')).toBeVisible();
    await vigia.expectFits();
    await form.saveAndClose();

    await seeProtectedDays(page, `${address}/data-explorer`);
    await vigia.expectFits();

    await page.goto(`${address}/sector/1/spraying`);
    await expect(row('Largo de carencia')).toContainText('van 1');
    await readLogbooks(page, hasTouch);
  } finally {
    await page.goto('about:blank');
    await installation.close();
  }
  expect(vigia.complaints).toEqual([]);
});
