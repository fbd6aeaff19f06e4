import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Capabilities } from 'selenium-webdriver';
import { freePort } from '../../scripts/free-port.ts';
import { programOf } from './programs.ts';
import { BROWSER_ENV, type BrowserKind } from './tab.ts';
import { webkitTab } from './webkit-tab.ts';

/** Makes the browser's own buttons small, because they limit how narrow its window can be. */
const SMALL_BUTTONS = 'toolbar *, entry, button { min-width: 0; padding: 0; margin: 0; font-size: 1px }';

/** WebKitGTK's own small browser, driven by WebDriver. */
export const webkit: BrowserKind = {
  name: 'WebKitGTK',
  install: 'apt-get install webkit2gtk-driver xvfb',
  launch: async () => {
    const driver = programOf('WebKitWebDriver');
    const screen = programOf('Xvfb');
    if (driver === null || screen === null) return null;
    const folder = mkdtempSync(join(tmpdir(), 'vigia-webkit-'));
    mkdirSync(join(folder, 'gtk-3.0'));
    writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), SMALL_BUTTONS);
    const display = await startDisplay(screen);
    const port = await freePort();
    const env = { ...BROWSER_ENV, DISPLAY: display.name, XDG_CONFIG_HOME: folder, NO_AT_BRIDGE: '1' };
    const service = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' });
    const address = `http://127.0.0.1:${port}`;
    await answering(`${address}/status`);
    const session = () =>
      new Builder()
        .usingServer(address)
        .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
        .build();
    let open = await session();
    const version = String((await open.getCapabilities()).get('browserVersion'));
    return {
      version,
      newTab: async () => {
        await open.quit();
        open = await session();
        return webkitTab(open);
      },
      close: async () => {
        await open.quit();
        await ended(service);
        await ended(display.server);
        rmSync(folder, { recursive: true });
      },
    };
  },
};

async function startDisplay(program: string): Promise<{ name: string; server: ChildProcess }> {
  const server = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(server.stdio[3] as NodeJS.ReadableStream, 'data');
  return { name: `:${String(number).trim()}`, server };
}

async function answering(address: string): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    if ((await fetch(address).catch(() => null))?.ok) return;
    await new Promise((wait) => setTimeout(wait, 100));
  }
  throw new Error('WebKitWebDriver does not answer');
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
