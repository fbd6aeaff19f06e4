import { EMBED_FIELD } from '@vigia/domain/published';
import { type Attribute, attributesOf, FIELD_PARTS } from '../elements/catalogue.ts';
import { languageOf } from '../elements/language.ts';
import { isLasting } from '../elements/problems.ts';
import { isRead, slipsOf } from '../elements/slips.ts';
import type { WidgetErrorCode } from '../elements/widget-error.ts';
import { dress, furnish } from './sheet.ts';
import { takeOwnData } from './written.ts';

type Part = HTMLElement & { data?: unknown };

/**
 * The class behind `<vigia-field>`: badge, map and chart of a field, each the element that it is elsewhere. Which of them
 * there is to see follows from `metrics` and from what the service refuses.
 */
export function fieldElement(): CustomElementConstructor {
  return class VigiaField extends HTMLElement {
    static readonly observedAttributes = attributesOf(EMBED_FIELD);

    readonly #parts: readonly Part[];
    readonly #grid = document.createElement('div');
    /** Parts that have nothing to show, and why. */
    readonly #failed = new Map<unknown, WidgetErrorCode>();
    #data: Readonly<Record<string, unknown>> | undefined;

    constructor() {
      super();
      this.#parts = FIELD_PARTS.map(({ tag, call }) => {
        const part = document.createElement(tag);
        const slot = document.createElement('slot');
        slot.name = call;
        part.append(slot);
        part.setAttribute('exportparts', 'box,picture,panel,message');
        return part;
      });
      this.#grid.append(...this.#parts);
      this.#grid.addEventListener('vigia-ready', ({ target }) => this.#failed.delete(target));
      this.#grid.addEventListener('vigia-error', (event) => {
        const { target, detail } = event as CustomEvent<{ code: WidgetErrorCode }>;
        // What has a picture is shown all the same.
        if ((target as Part).shadowRoot!.querySelector('[part=picture]')) return;
        this.#failed.set(target, detail.code);
        this.#arrange();
      });
      this.#arrange();
      furnish(this, this.#grid);
    }

    /** Answers of the service by the names of its calls, passed by hand: nothing is asked, no server is needed. */
    get data() {
      return this.#data;
    }
    set data(value) {
      this.#data = value;
      for (const [i, { call }] of FIELD_PARTS.entries()) this.#parts[i]!.data = value?.[call];
    }

    connectedCallback(): void {
      takeOwnData(this);
      // Out of their shadow root the parts do not see what language the page around speaks.
      this.#grid.lang = languageOf(undefined, this);
      this.#arrange();
    }

    adoptedCallback(): void {
      if (this.ownerDocument.defaultView) dress(this);
    }

    attributeChangedCallback(name: Attribute): void {
      if (/sector|station|key|server/.test(name)) this.#failed.clear();
      this.#arrange();
    }

    /** Shows the parts that there are, and hands on to each what it takes. */
    #arrange(): void {
      const metrics = this.#read('metrics') || EMBED_FIELD.metrics.join(' ');
      const wanted = this.#parts.filter((_, i) => metrics.split(/\s+/).includes(EMBED_FIELD.metrics[i]!));
      for (const part of this.#parts) part.hidden = !wanted.includes(part) || this.#isLeftOut(part, wanted);
      const shown = this.#parts.filter(({ hidden }) => !hidden);
      const isBeside = this.#parts.slice(1).every((part) => shown.includes(part));
      const look = isBeside ? 'field two' : 'field';
      // In another width a part asks for another picture: whatever is said to it, it begins anew.
      const isAnew = this.#grid.className !== look;
      this.#grid.className = look;
      for (const [i, info] of FIELD_PARTS.entries()) {
        const part = this.#parts[i]!;
        const isSpeaker = part === shown.at(-1);
        for (const name of [...attributesOf(info), ...(isSpeaker ? slipsOf(EMBED_FIELD, this) : [])]) {
          // What cannot be read is reported once.
          let value = isSpeaker ? this.getAttribute(name) : this.#read(name);
          if (name === 'height') value = i < 2 ? null : (value ?? `${EMBED_FIELD.heights[0]}`);
          if (value === null) part.removeAttribute(name);
          else if ((isAnew && !part.hidden) || value !== part.getAttribute(name))
            part.setAttribute(name, value);
        }
      }
    }

    #read(name: string): string | null {
      const value = this.getAttribute(name);
      return isRead(name, value) ? value : null;
    }

    /** What a key does not publish, where there is something else; and what would say a sentence that the last one says. */
    #isLeftOut(part: Part, wanted: readonly Part[]): boolean {
      const code = this.#failed.get(part);
      return (
        !!code &&
        isLasting(code) &&
        wanted.some((other) =>
          this.#failed.get(other) === code
            ? wanted.indexOf(other) > wanted.indexOf(part)
            : code === 'refused',
        )
      );
    }
  };
}
