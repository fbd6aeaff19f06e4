import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { heading, openScreen, sql } from './open-screen.ts';

const SERIAL = '2M-7';
const PATH = `/node/${SERIAL}?company=1`;
const region = (name: string) => page.getByRole('region', { name, exact: true });
const grid = (name: string) => page.getByRole('grid', { name });

/** A device in storage that measures its signal and tests itself; last reported on the 20th. */
beforeAll(async () => {
  await sql(
    `insert into node (client_id, serial_number, node_firmware_version) values (1, '${SERIAL}', '3.1')`,
  );
  await sql(`select ensure_device_month('2026-11-01')`);
  await sql(`insert into device_report (client_id, serial_number, t, category, selftest_code, signal_rsrp, signal_rsrq,
      signal_operator_name, ambient_temperature_c, ambient_humidity_rh, ambient_pressure_altitude_m, gas_ohm) values
    (1, '${SERIAL}', '2026-11-20T12:00:00Z', 'signal', null, -97, -12, 'Entel', null, null, null, null),
    (1, '${SERIAL}', '2026-11-20T12:00:00Z', 'selftest', 9, null, null, null, null, null, null, null),
    (1, '${SERIAL}', '2026-11-20T13:00:00Z', 'selftest', 0, null, null, null, null, null, null, null),
    (1, '${SERIAL}', '2026-11-20T12:00:00Z', 'thpg', null, null, null, null, 18, 55, 431, 51200)`);
  await sql(`insert into connection_attempt (client_id, serial_number, t, received_at, url_connected)
    select 1, '${SERIAL}', t, t, 'https://equipos.vigia.example' from
      generate_series('2026-11-19T00:00:00Z'::timestamptz, '2026-11-20T06:00:00Z', '1 hour') as t`);
  await sql(`insert into device_log (client_id, serial_number, log_datetime, log_uploaded, log_level, log_string,
      line_hash) values
    (1, '${SERIAL}', '2026-11-20T12:00:00Z', '2026-11-20T12:05:00Z', 'E', 'No monta la SD', gen_random_uuid()),
    (1, '${SERIAL}', '2026-11-20T12:01:00Z', '2026-11-20T12:05:00Z', 'I', 'Despierta', gen_random_uuid())`);
});

afterAll(async () => {
  for (const table of ['device_log', 'connection_attempt', 'device_report', 'node'])
    await sql(`delete from ${table} where serial_number = '${SERIAL}'`);
});

describe('What super administrators see of a device', () => {
  it('its signal, self-tests, altitude and gas, connections by 25 and its log by level', async () => {
    await openScreen('superAdmin', PATH);
    await expect.element(heading(`Nodo ${SERIAL}`)).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Altitud', exact: true })).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Gas/ })).toMatchTextContent(/51\.200/);
    const signal = region('Señal').first();
    await expect.element(signal.getByRole('button', { name: /^Señal diaria/ })).toMatchTextContent(/[-−]97/);
    await signal.getByText('4G', { exact: true }).click();
    await expect.element(signal.getByRole('heading', { name: /RSRQ/ })).toBeVisible();
    const tests = grid('Self Test');
    await expect.element(tests.getByText('Tarjeta SD, Cámara')).toBeVisible();
    await expect.element(tests.getByText('Sin fallas')).toBeVisible();
    const connections = grid('Eventos de conexión');
    await expect.poll(() => connections.getByRole('row').elements()).toHaveLength(26);
    const log = grid('Registro del dispositivo');
    await expect.poll(() => log.getByRole('row').elements()).toHaveLength(3);
    await region('Registro del dispositivo')
      .getByRole('button', { name: /^\D*Nivel/ })
      .first()
      .click();
    await page.getByRole('option', { name: 'E · Error' }).click();
    await expect.poll(() => log.getByRole('row').elements()).toHaveLength(2);
    await expect.element(log.getByText('No monta la SD')).toBeVisible();
  });

  it('and the sources of weather of a station', async () => {
    await openScreen('superAdmin', '/station/1001?company=1');
    await expect.element(page.getByRole('heading', { name: 'Temperatura por fuente' })).toBeVisible();
    await expect.element(grid('Eventos de conexión')).toBeVisible();
    for (const part of [grid('Self Test'), region('Señal')]) expect(part.elements()).toEqual([]);
  });

  it('and the signal of a station whose device measures it', async () => {
    await sql(`update station set assigned_node_sn = '${SERIAL}' where station_id = 1001`);
    onTestFinished(async () => {
      await sql("update station set assigned_node_sn = 'VG-1' where station_id = 1001");
    });
    await openScreen('superAdmin', '/station/1001?company=1');
    await expect.element(region('Señal').first()).toBeVisible();
    await expect.element(grid('Self Test')).toBeVisible();
  });

  it.each(['grower', 'admin'] as const)('%s sees nothing of it', async (person) => {
    await openScreen(person, PATH);
    await expect.element(heading(`Nodo ${SERIAL}`)).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Humedad/ })).toMatchTextContent(/55 %/);
    for (const name of ['Señal', 'Self Test', 'Eventos de conexión', 'Registro del dispositivo'])
      expect(region(name).elements()).toEqual([]);
    expect(page.getByRole('heading', { name: 'Altitud', exact: true }).elements()).toEqual([]);
  });

  it('and edit what the device of a station is to run with', async () => {
    await openScreen('superAdmin', '/station/1001?company=1');
    await page.getByRole('button', { name: 'Configuración' }).click();
    const dialog = page.getByRole('dialog', { name: 'Configuración de N-1' });
    await dialog
      .getByRole('spinbutton', { name: /Minutos/ })
      .first()
      .fill('75');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect.element(dialog.getByText('0 ≤ minutos ≤ 59')).toBeVisible();
    await dialog
      .getByRole('spinbutton', { name: /Minutos/ })
      .first()
      .fill('15');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect.element(page.getByText(/^Configuración actualizada\./)).toBeVisible();
    const [row] = await sql<{ config: { camera_1_config: object } }>(
      'select config from hardware_config where client_id = 1 and station_id = 1001',
    );
    expect(row?.config.camera_1_config).toMatchObject({ trigger_hour: 12, trigger_minutes: 15 });
    await sql('delete from hardware_config where client_id = 1 and station_id = 1001');
  });
});
