import type { Page } from '@playwright/test';
import { expect, test } from './pages/console.ts';
import { ReportForm } from './pages/event-form.ts';
import { Keyboard } from './pages/keyboard.ts';
import { photo } from './pages/photo.ts';

/** Opens "Nuevo Reporte" from the top of the page and chooses a kind. */
async function begin(page: Page, letters: string, kind: string) {
  const keys = new Keyboard(page);
  const form = new ReportForm(page);
  const opener = page.getByRole('button', { name: 'REGISTRO', exact: true });
  await expect(opener).toBeVisible();
  await keys.reach(opener);
  await keys.press('Enter');
  await keys.expectWithin(form.dialog);
  await keys.choose(form.dialog.getByRole('button', { name: /Tipo de Reporte/ }), letters, kind);
  const text = (name: string) => form.dialog.getByRole('textbox', { name });
  const field = (name: string | RegExp) => form.dialog.getByRole('combobox', { name });
  const list = (name: RegExp) => form.dialog.getByRole('button', { name });
  const save = form.dialog.getByRole('button', { name: 'Guardar' });
  const send = async () => {
    await keys.reach(save);
    await keys.press('Enter');
    await expect(form.dialog.getByText('Reporte enviado')).toBeVisible();
    await keys.expectFocus();
  };
  return { keys, form, opener, text, field, list, send };
}

/** Yesterday and the day before, in the format of a date field. */
function pickerDays(): readonly [string, string] {
  const day = (ago: number) => {
    const parts = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Santiago' }).format(
      Date.now() - ago * 86_400_000,
    );
    return parts.split('-').reverse().join('-');
  };
  return [day(1), day(2)];
}

test('an application is written and sent by keyboard alone, and seen in Reportes', async ({
  vigia,
  page,
}) => {
  await vigia.signInByForm('agricultor', '/home');
  const { keys, form, text, field, list, send } = await begin(page, 'Apli', 'Aplicación de agroquímico');
  const comment = 'con teclado, sin viento';
  await keys.find(field(/^Campo/), 'Santa Rita');
  await keys.choose(list(/Plaga/), 'Mosca', 'Mosca de la fruta');
  // A product outside the suggestions is accepted as it was typed.
  await keys.reach(field(/^Producto/));
  await keys.type('Azufre micronizado');
  await keys.press('Tab');
  await keys.reach(form.dialog.getByRole('spinbutton', { name: 'Dosis' }));
  await keys.type('1,5');
  await keys.choose(list(/Medida/), 'L', 'L/ha');

  const [yesterday, before] = pickerDays();
  const date = text('Fecha de aplicación');
  await keys.reach(date);
  await keys.type(yesterday);
  await expect(date).toHaveValue(yesterday);
  const calendar = form.dialog.getByRole('button', { name: 'Elegir Fecha de aplicación en el calendario' });
  await keys.reach(calendar);
  await keys.press('Enter');
  const days = page.getByRole('dialog', { name: 'Elegir Fecha de aplicación en el calendario' });
  await keys.expectWithin(days.getByRole('grid'));
  await keys.press('ArrowLeft', 'Enter');
  await expect(days).toBeHidden();
  await expect(calendar).toBeFocused();
  await expect(date).toHaveValue(before);

  await keys.reach(text('Comentarios'));
  await keys.type(comment);
  await send();
  await vigia.expectAccessible();
  await keys.reach(form.dialog.getByRole('button', { name: 'Ver en Reportes' }));
  await page.keyboard.press('Enter');
  await expect(vigia.heading).toHaveText('Reportes');
  await expect(page.getByText(comment)).toBeVisible();
  await expect(page.getByText('1,5 L/ha')).toBeVisible();
  await keys.expectFocus();
});

