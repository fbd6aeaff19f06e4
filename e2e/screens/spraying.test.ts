import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { choose, close, dialog, save } from './form-dialog.ts';
import { network } from './network.ts';
import { heading, openScreen, sql } from './open-screen.ts';
import { savedFiles } from './saved-files.ts';

const row = (name: RegExp) => page.getByRole('row', { name });
const text = (name: RegExp) => dialog.getByRole('textbox', { name });

/** What the tests of others find: neither products of these nor a harvest of the southern field. */
afterEach(async () => {
  await sql("delete from product where client_id = 1 and product_name like 'Prueba %'");
  await sql('delete from harvest_date where sector_id = 12');
});

describe('products of a client', () => {
  it('are added with the source of their figures, and nothing is made up for the others', async () => {
    await openScreen('admin', '/admin/products?company=1');
    await expect.element(page.getByRole('heading', { name: 'Productos' })).toBeVisible();
    await page.getByRole('button', { name: 'Agregar Producto' }).click();
    await text(/^Nombre/).fill('Prueba uno');
    await dialog.getByRole('spinbutton', { name: 'Carencia' }).fill('14');
    await save.click();
    await expect.element(dialog.getByText(/^Diga de dónde sale la cifra/).first()).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Fuente de la carencia' }).fill('Etiqueta 2026');
    await text(/^Nombre/).click();
    await save.click();
    await expect.element(page.getByText('Producto creado: Prueba uno')).toBeVisible();
    await close();
    await expect.element(row(/^Prueba uno.*14/)).toBeVisible();
    expect(
      await sql(
        "select pre_harvest_days, pre_harvest_source, residual_days from product where product_name = 'Prueba uno'",
      ),
    ).toEqual([{ pre_harvest_days: 14, pre_harvest_source: 'Etiqueta 2026', residual_days: null }]);
  });
});

describe('Qué puedo aplicar', () => {
  it('says until when a product may be applied, once the harvest is known, counted from the label', async () => {
    const path = '/sector/12/spraying?company=1';
    await sql(
      `insert into product (client_id, product_name, active_ingredient, authorisation_number, mode_groups, mode_source,
        pre_harvest_days, pre_harvest_source, market_source, reentry_source, most_applications, most_applications_source, residual_source)
       values (1, 'Prueba dos', '', '', '', '', 14, 'Etiqueta', '', '', 2, 'Etiqueta', '')`,
    );
    await openScreen('admin', path);
    await expect.element(heading('Qué puedo aplicar')).toBeVisible();
    await expect.element(row(/^Prueba dos.*Cumple las reglas.*van 0 de 2/)).toBeVisible();
    await page.getByRole('button', { name: 'Anotar cosecha' }).click();
    await dialog.getByRole('textbox', { name: /^Se cosecha desde/ }).fill('20/02/2027');
    await save.click();
    await expect.element(page.getByText(/^Cosecha anotada/)).toBeVisible();
    await close();
    await expect.element(page.getByText('Cosecha: 20 feb 2027')).toBeVisible();
    await expect.element(row(/^Prueba dos.*06 feb 2027/)).toBeVisible();
  });

  it('gives the logbook of the season', async () => {
    const files = savedFiles();
    await openScreen('admin', '/sector/11/spraying?company=1');
    await page.getByRole('button', { name: 'Cuaderno de campo' }).click();
    await choose(/Formato/, 'CSV para programas');
    await dialog.getByRole('button', { name: 'Descargar' }).click();
    await expect.element(page.getByText('Archivo descargado')).toBeVisible();
    expect(files.map(({ name }) => name)).toEqual(['Cuaderno de campo Norte 2026–27.csv']);
    expect(await files[0]!.blob.text()).toMatch(/,agrochemical_application,.*,Secreto,/);
  });

  it('prints the logbook of the season', async () => {
    const files = savedFiles();
    await openScreen('admin', '/sector/11/spraying?company=1');
    await page.getByRole('button', { name: 'Cuaderno de campo' }).click();
    await choose(/Formato/, 'Cuaderno de campo (PDF)');
    await expect.element(dialog.getByText('Qué incluir')).not.toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Descargar' }).click();
    await expect.element(page.getByText('Archivo descargado')).toBeVisible();
    expect(files.map(({ name }) => name)).toEqual(['Cuaderno de campo Norte 2026–27.pdf']);
    expect(await files[0]!.blob.slice(0, 5).text()).toBe('%PDF-');
  });

  it('says when the service cannot print, and keeps what was chosen', async () => {
    const files = savedFiles();
    await openScreen('admin', '/sector/11/spraying?company=1');
    await page.getByRole('button', { name: 'Cuaderno de campo' }).click();
    await choose(/Formato/, 'Cuaderno de campo (PDF)');
    network.refuse('/v2/clients/1/exports/tables', 503, 'no-printer');
    await dialog.getByRole('button', { name: 'Descargar' }).click();
    await expect.element(page.getByText(/^El servicio no puede imprimir ahora/)).toBeVisible();
    expect(files).toEqual([]);
    network.mend();
  });
});

/** A weather service's hours for station 1001 from today on, as the job stores them. */
async function tellHours(rainMm: number): Promise<void> {
  await sql(`insert into station_weather (client_id, station_id, service, answered_at)
    values (1, 1001, 'open-meteo', '2026-11-21 14:00Z')`);
  await sql(`insert into station_weather_day
    (client_id, station_id, service, day, hourly_t, hourly_rh, hourly_rain_mm, hourly_wind_km_h, answered_at)
    select 1, 1001, 'open-meteo', date '2026-11-21' + d,
      array_fill(15::float8, array[24]), array_fill(60::float8, array[24]),
      array_fill(${rainMm}::float8, array[24]), array_fill(6::float8, array[24]), '2026-11-21 14:00Z'
    from generate_series(0, 7) d`);
}

describe('dry, calm hours', () => {
  afterEach(async () => {
    await sql('delete from station_weather where station_id = 1001');
  });

  it('tells the dry, calm hours, and why there are none', async () => {
    await openScreen('grower', '/sector/11/spraying?company=1');
    await expect.element(page.getByText(/^Esta instalación no consulta un servicio de clima/)).toBeVisible();
  });

  it('shows the hours that a service forecast, by limits that the reader chooses and keeps', async () => {
    await tellHours(0);
    await openScreen('grower', '/sector/11/spraying?company=1');
    const days = page.getByRole('list', { name: 'Horas que sirven' });
    await expect.element(days).toBeVisible();
    await page.getByText('Solo con luz de día').click();
    await expect.element(days.getByText('00–24 h').first()).toBeVisible();
    await page.getByRole('button', { name: /^Sin lluvia|Sin lluvia después/ }).click();
    await page.getByRole('option', { name: '4 horas' }).click();
    await expect.element(page.getByText(/^Pronóstico de Open-Meteo para la estación/)).toBeVisible();
    await page.getByRole('button', { name: 'Ver cifras por hora' }).click();
    await expect.element(page.getByRole('grid', { name: 'Pronóstico por hora' })).toBeVisible();
    await openScreen('grower', '/sector/11/spraying?company=1');
    await expect
      .element(page.getByText('Sin lluvia en la hora y en las 4 siguientes.', { exact: false }))
      .toBeVisible();
  });

  it('says where no hour serves', async () => {
    await tellHours(0.4);
    await openScreen('grower', '/sector/11/spraying?company=1');
    await expect.element(page.getByText(/^Ninguna hora de los próximos días/)).toBeVisible();
  });
});
