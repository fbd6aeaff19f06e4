import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { close, dialog, save } from './form-dialog.ts';
import { measured } from './measured.ts';
import { network } from './network.ts';
import { heading, openScreen, sql } from './open-screen.ts';

const PATH = '/admin/rule-test?company=1';
const RULE = '#kind=captures&pest=1&sector=11&days=7&from=1&to=12&captures=5';
const sentence = (text: string | RegExp) => page.getByText(text);
const slider = page.getByRole('slider', { name: 'Umbral' });
const typed = page.getByRole('spinbutton', { name: /Avisar desde/ });
const asAlert = page.getByRole('link', { name: 'Usar como aviso' });

/**
 * A season of the farm that is over, with a photo of the trap every day from 1 September to 31 January: two insects on each day from
 * 11 October, five from the 18th, one from the 25th to the 31st. Its peak is 21 October, the middle of the seven days of
 * 35; seven days have five or more from 13 October on, when there were six.
 */
beforeEach(async () => {
  await sql(`insert into capture (client_id, station_id, pest_id, t, day, in_photo, plate_changed)
    select 1, 1001, 1, (d::date + time '15:00') at time zone 'UTC', d::date,
      2 * least(7, greatest(0, d::date - date '2025-10-10')) +
      5 * least(7, greatest(0, d::date - date '2025-10-17')) +
      least(7, greatest(0, d::date - date '2025-10-24')),
      d = '2025-09-01'
    from generate_series('2025-09-01'::timestamp, '2026-01-31', '1 day') d`);
  await measured();
});
afterEach(async () => {
  await sql('delete from alert_rule where client_id = 1 and alert_rule_id <> 961');
  await sql('delete from capture_threshold where client_id = 1 and pest_id = 1');
  await sql("delete from capture where client_id = 1 and day < '2026-05-01'");
  await measured();
});

