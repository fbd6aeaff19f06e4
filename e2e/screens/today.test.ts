import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { field as fieldOfForm, form, list, send } from './event-form.ts';
import { network } from './network.ts';
import { heading, openScreen, sql } from './open-screen.ts';

const PHONE = [360, 640] as const;
const field = (name: string) => page.getByRole('article', { name });
const paper = page.getByText(/^Papel adhesivo de N-1: venció hace \d+ días/);
const visited = (station: string) => page.getByRole('checkbox', { name: `Visitada: ${station}` });
const stops = () => page.getByRole('checkbox', { name: /^Visitada: / }).elements().length;

/** Targets in the screen's own part that are too small for a thumb; those of folded reasons are on paper alone. */
const smallTargets = () =>
  [...document.querySelectorAll<HTMLElement>('main article :is(button, a)')]
    .filter((each) => each.checkVisibility() && each.getBoundingClientRect().height < 32)
    .map((each) => each.textContent);

/** Without the visits that other tests have reported. */
beforeEach(() => sql('delete from event where event_id > 100000'));

describe('Hoy', () => {
  it('says for each field why it asks for attention, and opens the next report filled in', async () => {
    await openScreen('admin', '/today');
    await expect.element(heading('Hoy')).toBeVisible();
    await expect.element(field('Norte')).toBeVisible();
    await field('Norte')
      .getByRole('button', { name: /^y \d+ más$/ })
      .click();
    await expect.element(paper).toBeVisible();
    await field('Norte').getByRole('button', { name: 'Registrar mantención: N-1' }).first().click();
    await expect.element(list('Tipo de Reporte')).toMatchTextContent('Mantención');
    await expect.element(fieldOfForm('combobox', 'Estación')).toHaveValue('N-1');
    await expect.element(fieldOfForm('combobox', 'Dispositivo')).toHaveValue('VG-1');
  });

  it('renews the lure of a trap without a device: its line goes once the visit is sent', async () => {
    await sql('update station set assigned_node_sn = null where client_id = 1 and station_id = 1001');
    await sql(`insert into field_count (client_id, station_id, pest_id, day, counted_at, number_found)
      values (1, 1001, 1, '2026-11-20', '2026-11-20T15:00:00Z', 2)`);
    await sql(`insert into event (client_id, type, station_id, sector_id, date_event, datetime_event, comments, lure_settings)
      values (1, 'station_maintenance', 1001, 11, '2026-10-10', '2026-10-10T15:00:00Z', '',
        '{"installed": true, "expiration_days": 30, "change_notification_days": 5}')`);
    try {
      await openScreen('admin', '/today');
      const lure = field('Norte').getByText(/^Feromona de N-1: venció hace 12 días/);
      await expect.element(lure).toBeVisible();
      await field('Norte').getByRole('button', { name: 'Registrar mantención: N-1' }).first().click();
      await expect.element(list('Tipo de Reporte')).toMatchTextContent('Mantención');
      await expect.element(fieldOfForm('combobox', 'Estación')).toHaveValue('N-1');
      expect(fieldOfForm('combobox', 'Dispositivo').elements()).toEqual([]);
      await form.getByRole('checkbox', { name: 'Se instaló feromona' }).click({ force: true });
      await send();
      await form.getByRole('button', { name: 'Cerrar' }).click();
      await expect.element(field('Norte')).toBeVisible();
      await expect.element(lure).not.toBeInTheDocument();
      await expect.element(paper).not.toBeInTheDocument();
      expect(
        await sql(
          'select node_id, lure_settings from event where event_id > 100000 order by event_id desc limit 1',
        ),
      ).toMatchObject([{ node_id: null, lure_settings: { installed: true } }]);
    } finally {
      await sql('delete from field_count where client_id = 1');
      await sql(`update station set assigned_node_sn = 'VG-1' where client_id = 1 and station_id = 1001`);
    }
  });

  it('has a trap without a device from its first visit on, and asks to change its lure', async () => {
    await sql('update station set assigned_node_sn = null where client_id = 1 and station_id = 1001');
    try {
      const screen = await openScreen('admin', '/today');
      await expect.element(field('Sur')).toBeVisible();
      expect(field('Norte').elements()).toEqual([]);
      await sql(`insert into event (client_id, type, station_id, sector_id, date_event, datetime_event, comments, lure_settings)
        values (1, 'station_maintenance', 1001, 11, '2026-10-20', '2026-10-20T15:00:00Z', '',
          '{"installed": true, "expiration_days": 30, "change_notification_days": 5}')`);
      screen.close();
      await openScreen('admin', '/today');
      await field('Norte')
        .getByRole('button', { name: /^y \d+ más$/ })
        .click();
      await expect.element(field('Norte').getByText(/^Feromona de N-1: venció hace 2 días/)).toBeVisible();
    } finally {
      await sql(`update station set assigned_node_sn = 'VG-1' where client_id = 1 and station_id = 1001`);
    }
  });

  it('opens the counts of a field at the trap that a letter links to, once', async () => {
    const screen = await openScreen('admin', '/today#contar-11-1001');
    const counts = page.getByRole('dialog', { name: 'Conteo en terreno' });
    await expect.element(counts).toBeVisible();
    await expect.element(counts.getByRole('textbox', { name: 'N-1', exact: true })).toBeVisible();
    await expect.poll(screen.address).toBe('/today');
  });

  it('is the start on a phone, and Estaciones on a wide screen', async () => {
    await page.viewport(...PHONE);
    const phone = await openScreen('grower', '/');
    await expect.element(heading('Hoy')).toBeVisible();
    await expect.poll(phone.address).toBe('/today');
    await expect.element(field('Norte')).toBeVisible();
    await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(PHONE[0]);
    await expect.poll(smallTargets).toEqual([]);
  });

  it('shows nothing that would move: all at once, or what there is when it is asked for', async () => {
    const goOn = network.stall('/v2/events');
    await openScreen('admin', '/today');
    const early = page.getByRole('button', { name: 'Ver lo que ya llegó' });
    await expect.element(early).toBeEnabled();
    expect(page.getByRole('article').elements()).toEqual([]);
    await early.click();
    await expect.element(field('Norte')).toBeVisible();
    const renew = page.getByRole('button', { name: 'Actualizar la lista' });
    await expect.element(renew).toBeDisabled();
    await expect.element(page.getByText(/^Falta revisar: .*feromonas, papeles y aplicaciones/)).toBeVisible();
    const cards = () =>
      page
        .getByRole('article')
        .elements()
        .map((card) => [card.textContent, Math.round(card.getBoundingClientRect().top + scrollY)]);
    const asked = cards();
    goOn();
    await expect.element(renew).toBeEnabled();
    await expect.element(page.getByText('Ya llegó lo que faltaba.')).toBeVisible();
    expect(cards()).toEqual(asked);
    await renew.click();
    await expect.element(renew).not.toBeInTheDocument();
    const folded = field('Norte').getByRole('button', { name: /^y \d+ más$/ });
    await folded.click();
    await expect.element(paper).toBeVisible();
  });

  it('names a list that could not be had, shows the rest, and asks again', async () => {
    network.fail('/v2/events', 500);
    await openScreen('admin', '/today');
    const failed = page.getByText(
      /^No se pudo revisar: feromonas, papeles y aplicaciones y placas de las trampas\./,
    );
    await expect.element(failed).toBeVisible();
    expect(paper.elements()).toEqual([]);
    network.mend();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect.element(failed).not.toBeInTheDocument();
    await expect.element(field('Norte')).toBeVisible();
  });

  it('shows a reader limited to a field that field alone', async () => {
    await openScreen('narrowed', '/today');
    await expect.element(field('Norte')).toBeVisible();
    expect(field('Sur').elements()).toEqual([]);
  });
});

