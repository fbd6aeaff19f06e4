import { readFile } from 'node:fs/promises';
import { readPdf } from '../packages/server/tests/support/pdf-pages.ts';
import { expect, test } from './pages/console.ts';

test('seasons lie side by side by keys, pointer and touch, and go along into the report', async ({
  vigia,
  page,
  hasTouch,
}) => {
  await vigia.signIn('root', '/sectors');
  await vigia.openSector('Fundo Casablanca');
  const said = page.getByRole('region', { name: 'Comparación de temporadas' });
  await test.step('keys choose the season before', async () => {
    const choice = page.getByRole('button', { name: /Comparar con/ });
    await choice.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option', { name: '2025–26' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/[?&]compare=\d+/);
    await expect(said).toContainText(/la suma va .*2025–26\./);
  });
  const card = page.getByRole('button', { name: /^2025–26.*°C·día/ });
  const line = page.getByRole('application').first().locator('[data-series^="season-"]');
  await test.step('a press of its card hides its line, and shows it again', async () => {
    await expect(line).toHaveCount(1);
    const press = () => (hasTouch ? card.tap() : card.click());
    const standsOut = page.locator('[data-emphasis]');
    if (hasTouch) {
      // A finger cannot hover: its first tap has the line stand out.
      await expect(standsOut).toHaveCount(0);
      await card.tap();
      await expect(standsOut).toHaveCount(1);
      await expect(line).toHaveCount(1);
    }
    await press();
    await expect(line).toHaveCount(0);
    await press();
    await expect(line).toHaveCount(1);
    if (hasTouch) {
      await expect(standsOut).toHaveCount(1);
      await said.locator('p').first().tap();
      await expect(standsOut).toHaveCount(0);
    }
  });
  await test.step('pointer or finger aligns by biofix', async () => {
    const align = page.getByRole('button', { name: /Alinear por/ });
    await (hasTouch ? align.tap() : align.click());
    const biofix = page.getByRole('option', { name: 'Biofix' });
    await (hasTouch ? biofix.tap() : biofix.click());
    await expect(page).toHaveURL(/align=biofix/);
  });
  await vigia.expectFits();
  await vigia.expectAccessible();
  const sentence = (await said.locator('p').first().textContent()) ?? '';
  await test.step('paper has the sentences, the figures of every season and the model', async () => {
    const figure = /[\d.]+,\d\s?°C·día/.exec((await card.textContent()) ?? '')?.[0];
    expect(figure).toBeDefined();
    const sentences = await said.locator('p').allTextContents();
    const paper = (await readPdf(await page.pdf({ format: 'A4' })))
      .map((one) => one.text)
      .join(' ')
      .normalize('NFKC')
      .replaceAll(/\s+/g, '');
    const printed = [...sentences, 'Fundo Casablanca', 'Biofix', 'Modelo:', '2025–26', figure!];
    for (const words of printed) expect(paper).toContain(words.normalize('NFKC').replaceAll(/\s+/g, ''));
    expect(paper).not.toContain('REGISTRO');
  });
  await page.getByRole('button', { name: 'Informe', exact: true }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Descargar' }).click();
  const pages = await readPdf(await readFile(await (await coming).path()));
  const text = pages
    .map((one) => one.text)
    .join(' ')
    .replaceAll(/\s+/g, '');
  for (const words of ['Temporadas lado a lado', 'alineada por biofix', sentence])
    expect(text).toContain(words.replaceAll(/\s+/g, ''));
});
