import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { unpackChromium } from './unpack-chromium.ts';

/**
 * A Chromium on this machine: its executable, and the environment that loads libraries which the system lacks.
 */
export interface FoundChromium {
  readonly executablePath: string;
  readonly env?: Readonly<Record<string, string>>;
}

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

const SHARED_CACHE = resolve(import.meta.dirname, '../../../../node_modules/.cache');

/**
 * Finds a Chromium to use; the first one found is taken: the given one, Playwright's own, the packaged headless shell
 * (Linux x64), one installed on the system. Nothing is downloaded.
 *
 * @param configured path of an executable (`CHROMIUM_PATH`); if given, no other is used
 * @param cacheFolder where the packaged one is unpacked if the folder beside the packages is not writable
 * @returns null without a Chromium
 */
export async function findChromium(
  configured: string | undefined,
  cacheFolder: string = SHARED_CACHE,
): Promise<FoundChromium | null> {
  if (configured) return existsSync(configured) ? { executablePath: configured } : null;
  const { chromium } = await import('playwright-core'); // large, and most commands print nothing
  const own = chromium.executablePath();
  if (own && existsSync(own)) return { executablePath: own };
  if (process.platform === 'linux' && process.arch === 'x64') {
    return await packagedChromium(isWritable(SHARED_CACHE) ? SHARED_CACHE : cacheFolder);
  }
  const system = SYSTEM_BROWSERS.find((path) => existsSync(path));
  return system ? { executablePath: system } : null;
}

async function packagedChromium(cacheFolder: string): Promise<FoundChromium> {
  const home = await unpackChromium(cacheFolder);
  const libraries = [home, ...(hasSystemNss() ? [] : [join(home, 'al2023', 'lib')])];
  const inherited = process.env.LD_LIBRARY_PATH;
  return {
    executablePath: join(home, 'chromium'),
    env: {
      FONTCONFIG_PATH: join(home, 'fonts'),
      LD_LIBRARY_PATH: [...libraries, ...(inherited ? [inherited] : [])].join(':'),
    },
  };
}

function hasSystemNss(): boolean {
  try {
    return execFileSync('ldconfig', ['-p'], { encoding: 'utf8' }).includes('libnss3.so');
  } catch {
    return ['/usr/lib', '/usr/lib64', '/usr/lib/x86_64-linux-gnu'].some(
      (folder) => existsSync(folder) && readdirSync(folder).includes('libnss3.so'),
    );
  }
}

function isWritable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
