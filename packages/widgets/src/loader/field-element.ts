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
 * The class of `<vigia-field>`: badge, map and chart of a field, each as its own element. `metrics` and the
 * refusals of the service decide which of them are visible.
 */
export function fieldElement(): CustomElementConstructor {
  return class VigiaField extends HTMLElement {
    static readonly observedAttributes = attributesOf(EMBED_FIELD);

    readonly #parts: readonly Part[];
    readonly #grid = document.createElement('div');
    /** Parts that have nothing to show, with the reason. */
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
        // A part that has a picture stays visible.
        if ((target as Part).shadowRoot!.querySelector('[part=picture]')) return;
        this.#failed.set(target, detail.code);
        this.#arrange();
      });
      this.#arrange();
      furnish(this, this.#grid);
    }

    /**
     * Answers of the service by the names of its calls, set by the page: nothing is requested, no server is
     * needed.
     */
    get data() {
      return this.#data;
    }
    set data(value) {
      this.#data = value;
      for (const [i, { call }] of FIELD_PARTS.entries()) this.#parts[i]!.data = value?.[call];
    }

    connectedCallback(): void {
      takeOwnData(this);
      // The parts cannot see the page's language from inside the shadow root.
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

    /** Shows the wanted parts and passes each its attributes. */
    #arrange(): void {
      const metrics = this.#read('metrics') || EMBED_FIELD.metrics.join(' ');
      const wanted = this.#parts.filter((_, i) => metrics.split(/\s+/).includes(EMBED_FIELD.metrics[i]!));
      for (const part of this.#parts) part.hidden = !wanted.includes(part) || this.#isLeftOut(part, wanted);
      const shown = this.#parts.filter(({ hidden }) => !hidden);
      const isBeside = this.#parts.slice(1).every((part) => shown.includes(part));
      const look = isBeside ? 'field two' : 'field';
      // With another width a part needs another picture: setting any attribute makes it start again.
      const isAnew = this.#grid.className !== look;
      this.#grid.className = look;
      for (const [i, info] of FIELD_PARTS.entries()) {
        const part = this.#parts[i]!;
        const isSpeaker = part === shown.at(-1);
        for (const name of [...attributesOf(info), ...(isSpeaker ? slipsOf(EMBED_FIELD, this) : [])]) {
          // Only one part gets invalid values, so that they are reported once.
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

    /**
     * Whether a part is hidden: the key does not publish it but another part, or a later part shows the same
     * error.
     */
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
