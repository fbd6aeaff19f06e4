import { afterAll, beforeAll, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Look, lookAtStates } from './axe-states.ts';
import { stillPage } from './axe-violations.ts';
import { measured } from './measured.ts';
import { openScreen, sql } from './open-screen.ts';
import { addPastYears, removePastYears } from './past-years.ts';

const PLAGAS = '/data-explorer?season=101&sector=11&pest=1&crop=all';
const RULE = '/admin/rule-test?company=1#kind=captures&pest=1&sector=11&days=7&from=1&to=12&captures=5';
const dialog = page.getByRole('dialog');
const said = page.getByRole('region', { name: 'Comparación de temporadas' });
const visible = (what: ReturnType<typeof page.getByText>) => expect.element(what).toBeVisible();
const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
const closed = async () => {
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
};

stillPage();
/** Past years of weather, a biofix in the season before, and a flight in it. */
beforeAll(async () => {
  await addPastYears();
  await sql(`insert into biofix (client_id, biofix_id, season_id, sector_id, pest_id, type, date_biofix)
    values (1, 900, 100, 11, 1, 'biofix', '2025-09-15')`);
  await sql(`insert into capture (client_id, station_id, pest_id, t, day, in_photo, plate_changed)
    select 1, 1001, 1, (d::date + time '15:00') at time zone 'UTC', d::date,
      3 * least(14, greatest(0, d::date - date '2025-10-10')), d = '2025-09-01'
    from generate_series('2025-09-01'::timestamp, '2026-01-31', '1 day') d`);
  await measured();
});
afterAll(async () => {
  await sql("delete from capture where client_id = 1 and day < '2026-05-01'");
  await sql('delete from biofix where biofix_id = 900');
  await removePastYears();
});

async function comparedStates(look: Look) {
  await openScreen('admin', `${PLAGAS}&compare=100`);
  await expect.element(said).toMatchTextContent(/la suma va .*2025–26/);
  await look('a season beside another');
  await press(/Comparar con/);
  await visible(page.getByRole('option', { name: '2025–26' }));
  await look('the choice of seasons');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('option', { name: '2025–26' })).not.toBeInTheDocument();
  await press('Ver tabla');
  await visible(dialog.getByRole('columnheader', { name: '2025–26 (°C·día)' }));
  await look('the table of both seasons');
  await closed();
}

async function supposedStates(look: Look) {
  await openScreen('admin', `${PLAGAS}&suppose=warmer.1.5~sum.300~captures.3`);
  await visible(page.getByRole('table', { name: 'Qué cambia' }));
  await look('what is supposed');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await visible(dialog.getByRole('textbox', { name: /^Nombre/ }));
  await look('the name of a scenario');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await visible(dialog.getByText(/llenar todos los campos requeridos/).first());
  await look('a scenario without a name');
  await closed();
}

async function triedStates(look: Look) {
  await openScreen('admin', RULE);
  await visible(page.getByText(/^Con 5 o más capturas en 7 días, \d+ aviso/));
  await look('a rule with its result');
  await page.getByRole('spinbutton', { name: /Avisar desde/ }).fill('9000');
  await visible(page.getByText(/^Con 9\.000 o más capturas en 7 días, ningún aviso/));
  await look('a threshold that never calls');
}

lookAtStates([
  ['seasons side by side', comparedStates],
  ['¿Y si…?', supposedStates],
  ['Probar la regla', triedStates],
]);
