import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dialog, save } from './form-dialog.ts';
import { measured } from './measured.ts';
import { network } from './network.ts';
import { heading, openScreen, sql } from './open-screen.ts';

const PATH = '/sectors/pressure?company=1&season=100&sector=11&pest=1';
const slider = page.getByRole('slider', { name: 'Fecha' });
const button = (name: string) => page.getByRole('button', { name });
const row = (name: RegExp) => page.getByRole('row', { name });

/**
 * A season of the farm that is over, with a photo of the northern trap every day from 1 September to 31 January: two insects on each
 * day from 11 October, five from the 18th to the 24th. The southern trap hangs 300 m away and caught one insect a day from
 * 18 October on; its neighbour has no position.
 */
beforeEach(async () => {
  await sql(`insert into capture (client_id, station_id, pest_id, t, day, in_photo, plate_changed)
    select 1, 1001, 1, (d::date + time '15:00') at time zone 'UTC', d::date,
      2 * least(7, greatest(0, d::date - date '2025-10-10')) + 5 * least(7, greatest(0, d::date - date '2025-10-17')),
      d = '2025-09-01'
    from generate_series('2025-09-01'::timestamp, '2026-01-31', '1 day') d`);
  await sql(`insert into capture (client_id, station_id, pest_id, t, day, in_photo, plate_changed)
    select 1, 1002, 1, (d::date + time '15:00') at time zone 'UTC', d::date, d::date - date '2025-10-17', d = '2025-10-18'
    from generate_series('2025-10-18'::timestamp, '2025-10-31', '1 day') d`);
  await sql('update station set station_position_lat = -33.7027 where client_id = 1 and station_id = 1002');
  await sql(
    'update station set station_position_lat = null, station_position_lon = null where client_id = 1 and station_id = 1004',
  );
  await measured();
});
afterEach(async () => {
  await sql("delete from capture where client_id = 1 and day < '2026-05-01'");
  await measured();
  await sql(
    'update station set station_position_lat = -33.7, station_position_lon = -71.2 where client_id = 1 and station_id in (1002, 1004)',
  );
  await sql('update sector set sector_area = null where client_id = 1');
});