describe('Probar la regla', () => {
  it('says when a rule would have called in a past season, and becomes an alert of the client', async () => {
    await openScreen('admin', '/admin/alerts?company=1');
    await page.getByRole('link', { name: 'Probar la regla' }).click();
    await expect.element(heading('Probar la regla')).toBeVisible();
    const told =
      /^Con 5 o más capturas en 7 días, 1 aviso en 1 temporada: 1 antes del máximo \(mediana 8 días\) y 0 por nada\.$/;
    await expect.element(sentence(told)).toBeVisible();
    await expect.element(sentence('1 de 1 máximo de vuelo tuvieron un aviso antes.')).toBeVisible();
    await expect.element(sentence(/^Solo se cuenta 1 temporada/)).toBeVisible();
    await expect.element(sentence(/^Fuera de los totales: .*2024–25 \(sin fotos ni conteos\)/)).toBeVisible();
    await expect
      .element(page.getByRole('row', { name: /2025–26 1 1 0 0 Temporada: 21 oct, 8 días antes sin biofix/ }))
      .toBeVisible();
    await expect
      .element(page.getByRole('row', { name: /13 oct 2025.*6 capturas.*Antes del máximo/ }))
      .toBeVisible();
    // By keys: the slider goes on by one; the number beside it and the address follow.
    (slider.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect.element(typed).toHaveValue('8');
    await expect.element(sentence(/^Con 8 o más capturas en 7 días, 1 aviso .*mediana 7 días/)).toBeVisible();
    await asAlert.click();
    await expect.element(dialog.getByText('Nueva regla de aviso')).toBeVisible();
    await expect.element(dialog.getByRole('spinbutton', { name: /Desde/ })).toHaveValue('8');
    await save.click();
    await expect.element(page.getByText(/^Regla creada/)).toBeVisible();
    const made = await sql(
      'select pest_id, captures_from, within_days, sector_ids from alert_rule where client_id = 1 and alert_rule_id <> 961',
    );
    expect(made).toEqual([{ pest_id: 1, captures_from: 8, within_days: 7, sector_ids: [11] }]);
  });

  it('by a press on a bar and by a number that is typed, and becomes the client’s threshold', async () => {
    await openScreen('admin', PATH + RULE);
    await expect.element(typed).toHaveValue('5');
    await page.getByTitle(/^Con 17 capturas: /).click();
    await expect.element(typed).toHaveValue('17');
    await expect
      .element(sentence(/^Con 17 o más capturas en 7 días, 1 aviso .*mediana 3 días/))
      .toBeVisible();
    await typed.fill('36');
    await expect
      .element(sentence('Con 36 o más capturas en 7 días, ningún aviso en 1 temporada.'))
      .toBeVisible();
    await expect.element(sentence('Lo más que sumó una trampa en 7 días fueron 35 capturas.')).toBeVisible();
    await typed.fill('');
    await expect.element(page.getByText(/llenar todos los campos requeridos/).first()).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Resultado' })).not.toBeInTheDocument();
    await typed.fill('9');
    await expect.element(sentence(/^Con 9 o más capturas en 7 días, 1 aviso/)).toBeVisible();
    await page.getByRole('link', { name: 'Usar como umbral del cliente' }).click();
    await expect.element(dialog.getByRole('spinbutton', { name: /Amarillo hasta/ })).toHaveValue('8');
    await save.click();
    await expect.element(page.getByText('Umbral propio fijado')).toBeVisible();
    await close();
    const made = await sql(
      'select days_summed, ok_up_to, warning_up_to from capture_threshold where client_id = 1 and pest_id = 1',
    );
    expect(made).toEqual([{ days_summed: 7, ok_up_to: 0, warning_up_to: 8 }]);
  });

  it('keeps the rule in the address, and tries one of the list', async () => {
    await sql(
      "insert into alert_rule (client_id, alert_kind, pest_id, captures_from, within_days, sector_ids, month_from, month_to, changed_at) values (1, 'captures', 1, 20, 7, '{11}', 9, 3, now())",
    );
    await openScreen('admin', '/admin/alerts?company=1');
    await page
      .getByRole('row', { name: /20 o más capturas/ })
      .getByRole('button', { name: /Acciones/ })
      .click();
    await page.getByRole('menuitem', { name: 'Probar la regla' }).click();
    await expect.element(typed).toHaveValue('20');
    await expect.element(page.getByRole('button', { name: /Desde el mes/ })).toHaveTextContent('Septiembre');
    await typed.fill('12');
    await expect.element(sentence(/^Con 12 o más capturas en 7 días, 1 aviso/)).toBeVisible();
    // It is a change of that rule, not another one.
    await asAlert.click();
    await expect.element(dialog.getByText('Editar regla de aviso')).toBeVisible();
    await save.click();
    await expect.element(page.getByText('Regla actualizada')).toBeVisible();
    const rules = await sql(
      'select captures_from from alert_rule where client_id = 1 and alert_rule_id <> 961',
    );
    expect(rules).toEqual([{ captures_from: 12 }]);
  });

  it('names the season that could not be read, and reads it again', async () => {
    network.fail('/count_analytics', 500);
    await openScreen('admin', PATH + RULE);
    await expect.element(page.getByText(/^No se pudo leer 2025–26/)).toBeVisible();
    network.mend();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect.element(sentence(/^Con 5 o más capturas en 7 días, 1 aviso/)).toBeVisible();
  });

  it('says what a season lacks, and counts it in no total', async () => {
    // In the other field, as nobody has asked about it before: the service keeps its answers.
    await sql(`insert into capture (client_id, station_id, pest_id, t, day, in_photo, plate_changed)
      select client_id, 1004, pest_id, t, day, in_photo, plate_changed from capture
      where client_id = 1 and station_id = 1001 and day < '2026-05-01' and day not between '2025-10-15' and '2025-11-03'`);
    await openScreen('admin', PATH + RULE.replace('sector=11', 'sector=12'));
    await expect
      .element(
        sentence(/^Fuera de los totales: 2025–26 \(sin fotos ni conteos del 15 oct 2025 al 3 nov 2025\)/),
      )
      .toBeVisible();
    await expect
      .element(sentence('Ninguna temporada tiene datos suficientes para juzgar esta regla.'))
      .toBeVisible();
  });
});
