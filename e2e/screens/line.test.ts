import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { network } from './network.ts';
import { heading, openScreen } from './open-screen.ts';

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
    const before = rowTexts();
    expect(before.join(' ')).toMatch(/\d\s*Polilla/);
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

  it('asks again by itself once it is back, and nothing of it is left', async () => {
    await openScreen('admin', '/home');
    await expect.element(heading('Estaciones')).toBeVisible();
    network.cut();
    window.dispatchEvent(new Event('offline'));
    await link('Clima').click();
    await expect.element(page.getByText('No se pudieron cargar los datos del gráfico').first()).toBeVisible();
    await expect.element(banner()).toBeVisible();
    network.mend();
    window.dispatchEvent(new Event('online'));
    await expect.element(banner()).not.toBeInTheDocument();
    await expect
      .element(page.getByText('No se pudieron cargar los datos del gráfico'))
      .not.toBeInTheDocument();
  });

  it('asks for what failed by itself where only the service was away, which no browser notices', async () => {
    network.cut('/v2/stations');
    await openScreen('admin', '/sectors');
    await network.settled();
    await expect.element(page.getByText(/^Sin conexión/)).toBeVisible();
    network.mend();
    await expect.poll(() => network.asked('/v2/stations'), { timeout: 40_000 }).toBeGreaterThan(1);
    await expect.element(page.getByText(/^Sin conexión/)).not.toBeInTheDocument();
  });
});

it('a health that could not be asked for does not look like broken traps alone', async () => {
  network.fail('/v2/stations', 500);
  await openScreen('admin', '/home');
  const notice = page.getByText(/^No se pudo consultar el estado de \d+ estaci/);
  await expect.element(notice).toBeVisible();
  network.mend();
  await page.getByRole('button', { name: 'Reintentar' }).first().click();
  await expect.element(notice).not.toBeInTheDocument();
});
