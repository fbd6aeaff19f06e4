import type { BrowserContext, Locator, Page } from '@playwright/test';
import { account } from './pages/accounts.ts';
import { Console, expect, test } from './pages/console.ts';
import { ReportForm } from './pages/event-form.ts';
import { nextConsole } from './pages/next-console.ts';
import { photo } from './pages/photo.ts';

test.use({ serviceWorkers: 'allow' });

/** Once the service worker keeps the console and the device keeps the fields. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.getByRole('button', { name: /^Cuenta/ }).click();
  await page.getByRole('menuitem', { name: 'En este teléfono' }).click();
  const dialog = page.getByRole('dialog', { name: 'En este teléfono' });
  await dialog.getByRole('button', { name: 'Guardar ahora' }).click();
  await expect(dialog.getByText(/campos? guardados?, /)).toBeVisible({ timeout: 120_000 });
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click();
}

/** The console as somebody meets it who takes the phone out of the pocket, in the field. */
async function openCold(context: BrowserContext, path: string): Promise<Console> {
  for (const page of context.pages()) await page.close();
  const page = await context.newPage();
  await page.goto(path);
  const vigia = new Console(page);
  vigia.expectedRefusals.push(/ERR_INTERNET_DISCONNECTED/);
  return vigia;
}

const said = (kind: string): string => `sin señal: ${kind}`;
const camera = (form: ReportForm, name: string) =>
  form.dialog.locator('input[type=file]').setInputFiles([{ name, mimeType: 'image/png', buffer: photo() }]);

/** The chart of the codling moth in Lontué, from the list of fields. */
async function showApples(vigia: Console): Promise<Locator> {
  await vigia.openSector('Lontué');
  await vigia.choose('Cultivo', 'Manzano (Gala)');
  const chart = vigia.page.getByRole('application', { name: /Carpocapsa/ });
  await expect(chart).toBeVisible();
  return chart;
}

/** The eight kinds of report, and what each asks for in Lontué beside a comment. */
const EIGHT: Readonly<Record<string, (form: ReportForm) => Promise<void>>> = {
  'Instalación de dispositivo': async (form) => {
    await form.dialog.getByRole('textbox', { name: 'Nombre de la estación' }).fill('Lontué Poste 20');
    await form.findDevice('Dispositivo');
    await form.dialog.getByRole('spinbutton', { name: 'Latitud' }).fill('-35,05');
    await form.dialog.getByRole('spinbutton', { name: 'Longitud' }).fill('-71,28');
    await camera(form, 'poste.png');
  },
  'Reemplazo de dispositivo': async (form) => {
    await form.find('Estación', 'Lontué 04');
    await form.findDevice('Nuevo dispositivo'); // That of the install is offered no more.
    await camera(form, 'nuevo.png');
  },
  'Primera captura': (form) => form.find('Estación', 'Lontué 03'),
  'Mantención de dispositivo': (form) => form.find('Estación', 'Lontué 03'),
  Biofix: (form) => form.choose('Plaga', 'Carpocapsa'),
  'Fenología del hospedero': async (form) => {
    await form.choose('Hospedero', /Manzano/);
    await form.choose('Estado fenológico', 'Cuajado');
  },
  'Aplicación de agroquímico': async (form) => {
    await form.choose('Plaga', 'Carpocapsa');
    await form.dialog.getByRole('combobox', { name: 'Producto' }).click();
    await form.page.keyboard.type('Azufre mojable');
    await form.page.keyboard.press('Tab');
    await form.dialog.getByRole('spinbutton', { name: 'Dosis' }).fill('2,5');
  },
  'Recomendación de control de plaga': async (form) => {
    await form.choose('Hospedero', /Manzano/);
    await form.choose('Plaga', 'Carpocapsa');
  },
};

/** The table of Reportes of a kind that has one. */
const LOGS: Readonly<Record<string, string>> = {
  'Instalación de dispositivo': 'install_log',
  'Reemplazo de dispositivo': 'swap_log',
  'Mantención de dispositivo': 'maintenance_log',
  Biofix: 'biofix_log',
  'Aplicación de agroquímico': 'pesticide_log',
};
/** Of them the chart of Carpocapsa marks: the swap, first capture, biofix, stage, application and recommendation. */
const MARKED = 6;

