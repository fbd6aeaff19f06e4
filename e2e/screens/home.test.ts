import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { closeByEscape } from './close-by-escape.ts';
import { network } from './network.ts';
import { heading, openScreen } from './open-screen.ts';

const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
/** The filter; the column with the same name comes after it. */
const season = page.getByRole('button', { name: /Temporada$/ }).first();
const option = (name: string) => page.getByRole('option', { name, exact: true });

const EVENTS = '/v2/events';
const logType = page.getByRole('button', { name: /Tipo de registro$/ });
const station = page.getByRole('combobox', { name: 'Estación' });
const day = (end: string) => page.getByRole('textbox', { name: `Fechas: ${end}` });
const dialog = page.getByRole('dialog', { name: 'Descargar informe' });

async function chooseType(name: string) {
  await logType.click();
  await option(name).click();
}

/** Finds the station by typing its name. */
async function chooseStation(name: string) {
  await station.click();
  await station.fill(name);
  await option(name).click();
}

describe('Estaciones', () => {
  it('is where the root path and unknown paths lead', async () => {
    const screen = await openScreen('grower', '/no-such-page');
    await expect.element(heading('Estaciones')).toBeVisible();
    await expect.poll(screen.address).toBe('/home');
    screen.go('/');
    await expect.poll(screen.address).toBe('/home');
    screen.go('/calendar');
    await expect.poll(screen.address).toBe('/home');
  });

  it('leaves out stations without a device in a running season, and shows all of a past one', async () => {
    const screen = await openScreen('grower', '/home');
    await expect.element(row('N-1')).toBeVisible();
    await expect.element(row('S-1')).toBeVisible();
    await expect.element(row('S-2')).not.toBeInTheDocument();
    await season.click();
    await option('2025–26').click();
    await expect.element(row('N-0')).toBeVisible();
    await expect.poll(screen.address).toContain('season=100');
  });

  it('says so when no station fits, and finds them again', async () => {
    await openScreen('grower', '/home');
    const search = page.getByPlaceholder('Buscar...');
    await search.fill('zzz');
    await expect.element(page.getByText('Ninguna estación coincide')).toBeVisible();
    await search.fill('sur');
    await expect.element(row('S-1')).toBeVisible();
    await expect.element(row('N-1')).not.toBeInTheDocument();
  });

  it('takes the newest season for one that does not exist', async () => {
    await openScreen('grower', '/home?season=4711&sector=x');
    await expect.element(row('N-1')).toBeVisible();
    await expect.element(season).toMatchTextContent(/2026–27/);
  });

  it('shows only the field of somebody who may see one', async () => {
    await openScreen('narrowed', '/home');
    await expect.element(row('N-1')).toBeVisible();
    await expect.element(row('S-1')).not.toBeInTheDocument();
  });
});

