import puppeteer, { type Browser, type LaunchOptions, type Page } from 'puppeteer-core';
import { findBrowser } from '../../scripts/browser.ts';
import { programOf } from './programs.ts';
import { BROWSER_ENV, type BrowserKind, type OpenBrowser, type Tab } from './tab.ts';

/** The pointer capabilities of a mouse: without a display Firefox reports none. */
const MOUSE = 6;

/** Firefox, driven by WebDriver BiDi. */
export const firefox: BrowserKind = {
  name: 'Firefox',
  install: 'apt-get install firefox-esr',
  launch: async () => {
    const executablePath = programOf('firefox-esr', 'firefox');
    if (executablePath === null) return null;
    return await launched({
      browser: 'firefox',
      executablePath,
      env: BROWSER_ENV,
      extraPrefsFirefox: {
        'ui.prefersReducedMotion': 1,
        'ui.primaryPointerCapabilities': MOUSE,
        'ui.allPointerCapabilities': MOUSE,
      },
    });
  },
};

/** The Chromium of all other tests, driven like the other browsers. */
export const chromium: BrowserKind = {
  name: 'Chromium',
  install: 'pnpm install, or CHROME_BIN',
  launch: async () => {
    const found = await findBrowser().catch(() => null);
    if (found === null) return null;
    const { executablePath, args, env } = found;
    return await launched({
      executablePath,
      args: [...args, '--force-prefers-reduced-motion'],
      env: { ...BROWSER_ENV, ...env },
    });
  },
};

async function launched(options: LaunchOptions): Promise<OpenBrowser> {
  const browser: Browser = await puppeteer.launch({
    headless: true,
    defaultViewport: null,
    ignoreDefaultArgs: ['--hide-scrollbars'], // Scroll bars take width, as on a desktop.
    ...options,
  });
  const [, version = ''] = /([\d.]+)/.exec(await browser.version()) ?? [];
  return {
    version,
    newTab: async () => tabOf(await (await browser.createBrowserContext()).newPage()),
    close: () => browser.close(),
  };
}

function tabOf(page: Page): Tab {
  let complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return {
    open: async (address) => {
      await page.goto(address);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (work, ...args) => page.evaluate(work as never, ...args) as never,
    movePointer: (x, y) => page.mouse.move(x, y, { steps: 3 }),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    selectAll: async () => {
      await page.keyboard.down('Control');
      await page.keyboard.press('a');
      await page.keyboard.up('Control');
    },
    upload: async (selector, path) => {
      const field = await page.waitForSelector(`${selector}`);
      await (field as unknown as { uploadFile(path: string): Promise<void> }).uploadFile(path);
    },
    screenshot: () => page.screenshot(),
    complaints: async () => {
      const reported = complaints;
      complaints = [];
      return reported;
    },
  };
}
