/**
 * `pnpm test:long storybook`: checks the built Storybook as the server serves it. It is built if sources have
 * changed and then opened in Chromium: no console errors, no axe violations on its own pages, search, code to
 * copy, tables of props, token files. `--at <address>` checks a running server.
 */
import { parseArgs } from 'node:util';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Page } from 'playwright';
import { findBrowser } from '../browser.ts';
import { withFarmServer } from '../farm-server.ts';
import { ROOT, runShell } from '../shell.ts';

const PATIENCE_MS = 60_000;
/** The manual's own pages, and some of components, one of them with examples that would cover the page. */
const OUR_PAGES = [
  'bienvenida',
  'cambios',
  'controles-button',
  'controles-tabs',
  'controles-dialog',
  'fundamentos-color',
];
const THEMES = ['light', 'dark', 'sol'];
const SEARCHED = { botón: 'Botón · Button', boton: 'Botón · Button', selector: 'Selector · Select' };
/** Code that the first example of a page must contain. */
const CODE = {
  'controles-button': ["import { Button } from '@vigia/ui';", '<Button '],
  'tabla-datatable': ["import { DataTable } from '@vigia/ui/table';", '<DataTable', 'columns={['],
  'gráficos-timechart': ["TimeChart } from '@vigia/ui/charts';", '<TimeChart {...args} />', 'const args = {'],
  'mapa-stationmap': ["import { StationMap } from '@vigia/ui/map';", '<StationMap '],
};
/** Least number of rows in the table of props. */
const PROPS = { 'tabla-datatable': 20, 'gráficos-timechart': 20, 'controles-tabs': 4 };

const problems: string[] = [];
const { at } = parseArgs({ options: { at: { type: 'string' } } }).values;
if (at) await look(at);
else {
  const { ok, output } = await runShell('node scripts/storybook/main.ts --if-stale', ROOT);
  if (!ok) throw new Error(output);
  await withFarmServer(({ base }) => look(base));
}
for (const problem of problems) console.error(`✗ ${problem}`);
console.log(problems.length === 0 ? 'The manual is as it should be.' : `${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;

async function look(base: string): Promise<void> {
  const browser = await chromium.launch(await findBrowser());
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 }, locale: 'es-CL' });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  page.on('console', (word) => {
    if (word.type() === 'error') problems.push(`the console says: ${word.text()}`);
  });
  page.on('pageerror', ({ message }) => problems.push(`a script failed: ${message}`));
  await lookAtFrame(page, `${base}/storybook/`);
  for (const id of OUR_PAGES) for (const theme of THEMES) await lookWithAxe(page, base, id, theme);
  for (const [id, words] of Object.entries(CODE)) await lookAtCode(page, base, id, words);
  for (const [id, least] of Object.entries(PROPS)) await lookAtProps(page, base, id, least);
  for (const file of ['tokens.json', 'tokens.css']) {
    const answer = await context.request.get(`${base}/storybook/${file}`);
    if (!answer.ok()) problems.push(`${file}: ${answer.status()}`);
  }
  await browser.close();
}

/** Checks the first page, and the search beside it. */
async function lookAtFrame(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const inside = page.frameLocator('#storybook-preview-iframe');
  await inside.getByRole('heading', { name: 'Vigía · Componentes', level: 1 }).waitFor();
  const search = page.locator('#storybook-explorer-searchfield');
  for (const [words, name] of Object.entries(SEARCHED)) {
    await search.fill(words);
    await page
      .getByRole('option', { name })
      .or(page.locator('[data-id]', { hasText: name }))
      .first()
      .waitFor({ timeout: 10_000 })
      .catch(() => problems.push(`«${words}» does not find ${name}`));
  }
}

async function openDocs(page: Page, base: string, id: string, theme = 'light'): Promise<void> {
  await page.goto(`${base}/storybook/iframe.html?id=${id}--docs&viewMode=docs&globals=theme:${theme}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

/** Checks a page without its examples, which have tests of their own. */
async function lookWithAxe(page: Page, base: string, id: string, theme: string): Promise<void> {
  await openDocs(page, base, id, theme);
  await page.evaluate(() => document.fonts.ready);
  const { violations } = await new AxeBuilder({ page }).exclude('.sb-story').analyze();
  for (const { id: rule, nodes } of violations) {
    problems.push(
      `axe, ${id} (${theme}): ${rule} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  }
}

async function lookAtCode(page: Page, base: string, id: string, words: readonly string[]): Promise<void> {
  await openDocs(page, base, id);
  await page.getByRole('switch', { name: 'Show code' }).first().click();
  const code = await page.locator('pre.prismjs').first().textContent();
  for (const word of words)
    if (!code?.includes(word)) problems.push(`the code of ${id} lacks ${word}:\n${code}`);
}

async function lookAtProps(page: Page, base: string, id: string, least: number): Promise<void> {
  await openDocs(page, base, id);
  const rows = page.locator('table.docblock-argstable tbody tr');
  await rows.first().waitFor();
  const count = await rows.count();
  if (count < least) problems.push(`${id} tells ${count} props, not ${least}`);
}
