import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { PEOPLE } from '../../packages/server/tests/support/people.ts';
import { closeByEscape } from './close-by-escape.ts';
import { heading, openScreen, sql } from './open-screen.ts';

const COMMON = [
  'Fecha de reporte',
  'Fecha del evento',
  'Dispositivo',
  'Estación',
  'Campo',
  'Responsable',
  'Comentarios',
];
const TABLES = [
  ['Instalación', ['Feromona'], 'puesta en marcha'],
  ['Reemplazo', ['Dispositivo anterior'], 'batería agotada'],
  ['Mantención', ['Feromona'], 'cinta recién puesta'],
  ['Aplicación', ['Plaga', 'Producto', 'Dosis'], 'Antes de la lluvia'],
  ['Biofix', ['Plaga', 'Temporada', 'Tipo'], 'vuelo parejo'],
] as const;
const PATH = '/logs?dateStart=2026-06-01&dateEnd=2026-11-21';

const grid = (type: string) => page.getByRole('grid', { name: `Reportes de ${type}` });

async function chooseType(type: string) {
  await page.getByRole('button', { name: /Tipo de registro/ }).click();
  await page.getByRole('option', { name: type }).click();
}

/** Inserts one event of the kind of each table at the northern station; an application exists already. */
async function insertReports() {
  const kinds = [
    ['device_install', 'puesta en marcha'],
    ['device_swap', 'batería agotada'],
    ['station_maintenance', 'cinta recién puesta'],
    ['biofix_set', 'vuelo parejo'],
  ];
  for (const [type, comments] of kinds)
    await sql(
      `insert into event (client_id, type, comments, user_email, sector_id, station_id, node_id, old_node_id, pest_id,
        season_id, biofix_type, datetime_created, datetime_event, date_event) values (1, $1, $2, $3, 11, 1001, 'VG-1',
        'VG-2', 1, 101, 'biofix', '2026-10-02T15:00:00Z', '2026-10-01T15:00:00Z', '2026-10-01')`,
      type,
      comments,
      PEOPLE.grower.email,
    );
}

/** Deletes events made by tests, also those of other files. */
const forget = () => sql(`delete from event where event_id > 100000`);
beforeEach(forget);
afterEach(forget);

describe('Reportes', () => {
  it('has a table for each log type, with its columns, a quick filter and an export', async () => {
    await insertReports();
    await openScreen('grower', PATH);
    await expect.element(heading('Reportes')).toBeVisible();
    for (const [type, own, text] of TABLES) {
      await chooseType(type);
      await expect.element(grid(type).getByRole('row', { name: new RegExp(text) })).toBeVisible();
      const headers = grid(type).getByRole('columnheader').elements();
      expect(headers.map((each) => each.textContent?.trim())).toEqual([...COMMON, ...own]);
      expect(grid(type).getByRole('row').elements().length, type).toBeGreaterThan(1);
      await expect.element(page.getByRole('button', { name: /Exportar/ })).toBeEnabled();
    }
    await expect.element(page.getByRole('navigation', { name: 'Páginas' })).toMatchTextContent(/1–\d de \d/);
    await page.getByRole('searchbox').fill('vuelo');
    await expect.element(grid('Biofix').getByRole('row', { name: /vuelo parejo/ })).toBeVisible();
    await page.getByRole('searchbox').fill('nadie');
    await expect.element(page.getByText('Ningún reporte coincide')).toBeVisible();
    await page.getByRole('button', { name: 'Quitar filtros' }).click();
    await expect.element(grid('Biofix').getByRole('row', { name: /vuelo parejo/ })).toBeVisible();
  });

  it('fits beside the menu at 1024 px, and keeps what it leaves out in the columns button', async () => {
    await insertReports();
    await page.viewport(1024, 768);
    await openScreen('grower', PATH);
    for (const [type] of TABLES) {
      await chooseType(type);
      await expect.element(grid(type).getByRole('columnheader', { name: /Fecha del evento/ })).toBeVisible();
      const beyond = () => grid(type).element().scrollWidth - grid(type).element().parentElement!.clientWidth;
      await expect.poll(beyond, { message: type }).toBeLessThanOrEqual(0);
    }
    await page.getByRole('button', { name: 'Columnas' }).click();
    const columns = page.getByRole('dialog', { name: 'Columnas' });
    await columns.getByText('Responsable').click();
    const shown = grid('Biofix').getByRole('columnheader', { name: /Responsable/ });
    await expect.element(shown).toBeInTheDocument();
    await closeByEscape(columns);
    await page.viewport(1440, 900);
    await expect
      .element(grid('Biofix').getByRole('columnheader', { name: /Fecha de reporte/ }))
      .toBeVisible();
  });

  it('says on a phone’s cards what was done', async () => {
    await insertReports();
    await page.viewport(390, 844);
    await openScreen('grower', `${PATH}#pesticide_log`);
    const card = page.getByRole('list', { name: 'Reportes de Aplicación' }).getByRole('listitem').first();
    await expect.element(card).toMatchTextContent(/Norte.*cc\/100L · .*Antes de la lluvia.*2026/);
  });

  it('shows the last ten days unless others are requested, and offers a year', async () => {
    const [{ event_id: install } = { event_id: 0 }] = await sql<{ event_id: number }>(
      `update event set type = 'station_maintenance' where type = 'device_install' and client_id = 1
       returning event_id`,
    );
    const screen = await openScreen('grower', PATH);
    // The address names no table: the first one with events on these days is shown.
    await expect.element(grid('Mantención').getByRole('row', { name: /S-1/ })).toBeVisible();
    screen.go(`${PATH}#biofix_log`);
    await expect.element(page.getByText('Sin reportes de Biofix en estas fechas')).toBeVisible();
    await page.getByRole('button', { name: 'Ver Aplicación (1)' }).click();
    await expect.element(grid('Aplicación').getByRole('row', { name: /Secreto/ })).toBeVisible();
    await expect.poll(screen.address).toBe(`${PATH}#pesticide_log`);
    await sql(`update event set type = 'device_install' where event_id = $1`, install);
    screen.go('/logs#pesticide_log');
    await expect.element(page.getByText('Sin reportes de Aplicación en estas fechas')).toBeVisible();
    await page.getByRole('button', { name: 'Ver los últimos 12 meses' }).click();
    await expect.element(grid('Aplicación').getByRole('row', { name: /Secreto/ })).toBeVisible();
    await expect.poll(screen.address).toContain('dateStart=2025-11-21');
  });
});
