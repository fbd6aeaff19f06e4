import type { Browser, BrowserServer } from 'playwright-core';
import type { FoundChromium } from './find-chromium.ts';
import { killTree, memoryOf, putTreeBehindRequests } from './process-group.ts';

export interface PrintLimits {
  /** Longest time of one document, ms. */
  readonly ms: number;
  /** Largest memory of the browser with all its processes, bytes. */
  readonly bytes: number;
}

/** A document that took too long or too much memory: its browser was killed. */
export class TooComplex extends Error {
  override readonly name = 'TooComplex';
}

/** One running Chromium. It prints one document at a time. */
export interface PrintBrowser {
  /** Number of documents printed. */
  readonly printed: number;
  isAlive(): boolean;
  /**
   * @returns the bytes of a PDF in A4
   * @throws {TooComplex} the watchdog stopped it; the browser has ended
   */
  print(html: string, limits: PrintLimits): Promise<Buffer>;
  close(): Promise<void>;
}

/**
 * Browser options that keep a document from the network, beside its refused requests and its offline context:
 * no name resolves, and all traffic goes to a proxy that does not exist. One measure alone is not enough:
 * prefetching, for example, is not stopped by refusing requests.
 */
const ISOLATION = [
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=http://127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  '--dns-prefetch-disable',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-pings',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
];
const LIGHT = [
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-breakpad',
  '--no-first-run',
  '--mute-audio',
];
const START_MS = 30_000;
const LOOK_MS = 200;

/** @throws {Error} Chromium does not start */
export async function startPrintBrowser(
  found: FoundChromium,
  isRoot = process.getuid?.() === 0,
): Promise<PrintBrowser> {
  const { chromium } = await import('playwright-core'); // large, and most commands print nothing
  const server = await chromium.launchServer({
    executablePath: found.executablePath,
    args: [...ISOLATION, ...LIGHT],
    chromiumSandbox: !isRoot, // Chromium refuses its sandbox to root
    env: bareEnvironment(found),
    timeout: START_MS,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  try {
    return printBrowserOver(server, await chromium.connect(server.wsEndpoint(), { timeout: START_MS }));
  } catch (cause) {
    await server.kill();
    throw cause;
  }
}

/** Environment of the browser: it must not contain the server's variables, such as the database's password. */
function bareEnvironment({ env }: FoundChromium): Record<string, string> {
  const { PATH = '', HOME = '/tmp', TMPDIR, LANG = 'C.UTF-8' } = process.env;
  return { PATH, HOME, LANG, ...(TMPDIR && { TMPDIR }), ...env };
}

function printBrowserOver(server: BrowserServer, browser: Browser): PrintBrowser {
  const { pid } = server.process();
  putTreeBehindRequests(pid as number);
  let printed = 0;
  return {
    get printed() {
      return printed;
    },
    isAlive: () => browser.isConnected(),
    async print(html, limits) {
      printed += 1;
      const guard = watchdog(pid as number, limits);
      try {
        return await Promise.race([printOn(browser, html), guard.tripped]);
      } finally {
        guard.stop();
      }
    },
    async close() {
      killTree(pid as number);
      await server.kill().catch(() => undefined);
    },
  };
}

function watchdog(pid: number, { ms, bytes }: PrintLimits): { tripped: Promise<never>; stop: () => void } {
  const began = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const tripped = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      const late = performance.now() - began > ms;
      if (!late && memoryOf(pid) <= bytes) return;
      clearInterval(timer);
      killTree(pid);
      reject(new TooComplex(late ? `not printed within ${ms} ms` : `more than ${bytes} bytes of memory`));
    }, LOOK_MS);
  });
  tripped.catch(() => undefined);
  return { tripped, stop: () => clearInterval(timer) };
}

async function printOn(browser: Browser, html: string): Promise<Buffer> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    offline: true,
    serviceWorkers: 'block',
    acceptDownloads: false,
    permissions: [],
    viewport: { width: 794, height: 1123 }, // A4 at 96 px per inch
  });
  try {
    await context.route('**/*', (route) => route.abort('blockedbyclient'));
    const page = await context.newPage();
    page.setDefaultTimeout(0); // the watchdog limits the time
    await page.setContent(html, { waitUntil: 'load', timeout: 0 });
    return await page.pdf({ format: 'A4', printBackground: true, preferCSSPageSize: false });
  } finally {
    await context.close().catch(() => undefined); // of a killed browser there is nothing to close
  }
}
