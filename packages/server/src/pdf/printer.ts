import type { Logger } from 'pino';
import type { Metrics } from '../metrics/metrics.ts';
import { findChromium } from './find-chromium.ts';
import { type PrintBrowser, type PrintLimits, startPrintBrowser, TooComplex } from './print-browser.ts';

export interface Printer {
  /**
   * Prints one HTML document to PDF, in a browser without network, files or scripts.
   *
   * @throws {PrintRefusal} it could not be printed; see its reason
   */
  print(html: string, signal?: AbortSignal): Promise<Buffer>;
  /** Ends every browser; running prints fail. */
  close(): Promise<void>;
}

export type RefusalReason = 'no-browser' | 'busy' | 'too-complex' | 'failed';

export class PrintRefusal extends Error {
  override readonly name = 'PrintRefusal';
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

export interface PrinterOptions {
  readonly log: Logger;
  readonly metrics: Pick<Metrics, 'printed'>;
  /** Executable of Chromium; without it one is searched for. */
  readonly chromiumPath?: string | undefined;
  readonly cacheFolder?: string | undefined;
  readonly limits?: Partial<PrintLimits> | undefined;
}

const LIMITS: PrintLimits = { ms: 10_000, bytes: 1.5e9 };
/** Browsers at the same time. The second starts only while the first is busy. */
const MOST_BROWSERS = 2;
const LONGEST_QUEUE = 20;
/** A browser is replaced after so many documents, and ended after so long without work. */
const PRINTS_PER_BROWSER = 50;
const IDLE_MS = 5 * 60_000;
/** Largest PDF; no report is larger. */
const LARGEST_PDF_BYTES = 20e6;

export function createPrinter(options: PrinterOptions): Printer {
  const limits = { ...LIMITS, ...options.limits };
  const idle: { browser: PrintBrowser; timer: NodeJS.Timeout }[] = [];
  const all = new Set<PrintBrowser>();
  const queue: (() => void)[] = [];
  let busy = 0;
  let closed = false;

  async function start(): Promise<PrintBrowser> {
    const found = await findChromium(options.chromiumPath, options.cacheFolder);
    if (!found) throw new PrintRefusal('no-browser');
    try {
      const browser = await startPrintBrowser(found);
      all.add(browser);
      return browser;
    } catch (cause) {
      options.log.error({ err: cause }, 'Chromium does not start');
      throw new PrintRefusal('no-browser', cause);
    }
  }

  async function retire(browser: PrintBrowser): Promise<void> {
    all.delete(browser);
    await browser.close();
  }

  function warm(): PrintBrowser | null {
    for (let entry = idle.pop(); entry; entry = idle.pop()) {
      clearTimeout(entry.timer);
      if (entry.browser.isAlive()) return entry.browser;
      void retire(entry.browser);
    }
    return null;
  }

  function keep(browser: PrintBrowser): void {
    if (closed || !browser.isAlive() || browser.printed >= PRINTS_PER_BROWSER) return void retire(browser);
    const entry = { browser, timer: setTimeout(() => drop(), IDLE_MS).unref() };
    const drop = () => {
      idle.splice(idle.indexOf(entry), 1);
      void retire(browser);
    };
    idle.push(entry);
  }

  /** Waits for a free browser, first come, first served. */
  async function takeSlot(signal?: AbortSignal): Promise<void> {
    if (busy < MOST_BROWSERS) {
      busy += 1;
      return;
    }
    if (queue.length >= LONGEST_QUEUE) throw new PrintRefusal('busy');
    await new Promise<void>((resolve, reject) => {
      queue.push(resolve);
      signal?.addEventListener('abort', () => {
        const at = queue.indexOf(resolve);
        if (at < 0) return;
        queue.splice(at, 1);
        reject(new PrintRefusal('failed', signal.reason));
      });
    });
  }

  function leave(): void {
    const next = queue.shift();
    if (next) next();
    else busy -= 1;
  }

  async function printOnce(html: string): Promise<Buffer> {
    const browser = warm() ?? (await start());
    try {
      const pdf = await browser.print(html, limits);
      if (!pdf.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new PrintRefusal('failed');
      if (pdf.length > LARGEST_PDF_BYTES) throw new PrintRefusal('too-complex');
      keep(browser);
      return pdf;
    } catch (error) {
      await retire(browser);
      if (error instanceof TooComplex) throw new PrintRefusal('too-complex', error);
      throw error instanceof PrintRefusal ? error : new PrintRefusal('failed', error);
    }
  }

  return {
    async print(html, signal) {
      const began = performance.now();
      const count = (outcome: Parameters<Metrics['printed']>[0]) =>
        options.metrics.printed(outcome, (performance.now() - began) / 1000);
      try {
        await takeSlot(signal);
      } catch (error) {
        count('refused');
        throw error;
      }
      try {
        const pdf = await printOnce(html);
        count('done');
        return pdf;
      } catch (error) {
        const { reason } = error as PrintRefusal;
        count(reason === 'too-complex' ? 'too-complex' : 'failed');
        options.log.warn(
          { reason, cause: String((error as Error).cause ?? '') },
          'a document was not printed',
        );
        throw error;
      } finally {
        leave();
      }
    },
    async close() {
      closed = true;
      for (const { timer } of idle) clearTimeout(timer);
      await Promise.all([...all].map(retire));
    },
  };
}
