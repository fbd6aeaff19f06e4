import { describe, expect, it } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { heading, type OpenScreen, openScreen, openTab } from './open-screen.ts';

const period = (name: string, within: Locator | typeof page = page) =>
  within.getByRole('radio', { name, exact: true }).first();
const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const choose = (name: string) => page.getByText(name, { exact: true }).first().click();

/** Opens the same address again, like a reload. */
function reload(screen: OpenScreen): OpenScreen {
  const address = screen.address();
  screen.close();
  return openTab(address);
}

describe('the period of the charts', () => {
  it('stands in the address, replaces what stood there, and outlives a reload and another screen', async () => {
    const screen = await openScreen('admin', '/home?season=101');
    await expect.element(heading('Estaciones')).toBeVisible();
    screen.go('/sector/11?season=101&crop=1#clima');
    await expect.element(period('Últimos 90 días')).toBeChecked();
    await choose('Últimos 30 días');
    await expect.poll(screen.address).toBe('/sector/11?season=101&crop=1&period=30days#clima');
    await choose('Temporada completa');
    await expect.poll(screen.address).toBe('/sector/11?season=101&crop=1&period=allSeason#clima');
    const again = reload(screen);
    await expect.element(period('Temporada completa')).toBeChecked();
    await expect.element(tab('CLIMA')).toHaveAttribute('aria-selected', 'true');
    again.go('/climate-explorer?season=101&sector=11&period=allSeason');
    await expect.element(heading('Clima')).toBeVisible();
    await expect.element(period('Temporada completa')).toBeChecked();
  });

  it('leaves no step behind: Back goes to the page before', async () => {
    const screen = await openScreen('admin', '/home?season=101');
    await expect.element(heading('Estaciones')).toBeVisible();
    screen.go('/station/1001?season=101');
    await expect.element(period('Últimos 30 días')).toBeChecked();
    await choose('Últimos 90 días');
    await expect.poll(screen.address).toBe('/station/1001?season=101&period=90days');
    screen.back();
    await expect.element(heading('Estaciones')).toBeVisible();
  });

  it('that is invalid gives a notice, and the default period is shown', async () => {
    const notice = page.getByText(/^El enlace pedía un período que no está en estos datos/);
    const screen = await openScreen('admin', '/sector/11?season=101&period=quincena#clima');
    await expect.element(notice).toBeVisible();
    await expect.element(period('Últimos 90 días')).toBeChecked();
    await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
    await expect.poll(screen.address).toBe('/sector/11?season=101#clima');
    screen.go('/station/1001?period=quincena');
    await expect.element(notice).toBeVisible();
    await expect.element(period('Últimos 30 días')).toBeChecked();
    screen.go('/climate-explorer?season=101&sector=11&period=quincena');
    await expect.element(heading('Clima')).toBeVisible();
    await expect.element(notice).toBeVisible();
    await expect.poll(screen.address).not.toContain('period');
  });
});

describe('the tab of Campo', () => {
  it('is a step of its own: Back goes to the former one', async () => {
    const screen = await openScreen('admin', '/sector/11?season=101');
    await tab('CLIMA').click();
    await tab('HORAS FRÍO').click();
    await expect.poll(screen.address).toBe('/sector/11?season=101#horas-frio');
    screen.back();
    await expect.element(tab('CLIMA')).toHaveAttribute('aria-selected', 'true');
    screen.back();
    await expect.element(tab('PLAGAS')).toHaveAttribute('aria-selected', 'true');
    await expect.poll(screen.address).toBe('/sector/11?season=101');
  });
});

describe('series and lines that somebody switched', () => {
  const incremental = page.getByRole('button', { name: /^Capturas Incrementales/ });
  const accumulated = page.getByRole('button', { name: /^Capturas Acumuladas/ });
  const line = (name: string) => page.getByRole('checkbox', { name, exact: true });

  async function switchSome(): Promise<OpenScreen> {
    const screen = await openScreen('admin', '/sector/11?season=101');
    await incremental.click();
    await accumulated.click();
    await page.getByText('Controles', { exact: true }).first().click();
    await expect.element(line('Controles')).not.toBeChecked();
    return screen;
  }
  async function expectUsual() {
    await expect.element(incremental).toHaveAttribute('aria-pressed', 'true');
    await expect.element(accumulated).toHaveAttribute('aria-pressed', 'false');
    await expect.element(line('Controles')).toBeChecked();
  }

  it('are as they were left after a reload, each chart with its own', async () => {
    reload(await switchSome());
    await expect.element(incremental).toHaveAttribute('aria-pressed', 'false');
    await expect.element(accumulated).toHaveAttribute('aria-pressed', 'true');
    await expect.element(line('Controles')).not.toBeChecked();
    await expect.element(line('Fenología')).toBeChecked();
    await tab('HORAS FRÍO').click();
    const chill = page.getByRole('region', { name: 'Horas Frío', exact: true });
    await expect
      .element(chill.getByRole('button', { name: /^Horas Frío/ }))
      .toHaveAttribute('aria-pressed', 'true');
  });

  it('are not those of another person in the same browser', async () => {
    const screen = await switchSome();
    screen.close();
    await openScreen('superAdmin', '/sector/11?company=1&season=101');
    await expectUsual();
  });

  it('are forgotten with everything else by whoever signs out', async () => {
    const screen = await switchSome();
    await page.getByRole('button', { name: /^Cuenta/ }).click();
    await page.getByRole('menuitem', { name: /Cerrar sesión/ }).click();
    await expect.element(heading('Ingresa con tu cuenta')).toBeVisible();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('vigia:chart:'))).toEqual([]);
    screen.close();
    await openScreen('admin', '/sector/11?season=101');
    await expectUsual();
  });
});