describe('Ronda', () => {
  it('keeps what was visited on this device, and undoes a stop taken out', async () => {
    const screen = await openScreen('admin', '/today');
    await page.getByRole('link', { name: 'Armar la ronda' }).click();
    await expect.element(heading('Ronda')).toBeVisible();
    await expect.element(visited('N-1')).toBeVisible();
    await expect.element(page.getByText(/^0 de \d paradas? visitadas?/)).toBeVisible();
    await userEvent.click(page.getByText('N-1', { exact: true }).last());
    await expect.element(page.getByText(/^1 de \d paradas? visitadas?/)).toBeVisible();
    screen.go('/home');
    await expect.element(heading('Estaciones')).toBeVisible();
    screen.go('/today/round');
    await expect.element(visited('N-1')).toBeChecked();
    const before = stops();
    await page.getByRole('button', { name: 'Quitar N-1 de la ronda' }).click();
    await expect.poll(stops).toBe(before - 1);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect.element(visited('N-1')).toBeChecked();
  });

  it('says in place where the position may not be read, and goes on from the first stop', async () => {
    await openScreen('admin', '/today/round');
    await expect.element(visited('N-1')).toBeVisible();
    await page.getByRole('button', { name: 'Partir desde aquí' }).click();
    await expect.element(page.getByText(/ubicación: la ronda parte de la primera parada\./)).toBeVisible();
    await expect.element(page.getByText(/punto de partida/)).toBeVisible();
  });

  it('takes a station in, and goes along as a text', async () => {
    await openScreen('admin', '/today/round');
    await expect.element(visited('N-1')).toBeVisible();
    const before = stops();
    await page.getByRole('button', { name: 'Quitar S-1 de la ronda' }).click();
    await expect.poll(stops).toBe(before - 1);
    await page.getByRole('combobox', { name: 'Agregar una estación' }).fill('s-1');
    await page.getByRole('option', { name: 'S-1 · Sur' }).click();
    await expect.element(visited('S-1')).toBeVisible();
    await expect.poll(stops).toBe(before);
    const link = page.getByRole('link', { name: /^Enviar por WhatsApp/ }).element() as HTMLAnchorElement;
    const text = new URL(link.href).searchParams.get('text')!;
    expect(text).toMatch(/^Ronda de /);
    expect(text).toContain('S-1 (Sur)');
    expect(text).toMatch(/- Papel adhesivo de N-1: venció/);
  });
});
