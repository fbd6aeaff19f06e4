import { expect, test } from './pages/console.ts';
import { Keyboard } from './pages/keyboard.ts';

test('Campos, a field, its tabs, a chart and its derivation by keyboard alone', async ({ vigia, page }) => {
  await vigia.signIn('root', '/sectors');
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
  expect(await derivation.evaluate((each) => each.contains(document.activeElement))).toBe(true);
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
