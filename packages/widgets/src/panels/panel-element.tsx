import r2wc from '@r2wc/react-to-web-component';
import type { PanelInput } from '../loader/panels-source.ts';
import { WidgetRoot } from './widget-root.tsx';

type PanelElement = HTMLElement & { input: PanelInput };

/** A tag that no other build has defined on this page. */
function freeTag(): string {
  let number = 1;
  while (customElements.get(`vigia-panel-${number}`)) number += 1;
  return `vigia-panel-${number}`;
}

let tag: string | undefined;

/**
 * The element that draws a widget's interactive part inside the widget's shadow root. r2wc mounts and unmounts
 * the React root with the element; what to draw is one property.
 */
export function createPanel(input: PanelInput): HTMLElement {
  if (tag === undefined) {
    tag = freeTag();
    customElements.define(tag, panelClass());
  }
  const panel = document.createElement(tag) as PanelElement;
  panel.input = input;
  panel.style.display = 'grid';
  panel.style.minHeight = '100%';
  return panel;
}

function panelClass(): CustomElementConstructor {
  const Base = r2wc(Panel) as new () => HTMLElement & { disconnectedCallback(): void };
  return class extends Base {
    input?: PanelInput;

    /**
     * Unmounts a moment later: an element that is only moved keeps its chart, and the page's own React may be
     * rendering.
     */
    override disconnectedCallback() {
      queueMicrotask(() => this.isConnected || super.disconnectedCallback());
    }
  };
}

function Panel({ container }: { readonly container?: HTMLElement }) {
  const input = (container as PanelElement | undefined)?.input;
  return input ? <WidgetRoot {...input} /> : null;
}
