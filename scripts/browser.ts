/**
 * Which Chromium the tests, the stories and the benchmarks drive: CHROME_BIN, else the one the server would print
 * with. Nothing is downloaded from outside the packages.
 */
import { findChromium } from '../packages/server/src/pdf/find-chromium.ts';

export interface BrowserLaunch {
  executablePath: string;
  args: string[];
  env?: Record<string, string>;
}

/**
 * Software WebGL for the map alone (pages drawn by it would cost thrice the work), and no assumption about sandboxing or
 * shared memory in a container.
 */
const ARGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--enable-unsafe-swiftshader',
  '--disable-background-networking',
  '--disable-component-update',
];

/** Launch options for playwright: path, flags and, where the system lacks them, the libraries to load. */
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
