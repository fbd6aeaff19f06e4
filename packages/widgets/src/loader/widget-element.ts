import { NARROW_COLUMN } from '@vigia/domain/published';
import {
  type Attribute,
  type Attributes,
  attributesOf,
  type ElementInfo,
  heightsOf,
  within,
} from '../elements/catalogue.ts';
import { languageOf } from '../elements/language.ts';
import { pictureOf, questionOf } from '../elements/question.ts';
import { isRead, slipsOf } from '../elements/slips.ts';
import { type WidgetError, widgetError } from '../elements/widget-error.ts';
import { messageOf, waiting } from './message.ts';
import { type Nearness, SEEN, unwatch, watch } from './near.ts';
import type { PanelsSource } from './panels-source.ts';
import { askPicture } from './picture.ts';
import { dress, furnish } from './sheet.ts';
import { whenPainted } from './when-painted.ts';
import { WidgetStore } from './widget-store.ts';
import { takeOwnData, writtenIn } from './written.ts';

/**
 * Events by which a reader asks for the interactive part. If the page moves the element under a resting
 * pointer, the pointer enters it but does not move.
 */
const WANTED = ['pointermove', 'pointerdown', 'focusin'] as const;

/** Least time between two pictures while a reader uses the page's controls, ms. */
const MOMENT_MS = 200;

let darkness: MediaQueryList | undefined;
/** Whether the reader prefers dark pages. */
const darkMode = () => {
  darkness ??= matchMedia('(prefers-color-scheme:dark)');
  return darkness;
};
const modeNow = () => (darkMode().matches ? 'dark' : 'light');

/**
 * Creates the class of one tag. It is a function because `HTMLElement` is undefined when a page is rendered on
 * a server.
 */