test('a swap is sent with a photo by keyboard alone, and seen in Reportes', async ({ vigia, page }) => {
  await vigia.signInByForm('asesora', '/home');
  const { keys, form, opener, text, field, send } = await begin(page, 'Reem', 'Reemplazo de dispositivo');
  const comment = 'cambio con teclado';
  await keys.find(field(/^Estación/), 'Los Niches 02');
  // The last of the offered devices.
  const device = field(/^Nuevo dispositivo/);
  await keys.reach(device);
  await keys.take(device, 'ArrowUp');
  const [yesterday] = pickerDays();
  await keys.reach(text('Fecha de reemplazo'));
  await keys.type(yesterday);
  await keys.reach(text('Comentarios'));
  await keys.type(comment);

  // While the page is busy, a browser may handle the key before it knows that the test wants the file chooser,
  // and open its own. A permanent listener avoids that.
  page.on('filechooser', () => undefined);
  const add = form.dialog.getByRole('button', { name: 'Agregar imágenes' });
  await keys.reach(add);
  const pick = async (name: string) => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')]);
    await chooser.setFiles({ name, mimeType: 'image/png', buffer: photo() });
    await expect(form.dialog.getByText(name)).toBeVisible();
    await expect(add).toBeFocused();
  };
  await pick('poste.png');
  await pick('de mas.png');
  // One image too many is removed, and the focus moves to the next one.
  await keys.reach(form.dialog.getByRole('button', { name: /Quitar de mas\.png/ }));
  await keys.press('Enter');
  await expect(form.dialog.getByText('de mas.png')).toHaveCount(0);
  await expect(form.dialog.getByRole('button', { name: 'Quitar poste.png' })).toBeFocused();
  await send();
  await keys.reach(form.dialog.getByRole('button', { name: 'Guardar' }));
  await page.keyboard.press('Enter');
  await expect(form.dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await keys.reach(page.getByRole('link', { name: 'Reportes', exact: true }));
  await page.keyboard.press('Enter');
  await expect(vigia.heading).toHaveText('Reportes');
  await keys.expectFocus();
  await keys.choose(page.getByRole('button', { name: /Tipo de registro/ }), 'Reem', 'Reemplazo');
  await expect(page.getByText(comment)).toBeVisible();
});

test('Campos, a field, its tabs, a chart and its derivation by keyboard alone', async ({ vigia, page }) => {
  await vigia.signInByForm('root', '/sectors');
  const keys = new Keyboard(page);
  const search = page.getByRole('searchbox');
  await expect(search).toBeVisible();
  await keys.reach(search);
  await keys.type('lont');
  await expect(page.getByRole('link', { name: 'Apalta', exact: true })).toHaveCount(0);
  const field = page.getByRole('link', { name: 'Lontué', exact: true }).first();
  await keys.reach(field);
  await page.keyboard.press('Enter');
  await expect(vigia.heading).toHaveText('Lontué');
  await keys.expectFocus();

  const tab = (name: string) => page.getByRole('tab', { name });
  await keys.reach(tab('PLAGAS'));
  const chart = page.getByRole('application').first();
  await expect(chart).toBeVisible();
  await keys.reach(chart);
  await keys.press('ArrowLeft');
  const read = chart.getByRole('status');
  await expect(read).toContainText(/Grados Día acumulados: \d+,\d °C·día/);
  const last = (await read.textContent()) ?? '';
  await keys.press('ArrowLeft');
  await expect(read).not.toHaveText(last);
  await expect(chart).toBeFocused();

  const whence = page.getByRole('button', { name: '¿De dónde sale?' }).first();
  await keys.reach(whence);
  await keys.press('Enter');
  const derivation = page.getByRole('dialog');
  await expect(derivation.getByText('Fórmula', { exact: true })).toBeVisible();
  await keys.expectWithin(derivation);
  await keys.press('Escape');
  await expect(derivation).toBeHidden();
  await expect(whence).toBeFocused();

  await keys.reach(tab('PLAGAS'));
  await keys.press('ArrowRight');
  await expect(tab('HONGOS')).toBeFocused();
  await keys.press('ArrowRight');
  await expect(tab('CLIMA')).toHaveAttribute('aria-selected', 'true');
  await expect(tab('CLIMA')).toBeFocused();
  await expect(page).toHaveURL(/#clima$/);
  await expect(page.getByRole('button', { name: /Temperatura máxima/ })).toContainText(/\d+,\d °C/);
});
