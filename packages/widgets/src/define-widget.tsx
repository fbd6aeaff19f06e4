import r2wc from '@r2wc/react-to-web-component';
import { widgetRoot } from './widget-root.tsx';
import { WidgetStore } from './widget-store.ts';
import type { CommonAttribute, WidgetDefinition } from './widget-types.ts';

/**
 * Defines a custom element that draws a card in its shadow root; a tag that exists already is left alone.
 *
 * r2wc carries the React root through connecting and disconnecting and nothing more: it would write properties into
 * attributes, overlook an attribute's removal and a property set before the element was defined.
 */
export function defineWidget<A extends string, P extends string>(definition: WidgetDefinition<A, P>): void {
  if (!customElements.get(definition.tag)) customElements.define(definition.tag, elementOf(definition));
}

function elementOf<A extends string, P extends string>(definition: WidgetDefinition<A, P>) {
  const stores = new WeakMap<Element, WidgetStore<A | CommonAttribute, P>>();
  const storeOf = (element: Element) => {
    const store = stores.get(element) ?? new WidgetStore<A | CommonAttribute, P>();
    stores.set(element, store);
    return store;
  };
  const Base = r2wc(widgetRoot(definition, storeOf), { shadow: 'open' }) as new () => HTMLElement & {
    connectedCallback(): void;
    disconnectedCallback(): void;
  };

  class WidgetElement extends Base {
    static readonly observedAttributes = ['theme', ...definition.attributes];

    override connectedCallback() {
      for (const name of definition.properties) adopt(this, name);
      super.connectedCallback();
    }

    /** Unmounts a moment later: an element that is only moved keeps its chart, and a page's own React may be busy. */
    override disconnectedCallback() {
      queueMicrotask(() => this.isConnected || super.disconnectedCallback());
    }

    attributeChangedCallback(name: A | CommonAttribute, _before: string | null, value: string | null) {
      storeOf(this).setAttribute(name, value);
    }
  }
  for (const name of definition.properties) {
    Object.defineProperty(WidgetElement.prototype, name, {
      enumerable: true,
      configurable: true,
      get(this: WidgetElement) {
        return storeOf(this).read().properties[name];
      },
      set(this: WidgetElement, value: unknown) {
        storeOf(this).setProperty(name, value);
      },
    });
  }
  return WidgetElement;
}

/** A property written before the element was defined hides the accessor: take it away and write it again. */
function adopt(element: HTMLElement, name: string): void {
  if (!Object.hasOwn(element, name)) return;
  const value: unknown = Reflect.get(element, name);
  Reflect.deleteProperty(element, name);
  Reflect.set(element, name, value);
}
