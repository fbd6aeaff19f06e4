import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { closeByEscape } from './close-by-escape.ts';
import { heading, openScreen, sql } from './open-screen.ts';
import { picture, SPOT, type Spot } from './picture.ts';

const dialog = page.getByRole('dialog', { name: 'Tags de N-1' });
const tags = dialog.getByRole('textbox', { name: 'Tags' });
const save = dialog.getByRole('button', { name: 'Guardar' });
const region = (name: string) => page.getByRole('region', { name, exact: true });

afterEach(async () => {
  await sql("update station set station_tags = '{}', station_is_archived = false where client_id = 1");
});

describe('Estación', () => {
  it('names the station, its place and its device, and opens what stands behind its colours', async () => {
    await openScreen('grower', '/station/1001');
    await expect.element(heading('N-1')).toBeVisible();
    await expect.element(page.getByText('Norte · Vid · 2026–27 · Dispositivo VG-1')).toBeVisible();
    const state = region('Estado');
    await state.getByRole('button', { name: /^N-1/ }).click();
    const health = page.getByRole('dialog', { name: 'Estado de N-1' });
    await expect.element(health).toMatchTextContent(/Conexión.*Batería.*Cámara.*Sensores/);
    await closeByEscape(health);
    await state.getByRole('button', { name: /Polilla del racimo/ }).click();
    await expect.element(page.getByRole('dialog')).toMatchTextContent(/capturas?/i);
  });

  it('shows what the device measured and what the trap caught', async () => {
    await openScreen('grower', '/station/1001');
    const device = page.getByRole('region', { name: 'Datos de Estación' });
    await expect.element(device.getByRole('button', { name: /^Batería/ })).toMatchTextContent(/87/);
    await expect.element(device.getByRole('button', { name: /^Temperatura/ })).toMatchTextContent(/\d °C/);
    const traps = region('Capturas por estación');
    await expect.element(traps.getByRole('button', { name: /^N-1/ })).toMatchTextContent(/\d+ adultos?/);
    await expect.element(traps.getByRole('application', { name: /incrementales por semana/ })).toBeVisible();
  });

  /** On the 19th the device of N-1 was two kilometres north of it. */
  async function deviceAstray() {
    await sql(`select ensure_device_month('2026-11-01')`);
    await sql(`insert into device_report (client_id, serial_number, t, category, station_id, position_latitude,
      position_longitude) values (1, 'VG-1', '2026-11-19T12:00:00Z', 'gps', 1001, -33.68, -71.2)`);
    await sql('update station set report_version = report_version + 1 where station_id = 1001');
    onTestFinished(async () => {
      await sql("delete from device_report where category = 'gps' and serial_number = 'VG-1'");
      await sql(`update station set report_version = report_version + 1, station_position_lat = -33.7,
        station_position_lon = -71.2 where station_id = 1001`);
    });
  }

  it('says when the GPS of its device reports another place', async () => {
    await deviceAstray();
    await openScreen('grower', '/station/1001');
    await expect
      .element(page.getByText(/^El GPS de su dispositivo marcó un lugar a 2,2 km de aquí el 19 nov 2026/))
      .toBeVisible();
  });

  it('is drawn where its device says while nobody has placed it', async () => {
    await deviceAstray();
    await sql(
      'update station set station_position_lat = null, station_position_lon = null where station_id = 1001',
    );
    await openScreen('grower', '/station/1001');
    await expect
      .element(
        page.getByText(/^Sin posición registrada: se muestra la del GPS de su dispositivo, del 19 nov 2026/),
      )
      .toBeVisible();
  });

  it('refuses a tag that was typed and not added, keeps what was typed, and saves it once it is one', async () => {
    await openScreen('grower', '/station/1001');
    await page.getByRole('button', { name: 'Editar tags' }).click();
    await tags.fill('borde norte');
    await save.click();
    await expect
      .element(dialog.getByText('El tag "borde norte" no se ha agregado a la lista aún').first())
      .toBeVisible();
    await expect.element(tags).toHaveValue('borde norte');
    await expect.element(tags).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await save.click();
    await expect.element(page.getByText('Tags actualizados...')).toBeVisible();
    expect(await sql('select station_tags from station where station_id = 1001')).toEqual([
      { station_tags: ['borde norte'] },
    ]);
  });

  it('has its photos in a tab for each camera, which the address keeps', async () => {
    const screen = await openScreen('grower', '/station/1001');
    await expect.element(page.getByRole('button', { name: /^Foto del 20 nov/ }).first()).toBeVisible();
    await page.getByRole('tab', { name: 'Cámara Externa' }).click();
    await expect.element(page.getByText('La cámara externa no tiene fotos recientes')).toBeVisible();
    await expect.poll(screen.address).toMatch(/#externa$/);
    screen.back();
    await expect.element(page.getByRole('button', { name: /^Foto del 20 nov/ }).first()).toBeVisible();
    await expect.poll(screen.address).not.toContain('#');
    await page.getByRole('tab', { name: 'Instalación y reemplazo dispositivo' }).click();
    await expect
      .element(page.getByText('No hay fotos de instalaciones ni reemplazos recientes'))
      .toBeVisible();
    screen.back();
    await page.getByRole('tab', { name: 'Cámara Principal' }).click();
    await page
      .getByRole('button', { name: /^Foto del 20 nov/ })
      .first()
      .click();
    await expect.element(page.getByRole('dialog', { name: 'N-1' }).getByText('Foto 1 de 1')).toBeVisible();
  });

  it('has a photo that is looked at up close, and on it what the model found', async () => {
    await openScreen('grower', '/station/1001');
    await page
      .getByRole('button', { name: /^Foto del 20 nov/ })
      .first()
      .click();
    const viewer = page.getByRole('dialog', { name: 'N-1' });
    const stage = viewer.getByRole('application', { name: /^Foto del 20 nov/ });
    await expect.element(stage).toHaveAttribute('aria-busy', 'false');
    const asTaken = { found: picture.colour(stage, SPOT.found), empty: picture.colour(stage, SPOT.empty) };

    const whole = picture.box(stage);
    const at = { x: whole.left + whole.width / 4, y: whole.top + whole.height / 4 };
    picture.wheel(stage, at);
    await expect.element(viewer.getByText('105 %')).toBeVisible();
    await expect.poll(() => picture.box(stage).width / whole.width).toBeCloseTo(1.05, 2);
    expect(picture.box(stage).left + picture.box(stage).width / 4).toBeCloseTo(at.x, 0);
    const before = picture.box(stage).left;
    picture.drag(stage, at, { x: at.x + 60, y: at.y });
    await expect.poll(() => picture.box(stage).left).toBeCloseTo(before + 60, 0);

    const toggle = viewer.getByRole('button', { name: 'A.I.' });
    await toggle.click();
    await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
    const differs = (spot: Spot, from: readonly number[]) =>
      picture.distance(picture.colour(stage, spot), from);
    await expect.poll(() => differs(SPOT.found, asTaken.found)).toBeGreaterThan(60);
    expect(differs(SPOT.empty, asTaken.empty)).toBeLessThan(12);
    expect(picture.box(stage).left).toBeCloseTo(before + 60, 0);
    await expect.element(viewer.getByText('105 %')).toBeVisible();
    await toggle.click();
    await expect.poll(() => differs(SPOT.found, asTaken.found)).toBeLessThan(12);
    await userEvent.keyboard('r');
    await expect.element(viewer.getByText('100 %')).toBeVisible();
    await expect.poll(() => picture.box(stage).left).toBeCloseTo(whole.left, 0);
  });

  it('without a device leads to the report of its install, filled with what the station is', async () => {
    await sql('update station set assigned_node_sn = null where client_id = 1 and station_id = 1002');
    onTestFinished(async () => {
      await sql("update station set assigned_node_sn = 'VG-2' where client_id = 1 and station_id = 1002");
    });
    await openScreen('admin', '/station/1002?company=1');
    await page.getByRole('button', { name: 'Instalar un dispositivo' }).click();
    const report = page.getByRole('dialog', { name: 'Nuevo Reporte' });
    const name = report.getByRole('textbox', { name: 'Nombre de la estación' });
    await expect.element(name).toHaveValue('S-1');
    await expect.element(name).toHaveAccessibleDescription(/Ya existe y espera su dispositivo/);
    await expect.element(report.getByRole('combobox', { name: 'Campo' })).toHaveValue('Sur');
    const where = report.getByRole('button', { name: /^(S-1|Estación)/ }).first();
    await where.click();
    await page.getByRole('option', { name: 'Estación nueva' }).click();
    await expect.element(name).toHaveValue('');
    await where.click();
    await page.getByRole('option', { name: 'S-1' }).click();
    await expect.element(name).toHaveValue('S-1');
  });

  it('says that a station has no device, and of which season it is', async () => {
    const screen = await openScreen('grower', '/station/1004');
    await expect.element(heading('S-2')).toBeVisible();
    await expect.element(region('Estado').getByText('Sin dispositivo')).toBeVisible();
    screen.go('/station/1003');
    await expect.element(heading('N-0')).toBeVisible();
    await expect.element(page.getByText('Norte · Manzano (Fuji) · 2025–26')).toBeVisible();
  });

  it('that was retired, does not exist or is somebody else’s, is answered with a way out', async () => {
    await sql('update station set station_is_archived = true where station_id = 1002');
    const screen = await openScreen('grower', '/station/1002?season=101');
    await expect.element(heading('La estación S-1 fue retirada')).toBeVisible();
    screen.go('/station/999999?season=101');
    await expect.element(heading('Esta estación no existe')).toBeVisible();
    screen.go('/station/3001?season=101');
    await expect.element(heading('Esta estación no existe')).toBeVisible();
    expect(page.getByText(/CANARIO/).elements()).toEqual([]);
    await page.getByRole('link', { name: 'Ir a Estaciones' }).click();
    await expect.poll(screen.address).toBe('/home?season=101');
    await expect.element(page.getByRole('row', { name: /^N-1/ })).toBeVisible();
    expect(page.getByRole('row', { name: /^S-1/ }).elements()).toEqual([]);
  });
});
