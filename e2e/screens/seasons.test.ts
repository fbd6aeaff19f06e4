import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { choose, close, dialog, field, save } from './form-dialog.ts';
import { network } from './network.ts';
import { openScreen, sql } from './open-screen.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const row = (name: RegExp) => page.getByRole('row', { name });
const NOT_BEGUN = /empieza el 1 may 2027: hasta entonces las pantallas de hoy quedarán sin estas estaciones/;
const question = page.getByRole('alertdialog');
const SEASONS = '/admin/seasons?company=1';
const AHEAD = `insert into season (client_id, season_name, date_start, date_end)
  values (1, '2027–28', '2027-05-01', '2028-04-30')`;
const seasonsAhead = () =>
  sql<{ season_name: string }>("select season_name from season where season_name = '2027–28'");

afterEach(async () => {
  await sql(`update station set station_season_id = 101
    where station_season_id in (select season_id from season where season_name = '2027–28')`);
  await sql("delete from biofix where date_biofix > '2027-04-30' or biofix_comment = 'Segundo macho'");
  await sql("delete from season where season_name = '2027–28'");
});

describe('seasons', () => {
  it('made in advance, still empty, do not empty anybody’s console', async () => {
    await sql(AHEAD);
    const screen = await openScreen('grower', '/sectors');
    await expect.element(page.getByText(/3 campos \(1 sin estaciones\), 2 estaciones/)).toBeVisible();
    await expect.poll(() => screen.address()).toBe('/sectors?season=101');
    await openScreen('grower', '/home');
    await expect.element(row(/N-1/)).toBeVisible();
  });

  it('are opened with their stations and biofixes at once, and the tree follows', async () => {
    await openScreen('admin', SEASONS);
    await button('Abrir temporada nueva').click();
    await expect.element(field('Nombre')).toHaveValue('2027–28');
    await expect.element(dialog.getByText(/dejan de verse en 2026–27/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Ver estaciones de Sur' }).click();
    await dialog.getByRole('group', { name: 'Sur' }).getByText('S-2').click();
    await save.click();
    await expect.element(question.getByText(NOT_BEGUN)).toBeVisible();
    await question.getByRole('button', { name: 'Guardar' }).click();
    await expect
      .element(page.getByText(/Temporada abierta: 2027–28, con 2 estaciones y 2 biofix/))
      .toBeVisible();
    await close();
    await expect.element(row(/2027–28.*01 may 2027/)).toBeVisible();
    expect(
      await sql(`select station_name from station join season on season_id = station_season_id
        where season_name = '2027–28' order by 1`),
    ).toEqual([{ station_name: 'N-1' }, { station_name: 'S-1' }]);
    await button('Estaciones').click();
    await expect.element(row(/N-1.*2027–28/)).toBeVisible();
    await expect.element(row(/S-2.*2026–27/)).toBeVisible();
    await button('Biofix').click();
    await expect.element(row(/2027–28.*Norte.*10 sep 2027.*Chronofix/)).toBeVisible();
  });

  it('opened too early are taken back: stations, biofixes and all', async () => {
    const stationsNow = () => sql('select station_id, station_season_id from station order by 1');
    const before = await stationsNow();
    await openScreen('admin', SEASONS);
    await button('Abrir temporada nueva').click();
    await save.click();
    await question.getByRole('button', { name: 'Guardar' }).click();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect
      .element(page.getByText('Apertura deshecha: las estaciones vuelven a 2026–27').first())
      .toBeVisible();
    expect(await stationsNow()).toEqual(before);
    expect(await seasonsAhead()).toEqual([]);
  });

  it('without stations are offered to be filled, where they are empty', async () => {
    await sql(AHEAD);
    const [ahead] = await sql<{ season_id: number }>(
      "select season_id from season where season_name = '2027–28'",
    );
    await openScreen('admin', `/sectors?season=${ahead!.season_id}`);
    await page.getByRole('link', { name: 'Abrir temporada nueva' }).click();
    await expect.element(dialog.getByText(/2027–28 ya existe y no tiene estaciones/)).toBeVisible();
    await save.click();
    await question.getByRole('button', { name: 'Guardar' }).click();
    await expect.element(page.getByText(/Temporada abierta: 2027–28/)).toBeVisible();
    expect(await seasonsAhead()).toHaveLength(1);
  });

  it('that repeat a name ask: no keeps the typed text and saves nothing, yes saves', async () => {
    await sql(AHEAD);
    await openScreen('admin', SEASONS);
    await button('Agregar Temporada').click();
    await field('Nombre').fill('2027–28');
    await field('Fecha de inicio').fill('01-05-2027');
    await field('Fecha de término').fill('30-04-2028');
    await save.click();
    await expect.element(question.getByText(/Ya hay una temporada con ese nombre: 2027–28/)).toBeVisible();
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await expect.element(field('Nombre')).toHaveValue('2027–28');
    expect(await seasonsAhead()).toHaveLength(1);
    await save.click();
    await question.getByRole('button', { name: 'Guardar' }).click();
    await expect.poll(seasonsAhead).toHaveLength(2);
  });

  it('are deleted without stations, and with stations are refused by name', async () => {
    await sql(AHEAD);
    await openScreen('admin', SEASONS);
    const remove = async (name: RegExp) => {
      await row(name)
        .getByRole('button', { name: /^Acciones/ })
        .click();
      await page.getByRole('menuitem', { name: 'Eliminar' }).click();
      await question.getByRole('button', { name: 'Eliminar' }).click();
    };
    await remove(/2027–28/);
    await expect.element(row(/2027–28/)).not.toBeInTheDocument();
    expect(await seasonsAhead()).toEqual([]);
    await remove(/2026–27/);
    await expect.element(page.getByText(/La temporada tiene 3 estaciones: N-1, S-1, S-2/)).toBeVisible();
    await expect.element(row(/2026–27/)).toBeVisible();
  });
});

describe('a biofix', () => {
  const fill = async (day: string) => {
    await openScreen('admin', '/admin/biofix?company=1');
    await expect.element(row(/2026–27.*Norte/).first()).toBeVisible();
    await button('Agregar Biofix').click();
    await choose(/Temporada/, '2026–27');
    await choose(/Plaga/, 'Polilla del racimo de la vid Lobesia botrana');
    await choose(/Campo/, 'Norte');
    await field('Fecha').fill(day);
    await dialog.getByText('Chronofix').click();
    await field('Comentario').fill('Segundo macho');
    await save.click();
  };
  const made = () => sql("select date_biofix::text from biofix where biofix_comment = 'Segundo macho'");

  it('outside its season is refused at its date, before anything is sent', async () => {
    const requestsBefore = network.requests('/v2/biofix');
    await fill('21-09-2025');
    await expect
      .element(field('Fecha'))
      .toHaveAccessibleDescription('La temporada va del 1 may 2026 al 30 abr 2027');
    expect(network.requests('/v2/biofix')).toBe(requestsBefore);
    expect(await made()).toEqual([]);
  });

  it('that is the second of its pest and field asks', async () => {
    await fill('20-09-2026');
    await expect
      .element(question.getByText(/ya tiene un biofix de esta plaga en la temporada: 10 sep 2026/))
      .toBeVisible();
    expect(await made()).toEqual([]);
    await question.getByRole('button', { name: 'Guardar' }).click();
    await expect.poll(made).toEqual([{ date_biofix: '2026-09-20' }]);
  });
});
