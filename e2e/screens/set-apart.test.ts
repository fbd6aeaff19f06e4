import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen, sql } from './open-screen.ts';

const AT = ['2026-11-19T12:00:00Z', '2026-11-19T13:00:00Z'];
const newVersion = () =>
  sql(`update station set data_version = data_version + 1, report_version = report_version + 1
    where client_id = 1 and station_id = 1001`);
const region = (name: string) => page.getByRole('region', { name, exact: true });

/** Error codes of a sensor from the time before they were set apart, and one reading with a wrong clock. */
beforeAll(async () => {
  await sql(`update reading set ambient_temperature_c = 999, ambient_humidity_rh = 250, battery_percentage = 6553.5
    where client_id = 1 and station_id = 1001 and t = '${AT[0]}'`);
  await sql(`update reading set ambient_temperature_c = -127, ambient_humidity_rh = -9
    where client_id = 1 and station_id = 1001 and t = '${AT[1]}'`);
  await sql(`insert into set_apart_reading (client_id, serial_number, reading_hash, category, sent_t, reason,
      station_id, received_at, content) values (1, 'VG-1', gen_random_uuid(), 'thpg', '2000-01-01T00:00:00Z',
      'too-old', 1001, '2026-11-20T12:00:00Z', '{"ambient_temperature_c": 21.5}')`);
  await newVersion();
});
afterAll(async () => {
  await sql(`update reading set ambient_temperature_c = 20, ambient_humidity_rh = 60, battery_percentage = 87
    where client_id = 1 and station_id = 1001 and t in ('${AT.join("', '")}')`);
  await sql('delete from set_apart_reading');
  await newVersion();
});

/** The largest number on the axes of the charts in a part of the page. */
function largestOnAxes(part: Element): number {
  const texts = Array.from(part.querySelectorAll('svg text'), (text) => text.textContent ?? '');
  const figures = texts.filter((text) => /^[-−]?[\d.]+$/.test(text)).map((text) => text.replace('−', '-'));
  return Math.max(...figures.map((text) => Math.abs(Number(text.replace('.', '')))));
}

describe('Readings that cannot be true', () => {
  it.each(['/station/1001', '/node/VG-1'])(
    'flatten no graph of %s, are counted and can be seen',
    async (path) => {
      await openScreen('admin', path);
      const notice = page.getByText(
        '3 lecturas fuera de rango y 1 con fecha imposible, guardadas y no usadas.',
      );
      await expect.element(notice).toBeVisible();
      const panel = region('Datos del equipo');
      await expect.element(panel.getByRole('button', { name: /^Temperatura/ })).toBeVisible();
      await expect.poll(() => largestOnAxes(panel.element())).toBeLessThanOrEqual(100);
      expect(panel.element().textContent).not.toMatch(/999|6\.?553|-127|−127/);
      await page.getByRole('button', { name: 'Ver lecturas' }).click();
      const dialog = page.getByRole('dialog', { name: 'Lecturas guardadas y no usadas' });
      const list = dialog.getByRole('grid');
      await expect.element(list.getByText('Temperatura 999 °C · Humedad 250 %')).toBeVisible();
      await expect.element(list.getByText('Batería 6553,5 %')).toBeVisible();
      await expect.element(list.getByText('Temperatura -127 °C · Humedad -9 %')).toBeVisible();
      await expect.element(list.getByText('Es anterior a lo que se guarda')).toBeVisible();
      await expect.element(list.getByText('VG-1').first()).toBeVisible();
    },
  );

  it('are listed for rain and wind too, which no graph draws', async () => {
    const broken = (rain: string, wind: string) =>
      sql(`update reading set rain_mm = ${rain}, wind_speed_km_h = ${wind}
        where client_id = 1 and station_id = 1001 and t = '2026-11-19T14:00:00Z'`);
    await broken('6553.5', '999');
    await newVersion();
    await openScreen('admin', '/station/1001');
    const notice = page.getByText(
      '4 lecturas fuera de rango y 1 con fecha imposible, guardadas y no usadas.',
    );
    await expect.element(notice).toBeVisible();
    await page.getByRole('button', { name: 'Ver lecturas' }).click();
    const list = page.getByRole('dialog', { name: 'Lecturas guardadas y no usadas' }).getByRole('grid');
    await expect.element(list.getByText('Lluvia 6553,5 mm · Viento 999 km/h')).toBeVisible();
    await broken('null', 'null');
  });

  it('flatten no comparison of weather either', async () => {
    await openScreen('superAdmin', '/station/1001?company=1');
    const panel = region('Comparación de clima').last();
    await expect.element(panel.getByRole('heading', { name: 'Temperatura por fuente' })).toBeVisible();
    await expect.poll(() => largestOnAxes(panel.element())).toBeLessThanOrEqual(100);
    await expect
      .poll(() => page.getByText(/lecturas fuera de rango.*guardadas y no usadas/).elements())
      .toHaveLength(2);
  });
});
