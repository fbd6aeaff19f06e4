import type { Page } from '@playwright/test';
import { type Console, expect, test } from './pages/console.ts';
import { Keyboard } from './pages/keyboard.ts';

const GROUND = { light: 'rgb(244, 246, 242)', dark: 'rgb(15, 21, 17)', sol: 'rgb(255, 255, 255)' } as const;
const BAR = { light: '#1e6b3c', dark: '#1d3527' } as const;

/** Every script except the one before the first paint. */
const ALL_BUT_THE_FIRST = /\/assets\/(?!first-paint).+\.js$/;

const expectGround = (page: Page, mode: keyof typeof GROUND) =>
  expect(page.locator('body')).toHaveCSS('background-color', GROUND[mode]);

/** Every background colour of the page, from its first frame on. */
async function listenToFrames(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    const look = () => {
      const ground = document.body && getComputedStyle(document.body).backgroundColor;
      if (ground && !seen.includes(ground)) seen.push(ground);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { groundsSeen: seen });
  });
  return () => page.evaluate(() => (window as unknown as { groundsSeen: string[] }).groundsSeen);
}

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Cuenta/ }).click();
  await page.getByRole('menuitemradio', { name }).click();
  await expect(page.getByRole('menuitemradio', { name })).toBeChecked();
  await page.keyboard.press('Escape');
}

const heading = ({ heading }: Console, name: string) => expect(heading).toHaveText(name);

test('the console looks as the device does until somebody chooses', async ({ vigia, page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const grounds = await listenToFrames(page);
  await vigia.signIn('agricultor', '/sectors');
  await heading(vigia, 'Campos');
  expect(await grounds()).toEqual([GROUND.dark]);
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', BAR.dark);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectGround(page, 'light');
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', BAR.light);
  await page.emulateMedia({ colorScheme: 'light', contrast: 'more' });
  await expectGround(page, 'sol');
});

test('the choice is applied in the first frame and in every tab, and survives the session', async ({
  vigia,
  page,
  context,
}) => {
  await vigia.signIn('agricultor', '/sectors');
  await heading(vigia, 'Campos');
  const other = await context.newPage();
  await other.goto('/home');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Estaciones');
  await expectGround(other, 'light');

  await page.bringToFront();
  await choose(page, 'Oscuro');
  await expectGround(page, 'dark');
  await expectGround(other, 'dark');
  await other.close();

  const grounds = await listenToFrames(page);
  await page.route(ALL_BUT_THE_FIRST, async (route) => {
    await new Promise((go) => setTimeout(go, 300));
    await route.continue();
  });
  await page.reload();
  await heading(vigia, 'Campos');
  expect(await grounds()).toEqual([GROUND.dark]);

  await page.getByRole('button', { name: /^Cuenta/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await expect(page.getByRole('heading', { name: 'Ingresa con tu cuenta' })).toBeVisible();
  await expectGround(page, 'dark');
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['vigia:look']);
});

test('no white page is shown while the first script loads', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.route(ALL_BUT_THE_FIRST, () => undefined);
  await page.goto('/sectors', { waitUntil: 'commit' });
  await expect(page.getByText('Cargando datos')).toBeVisible();
  await expectGround(page, 'dark');
  const times = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    dressed: performance
      .getEntriesByType('resource')
      .find(({ name }) => name.includes('/assets/first-paint'))!
      .toJSON().responseEnd,
  }));
  expect(times.painted).toBeGreaterThan(times.dressed);
});

test('printed pages are light, and compact rows are lower', async ({ vigia, page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await vigia.signIn('agricultor', '/sectors');
  await heading(vigia, 'Campos');
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expectGround(page, 'sol');
  await page.emulateMedia({ colorScheme: 'dark', media: 'screen' });
  await expectGround(page, 'dark');

  const heights = () =>
    page.evaluate(() => {
      const fields = [
        document.querySelector('main input[placeholder]')?.parentElement,
        ...document.querySelectorAll('main button[aria-haspopup="listbox"]'),
      ];
      return [...new Set(fields.map((field) => field?.getBoundingClientRect().height))];
    });
  await expect.poll(heights).toEqual([40]);
  await choose(page, 'Compacta');
  await expect.poll(heights).toEqual([32]);
});

test('Hoy is printed with every reason, and the Ronda with day, person and lines to write on', async ({
  vigia,
  page,
}) => {
  await vigia.signIn('asesora', '/today');
  const cards = page.getByRole('list', { name: 'Campos que piden atención' });
  await expect(cards.getByRole('article').first()).toBeVisible();
  const shown = () => cards.locator('article ul > li:visible').count();
  const folded = await shown();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(shown).toBeGreaterThan(folded);
  await expect(page.getByText(/^\d{1,2} \p{L}{3} \d{4} · \S+ \S+/u)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Recibir por correo' })).toBeHidden();

  await page.emulateMedia({ media: 'screen' });
  await page.goto('/today/round');
  const stops = page.getByRole('list', { name: 'Paradas en orden de recorrido' });
  await expect(stops.getByText('Anotaciones').first()).toBeHidden();
  await stops.locator('label').first().click();
  await expect(stops.getByRole('checkbox').first()).toBeChecked();
  await page.emulateMedia({ media: 'print' });
  await expect(stops.getByText('Anotaciones').first()).toBeVisible();
  const ink = await stops
    .locator('label svg')
    .first()
    .evaluate((tick) => getComputedStyle(tick).color);
  expect(ink).toBe(await page.locator('h1').evaluate((title) => getComputedStyle(title).color));
});

test('a printed page has no bar and no buttons, but the chosen pest and the whole chart above its figures', async ({
  vigia,
  page,
}) => {
  await vigia.signIn('root', '/sector/1');
  await heading(vigia, 'Fundo Casablanca');
  const chart = page.getByRole('figure').first();
  const figures = page.getByRole('button', { name: /^Grados Día acumulados/ });
  await expect(figures).toBeVisible();
  await page.setViewportSize({ width: 718, height: 1000 }); // A4 without a browser's margins.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Viña Los Aromos')).toBeVisible();
  await expect(page.getByRole('button', { name: /Polilla del racimo de la vid.*Plaga/ })).toBeVisible();
  for (const action of ['REGISTRO', 'Informe', 'Abrir menú', 'Ampliar gráficos', 'Acercar']) {
    await expect(page.getByRole('button', { name: action })).toHaveCount(0); // None that is drawn.
  }
  await expect(async () => {
    const drawn = await chart.boundingBox();
    const box = await figures.boundingBox();
    expect(drawn?.width).toBe(680);
    expect(drawn!.x + drawn!.width).toBeLessThanOrEqual(718);
    expect(box!.y).toBeGreaterThan(drawn!.y + drawn!.height);
  }).toPass();
  await expect(page.getByRole('button', { name: /^Capturas Acumuladas/ })).toHaveCount(0); // It is not drawn, so it has no legend.
});

test('the menu of a phone shows every choice, and keys reach it', async ({ vigia, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await vigia.signIn('agricultor', '/sectors');
  await heading(vigia, 'Campos');
  await page.getByRole('button', { name: /^Cuenta/ }).press('Enter');
  await expect(page.getByRole('group', { name: 'Densidad' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('menuitem', { name: 'Cerrar sesión' })).toBeInViewport({ ratio: 1 });
  await new Keyboard(page).expectWithin(page.getByRole('menu'));
  await page.keyboard.type('osc');
  const dark = page.getByRole('group', { name: 'Tema' }).getByRole('menuitemradio', { name: 'Oscuro' });
  await expect(dark).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dark).toBeChecked();
  await vigia.expectAccessible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await vigia.expectFits();
});