test('without a network the console opens cold, is read, and keeps reports until they can be sent', async ({
  vigia,
  page,
  context,
}) => {
  test.slow(); // Everything is kept first.
  await vigia.signIn('asesora', '/sectors');
  await kept(page);

  await context.setOffline(true);
  const away = await openCold(context, '/sectors');
  await expect(away.heading).toHaveText('Campos');
  await expect(away.page.getByText(/Sin conexión · datos de/)).toBeVisible();
  await away.openSector('Apalta');
  await expect(away.page.getByRole('application').first()).toBeVisible();
  await expect(
    away.page
      .getByText(/°C·día/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();

  const writing = await openCold(context, '/sectors');
  const form = new ReportForm(writing.page);
  await form.open();
  await form.kind('Mantención de dispositivo');
  await form.find('Estación', 'Apalta 01');
  const comment = 'papel nuevo entre hileras';
  await form.comment(comment);
  await form.save();
  await expect(form.dialog.getByText('Guardado en este teléfono')).toBeVisible();
  await form.dialog.getByRole('button', { name: 'Cerrar' }).click();

  const later = await openCold(context, '/sectors');
  await later.page.getByRole('button', { name: 'Ver', exact: true }).click();
  const waiting = later.page.getByRole('dialog', { name: 'Por enviar' });
  await expect(waiting.getByRole('heading', { name: /Apalta 01/ })).toBeVisible();
  await later.expectAccessible();
  await waiting.getByRole('button', { name: 'Cerrar' }).last().click();

  await context.setOffline(false);
  await expect(later.page.getByText(/registro guardado en este teléfono|Enviando/)).toHaveCount(0);
  await later.page.goto('/logs?dateStart=2026-01-01#maintenance_log');
  await expect(later.page.getByText(comment)).toHaveCount(1);
  expect([away, writing, later].flatMap(({ complaints }) => complaints)).toEqual([]);
});

test('airplane mode from a cold start: all eight kinds of report wait, with photos, and arrive when the network is back', async ({
  vigia,
  page,
  context,
}) => {
  test.slow(); // Everything is kept first.
  await vigia.signIn('asesora', '/sectors');
  await showApples(vigia); // A chart that was looked at is there without a network too.
  await kept(page);

  await context.setOffline(true);
  const away = await openCold(context, '/sectors');
  await expect(away.heading).toHaveText('Campos');
  const unsent = (await showApples(away)).locator('[data-marker^="event--"]');

  const form = new ReportForm(away.page);
  for (const [kind, fill] of Object.entries(EIGHT)) {
    await form.open();
    await form.kind(kind);
    await fill(form);
    await form.comment(said(kind));
    await form.save();
    await expect(form.dialog.getByText('Guardado en este teléfono')).toBeVisible();
    await form.dialog.getByRole('button', { name: 'Cerrar' }).click();
  }
  await expect(away.page.getByText(/^8 registros guardados en este teléfono/)).toBeVisible();
  await expect(unsent).toHaveCount(MARKED);
  await away.expectAccessible();

  const later = await openCold(context, '/logs?dateStart=2026-01-01#maintenance_log');
  const group = later.page.getByRole('list', { name: /^Por enviar \(\d\)$/ });
  await expect(group.getByRole('listitem')).toHaveCount(8);
  for (const kind of Object.keys(EIGHT)) await expect(group.getByText(said(kind))).toBeVisible();
  await later.page.getByRole('button', { name: 'Ver', exact: true }).first().click();
  const waiting = later.page.getByRole('dialog', { name: 'Por enviar' });
  await expect(waiting.getByText(/1 foto por enviar/)).toHaveCount(2);
  await waiting.getByRole('button', { name: 'Cerrar' }).last().click();

  // A photo whose answer was lost is sent once more, with the same key: counted are the events that have theirs.
  const withPhoto = new Set<string>();
  later.page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (/\/events\/[^/]+\/images/.test(pathname) && answer.ok()) withPhoto.add(pathname);
  });
  await context.setOffline(false);
  await expect(later.page.getByText(/^(Enviando )?\d+ registros?[ .]/)).toHaveCount(0, { timeout: 120_000 });
  await expect(group).toHaveCount(0);
  expect([...withPhoto]).toHaveLength(2);

  for (const [kind, log] of Object.entries(LOGS)) {
    await later.page.goto(`/logs?dateStart=2026-01-01#${log}`);
    await expect(later.page.getByText(said(kind)).first()).toBeVisible();
    await expect(later.page.getByText(said(kind))).toHaveCount(1);
  }
  await later.page.goto('/sectors');
  const sent = await showApples(later);
  await expect(sent.locator('[data-marker^="event-"]').first()).toBeVisible();
  await expect(sent.locator('[data-marker^="event--"]')).toHaveCount(0);
  expect([away, later].flatMap(({ complaints }) => complaints)).toEqual([]);
});

