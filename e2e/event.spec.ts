import type { Page } from '@playwright/test';
import { expect, test } from './pages/console.ts';
import { ReportForm } from './pages/event-form.ts';
import { Keyboard } from './pages/keyboard.ts';
import { photo } from './pages/photo.ts';

const REQUIRED = 'Por favor llenar todos los campos requeridos (*)';

/** Expects a text in the table of a log type. */
async function seenIn(page: Page, type: string, text: string | RegExp): Promise<void> {
  await page.goto(`/logs?dateStart=2026-01-01#${type}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reportes');
  await expect(page.getByText(text).first()).toBeVisible();
}

test('the form opens with the data of the page, shows what is missing, and survives a reload', async ({
  vigia,
  page,
}) => {
  await vigia.signIn('asesora', '/sectors');
  await vigia.openSector('Apalta');
  const form = new ReportForm(page);
  await form.open();
  await form.save();
  await expect(form.dialog.getByRole('button', { name: /Tipo de Reporte/ })).toBeFocused();
  await form.kind('Biofix');
  await expect(form.dialog.getByRole('combobox', { name: 'Campo' })).toHaveValue('Apalta');
  await expect(form.dialog.getByText(/Fije la fecha desde la que se acumulan/)).toBeVisible();
  await form.kind('Aplicación de agroquímico');
  await form.save();
  await expect(form.dialog.getByText(REQUIRED).first()).toBeVisible();
  await expect(form.dialog.getByRole('button', { name: /Plaga/ })).toBeFocused();
  await vigia.expectAccessible();
  await vigia.expectFits();
  const comment = 'borrador con viento';
  await form.dialog.getByRole('textbox', { name: 'Comentarios' }).fill(comment);
  await form.dialog.getByRole('spinbutton', { name: 'Dosis' }).fill('2,5');

  await page.reload();
  await form.open();
  await expect(form.dialog.getByText(/Borrador guardado en este equipo/)).toBeVisible();
  await expect(form.dialog.getByRole('textbox', { name: 'Comentarios' })).toHaveValue(comment);
  await expect(form.dialog.getByRole('spinbutton', { name: 'Dosis' })).toHaveValue('2,5');
  await form.kind('Biofix');
  await expect(form.dialog.getByRole('textbox', { name: 'Comentarios' })).toHaveValue(comment);
  await form.dialog.getByRole('button', { name: 'Empezar de nuevo' }).click();
  await expect(form.dialog.getByRole('textbox', { name: 'Comentarios' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(form.dialog.getByRole('textbox', { name: 'Comentarios' })).toHaveValue(comment);
  await form.dialog.getByRole('button', { name: 'Cerrar' }).click();
});

test('a save whose connection fails is stored once, after any number of tries', async ({ vigia, page }) => {
  await vigia.signIn('agricultor', '/home');
  const form = new ReportForm(page);
  await form.open();
  await form.kind('Mantención de dispositivo');
  await form.find('Estación', 'Santa Rita 02');
  const comment = 'cambio de papel sin señal';
  await form.dialog.getByRole('textbox', { name: 'Comentarios' }).fill(comment);
  // The server accepts it, but the answer is lost: the client cannot know.
  vigia.expectedRefusals.push(/ERR_CONNECTION_RESET/);
  const keys: string[] = [];
  await page.route('**/v2/events', async (route) => {
    if (route.request().method() !== 'POST') return await route.continue();
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    await route.fetch();
    await route.abort('connectionreset');
  });
  await form.save();
  await expect(form.dialog.getByText('Guardado en este teléfono')).toBeVisible();
  await form.dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByText(/1 registro guardado en este teléfono/)).toBeVisible();
  await page.unroute('**/v2/events');

  const [answer] = await Promise.all([
    page.waitForResponse(
      (each) => each.ok() && each.request().method() === 'POST' && each.url().endsWith('/v2/events'),
    ),
    page.reload(),
  ]);
  expect(new Set([...keys, answer.request().headers()['idempotency-key']]).size).toBe(1);
  await expect(page.getByText(/registro guardado en este teléfono|Enviando/)).toHaveCount(0);
  await seenIn(page, 'maintenance_log', comment);
  await expect(page.getByText(comment)).toHaveCount(1);
});

test('two tabs write an event each: nothing is lost, nothing is sent twice', async ({
  vigia,
  page,
  context,
}) => {
  await vigia.signIn('agricultor', '/home');
  const other = await context.newPage();
  await other.goto('/home');
  const forms = [new ReportForm(page), new ReportForm(other)] as const;
  const texts = ['de la primera pestaña', 'de la segunda pestaña'] as const;
  for (const [i, form] of forms.entries()) {
    await form.page.bringToFront();
    await form.open();
    await expect(form.dialog.getByText(/Borrador guardado/)).toHaveCount(0);
    await form.kind('Mantención de dispositivo');
    await form.find('Estación', 'Santa Rita 02');
    await form.comment(texts[i]!);
  }
  await forms[1].saveAndClose();
  await forms[1].open();
  await forms[1].kind('Biofix');
  await forms[1].comment('sin terminar');
  await other.close();
  await expect(forms[0].dialog.getByRole('textbox', { name: 'Comentarios' })).toHaveValue(texts[0]);
  await forms[0].saveAndClose();
  await forms[0].open();
  await expect(forms[0].dialog.getByText(/Borrador guardado/)).toBeVisible();
  await expect(forms[0].dialog.getByRole('textbox', { name: 'Comentarios' })).toHaveValue('sin terminar');
  for (const text of texts) {
    await seenIn(page, 'maintenance_log', text);
    await expect(page.getByText(text)).toHaveCount(1);
  }
});

test('an install is sent with its photos, and seen in Reportes', async ({ vigia, page }) => {
  await vigia.signIn('root', '/home');
  const form = new ReportForm(page);
  await form.open();
  await form.kind('Instalación de dispositivo');
  const name = 'Apalta Poste 14';
  await form.dialog.getByRole('textbox', { name: 'Nombre de la estación' }).fill(name);
  await form.findDevice('Dispositivo');
  await form.dialog.getByRole('spinbutton', { name: 'Latitud' }).fill('-34,6');
  await form.dialog.getByRole('spinbutton', { name: 'Longitud' }).fill('-271');
  await form.find('Campo', 'Apalta');
  const files = form.dialog.locator('input[type=file]');
  await files.setInputFiles([
    { name: 'poste.png', mimeType: 'image/png', buffer: photo() },
    { name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('no') },
  ]);
  await expect(form.dialog.getByText(/Solo se aceptan archivos de imagen: nota.txt/)).toBeVisible();
  await form.save();
  const longitude = form.dialog.getByRole('spinbutton', { name: 'Longitud' });
  await expect(longitude).toBeFocused();
  await expect(longitude).toHaveAccessibleDescription('-180 ≤ longitud ≤ 180');
  await longitude.fill('-71,2');

  let refusals = 0;
  vigia.expectedRefusals.push(/ERR_CONNECTION_RESET/);
  await page.route('**/v2/events/*/images', async (route) => {
    refusals += 1;
    await (refusals <= 2 ? route.abort('connectionreset') : route.continue());
  });
  await form.save();
  await expect(form.dialog.getByText(/El reporte ya se envió. Falta 1 imagen/)).toBeVisible();
  await vigia.expectAccessible();
  await form.dialog.getByRole('button', { name: 'Enviar imágenes' }).click();
  await expect(form.dialog.getByText('Reporte enviado')).toBeVisible();
  await vigia.expectAccessible();
  await form.dialog.getByRole('button', { name: 'Ver en Reportes' }).click();
  await expect(page).toHaveURL(/\/logs.*#install_log$/);
  await expect(page.getByText(name).first()).toBeVisible();
});

/** Writes a complete event of a kind, with a comment by which it is found again. */
async function write(form: ReportForm, kind: string, fill: () => Promise<void>): Promise<void> {
  await form.open();
  await form.kind(kind);
  await fill();
  await form.comment(`de campo: ${kind}`);
  await form.saveAndClose();
}

test('a swap, a first capture and a biofix are sent from their field', async ({ vigia, page }) => {
  await vigia.signIn('asesora', '/sectors');
  await vigia.openSector('Lontué');
  const form = new ReportForm(page);
  await write(form, 'Reemplazo de dispositivo', async () => {
    await form.find('Estación', 'Lontué 02');
    await form.findDevice('Nuevo dispositivo');
  });
  await write(form, 'Primera captura', () => form.find('Estación', 'Lontué 03'));
  await write(form, 'Biofix', () => form.choose('Plaga', 'Carpocapsa'));
  await seenIn(page, 'swap_log', 'de campo: Reemplazo de dispositivo');
  await seenIn(page, 'biofix_log', 'de campo: Biofix');
});

test('phenology, an application and a recommendation are sent from their field', async ({ vigia, page }) => {
  await vigia.signIn('asesora', '/sectors');
  await vigia.openSector('Lontué');
  await vigia.choose('Cultivo', 'Manzano (Gala)');
  // Not the chart of the previous crop, which is shown while this one loads.
  const chart = page.getByRole('application', { name: /Carpocapsa/ });
  const marked = () => chart.locator('[data-marker^="event"]').count();
  let before = 0;
  await expect
    .poll(async () => {
      before = await marked();
      return before;
    })
    .toBeGreaterThan(0);
  const form = new ReportForm(page);
  await write(form, 'Fenología del hospedero', async () => {
    await form.choose('Hospedero', /Manzano/);
    await form.choose('Estado fenológico', 'Cuajado');
  });
  await write(form, 'Aplicación de agroquímico', async () => {
    await form.choose('Plaga', 'Carpocapsa');
    await form.dialog.getByRole('combobox', { name: 'Producto' }).click();
    await page.keyboard.type('Azufre mojable');
    await page.keyboard.press('Tab');
    await form.dialog.getByRole('spinbutton', { name: 'Dosis' }).fill('2,5');
  });
  await write(form, 'Recomendación de control de plaga', async () => {
    await form.choose('Hospedero', /Manzano/);
    await form.choose('Plaga', 'Carpocapsa');
  });
  await expect.poll(marked).toBe(before + 3);
  await seenIn(page, 'pesticide_log', 'Azufre mojable');
  await vigia.expectAccessible();
});

test('by keyboard alone: it is opened, a kind is chosen, it is closed, and the focus returns', async ({
  vigia,
  page,
}) => {
  await vigia.signIn('agricultor', '/home');
  const opener = page.getByRole('button', { name: 'REGISTRO', exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  const form = new ReportForm(page);
  const kind = form.dialog.getByRole('button', { name: /Tipo de Reporte/ });
  const keys = new Keyboard(page);
  await keys.expectWithin(form.dialog);
  await keys.choose(kind, 'Bio', 'Biofix');
  await page.keyboard.press('Escape');
  await expect(form.dialog).toBeHidden();
  await expect(opener).toBeFocused();
});
