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
import type { PanelsDoor } from './panels-door.ts';
import { askPicture } from './picture.ts';
import { dress, furnish } from './sheet.ts';
import { whenPainted } from './when-painted.ts';
import { WidgetStore } from './widget-store.ts';
import { takeOwnData, writtenIn } from './written.ts';

/** A pointer that rests where the page has put or scrolled the element enters it, but does not move. */
const WANTED = ['pointermove', 'pointerdown', 'focusin'] as const;

/** While somebody pulls at a page's controls, one picture in this time is enough. */
const MOMENT_MS = 200;

let darkness: MediaQueryList | undefined;
/** Whether the reader wants dark pages. */
const darkMode = () => {
  darkness ??= matchMedia('(prefers-color-scheme:dark)');
  return darkness;
};
const modeNow = () => (darkMode().matches ? 'dark' : 'light');

/** The class behind one tag. Made by a function, since there is no `HTMLElement` where a page is prepared on a server. */
export function widgetElement(info: ElementInfo, server: string, door: PanelsDoor): CustomElementConstructor {
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
    #asked: AbortController | null = null;
    #isStale = false;

    constructor() {
      super();
      this.#box.part = 'box';
      this.#box.append(this.#slot);
      furnish(this, this.#box);
      for (const event of WANTED) this.addEventListener(event, () => this.#picture && this.#open());
      this.#dress();
    }

    /** An answer of the service, passed by hand: nothing is asked, no server is needed. */
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
      this.#asked?.abort();
    }

    /** In another document (a frame, a window of its own) nothing that was drawn for the former one holds. */
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

    /** The reader has changed from day to night. */
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
      // A step, so that nothing moves when the interactive part comes.
      this.#box.style.height = `clamp(${wide}px,(${NARROW_COLUMN}px - 100cqi)*999,${narrow}px)`;
    }

    /** Several attributes within a moment are one change; a panel hears of it by itself. */
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
     * Brings the interactive part near where the picture is seen and painted. Where an attribute is wrong, that part says
     * so, and is shown without being touched.
     */
    #prepare(): void {
      if (this.#nearness < SEEN || !this.#picture) return;
      const idle = window.requestIdleCallback ?? setTimeout;
      const bring = () => this.isConnected && (slipsOf(info, this)[0] ? this.#open() : door.fetch());
      whenPainted(() => idle(bring));
    }

    #start(): void {
      this.#asked?.abort();
      this.#slot.replaceChildren(waiting(this.#language()));
      // Of data passed by hand there is no picture: nothing would stand there until the page is idle.
      if (this.data !== undefined) void this.#open();
      else void this.#ask();
    }

    async #ask(): Promise<void> {
      const asked = new AbortController();
      this.#asked = asked;
      try {
        this.#showPicture(await askPicture(this.#address(), asked.signal));
      } catch (error) {
        this.#fail(error);
      }
    }

    /** @throws {WidgetError} the attributes do not say which picture */
    #address(): string {
      const attributes = this.#attributes();
      return pictureOf(questionOf(info, attributes, server, document.baseURI), this.#look(attributes));
    }

    /** On paper nobody scrolls. For images browsers wait before they print, for other answers they do not. */
    readonly #print = () => {
      if (this.#nearness || this.#picture || this.#panel || this.data !== undefined) return;
      const image = new Image();
      try {
        image.src = this.#address();
      } catch {
        return; // shown when the reader comes near
      }
      this.#place(image);
    };

    #look({ theme, units, period }: Attributes): Record<string, string | number> {
      // Pictures are asked for in steps of 20 px, so that neighbours share one in the service's store.
      const width = Math.round(this.#box.clientWidth / 4) * 4;
      // An image of the same that the page has written inside is with the browser already, in the width it was drawn in.
      // Where that is 60 px off, its words would be too small or too large.
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

    /** Draws the interactive part under the picture and shows it when there is something to see. */
    async #open(): Promise<void> {
      if (this.#panel) return;
      const place = document.createElement('div');
      this.#panel = place;
      try {
        const { createPanel } = await door.load();
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
        // A picture is true without it, yet whoever made the page may want to know.
        if (this.#picture) this.#report(error);
        else this.#fail(error);
      }
    }

    #swap(place: HTMLElement, state: 'ready' | 'error'): void {
      if (this.#isPanelShown || this.#panel !== place) return;
      if (state === 'error' && this.#picture && this.data === undefined) {
        // The picture is still true; the next touch tries again.
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
