import { createServer, type Server } from 'node:http';
import { expect, type Locator, type Page } from '@playwright/test';
import { listening } from './service.ts';

export interface HostPage {
  /** Inside `<body>`. */
  readonly body: string;
  readonly head?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A partner's site: another origin than the service's, with the pages it is given. */
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
      response.end(`<!doctype html><html lang="es"><head>${head}</head><body>${page.body}</body></html>`);
    });
  }

  async listen(): Promise<void> {
    this.#origin = await listening(this.#server);
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** @returns its address */
  add(page: HostPage): string {
    const path = `/${this.#pages.size + 1}`;
    this.#pages.set(path, page);
    return this.#origin + path;
  }
}

interface Seen {
  readonly shift: number;
  readonly events: readonly (readonly [string, Record<string, unknown>])[];
  readonly violations: readonly string[];
  readonly globals: readonly string[];
  readonly cookie: string;
  readonly stored: number;
}

declare global {
  interface Window {
    seen: { shift: number; events: [string, Record<string, unknown>][]; violations: string[] };
    globalsBefore: string[];
  }
}

/** Watches what a page has to bear; every play ends with `expectUnharmed`. */
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
      window.seen = { shift: 0, events: [], violations: [] };
      window.globalsBefore = Object.getOwnPropertyNames(window);
      for (const name of ['vigia-ready', 'vigia-error', 'vigia-point']) {
        document.addEventListener(name, (event) =>
          window.seen.events.push([name, (event as CustomEvent).detail]),
        );
      }
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile, lineNumber }) =>
        window.seen.violations.push(`${violatedDirective} ${sourceFile}:${lineNumber}`),
      );
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = entry as unknown as { value: number; sources: { node: Node | null }[] };
          // What moves inside an element is its own; the page around it must not.
          if (sources.some(({ node }) => node?.getRootNode() === document)) window.seen.shift += value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await this.page.goto(address);
  }

  widget(tag = 'vigia-degree-days'): Locator {
    return this.page.locator(tag);
  }

  /** The picture is there, then the interactive part once it is touched. */
  async expectWorks(widget: Locator): Promise<void> {
    await this.expectPicture(widget);
    await widget.hover();
    await expect(widget.locator('[part=panel]')).toBeVisible({ timeout: 10_000 });
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

  /** @param globals that the host page itself makes */
  async expectUnharmed(globals: readonly string[] = []): Promise<void> {
    const { shift, violations, cookie, stored, ...seen } = await this.seen();
    const added = seen.globals.filter((name) => !globals.includes(name) && !/^\d+$/.test(name));
    expect({ shift, violations, cookie, stored, added, complaints: this.complaints }).toEqual({
      shift: 0,
      violations: [],
      cookie: '',
      stored: 0,
      added: [],
      complaints: [],
    });
  }
}