export function widgetElement(
  info: ElementInfo,
  server: string,
  source: PanelsSource,
): CustomElementConstructor {
  return class VigiaWidget extends HTMLElement {
    static readonly observedAttributes = attributesOf(info);

    readonly #store = new WidgetStore<Attribute>();
    readonly #box = document.createElement('div');
    readonly #slot = document.createElement('slot');
    #picture: SVGElement | HTMLImageElement | null = null;
    #message: HTMLElement | null = null;
    #panel: HTMLElement | null = null;
    #isPanelShown = false;
    #nearness = 0;
    #request: AbortController | null = null;
    #isStale = false;

    constructor() {
      super();
      this.#box.part = 'box';
      this.#box.append(this.#slot);
      furnish(this, this.#box);
      for (const event of WANTED) this.addEventListener(event, () => this.#picture && this.#open());
      this.#dress();
    }

    /** An answer of the service, set by the page: nothing is requested, no server is needed. */
    get data(): unknown {
      return this.#store.read().data;
    }
    set data(value: unknown) {
      this.#store.setData(value);
      this.#changed();
    }

    connectedCallback(): void {
      takeOwnData(this);
      darkMode().addEventListener('change', this.#followMode);
      addEventListener('beforeprint', this.#print);
      watch(this, (nearness) => this.#comes(nearness));
    }

    disconnectedCallback(): void {
      unwatch(this);
      darkMode().removeEventListener('change', this.#followMode);
      removeEventListener('beforeprint', this.#print);
      this.#nearness = 0;
      this.#request?.abort();
    }

    /**
     * In another document (a frame, another window) everything that was drawn for the former one is invalid.
     */
    adoptedCallback(): void {
      if (!this.ownerDocument.defaultView) return;
      dress(this);
      if (!this.#panel) return;
      this.#panel.replaceWith(this.#slot);
      this.#panel = null;
      this.#isPanelShown = false;
    }

    attributeChangedCallback(name: Attribute, _before: string | null, value: string | null): void {
      const read = isRead(name, value) ? value : null;
      this.#store.setAttribute(name, name === 'theme' && read === 'auto' ? modeNow() : read);
      this.#dress();
      this.#changed();
    }

    /** The reader's system has changed between light and dark. */
    readonly #followMode = () => {
      const theme = this.getAttribute('theme');
      if (theme === 'auto') this.attributeChangedCallback('theme', null, theme);
    };

    #attributes(): Attributes {
      return this.#store.read().attributes;
    }

    #dress(): void {
      const { theme, height } = this.#attributes();
      this.#box.className = theme ?? '';
      const [wide, narrow] = heightsOf(info, height);
      // A step at the limit, without a transition, so that nothing moves when the interactive part is shown.
      this.#box.style.height = `clamp(${wide}px,(${NARROW_COLUMN}px - 100cqi)*999,${narrow}px)`;
    }

    /** Several attributes within a moment are one change; a visible panel handles changes by itself. */
    #changed(): void {
      if (this.#isStale || !this.#nearness || this.#isPanelShown) return;
      this.#isStale = true;
      setTimeout(() => {
        this.#isStale = false;
        if (this.#nearness && !this.#isPanelShown) this.#start();
      }, MOMENT_MS);
    }

    #comes(nearness: Nearness): void {
      if (!this.#nearness && this.#picture?.localName !== 'svg' && !this.#panel) this.#start();
      this.#nearness = Math.max(this.#nearness, nearness);
      this.#prepare();
    }

    /**
     * Fetches the interactive part when the picture is visible and painted. If an attribute is wrong, it is
     * shown at once, because it shows the notice.
     */
    #prepare(): void {
      if (this.#nearness < SEEN || !this.#picture) return;
      const idle = window.requestIdleCallback ?? setTimeout;
      const bring = () => this.isConnected && (slipsOf(info, this)[0] ? this.#open() : source.fetch());
      whenPainted(() => idle(bring));
    }

    #start(): void {
      this.#request?.abort();
      this.#slot.replaceChildren(waiting(this.#language()));
      // Data set by the page have no picture: the panel is opened at once instead of when the page is idle.
      if (this.data !== undefined) void this.#open();
      else void this.#ask();
    }

    async #ask(): Promise<void> {
      const request = new AbortController();
      this.#request = request;
      try {
        this.#showPicture(await askPicture(this.#address(), request.signal));
      } catch (error) {
        this.#fail(error);
      }
    }

    /**
     * Address of the picture.
     *
     * @throws {WidgetError} the attributes are not valid
     */
    #address(): string {
      const attributes = this.#attributes();
      return pictureOf(questionOf(info, attributes, server, document.baseURI), this.#look(attributes));
    }

    /** When printing nobody scrolls. Browsers wait for images before they print, but not for other requests. */
    readonly #print = () => {
      if (this.#nearness || this.#picture || this.#panel || this.data !== undefined) return;
      const image = new Image();
      try {
        image.src = this.#address();
      } catch {
        return; // Shown when the reader comes near.
      }
      this.#place(image);
    };

    #look({ theme, units, period }: Attributes): Record<string, string | number> {
      // Widths are rounded to 4 px, so that elements of about the same width share a picture in the service's
      // cache.
      const width = Math.round(this.#box.clientWidth / 4) * 4;
      // The page may have written an image of the same figures inside; the browser has it already, in its own
      // width. If that differs by 60 px or more, its text would be too small or too large.
      const written = Number.parseFloat(
        writtenIn(this).querySelector('img')?.src.split('width=')[1] as string,
      );
      return {
        width: Math.abs(written - width) < 60 ? written : within(240, 1600, width),
        height: this.#box.clientHeight,
        mode: theme ?? 'light',
        locale: this.#language(),
        units: units ?? 'metric',
        period: period ?? '90days',
      };
    }

    #language() {
      return languageOf(this.#attributes().locale, this);
    }

    #showPicture(picture: SVGElement): void {
      picture.tabIndex = 0;
      this.#message?.remove();
      this.#place(picture);
      this.#say('vigia-ready', { part: 'picture' });
      this.#prepare();
    }

    #place(picture: SVGElement | HTMLImageElement): void {
      picture.part = 'picture';
      (this.#picture ?? this.#slot).replaceWith(picture);
      this.#picture = picture;
    }

    #fail(error: unknown): void {
      this.#picture?.replaceWith(this.#slot);
      this.#picture = null;
      const { code } = this.#report(error);
      this.#message?.remove();
      this.#message = messageOf(code, this.#language(), () => this.#start());
      if (writtenIn(this).querySelector(':scope>:not(noscript,slot)')) this.#message.className = 'beside';
      this.#box.append(this.#message);
    }

    #report(error: unknown): WidgetError {
      const problem = widgetError(error);
      const { code, message } = problem;
      this.#say('vigia-error', { code, message });
      return problem;
    }

    /** Draws the interactive part, invisible, and shows it when it is ready. */
    async #open(): Promise<void> {
      if (this.#panel) return;
      const place = document.createElement('div');
      this.#panel = place;
      try {
        const { createPanel } = await source.load();
        if (!this.isConnected) throw new Error();
        place.className = 'under';
        place.append(
          createPanel({
            info,
            host: this,
            store: this.#store,
            server,
            onState: (state) => this.#swap(place, state),
          }),
        );
        this.#box.append(place);
      } catch (error) {
        this.#panel = null;
        if (!this.isConnected) return;
        // The picture stays valid without the panel, but the page's developer may want to know.
        if (this.#picture) this.#report(error);
        else this.#fail(error);
      }
    }

    #swap(place: HTMLElement, state: 'ready' | 'error'): void {
      if (this.#isPanelShown || this.#panel !== place) return;
      if (state === 'error' && this.#picture && this.data === undefined) {
        // The picture stays valid; the next touch tries again.
        place.remove();
        this.#panel = null;
        return;
      }
      const hadFocus = this.shadowRoot?.activeElement;
      this.#isPanelShown = true;
      place.className = '';
      place.part = 'panel';
      this.#message?.remove();
      this.#picture?.remove();
      this.#slot.remove();
      this.#picture = null;
      if (hadFocus) place.querySelector<HTMLElement>('[role=application],[tabindex="0"],button')?.focus();
    }

    #say(event: 'vigia-ready' | 'vigia-error', detail: Readonly<Record<string, unknown>>): void {
      this.dispatchEvent(new CustomEvent(event, { detail, bubbles: true, composed: true }));
    }
  };
}