test('an install that is saved where the line ends is sent with its photo when it is back', async ({
  vigia,
  page,
  context,
}) => {
  await vigia.signIn('root', '/home');
  vigia.expectedRefusals.push(/ERR_INTERNET_DISCONNECTED/);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const form = new ReportForm(page);
  await form.open();
  await form.kind('Instalación de dispositivo');
  const name = 'Apalta Poste 15';
  await form.dialog.getByRole('textbox', { name: 'Nombre de la estación' }).fill(name);
  await form.findDevice('Dispositivo');
  await form.dialog.getByRole('spinbutton', { name: 'Latitud' }).fill('-34,6');
  await form.dialog.getByRole('spinbutton', { name: 'Longitud' }).fill('-71,4');
  await form.find('Campo', 'Apalta');
  await form.dialog
    .locator('input[type=file]')
    .setInputFiles([{ name: 'poste.png', mimeType: 'image/png', buffer: photo() }]);
  const handover = form.dialog.getByText(/^Sí, pasa a/);
  if (await handover.isVisible()) await handover.click();
  await context.setOffline(true);
  await form.save();
  await expect(form.dialog.getByText('Guardado en este teléfono')).toBeVisible();
  await form.dialog.getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('button', { name: 'Ver', exact: true }).click();
  const waiting = page.getByRole('dialog', { name: 'Por enviar' });
  await expect(waiting.getByText(/1 foto por enviar/)).toBeVisible();
  const sent = page.waitForResponse((answer) => /\/events\/[^/]+\/images/.test(answer.url()));
  await context.setOffline(false);
  expect((await sent).ok()).toBe(true);
  await expect(waiting.getByText('Todo está enviado')).toBeVisible();
});

test('a newer build waits beside an open page, keeps what is written, and is opened by one press', async ({
  vigia,
  page,
  baseURL,
}) => {
  const host = await nextConsole(baseURL!);
  try {
    const isNext = () => page.locator('meta[name="next-build"]').count();
    const { email, password } = account('asesora');
    await page.goto(host.address);
    await vigia.fillSignIn(email, password);
    await expect(page.getByRole('button', { name: /^Cuenta/ })).toBeVisible();
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const form = new ReportForm(page);
    await form.open();
    await form.kind('Mantención de dispositivo');
    await form.comment('a medio escribir');

    host.release();
    await page.evaluate(async () => await (await navigator.serviceWorker.getRegistration())?.update());
    const newer = page.getByText('Hay una versión nueva de Vigía');
    await expect(newer).toBeAttached();
    await expect(form.dialog.getByRole('textbox', { name: 'Comentarios' })).toHaveValue('a medio escribir');
    await form.dialog.getByRole('button', { name: 'Cerrar' }).click();
    await page.reload();
    await expect(newer).toBeVisible();
    expect(await isNext()).toBe(0); // Page and files stay of one build.

    await page.getByRole('button', { name: 'Actualizar' }).click();
    await expect.poll(isNext).toBe(1);
    await form.open();
    await expect(form.dialog.getByRole('textbox', { name: 'Comentarios' })).toHaveValue('a medio escribir');
    await expect(newer).toHaveCount(0);
  } finally {
    await page.goto('about:blank');
    host.close();
  }
});
