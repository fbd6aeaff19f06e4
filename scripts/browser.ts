/**
 * Which Chromium the tests, the stories and the benchmarks drive. First hit wins; nothing is downloaded from
 * outside the packages: CHROME_BIN, Playwright's own, the headless shell inside @sparticuz/chromium
 * (Linux x64), then a browser installed on the system.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';

export interface BrowserLaunch {
  executablePath?: string;
  args: string[];
  env?: Record<string, string>;
}

/** Software WebGL for the map, and no assumption about sandboxing or shared memory in a container. */
const ARGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-background-networking',
  '--disable-component-update',
];

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Launch options for playwright: path, flags and, where the system lacks NSS, the libraries to load. */
export async function findBrowser(): Promise<BrowserLaunch> {
  if (process.env.CHROME_BIN) return { executablePath: process.env.CHROME_BIN, args: ARGS };
  const own = chromium.executablePath();
  if (own && existsSync(own)) return { args: ARGS };
  if (process.platform === 'linux' && process.arch === 'x64') return await packagedBrowser();
  const system = SYSTEM_BROWSERS.find((path) => existsSync(path));
  if (!system) throw new Error('No Chromium found: set CHROME_BIN to one.');
  return { executablePath: system, args: ARGS };
}

async function packagedBrowser(): Promise<BrowserLaunch> {
  const home = await unpacked();
  const env = { ...stringEnv(), FONTCONFIG_PATH: join(home, 'fonts') };
  const libraries = [home, ...(hasSystemNss() ? [] : [join(home, 'al2023', 'lib')])];
  const inherited = process.env.LD_LIBRARY_PATH;
  return {
    executablePath: join(home, 'chromium'),
    args: ARGS,
    env: { ...env, LD_LIBRARY_PATH: [...libraries, ...(inherited ? [inherited] : [])].join(':') },
  };
}

/**
 * Unpacks the packaged browser once per version, beside node_modules. The package itself unpacks straight into
 * the temp folder, where two processes starting together see half a file; here the folder appears by one rename.
 */
async function unpacked(): Promise<string> {
  const packageFolder = dirname(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))));
  const cache = join(dirname(fileURLToPath(import.meta.url)), '..', 'node_modules', '.cache');
  const home = join(cache, `chromium-${packageVersion(packageFolder)}`);
  if (existsSync(home)) return home;
  mkdirSync(cache, { recursive: true });
  const work = mkdtempSync(join(cache, 'unpacking-'));
  const tmpdir = process.env.TMPDIR;
  process.env.TMPDIR = work; // the package unpacks into os.tmpdir()
  try {
    const { default: packaged, inflate } = await import('@sparticuz/chromium');
    await packaged.executablePath();
    await inflate(join(packageFolder, 'bin', 'al2023.tar.br'));
    writeFileSync(join(work, 'fonts', 'fonts.conf'), fontsConf(home));
  } finally {
    if (tmpdir === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = tmpdir;
  }
  try {
    renameSync(work, home);
  } catch (cause) {
    rmSync(work, { recursive: true, force: true });
    if (!existsSync(home)) throw cause; // not merely another process that was faster
  }
  return home;
}

/** Only the packaged fonts, so that a screenshot looks the same on every machine. */
function fontsConf(home: string): string {
  const folder = join(home, 'fonts');
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'cache')}</cachedir></fontconfig>
`;
}

function packageVersion(folder: string): string {
  // pnpm's store folder is `@sparticuz+chromium@<version>`; the path is enough to tell versions apart.
  return /chromium@([^/\\]+)/.exec(folder)?.[1] ?? 'local';
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

function stringEnv(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((e): e is [string, string] => e[1] !== undefined),
  );
}
