import { expect, test } from './pages/console.ts';

const isNarrow = (width: number | undefined) => (width ?? 0) < 800;

test('Campos lists fields with captures, health and a map', async ({ vigia, page, viewport }) => {
  await vigia.signIn('root', '/sectors');
  await expect(vigia.heading).toHaveText('Campos');
  await expect(page.getByText(/Gestión de campos · 5 campos, 25 estaciones/)).toBeVisible();
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
    await expect(page.getByRole('img', { name: /, Error$/ }).first()).toBeVisible();
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