describe('Presión de capturas', () => {
  it('shows a day in a sentence, a table and on the map, and keeps it in the address', async () => {
    const screen = await openScreen('grower', `${PATH}#day=2025-10-16`);
    await expect.element(heading('Presión de capturas')).toBeVisible();
    const day = slider;
    await expect
      .element(day)
      .toHaveAttribute(
        'aria-valuetext',
        '16 oct 2025. 1 trampa leída en los 7 días hasta esa fecha: 12 capturas; la que más, N-1 con 12.',
      );
    await expect.element(row(/^N-1 12 Capturas altas 16 oct 2025/)).toBeVisible();
    await expect.element(button('12: N-1, 12 capturas en 7 días')).toBeVisible();
    (day.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(row(/^N-1 14 Capturas altas 17 oct 2025/)).toBeVisible();
    await expect.poll(() => screen.address()).toBe(`${PATH}#day=2025-10-17`);
    await button('Día siguiente').click();
    await expect.element(page.getByText(/: 17 capturas; la que más, N-1 con 17\.$/)).toBeVisible();
  });

  it('has a trap of another field on its ground, and says which have no position', async () => {
    await openScreen('grower', `${PATH}#day=2025-10-24`);
    await expect.element(button('35: N-1, 35 capturas en 7 días')).toBeVisible();
    await expect.element(button('7: S-1, 7 capturas en 7 días')).toBeVisible();
    expect(row(/^S-1/).elements()).toEqual([]);
    await expect
      .element(page.getByText('1 trampa sin ubicación no está en el mapa: S-2.'))
      .not.toBeInTheDocument();
    await openScreen('grower', `${PATH.replace('sector=11', 'sector=12')}#day=2025-10-24`);
    await expect.element(page.getByText('1 trampa sin ubicación no está en el mapa: S-2.')).toBeVisible();
    await expect.element(row(/^S-2 Sin lectura Sin lectura Ninguna en la temporada/)).toBeVisible();
  });

  it('knows no number where nobody read a trap, and plays up to the last day', async () => {
    await openScreen('grower', `${PATH}#day=2026-02-20`);
    await expect
      .element(page.getByText('La trampa no tiene lectura en los 7 días hasta esa fecha.'))
      .toBeVisible();
    await expect.element(button('?: N-1, sin lectura en 7 días')).toBeVisible();
    await button('Reproducir').click();
    await expect.element(slider).not.toHaveAttribute('aria-valuetext', expect.stringMatching(/^20 feb 2026/));
    await button('Pausar').click();
    (slider.element() as HTMLElement).focus();
    await userEvent.keyboard('{End}{ArrowLeft}');
    await button('Reproducir').click();
    await expect.element(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^30 abr 2026/));
    await expect.element(button('Reproducir')).toBeVisible();
  });

  it('plays from the first day on where an address says no day, and keeps the day while the address follows', async () => {
    const screen = await openScreen('grower', PATH);
    await expect.element(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^30 abr 2026/));
    const seen: string[] = [];
    const watch = new MutationObserver(() => seen.push((slider.element() as HTMLInputElement).value));
    watch.observe(slider.element(), { attributeFilter: ['aria-valuetext'] });
    await button('Reproducir').click();
    await expect.poll(() => screen.address()).toMatch(/#day=/);
    await expect.poll(() => seen.length).toBeGreaterThan(2);
    await button('Pausar').click();
    watch.disconnect();
    expect(seen.map(Number)).toEqual(seen.map((_, i) => 7 * i));
  });

  it('says that captures could not be read, and reads them again', async () => {
    network.fail('/count_analytics', 500);
    await openScreen('admin', `${PATH.replace('sector=11', 'sector=all')}#day=2025-10-16`);
    await expect.element(page.getByText('No se pudieron leer las capturas')).toBeVisible();
    network.mend();
    await button('Reintentar').click();
    await expect.element(row(/^N-1 Norte 12 Capturas altas/)).toBeVisible();
  });

  it('is reached from Campos, and goes on with the season that is chosen there', async () => {
    const screen = await openScreen('grower', '/sectors?company=1&season=100');
    await page.getByRole('link', { name: 'Presión de capturas' }).click();
    await expect.element(heading('Presión de capturas')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /2025–26.*Temporada/ })).toBeVisible();
    await expect.poll(screen.address).toContain('season=100');
  });

  it('asks for the area of a field, and counts with it once it is entered', async () => {
    await openScreen('admin', `${PATH}#day=2025-10-16`);
    await expect.element(row(/^Norte Ingrese la superficie del campo 1 — Falta la superficie/)).toBeVisible();
    await page.getByRole('link', { name: 'Ingrese la superficie del campo' }).click();
    await row(/Norte/)
      .getByRole('button', { name: /^Editar/ })
      .click();
    await dialog.getByRole('spinbutton', { name: /Superficie/ }).fill('0');
    await save.click();
    await expect.element(dialog.getByText(/0,01 ≤ superficie ≤ 100\.000 ha/)).toBeVisible();
    await dialog.getByRole('spinbutton', { name: /Superficie/ }).fill('25,5');
    await save.click();
    await expect.element(page.getByText('Campo actualizado: Norte')).toBeVisible();
    expect(await sql('select sector_area from sector where client_id = 1 and sector_id = 11')).toEqual([
      { sector_area: 25.5 },
    ]);
    await openScreen('admin', `${PATH}#day=2025-10-16`);
    await expect.element(row(/^Norte 25,50 1 0,04 Faltan 2: pide 3 N-1: este día Al día/)).toBeVisible();
    await expect.element(page.getByText(/pide en vid 1 trampa cada 10 ha/)).toBeVisible();
  });
});
