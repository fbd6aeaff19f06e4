import { addDays, isoDate } from '../packages/domain/src/index.ts';
import { expect, test } from './pages/console.ts';

test('captures of a season are played on the map by keys, pointer and touch', async ({
  vigia,
  page,
  hasTouch,
}) => {
  await vigia.signIn('agricultor', '/sectors');
  await page.getByRole('link', { name: 'Presión de capturas' }).click();
  await expect(vigia.heading).toHaveText('Presión de capturas');
  const slider = page.getByRole('slider', { name: 'Fecha' });
  const press = (name: string) => {
    const button = page.getByRole('button', { name, exact: true });
    return hasTouch ? button.tap() : button.click();
  };
  const spoken = async () => (await slider.getAttribute('aria-valuetext')) ?? '';

  // Read aloud: the date, and what it brings.
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    /^\d+ \w+ \d{4}\. \d+ trampas? leídas? en los 7 días/,
  );
  await expect(page.getByRole('region', { name: /^Mapa de capturas de / })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Capturas por trampa en 7 días' })).toBeVisible();
  await vigia.expectAccessible();
  await vigia.expectFits();

  const last = await spoken();
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).not.toHaveAttribute('aria-valuetext', last);
  await expect(page).toHaveURL(/#day=/);
  const first = isoDate(new URL(page.url()).hash.slice('#day='.length));
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('1');
  await press('Día siguiente');
  await expect(slider).toHaveValue('2');
  await press('Día anterior');
  await expect(slider).toHaveValue('1');
  const box = await slider.boundingBox();
  if (!box) throw new Error('the slider has no place');
  expect(box.height).toBeGreaterThanOrEqual(hasTouch ? 44 : 28);
  const [x, y] = [box.x + box.width * 0.7, box.y + box.height / 2];
  await (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  await expect(slider).not.toHaveValue('1');

  const before = await slider.inputValue();
  await press('Reproducir');
  await expect.poll(() => slider.inputValue()).not.toBe(before);
  await press('Pausar');
  const paused = await slider.inputValue();
  await expect(page).toHaveURL(new RegExp(`#day=${addDays(first, Number(paused))}$`));
  await page.reload();
  await expect(slider).toHaveValue(paused);

  await vigia.choose('Hasta dónde vale una trampa', '1.000 m');
  await expect(page.getByText(/promedio de las trampas a 1\.000 m o menos/)).toBeVisible();
  await expect(page).toHaveURL(/radius=1000/);
  await expect(page.getByText(/pide en vid 1 trampa cada 10 ha/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Ver la fuente/ })).toHaveAttribute(
    'href',
    /^https:\/\/neltu\.me\//,
  );
});