describe('Estaciones by reports', () => {
  it('shows the stations with an event of a kind, and the date of the last one', async () => {
    const screen = await openScreen('grower', '/home');
    await expect.element(row('N-1')).toBeVisible();
    await expect.element(day('desde')).toBeDisabled();
    expect(network.requests(EVENTS)).toBe(0);
    await chooseType('Mantención');
    await expect.element(row('S-1')).toMatchTextContent(/01 oct 2026/);
    await expect.element(row('N-1')).not.toBeInTheDocument();
    await expect.element(page.getByRole('status').getByText('1 de 2 estaciones')).toBeVisible();
    await expect.poll(screen.address).toBe('/home#maintenance_log');
    // Each link leads to the events of the station.
    await page.getByRole('link', { name: '01 oct 2026' }).click();
    await expect.element(heading('Reportes')).toBeVisible();
    await expect.poll(screen.address).toMatch(/^\/logs\?.*dateStart=2026-05-01.*#maintenance_log\/1002$/);
    screen.back();
    await expect.element(row('S-1')).toMatchTextContent(/01 oct 2026/);
    screen.back();
    await expect.element(row('N-1')).toBeVisible();
    await expect.poll(screen.address).toBe('/home');
  });

  it('uses the dates, says that there is no event, and removes the kind again', async () => {
    const screen = await openScreen(
      'grower',
      '/home?dateStart=2026-11-01&dateEnd=2026-11-20#maintenance_log',
    );
    await expect
      .element(
        page.getByText('Ninguna estación tiene una mantención entre el 1 y el 20 de noviembre de 2026'),
      )
      .toBeVisible();
    await expect.element(day('hasta')).toHaveValue('20-11-2026');
    await page
      .getByRole('row', { name: /^Fechas: 01 nov 2026 a 20 nov 2026/ })
      .getByRole('button')
      .click();
    await expect.element(row('S-1')).toMatchTextContent(/01 oct 2026/);
    screen.back();
    await page.getByRole('button', { name: 'Quitar el tipo de registro' }).click();
    await expect.element(row('N-1')).toBeVisible();
    // Without a kind of event the days have no meaning, and there is no chip for them.
    await expect.element(page.getByRole('grid', { name: 'Filtros elegidos' })).not.toBeInTheDocument();
  });

  it('waits for the events, says when they failed, tries again, and drops what is not wanted', async () => {
    await openScreen('grower', '/home');
    await expect.element(row('N-1')).toBeVisible();
    network.hold(EVENTS);
    await chooseType('Reemplazo');
    await expect.element(page.getByText('Cargando los reportes de Reemplazo')).toBeVisible();
    await expect.element(row('N-1')).not.toBeInTheDocument();
    await expect.poll(() => network.requests(EVENTS)).toBe(1);
    network.fail(EVENTS, 400);
    await chooseType('Mantención');
    await expect.poll(() => network.abandoned(EVENTS)).toBe(1);
    const map = page.getByRole('region', { name: 'Mapa de estaciones' });
    await expect
      .element(map.getByRole('alert'))
      .toMatchTextContent(/^No se cargaron los reportes de Mantención/);
    network.mend();
    await map.getByRole('button', { name: 'Reintentar' }).click();
    await expect.element(row('S-1')).toMatchTextContent(/01 oct 2026/);
    await chooseType('Todos');
    await expect.element(row('N-1')).toBeVisible();
  });
});

describe('Estaciones by station', () => {
  it('shows one in table, and drops it with the field it is not in', async () => {
    const screen = await openScreen('grower', '/home');
    await chooseStation('S-1');
    await expect.element(row('S-1')).toBeVisible();
    await expect.element(row('N-1')).not.toBeInTheDocument();
    await expect.poll(screen.address).toBe('/home#/1002');
    await page
      .getByRole('button', { name: /Campo$/ })
      .first()
      .click();
    await option('Norte').click();
    await expect.element(row('N-1')).toBeVisible();
    await expect.element(station).toHaveValue('');
    await expect.poll(screen.address).not.toContain('#');
    screen.back();
    await expect.element(row('S-1')).toBeVisible();
    await expect.poll(screen.address).toBe('/home#/1002');
  });

  it('opens a report at the station that is chosen', async () => {
    await openScreen('grower', '/home#/1002');
    await expect.element(row('S-1')).toBeVisible();
    await page.getByRole('button', { name: 'REGISTRO' }).click();
    const form = page.getByRole('dialog', { name: 'Nuevo Reporte' });
    await form.getByRole('button', { name: /Tipo de Reporte/ }).click();
    await option('Mantención de dispositivo').click();
    await expect.element(form.getByRole('combobox', { name: /^Estación/ })).toHaveValue('S-1');
  });

  it('says that a station and a field of a link do not exist', async () => {
    const screen = await openScreen('grower', '/home?sector=31#maintenance_log/4711');
    await expect
      .element(page.getByText(/El enlace pedía un campo y una estación que no está en estos datos/))
      .toBeVisible();
    await expect.element(row('S-1')).toMatchTextContent(/01 oct 2026/);
    await page.getByRole('main').getByRole('button', { name: 'Cerrar', exact: true }).click();
    await expect.element(page.getByText(/El enlace pedía/)).not.toBeInTheDocument();
    await expect.poll(screen.address).toBe('/home#maintenance_log');
  });

  it('filters from the sheet of a narrow screen, and all comes off at once', async () => {
    await page.viewport(390, 844);
    const screen = await openScreen('grower', '/home');
    await page.getByRole('button', { name: /^Filtros/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Filtros' });
    await sheet.getByRole('button', { name: /Tipo de registro$/ }).click();
    await option('Mantención').click();
    await chooseStation('S-1');
    await sheet.getByRole('button', { name: 'Ver resultados' }).click();
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(page.getByRole('row', { name: 'Estación: S-1' })).toBeVisible();
    await expect.poll(screen.address).toBe('/home#maintenance_log/1002');
    await page.getByRole('button', { name: 'Limpiar filtros' }).click();
    await expect.element(page.getByRole('link', { name: 'N-1' })).toBeVisible();
    await expect.poll(screen.address).toMatch(/^\/home(\?season=101)?$/);
  });
});

describe('Informe of Estaciones', () => {
  const report = page.getByRole('button', { name: 'Informe', exact: true });
  const field = dialog.getByRole('combobox', { name: /Campo/ });

  it('lets the user choose the field, and says that it is required', async () => {
    await openScreen('grower', '/home');
    await report.click();
    await dialog.getByRole('button', { name: 'Descargar' }).click();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveAccessibleDescription('Elija un campo');
    await field.fill('Nor');
    await option('Norte').click();
    await expect.element(dialog.getByText('Seguimiento de producción: Norte.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Descargar' }).click();
    await expect.element(page.getByText('Informe descargado')).toBeVisible();
  });

  it('is of the chosen field, or of the field of the station', async () => {
    const screen = await openScreen('grower', '/home#/1002');
    await report.click();
    await expect.element(dialog.getByText(/^Seguimiento de producción: /)).toBeVisible();
    expect(field.elements()).toEqual([]);
    await closeByEscape(dialog);
    screen.go('/home?sector=11&reportType=climate-report');
    await expect.element(row('N-1')).toBeVisible();
    await report.click();
    await expect.element(dialog.getByText('Informe de clima: Norte.')).toBeVisible();
    await closeByEscape(dialog);
    screen.go('/home?season=99&crop=none');
    await expect.element(page.getByText('No hay estaciones con estos filtros')).toBeVisible();
    await expect.element(report).toBeDisabled();
  });
});
