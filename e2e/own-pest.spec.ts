import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { NEW_PEST } from '../packages/server/tests/support/new-pest.ts';
import { readPdf } from '../packages/server/tests/support/pdf-pages.ts';
import { Guest, Host } from './hosts/host.ts';
import { expect, test } from './pages/console.ts';
import {
  countPhoto,
  dialogOf,
  goOn,
  importRecord,
  isoFromToday,
  makeAdmin,
  makeClient,
  makeField,
  makeStation,
  sendMeasurements,
  signIn,
} from './pages/first-steps.ts';
import { type OwnInstallation, ownInstallation } from './pages/own-installation.ts';

const { name: PEST, species: SPECIES } = NEW_PEST;
const host = new Host();
test.beforeAll(() => host.listen());
test.afterAll(() => host.close());

/** Imports the document in the catalogue, after it was looked at, and puts it into use. */
async function importPest(page: Page): Promise<void> {
  await page.goto(new URL('/admin/catalogue', page.url()).href);
  await page.getByRole('button', { name: 'Importar documento' }).click();
  const buffer = Buffer.from(JSON.stringify(NEW_PEST));
  const file = { name: 'bagrada.json', mimeType: 'application/json', buffer };
  await dialogOf(page).locator('input[type=file]').setInputFiles(file);
  await expect(dialogOf(page).getByText(`${PEST}, versión 1: sin errores.`)).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Poner en uso' }).click();
  await expect(page.getByText(`Documento en uso: ${PEST}`)).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Cerrar' }).first().click();
}

/** @returns a key for widgets of the client's first field on the host's site */
async function makeKey({ vigia }: OwnInstallation, client: string): Promise<string> {
  const what = ['--client', client, '--name', 'Boletín', '--sectors', '1', '--origins', host.origin];
  const { code, out, err } = await vigia('embed-key', 'create', ...what);
  expect(code, err).toBe(0);
  return /pk_live_[\w-]+/.exec(out)?.[0] ?? '';
}

test('a pest of one’s own: from its document to chip, curve, PDF and widget, on an empty installation', async ({
  vigia,
  page,
}) => {
  test.slow(); // An installation of its own, with its database.
  const installation = await ownInstallation('embedded');
  const { address } = installation;
  try {
    await page.goto(address);
    const password = await makeAdmin(installation.vigia);
    await page.getByRole('button', { name: 'Ya la creé' }).click();
    await signIn(page, password);
    await makeClient(page);
    await importPest(page);
    await page.goto(address);
    await goOn(page);
    await makeField(page);
    const key = await makeStation(page, `${PEST} ${SPECIES}`);
    await goOn(page);
    await sendMeasurements(address, 'VN-0001', key);
    await importRecord(page);
    await goOn(page);
    await countPhoto(page, isoFromToday(-1));

    await page.getByRole('link', { name: 'Campos', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Campos' })).toBeVisible();
    await page
      .getByRole('button', { name: new RegExp(PEST) })
      .first()
      .click();
    await expect(
      page.getByText(`Umbral de ${SPECIES} v1, catálogo de la instalación; todo el año.`),
    ).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: 'Plagas', exact: true }).click();
    await expect(page.getByText(/\d °C·día/).first()).toBeVisible();
    await expect(page.getByRole('button', { name: `${PEST} Plaga` })).toBeVisible();
    await page.getByRole('button', { name: 'Informe', exact: true }).click();
    const coming = page.waitForEvent('download');
    await dialogOf(page).getByRole('button', { name: 'Descargar' }).click();
    const pages = await readPdf(await readFile(await (await coming).path()));
    expect(JSON.stringify(pages)).toContain(SPECIES);

    const publicKey = await makeKey(installation, new URL(page.url()).searchParams.get('company') ?? '');
    const guest = new Guest(page);
    const body = `<vigia-degree-days sector="1" pest="${NEW_PEST.id}" public-key="${publicKey}"></vigia-degree-days>`;
    const head = `<script src="${address}/widgets/vigia-widgets.js"></script>`;
    await guest.visit(host.add({ head, body }));
    const chart = guest.widget('vigia-degree-days');
    await guest.expectWorks(chart);
    await expect(chart.getByRole('application')).toBeVisible();
    await expect(chart.getByRole('heading', { name: `Grados día y capturas, ${PEST}` })).toBeVisible();
  } finally {
    await page.goto('about:blank');
    await installation.close();
  }
  expect(vigia.complaints).toEqual([]);
});
