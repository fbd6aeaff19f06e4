import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SCREENS } from '../../packages/console/src/app/screens.ts';
import { close, field, openForm } from './event-form.ts';
import { network } from './network.ts';
import { heading, openScreen, openTab } from './open-screen.ts';

const banner = () => page.getByText(/^Sin conexión · datos de hace/);
const rowTexts = () =>
  page
    .getByRole('row')
    .elements()
    .map((row) => row.textContent);
const link = (name: string) => page.getByRole('link', { name, exact: true });

describe('while the line is down', () => {
  it('says so on every screen with the age of its data, and keeps the counts of Campos', async () => {
    await openScreen('admin', '/sectors');
    await expect.element(heading('Campos')).toBeVisible();
    await network.settled();
    await expect.poll(() => rowTexts().join(' ')).toMatch(/\d\s*Polilla/);
    const before = rowTexts();
    network.cut();
    window.dispatchEvent(new Event('offline'));
    await expect.element(banner()).toBeVisible();
    await link('Estaciones').click();
    await expect.element(heading('Estaciones')).toBeVisible();
    await expect.element(banner()).toBeVisible();
    await link('Campos').click();
    await expect.element(heading('Campos')).toBeVisible();
    await expect.element(banner()).toBeVisible();
    await expect.poll(rowTexts).toEqual(before);
  });

  it('requests again by itself when the line is back, and all signs of the failure disappear', async () => {
    await openScreen('admin', '/home');
    await expect.element(heading('Estaciones')).toBeVisible();
    network.cut();
    window.dispatchEvent(new Event('offline'));
    await link('Clima').click();
    await expect.element(page.getByText('No se pudieron cargar los datos del gráfico').first()).toBeVisible();
    await expect.element(page.getByText('Sin conexión', { exact: true })).toBeVisible(); // No data are shown whose age could be given.
    network.mend();
    window.dispatchEvent(new Event('online'));
    await expect.element(page.getByText(/^Sin conexión/)).not.toBeInTheDocument();
    await expect
      .element(page.getByText('No se pudieron cargar los datos del gráfico'))
      .not.toBeInTheDocument();
  });

  it('loads a screen whose file failed, by itself, when the line is back', async () => {
    const gone = vi
      .spyOn(SCREENS, '/oidio-explorer')
      .mockImplementation(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
    try {
      await openScreen('admin', '/home');
      await expect.element(heading('Estaciones')).toBeVisible();
      await network.settled();
      network.cut();
      window.dispatchEvent(new Event('offline'));
      await link('Hongos').click();
      await expect.element(page.getByText('Esta pantalla no se pudo mostrar')).toBeVisible();
      await expect.element(page.getByText('Sin conexión', { exact: true })).toBeVisible();
    } finally {
      gone.mockRestore();
    }
    network.mend();
    window.dispatchEvent(new Event('online'));
    await expect.element(heading('Hongos')).toBeVisible();
  });

  it('shows after a reload how old the data of an earlier visit are', async () => {
    const first = await openScreen('admin', '/sectors');
    await expect.element(heading('Campos')).toBeVisible();
    await network.settled();
    first.close();
    const HOURS_3_MS = 3 * 3_600_000;
    for (const [key, text] of Object.entries(localStorage))
      if (key.startsWith('vigia:tree:')) {
        const kept = JSON.parse(text);
        localStorage.setItem(key, JSON.stringify({ ...kept, lastFetch: Date.now() - HOURS_3_MS }));
      }
    network.cut('/v2/');
    openTab('/sectors');
    await expect.element(page.getByText('Sin conexión · datos de hace 3 h')).toBeVisible();
    network.mend();
    window.dispatchEvent(new Event('online'));
    await expect.element(page.getByText(/^Sin conexión/)).not.toBeInTheDocument();
  });

  it('requests again by itself what failed while only the service was away, which no browser notices', async () => {
    network.cut('/v2/clients/1/stations');
    await openScreen('admin', '/sectors');
    await network.settled();
    await expect.element(page.getByText(/^Sin conexión/)).toBeVisible();
    network.mend();
    await expect.poll(() => network.requests('/v2/clients/1/stations')).toBeGreaterThan(0);
    await expect.element(page.getByText(/^Sin conexión/)).not.toBeInTheDocument();
  });
});

it('shows a failed request for captures differently from traps that nobody counted', async () => {
  network.fail('/v2/clients/1/captures', 500);
  await openScreen('admin', '/sectors');
  const notice = page.getByText(/^No se pudieron consultar las capturas de \d+ plaga/);
  await expect.element(notice).toBeVisible();
  await page
    .getByRole('button', { name: /Polilla del racimo de la vid ?, no se pudo consultar/ })
    .first()
    .click();
  const popover = page.getByRole('dialog', { name: /^Capturas de/ });
  await expect.element(popover.getByText('No se pudo consultar')).toBeVisible();
  network.mend();
  await popover.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(popover.getByText(/en los últimos 7 días|Sin conteo/)).toBeVisible();
});

it('does not show a failed request for health like broken traps', async () => {
  network.fail('/v2/clients/1/stations', 500);
  await openScreen('admin', '/home');
  const notice = page.getByText(/^No se pudo consultar el estado de \d+ estaci/);
  await expect.element(notice).toBeVisible();
  network.mend();
  await page.getByRole('button', { name: 'Reintentar' }).first().click();
  await expect.element(notice).not.toBeInTheDocument();
});

it('says that the clock of this device is wrong, and follows that of the service', async () => {
  const threeDays = 3 * 24 * 3_600_000;
  network.tellTime(Date.now() + threeDays);
  await openScreen('admin', '/sectors');
  await expect.element(page.getByText(/^El reloj de este equipo está atrasado 3 días/)).toBeVisible();
  await openForm('Biofix');
  await expect.element(field('textbox', 'Fecha de biofix')).toHaveValue('24-11-2026');
  await close();
});
