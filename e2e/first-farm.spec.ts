import type { Locator, Page } from '@playwright/test';
import { expect, test } from './pages/console.ts';
import {
  countPhoto,
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
import { type DatabaseOf, type OwnInstallation, ownInstallation } from './pages/own-installation.ts';

/** `docs/first-farm.md`, step by step, in an empty installation. */
const MOTH = 'Polilla del racimo de la vid Lobesia botrana';

const step = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Primeros pasos' }).getByRole('listitem').filter({ hasText: name });

/**
 * Signs out half-way and continues on another day; a new tab of the same browser continues where the last one
 * was.
 */
async function leaveAndComeBack(page: Page, password: string): Promise<void> {
  await page.getByRole('button', { name: /^Cuenta/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await signIn(page, password);
  const clients = page.getByRole('region', { name: 'Siga con un cliente' });
  await expect(clients.getByRole('listitem').filter({ hasText: 'Viña Nueva' })).toContainText('4 de 7 pasos');
  await clients.getByRole('link', { name: 'Viña Nueva' }).click();
  await expect(page.getByText('Primeros pasos de Viña Nueva.')).toBeVisible();
  await page.goto(new URL('/', page.url()).href);
  await goOn(page);
  await expect(page.getByText('Primeros pasos de Viña Nueva.')).toBeVisible();
}

for (const database of ['embedded', 'external'] satisfies DatabaseOf[]) {
  test(`from nothing to a degree-day curve and a counted photo, on an ${database} PostgreSQL`, async ({
    vigia,
    page,
  }) => {
    test.slow(); // An installation of its own, with its database.
    const installation: OwnInstallation = await ownInstallation(database);
    try {
      await walk(page, installation);
    } finally {
      await page.goto('about:blank');
      await installation.close();
    }
    expect(vigia.complaints).toEqual([]);
  });
}

async function walk(page: Page, { address, vigia: run }: OwnInstallation): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Esta instalación está vacía' })).toBeVisible();
  const password = await makeAdmin(run);
  await page.getByRole('button', { name: 'Ya la creé' }).click();
  await signIn(page, password);
  await expect(page.getByRole('heading', { level: 1, name: 'Empezar' })).toBeVisible();
  await expect(page.getByText('0 de 7 pasos listos')).toBeVisible();
  const guide = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^Guía/ }).click();
  await expect((await guide).getByRole('heading', { level: 1 })).toBeVisible();
  await (await guide).close();

  await makeClient(page);
  await goOn(page);
  await expect(page.getByText('Primeros pasos de Viña Nueva.')).toBeVisible();
  await expect(step(page, 'Cliente').getByText('Listo')).toBeAttached();

  await makeField(page);
  const key = await makeStation(page, MOTH);

  await leaveAndComeBack(page, password);
  await expect(step(page, 'Estación con su dispositivo').getByText('Listo')).toBeAttached();
  await sendMeasurements(address, 'VN-0001', key);
  await expect(step(page, 'Primeras mediciones').getByText('Listo')).toBeAttached(); // The step is completed by itself.

  await importRecord(page);
  await goOn(page);

  await countPhoto(page, isoFromToday(-1));

  await page.getByRole('button', { name: 'Ayuda', exact: true }).click();
  await page.getByRole('link', { name: /^Empezar: los primeros pasos/ }).click();
  await expect(page.getByRole('heading', { name: 'Todo listo' })).toBeVisible();
  await page.getByRole('link', { name: 'Ver grados día y capturas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Plagas' })).toBeVisible();
  await expect(page.getByText(/\d °C·día/).first()).toBeVisible();
}
