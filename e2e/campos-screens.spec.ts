import { expect, test } from './pages/console.ts';

const isNarrow = (width: number | undefined) => (width ?? 0) < 800;

test('Campos lists fields with captures, health and a map', async ({ vigia, page, viewport }) => {
  await vigia.signIn('root', '/sectors');
  await expect(vigia.heading).toHaveText('Campos');
  const subtitle = page.getByText(/^Gestión de campos · \d+ campos, \d+ estaciones$/);
  await expect(subtitle).toBeVisible();
  const [fields = 0, stations = 0] = (await subtitle.textContent())?.match(/\d+/g)?.map(Number) ?? [];
  await expect(page).toHaveTitle('Vigía · Campos');
  const map = page.getByRole('region', { name: 'Mapa de estaciones' });
  await expect(map.getByRole('button', { name: /estaciones, acercar/ }).first()).toBeVisible();
  if (isNarrow(viewport?.width)) {
    await page.getByRole('button', { name: /Fundo Casablanca/ }).click();
    await expect(page.getByText('Casablanca, Valparaíso')).toBeVisible();
  } else {
    for (const column of ['Campo', 'Comuna', 'Cultivos', 'Capturas', 'Estaciones']) {
      await expect(page.getByRole('columnheader', { name: column })).toBeVisible();
    }
    await expect(page.getByRole('button', { name: /, Error$/ }).first()).toBeVisible();
    const grid = page.getByRole('grid');
    await expect(grid.getByRole('rowheader')).toHaveCount(fields);
    await expect(grid.getByRole('button', { name: /, (En orden|Advertencia|Error|Sin datos)$/ })).toHaveCount(
      stations,
    );
  }
  await expect(page.getByText('Polilla del racimo de la vid').first()).toBeVisible();
  await vigia.expectFits();
  await vigia.expectAccessible();
});

test('search, crops and season narrow the list', async ({ vigia, page }) => {
  await vigia.signIn('root', '/sectors');
  const field = (name: string) => page.getByRole('link', { name, exact: true });
  await expect(field('Los Niches')).toBeVisible();
  await page.getByRole('searchbox').fill('carpo');
  await expect(field('Los Niches')).toBeVisible();
  await expect(field('Apalta')).toHaveCount(0);
  await page.getByRole('searchbox').fill('zzz');
  await expect(page.getByText('Ningún campo coincide')).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: /Todos.*Cultivos|Cultivos.*Todos/ }).click();
  await page.getByRole('option', { name: 'Manzano (Gala)' }).click();
  await page.keyboard.press('Escape');
  await expect(field('Lontué')).toBeVisible();
  await expect(field('Apalta')).toHaveCount(0);
});

test('a failed request for health is shown, and one press clears a search', async ({
  vigia,
  page,
  viewport,
}) => {
  vigia.expectedRefusals.push(/status of 503/);
  await page.route('**/v2/clients/*/stations/health*', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' }),
  );
  await vigia.signIn('agricultor', '/sectors');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Campos');
  if (isNarrow(viewport?.width))
    await page
      .getByRole('button', { name: /^Detalle de / })
      .first()
      .click();
  await expect(page.getByRole('button', { name: /, Error al solicitar datos$/ }).first()).toBeVisible();
  await page.getByRole('searchbox').fill('zzz');
  await page.getByRole('button', { name: 'Mostrar todos los campos' }).click();
  await expect(page.getByText('Polilla del racimo de la vid').first()).toBeVisible();
});

test('the map has the height that the window gives it', async ({ vigia, page, viewport }) => {
  const width = viewport?.width ?? 0;
  await vigia.signIn('agricultor', '/sectors');
  const map = page.getByRole('region', { name: 'Mapa de estaciones' });
  await expect(map).toBeVisible();
  for (const [height, share] of [
    [1000, 0.5],
    [800, 0.4],
    [500, 0.3],
  ] as const) {
    await page.setViewportSize({ width, height });
    const expected = isNarrow(width) ? 300 : height * share;
    await expect.poll(async () => Math.round((await map.boundingBox())?.height ?? 0)).toBe(expected);
  }
});
