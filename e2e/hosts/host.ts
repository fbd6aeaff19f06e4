import { createServer, type Server } from 'node:http';
import { expect, type Locator, type Page } from '@playwright/test';
import { listening } from './service.ts';

export interface HostPage {
  /** Content of `<body>`. */
  readonly body?: string;
  readonly head?: string;
  /** The last part of the body, sent a moment later, as if the connection paused. */
  readonly rest?: string;
  /** A complete page, instead of the parts. */
  readonly whole?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const LINE_RESTS_MS = 300;

/** A partner's site: another origin than the service, with pages given by the tests. */
export class Host {
  readonly #server: Server;
  readonly #pages = new Map<string, HostPage>();
  #origin = '';

  constructor() {
    this.#server = createServer(({ url = '' }, response) => {
      const page = this.#pages.get(url);
      if (!page) {
        response.writeHead(204).end();
        return;
      }
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...page.headers });
      const head = `<meta charset="utf-8"><title>Cooperativa</title>${page.head ?? ''}`;
      const { whole, body = '', rest = '' } = page;
      if (whole === undefined)
        response.write(`<!doctype html><html lang="es"><head>${head}</head><body>${body}`);
      setTimeout(() => response.end(whole ?? `${rest}</body></html>`), rest ? LINE_RESTS_MS : 0);
    });
  }

  get origin(): string {
    return this.#origin;
  }

  async listen(): Promise<void> {
    this.#origin = await listening(this.#server);
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /**
   * Adds a page.
   *
   * @returns its address
   */
  add(page: HostPage): string {
    const path = `/${this.#pages.size + 1}`;
    this.#pages.set(path, page);
    return this.#origin + path;
  }
}

interface Seen {
  readonly shifts: readonly string[];
  /** Within half a second of a key or a press: a browser takes these for the reader's own. */
  readonly shiftsOfPress: readonly string[];
  readonly events: readonly (readonly [string, Record<string, unknown>])[];
  readonly violations: readonly string[];
  readonly globals: readonly string[];
  readonly cookie: string;
  readonly stored: number;
}

/** The browser's `LayoutShift`, which TypeScript's DOM types do not have. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

declare global {
  interface Window {
    seen: {
      shifts: string[];
      shiftsOfPress: string[];
      events: [string, Record<string, unknown>][];
      violations: string[];
    };
    globalsBefore: string[];
  }
}

/** Watches the effects of widgets on a page; every play ends with `expectUnharmed`. */
export class Guest {
  readonly page: Page;
  readonly complaints: string[] = [];

  constructor(page: Page) {
    this.page = page;
    page.on('pageerror', (error) => this.complaints.push(error.message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.complaints.push(message.text());
    });
  }

  async visit(address: string): Promise<void> {
    await this.page.addInitScript(() => {
      window.seen = { shifts: [], shiftsOfPress: [], events: [], violations: [] };
      window.globalsBefore = Object.getOwnPropertyNames(window);
      for (const name of ['vigia-ready', 'vigia-error', 'vigia-point']) {
        document.addEventListener(name, (event) =>
          window.seen.events.push([name, (event as CustomEvent).detail]),
        );
      }
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile, lineNumber }) =>
        window.seen.violations.push(`${violatedDirective} ${sourceFile}:${lineNumber}`),
      );
      const shown = ({ x, y, width, height }: DOMRectReadOnly) =>
        [x, y, width, height].map(Math.round).join();
      new PerformanceObserver((shifts) => {
        for (const entry of shifts.getEntries() as LayoutShift[]) {
          const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
            const what = node instanceof Element ? node.outerHTML.slice(0, 120) : node?.nodeName;
            return `${what}: ${shown(previousRect)} to ${shown(currentRect)}`;
          });
          const list = entry.hadRecentInput ? window.seen.shiftsOfPress : window.seen.shifts;
          list.push(`${entry.value}: ${moved.join('; ')}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await this.page.goto(address);
  }

  widget(tag = 'vigia-degree-days'): Locator {
    return this.page.locator(tag);
  }

  /**
   * Expects the picture, then after a touch the interactive part; or the part at once, under a resting pointer.
   */
  async expectWorks(widget: Locator): Promise<void> {
    await widget.scrollIntoViewIfNeeded();
    await expect(widget.locator('[part=picture], [part=panel]')).toBeVisible({ timeout: 10_000 });
    await widget.hover();
    await expect(widget.locator('[part=panel]')).toBeVisible({ timeout: 10_000 });
  }

  /** Touches it again and again: a failed download of the interactive part is tried again after a pause. */
  async expectWorksAtLast(widget: Locator): Promise<void> {
    await expect(async () => {
      await this.page.mouse.move(0, 0);
      await widget.hover();
      await expect(widget.locator('[part=panel]')).toBeVisible({ timeout: 1000 });
    }).toPass();
  }

  async expectPicture(widget: Locator): Promise<void> {
    await widget.scrollIntoViewIfNeeded();
    await expect(widget.locator('[part=picture]')).toBeVisible({ timeout: 10_000 });
  }

  async seen(): Promise<Seen> {
    return this.page.evaluate(() => ({
      ...window.seen,
      globals: Object.getOwnPropertyNames(window).filter(
        (name) => !window.globalsBefore.includes(name) && name !== 'globalsBefore',
      ),
      cookie: document.cookie,
      stored: localStorage.length + sessionStorage.length,
    }));
  }

  /**
   * Expects that the page is unchanged.
   *
   * @param globals that the host page itself creates
   */
  async expectUnharmed(globals: readonly string[] = []): Promise<void> {
    const { shifts, violations, cookie, stored, ...seen } = await this.seen();
    const added = seen.globals.filter((name) => !globals.includes(name) && !/^\d+$/.test(name));
    expect({ shifts, violations, cookie, stored, added, complaints: this.complaints }).toEqual({
      shifts: [],
      violations: [],
      cookie: '',
      stored: 0,
      added: [],
      complaints: [],
    });
  }
}
