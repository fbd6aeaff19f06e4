/** A page of the benchmarks, built as for production and served, with a browser to open it. */
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { type Browser, chromium } from 'playwright';
import { build, preview, type UserConfig } from 'vite';
import { findBrowser } from '../scripts/browser.ts';

export interface BenchPageOptions {
  /** What the page needs beyond React, such as workers. */
  readonly config?: UserConfig;
  /** Flags of the browser, from those that the tests use. */
  readonly flags?: (args: readonly string[]) => string[];
}

/**
 * @param folder beside this file, with an `index.html`
 * @param use is given the browser and the page's address; both end with it
 */
export async function withBenchPage(
  folder: string,
  use: (browser: Browser, url: string) => Promise<void>,
  { config, flags = (args) => [...args] }: BenchPageOptions = {},
): Promise<void> {
  const root = join(import.meta.dirname, folder);
  const outDir = join(import.meta.dirname, '..', 'node_modules', '.cache', 'bench', folder);
  await build({
    ...config,
    root,
    plugins: [react()],
    logLevel: 'error',
    build: { ...config?.build, outDir, emptyOutDir: true },
  });
  const site = await preview({
    root,
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const options = await findBrowser();
  const browser = await chromium.launch({ ...options, args: flags(options.args) });
  try {
    const url = site.resolvedUrls?.local[0];
    if (!url) throw new Error('the bench page has no address');
    await use(browser, url);
  } finally {
    await browser.close();
    await site.close();
  }
}
