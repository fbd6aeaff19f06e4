import type { Locator, Page } from '@playwright/test';
import { readPdf } from '../packages/server/tests/support/pdf-pages.ts';
import { expect, test } from './pages/console.ts';

/** Without spaces, which a file does not keep, and with the letters of a ligature. */
const asRead = (text: string) => text.normalize('NFKC').replaceAll(/\s+/g, '');

/** The result on paper: the whole rule, its sentences, the figures of every season, and what they mean; no controls. */
async function readPaper(page: Page, told: Locator): Promise<void> {
  const seasons = page.getByRole('row', { name: /^20\d\d–\d\d / });
  await expect(seasons).not.toHaveCount(0);
  // A narrow sheet has counts in one line, peaks and notes as the screen has them.
  const cells = (await seasons.getByRole('gridcell').locator('span > span').allTextContents()).filter(
    Boolean,
  );
  expect(cells.length).toBeGreaterThan(1);
  const sentences = await told.locator('..').locator('p').allTextContents();
  expect(sentences.length).toBeGreaterThan(1);
  const pages = (await readPdf(await page.pdf({ format: 'A4' }))).map(({ text }) => asRead(text));
  const paper = pages.join('');
  const rule = 'Polilla del racimo de la vid, Apalta: 7 o más capturas en 7 días, todo el año.';
  const printed = [rule, ...sentences, ...cells, 'Cómo se cuenta', 'El máximo de un vuelo es el centro'];
  for (const text of printed) expect(paper).toContain(asRead(text));
  for (const text of ['Se suman (*)', 'Usar como aviso']) expect(paper).not.toContain(asRead(text));
  // Each sheet with calls has the headings of their columns.
  const withCalls = pages.filter((text) => /\d\d\w{3}\d{4}Apalta0\d\d+captura/.test(text));
  expect(withCalls.length).toBeGreaterThan(0);
  for (const text of withCalls) for (const head of ['Fecha', 'Dónde', 'Quéfue']) expect(text).toContain(head);
}

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
  // From a narrow screen the tables are printed as cards, with other words around their cells.
  if (!hasTouch) await readPaper(page, told(7));

  await page.reload();
  await expect(told(7)).toBeVisible();
  await page.getByRole('link', { name: 'Usar como aviso' }).click();
  await expect(page.getByRole('dialog').getByText('Nueva regla de aviso')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('spinbutton', { name: /Desde/ })).toHaveValue('7');
});
