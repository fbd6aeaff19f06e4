import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { network } from './network.ts';
import { heading, openScreen, sql } from './open-screen.ts';

const PATH = '/health-stations';
const CALL = '/v2/clients/1/health';
const chip = (name: string | RegExp) => page.getByRole('button', { name });

afterEach(async () => {
  await sql("delete from station where station_name like 'Z-%'");
});

describe('Salud', () => {
  it('shows how every station and every device is, and its rows', async () => {
    const screen = await openScreen('admin', PATH);
    await expect.element(heading('Salud')).toBeVisible();
    await expect.element(page.getByRole('group', { name: 'Totales de salud' })).toBeVisible();
    await chip(/^N-1\b/).click();
    const dialog = page.getByRole('dialog', { name: 'Estado de N-1' });
    await expect.poll(() => dialog.getByRole('listitem').elements().length).toBeGreaterThanOrEqual(7);
    await expect
      .element(dialog.getByRole('link', { name: 'Detalles' }))
      .toHaveAttribute('href', '/station/1001');
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await page.getByText('Nodos', { exact: true }).click();
    await expect.poll(screen.address).toBe(`${PATH}#nodes`);
    await expect.element(chip(/^VG-1\b/)).toBeVisible();
    // Each request is for many stations, instead of one request per station.
    expect(network.requests('/v2/clients/1/stations')).toBe(0);
  });

  it('can be stopped and continued, and requests again what failed', async () => {
    network.hold(CALL);
    await openScreen('admin', PATH);
    await page.getByRole('button', { name: 'Detener' }).click();
    await expect.element(page.getByText(/Se detuvo la consulta/)).toBeVisible();
    network.fail(CALL, 500);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect.element(page.getByText(/No se pudo consultar el estado/)).toBeVisible();
    network.mend();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect.element(chip(/^N-1 , (en orden|advertencia|error|sin datos)/)).toBeVisible();
  });

  it('requests the visible stations first, and the others when these are shown', async () => {
    await sql(`insert into station (client_id, station_name, sector_id, crop_id, pest_id, station_season_id,
        station_position_lat, station_position_lon)
      select 1, 'Z-' || i, sector_id, crop_id, pest_id, station_season_id, -33.7, -71.2
      from station, generate_series(1, 40) as i where client_id = 1 and station_id = 1001`);
    network.hold(CALL);
    await openScreen('admin', PATH);
    await expect.element(chip(/^Z-40\b/)).toBeVisible();
    // One request, which React's strict mode sends twice.
    expect(network.requests(CALL)).toBeLessThanOrEqual(2);
    await page.getByRole('button', { name: 'Detener' }).click();
    network.mend();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect.element(chip(/^Z-40 , sin datos/)).toBeVisible();
    // The visible ones, and all others.
    await expect.poll(() => network.requests(CALL)).toBeGreaterThanOrEqual(2);
  });

  it('shows all clients to super administrators', async () => {
    await openScreen('superAdmin', `${PATH}?company=1`);
    await page.getByText('Todos los clientes').click();
    await expect.element(page.getByRole('heading', { level: 2, name: /SAN-CLEMENTE/ })).toBeVisible();
    await expect.poll(() => network.requests('/v2/clients/3/health')).toBe(1);
  });
});
