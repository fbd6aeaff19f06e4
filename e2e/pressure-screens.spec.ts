import { addDays, isoDate } from '../packages/domain/src/index.ts';
import { pdfColors, pdfPages, pdfText } from '../packages/server/tests/support/pdf-text.ts';
import { PALETTES } from '../packages/ui/src/theme/palettes.ts';
import { expect, test } from './pages/console.ts';
import { inPlainFont } from './pages/plain-font.ts';

/** Without spaces, which a file does not keep, and with the letters of a ligature. */
const asRead = (text: string) => text.normalize('NFKC').replaceAll(/\s+/g, '');

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

  await vigia.choose('Radio por trampa', '1.000 m');
  await expect(page.getByText(/promedio de las trampas a 1\.000 m o menos/)).toBeVisible();
  await expect(page).toHaveURL(/radius=1000/);
  await expect(page.getByText(/pide en vid 1 trampa cada 10 ha/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Ver la fuente/ })).toHaveAttribute(
    'href',
    /^https:\/\/neltu\.me\//,
  );
});

test('a day is printed with its map in light colours, its traps, and the source of the rule', async ({
  vigia,
  page,
}) => {
  await vigia.signIn('agricultor', '/sectors');
  await page.evaluate(() => localStorage.setItem('vigia:look', JSON.stringify({ theme: 'dark' })));
  await page.goto('/sectors/pressure');
  const map = page.getByRole('region', { name: /^Mapa de capturas de / });
  await expect(map).toBeVisible();
  await expect(page.getByRole('button', { name: /, \d+ capturas? en 7 días$/ }).first()).toBeVisible();
  const spoken = (await page.getByRole('slider', { name: 'Fecha' }).getAttribute('aria-valuetext')) ?? '';
  // What is cards on a phone is a table on paper.
  const printing = (event: 'beforeprint' | 'afterprint') =>
    page.evaluate((name) => window.dispatchEvent(new Event(name)), event);
  await printing('beforeprint');
  const rows = page.getByRole('row', { name: /^Apalta\b/ });
  await expect(rows).not.toHaveCount(0);
  const cells = (await rows.getByRole('cell').allTextContents()).filter((text) => text.length > 1);
  await expect(map.locator('img')).toHaveCount(1);
  await printing('afterprint');
  await expect(map.locator('img')).toHaveCount(0);
  await inPlainFont(page);
  const pdf = await page.pdf({ format: 'A4' });
  const paper = asRead(pdfText(pdf));
  const [date, ...sentence] = spoken.split('. ');
  expect(date).toMatch(/^\d+ \w+ \d{4}$/);
  const printed = [
    date,
    ...sentence,
    'el promedio de las trampas a 500 m o menos',
    'Apalta',
    'pide en vid 1 trampa cada 10 ha',
  ];
  for (const text of [...printed, 'Monitoreo de polilla de la vid', 'neltu.me', ...cells])
    expect(paper).toContain(asRead(text ?? ''));
  const [colors] = pdfColors(pdf);
  expect(colors).toContain(PALETTES.light.map.home);
  expect(colors).not.toContain(PALETTES.dark.map.home);
  expect(colors?.size).toBeGreaterThan(1);
  expect(pdfPages(pdf)).toBeLessThanOrEqual(3);

  // No strip beside the map is left blank.
  await page.emulateMedia({ media: 'print' });
  await printing('beforeprint');
  await expect(map.locator('img')).toHaveCount(1);
  const blank = () =>
    map.evaluate((frame) => {
      const drawn = frame.querySelector('.maplibregl-map')?.getBoundingClientRect().width ?? 0;
      return Math.abs(frame.clientWidth - Math.min(drawn, frame.parentElement?.clientWidth ?? 0));
    });
  await expect.poll(blank).toBeLessThanOrEqual(2);
});
