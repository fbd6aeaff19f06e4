import { expect, test } from './pages/console.ts';

test('a rule is tried on past seasons by keys, pointer and touch, and becomes an alert', async ({
  vigia,
  page,
  hasTouch,
}) => {
  await vigia.signIn('asesora', '/admin/alerts');
  await page.getByRole('link', { name: 'Probar la regla' }).click();
  await expect(vigia.heading).toHaveText('Probar la regla');
  const slider = page.getByRole('slider', { name: 'Umbral' });
  const typed = page.getByRole('spinbutton', { name: /Avisar desde/ });
  const told = (captures: number) =>
    page.getByText(new RegExp(`^Con ${captures} o más capturas en 7 días, \\d+ aviso`));
  await expect(told(5)).toBeVisible();
  await expect(page.getByText(/máximos de vuelo tuvieron un aviso antes\.$/)).toBeVisible();
  await vigia.expectAccessible();

  // Read aloud: the slider says the number with its unit, the result is told when it changes, and the bars have a text.
  await expect(slider).toHaveAttribute('aria-valuetext', '5 capturas');
  await expect(
    page.getByRole('img', { name: /^Avisos según el umbral\. Con 1 captura: \d+ avisos?, \d+ antes/ }),
  ).toBeVisible();
  await expect(told(5).locator('..')).toHaveAttribute('aria-live', 'polite');

  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(typed).toHaveValue('6');
  await page.keyboard.press('Home');
  await expect(typed).toHaveValue('1');
  await expect(told(1)).toBeVisible();

  const bar = page.getByTitle(/^Con 9 capturas: /);
  await (hasTouch ? bar.tap() : bar.click());
  await expect(typed).toHaveValue('9');
  const box = await slider.boundingBox();
  if (!box) throw new Error('the slider has no place');
  const [x, y] = [box.x + box.width * 0.3, box.y + box.height / 2];
  await (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  await expect(typed).not.toHaveValue('9');
  await typed.fill('99999');
  await expect(
    page.getByText(/^Con 99\.999 o más capturas en 7 días, ningún aviso en 2 temporadas\.$/),
  ).toBeVisible();
  await typed.fill('7');
  await expect(told(7)).toBeVisible();
  await expect(page).toHaveURL(/#.*captures=7/);
  await vigia.expectFits();

  await page.reload();
  await expect(told(7)).toBeVisible();
  await page.getByRole('link', { name: 'Usar como aviso' }).click();
  await expect(page.getByRole('dialog').getByText('Nueva regla de aviso')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('spinbutton', { name: /Desde/ })).toHaveValue('7');
});
