/**
 * The Chromium of the tests, the stories and the benchmarks: that of CHROME_BIN, else the one with which the
 * server would print. Nothing is downloaded from outside the packages.
 */
import { findChromium } from '../packages/server/src/pdf/find-chromium.ts';

export interface BrowserLaunch {
  executablePath: string;
  args: string[];
  env?: Record<string, string>;
}

/**
 * Software WebGL only for the map (drawing whole pages with it would take three times as long), and flags for
 * containers without sandbox or shared memory.
 */
const ARGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--enable-unsafe-swiftshader',
  '--disable-background-networking',
  '--disable-component-update',
];

/** Launch options for Playwright: path, flags and the libraries to load if the system lacks them. */
export async function findBrowser(): Promise<BrowserLaunch> {
  const found = await findChromium(process.env.CHROME_BIN || process.env.CHROMIUM_PATH);
  if (!found) throw new Error('No Chromium found: set CHROME_BIN to one.');
  const { executablePath, env } = found;
  return { executablePath, args: ARGS, ...(env && { env: { ...stringEnv(), ...env } }) };
}

function stringEnv(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((e): e is [string, string] => e[1] !== undefined),
  );
}
