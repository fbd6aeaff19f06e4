/** Opens stories in Chromium and takes their pictures when nothing moves. */
import { type Browser, chromium, type Page } from 'playwright';
import { findBrowser } from '../browser.ts';
import type { Picture } from './compare.ts';
import { halved } from './pictures.ts';

export interface Story {
  readonly id: string;
  /** `Controles/Button: Ready` */
  readonly name: string;
  readonly narrow: boolean;
}

const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 390, height: 844 };
/** Longer pages are cut at this height, px. */
const LONGEST = 2400;
/** Elements that look different on each machine, with the reason why they are covered. */
const COVERED: readonly { readonly selector: string; readonly why: string }[] = [
  { selector: '.maplibregl-map', why: 'WebGL draws the same map with other pixels on another graphics card' },
];
const PATIENCE_MS = 120_000;
/** Length of the reason of a failed story in messages, characters. */
const REASON = 300;
/** Longest wait for the pictures of a story, ms: they come from its own page, so they are fast or missing. */
const IMAGES_MS = 2_000;

/** The part of Storybook's preview that this script uses. */
interface Preview {
  ready(): Promise<void>;
  extract(): Promise<Record<string, { readonly globals?: Globals; readonly storyGlobals?: Globals }>>;
  readonly currentRender?: { readonly id?: string; readonly phase?: string };
}
interface Globals {
  readonly viewport?: { readonly value?: string };
}
declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: Preview;
    __STORYBOOK_ADDONS_CHANNEL__?: { emit(event: string, what: object): void };
  }
}

export class Camera {
  readonly #browser: Browser;
  readonly #address: string;

  constructor(browser: Browser, address: string) {
    this.#browser = browser;
    this.#address = address;
  }

  /** @param address of the built Storybook */
  static async open(address: string): Promise<Camera> {
    const { args, ...browser } = await findBrowser();
    const flat = args.filter((arg) => !/angle|swiftshader|gpu/.test(arg));
    return new Camera(await chromium.launch({ ...browser, args: [...flat, '--disable-gpu'] }), address);
  }

  get version(): string {
    return this.#browser.version();
  }

  close(): Promise<void> {
    return this.#browser.close();
  }

  /** Every story, with its width. */
  async stories(): Promise<Story[]> {
    const index = (await (await fetch(`${this.#address}/index.json`)).json()) as {
      entries: Record<string, { id: string; type: string; title: string; name: string }>;
    };
    const entries = Object.values(index.entries).filter(({ type }) => type === 'story');
    const page = await this.#browser.newPage();
    await page.goto(`${this.#address}/iframe.html?id=${entries[0]?.id}&viewMode=story`);
    await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__ !== undefined);
    const viewports = await page.evaluate(async () => {
      const preview = window.__STORYBOOK_PREVIEW__!;
      await preview.ready();
      const all = Object.entries(await preview.extract());
      return Object.fromEntries(
        all.map(([id, { storyGlobals, globals }]) => [id, (storyGlobals ?? globals)?.viewport?.value]),
      );
    });
    await page.close();
    return entries.map(({ id, title, name }) => ({
      id,
      name: `${title}: ${name}`,
      narrow: viewports[id] === 'narrow',
    }));
  }

  /** A photographer with its own pages, so that several can take pictures at the same time. */
  photographer(): Photographer {
    return new Photographer(this.#browser, this.#address);
  }
}

export class Photographer {
  readonly #browser: Browser;
  readonly #address: string;
  /** One wide and one narrow page, kept from story to story. */
  readonly #pages = new Map<boolean, Page>();

  constructor(browser: Browser, address: string) {
    this.#browser = browser;
    this.#address = address;
  }

  /**
   * @param fresh true opens a new page. A used page is much faster, but may remember the story before (such as
   *   whether the keyboard was used last), so its picture can only prove that nothing changed.
   * @throws {Error} the story fails, or keeps moving
   */
  async pictureOf({ id, narrow }: Story, fresh: boolean): Promise<Picture> {
    if (fresh) await this.#leave(narrow);
    const page = this.#pages.get(narrow);
    try {
      if (page) await switchTo(page, id);
      else this.#pages.set(narrow, await this.#openAt(id, narrow));
      return await halved(await atRest(await finished(this.#pages.get(narrow) as Page, id)));
    } catch (error) {
      await this.#leave(narrow);
      throw error;
    }
  }

  async #openAt(id: string, narrow: boolean): Promise<Page> {
    const context = await this.#browser.newContext({
      viewport: narrow ? NARROW : WIDE,
      locale: 'es-CL',
      timezoneId: 'America/Santiago',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto(`${this.#address}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
    return page;
  }

  async #leave(narrow: boolean): Promise<void> {
    await this.#pages.get(narrow)?.context().close();
    this.#pages.delete(narrow);
  }
}

async function switchTo(page: Page, storyId: string): Promise<void> {
  await page.evaluate((id) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo(0, 0);
    window.__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  }, storyId);
}

/** The page when the story is drawn and played, with its fonts and pictures. */
async function finished(page: Page, storyId: string): Promise<Page> {
  const phase = await page.waitForFunction(
    (id) => {
      const render = window.__STORYBOOK_PREVIEW__?.currentRender;
      const now = render?.id === id ? (render.phase ?? '') : '';
      return ['finished', 'errored', 'aborted'].includes(now) ? now : null;
    },
    storyId,
    { timeout: PATIENCE_MS, polling: 50 },
  );
  const failure = await page.evaluate(() =>
    document.body.classList.contains('sb-show-errordisplay')
      ? Array.from(
          document.querySelectorAll('#error-message, #error-stack'),
          (part) => part.textContent,
        ).join(' ')
      : null,
  );
  if (failure !== null || (await phase.jsonValue()) !== 'finished') {
    throw new Error(`it does not render or play through ${failure?.slice(0, REASON) ?? ''}`.trim());
  }
  await page.evaluate(async (longest) => {
    await document.fonts.ready;
    // An image that is not sent, or that waits for scrolling, is never decoded.
    const tooLate = new Promise((done) => setTimeout(done, longest));
    const decoded = [...document.images].map((image) => image.decode().catch(() => undefined));
    await Promise.race([Promise.all(decoded), tooLate]);
  }, IMAGES_MS);
  return page;
}

/** Takes pictures until two in a row are equal. */
async function atRest(page: Page): Promise<Buffer> {
  let last = await shot(page);
  for (let tries = 0; tries < 20; tries++) {
    await page.waitForTimeout(80);
    const next = await shot(page);
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error('it does not come to rest');
}

async function shot(page: Page): Promise<Buffer> {
  const { width, height } = page.viewportSize() ?? WIDE;
  const content = await page.evaluate(() => document.documentElement.scrollHeight);
  return page.screenshot({
    animations: 'disabled',
    caret: 'hide',
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(Math.max(content, height), LONGEST) },
    mask: COVERED.map(({ selector }) => page.locator(selector)),
    maskColor: '#8a948c',
  });
}
