import type { Locator, Page } from '@playwright/test';
import { pdfPages, pdfText } from '../packages/server/tests/support/pdf-text.ts';
import { Console, expect, test } from './pages/console.ts';
import { inPlainFont } from './pages/plain-font.ts';

const PATH = '/data-explorer';
const sliderOf = (page: Page, name: string) => page.getByRole('slider', { name, exact: true });
const stepOf = async (slider: Locator) => Number(await slider.inputValue());

/** The step of a slider once it follows no pointer any more. */
async function settledStep(slider: Locator): Promise<number> {
  let last = Number.NaN;
  const isStill = async () => {
    const before = last;
    last = await stepOf(slider);
    return last === before;
  };
  await expect.poll(isStill, { intervals: [300] }).toBe(true);
  return last;
}

/** Without spaces, which a file does not keep, and with the letters of a ligature. */
const asRead = (text: string) => text.normalize('NFKC').replaceAll(/\s+/g, '');

/** Drags the thumb of a slider by some px, as a pointer and as a finger would. */
async function drag(page: Page, slider: Locator, byTouch: boolean, [dx, dy]: readonly [number, number]) {
  await slider.scrollIntoViewIfNeeded();
  const { x, y } = await slider.evaluate((element: HTMLInputElement) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const part = (Number(element.value) - Number(element.min)) / (Number(element.max) - Number(element.min));
    const isUpright = element.dataset.moves === 'value';
    const half = Math.min(width, height) / 2;
    return isUpright
      ? { x: left + width / 2, y: top + height - half - part * (height - 2 * half) }
      : { x: left + half + part * (width - 2 * half), y: top + height / 2 };
  });
  if (!byTouch) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + dx, y + dy, { steps: 6 });
    await page.mouse.up();
    return;
  }
  const client = await page.context().newCDPSession(page);
  const at = (share: number) => [{ x: x + dx * share, y: y + dy * share }];
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (const share of [0.25, 0.5, 0.75, 1])
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await client.detach();
}

/** Expects the same days on two pages; both ask again if the farm, which goes on measuring, measured between them. */
async function expectSameChanges(...pages: readonly Page[]): Promise<void> {
  const changesOf = (page: Page) =>
    page
      .getByRole('table', { name: 'Qué cambia' })
      .getByRole('cell', { name: /antes$/ })
      .allTextContents();
  await expect(async () => {
    try {
      await expect(async () => {
        const [first, second] = await Promise.all(pages.map(changesOf));
        expect(first).not.toEqual([]);
        expect(second).toEqual(first);
      }).toPass({ timeout: 45_000 });
    } catch (difference) {
      for (const page of pages) await page.reload();
      throw difference;
    }
  }).toPass({ timeout: 150_000 });
}

test('¿Y si…? is played by pointer or touch and by keys, kept, shared and printed', async ({
  vigia,
  page,
  hasTouch,
  browser,
}) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await vigia.signIn('asesora', PATH);
  await page.getByRole('button', { name: '¿Y si…?' }).click();
  const changes = page.getByRole('table', { name: 'Qué cambia' });
  await expect(changes).toBeVisible();
  const biofix = sliderOf(page, 'Biofix');
  const asItIs = await stepOf(biofix);

  // By pointer, or by finger.
  await drag(page, biofix, hasTouch, [-40, 0]);
  await expect.poll(() => stepOf(biofix)).toBeLessThan(asItIs);
  const dragged = await settledStep(biofix);

  // By keys; what follows is read aloud.
  await biofix.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(biofix).toHaveValue(String(dragged - 1));
  await expect(biofix).toHaveAttribute('aria-valuetext', /^\d+ [a-z]+$/);
  const said = page.locator('[aria-live=polite]').filter({ hasText: 'que como va' });
  await expect(said).toContainText(/: el \d+ [a-z]+, \d+ días? antes que como va\./);
  await expect(changes.getByRole('cell', { name: /antes$/ }).first()).toBeVisible();

  const threshold = sliderOf(page, 'Umbral de captura');
  const before = await stepOf(threshold);
  await drag(page, threshold, hasTouch, [0, -20]);
  await expect.poll(() => stepOf(threshold)).toBeGreaterThan(before);
  await threshold.focus();
  const moved = await settledStep(threshold);
  await page.keyboard.press('ArrowUp');
  await expect(threshold).toHaveValue(String(moved + 1));
  await expect(
    page.locator('[aria-live=polite]').filter({ hasText: /^.*El umbral de \d+ capturas/ }),
  ).toContainText(/habría avisado/);
  await vigia.expectFits();
  await vigia.expectAccessible();

  // Kept, and on paper beside the truth.
  const name = `Jugada ${hasTouch ? 'con el dedo' : 'con el puntero'}`;
  await page.getByRole('textbox', { name: 'Nombre del supuesto' }).fill(name);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Guardado' })).toBeDisabled();
  await page.getByRole('button', { name: 'Imprimir' }).click();
  await expect(page.locator('[data-printed-scenario]')).toHaveCount(1);
  await inPlainFont(page);
  const pdf = await page.pdf({ format: 'A4' });
  const paper = asRead(pdfText(pdf));
  const sentences = await said.locator('p').allTextContents();
  const printed = [name, 'Se supone: biofix', 'Como va', 'En el supuesto', 'Qué cambia', ...sentences];
  for (const text of printed) expect(paper).toContain(asRead(text));
  expect(paper).not.toContain('REGISTRO');
  expect(pdfPages(pdf)).toBeLessThanOrEqual(2);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));

  // Its link shows the same to somebody else, who keeps nothing of it.
  const link = page.url();
  const other = await browser.newContext();
  const theirs = await other.newPage();
  const them = new Console(theirs);
  await them.signIn('agricultor', link);
  await expect(theirs.getByRole('heading', { name: `¿Y si…? ${name}` })).toBeVisible();
  await expectSameChanges(page, theirs);
  await expect(theirs.getByText(/^Todavía no guarda supuestos/)).toBeVisible();
  await other.close();

  // After a new sign-in it is opened by its name, and removed.
  await page.context().clearCookies();
  await vigia.signIn('asesora', PATH);
  await page.getByRole('button', { name: '¿Y si…?' }).click();
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('heading', { name: `¿Y si…? ${name}` })).toBeVisible();
  await expect(sliderOf(page, 'Biofix')).toHaveValue(String(dragged - 1));
  await page.getByRole('button', { name: `Quitar ${name}` }).click();
  await expect(page.getByText(`Se quitó «${name}»`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Quitar ${name}` })).toHaveCount(0);
});
