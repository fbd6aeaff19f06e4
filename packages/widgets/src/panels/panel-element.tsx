import r2wc from '@r2wc/react-to-web-component';
import { VERSION } from '../elements/version.ts';
import type { PanelInput } from '../loader/panels-door.ts';
import { WidgetRoot } from './widget-root.tsx';

type PanelElement = HTMLElement & { input: PanelInput };

/** Its version is in its name, so that two versions on one page never take each other's. */
export const PANEL_TAG = `vigia-panel-v${VERSION.replaceAll('.', '-')}`;

/**
 * The element that draws a widget's interactive part inside the widget's shadow root. r2wc carries the React root
 * through connecting and disconnecting; what to draw comes as one property.
 */
export function createPanel(input: PanelInput): HTMLElement {
  if (!customElements.get(PANEL_TAG)) customElements.define(PANEL_TAG, panelClass());
  const panel = document.createElement(PANEL_TAG) as PanelElement;
  panel.input = input;
  panel.style.display = 'grid';
  panel.style.minHeight = '100%';
  return panel;
}

function panelClass(): CustomElementConstructor {
  const Base = r2wc(Panel) as new () => HTMLElement & { disconnectedCallback(): void };
  return class extends Base {
    input?: PanelInput;

    /** Unmounts a moment later: an element that is only moved keeps its chart, and a page's own React may be busy. */
    override disconnectedCallback() {
      queueMicrotask(() => this.isConnected || super.disconnectedCallback());
    }
  };
}

function Panel({ container }: { readonly container?: HTMLElement }) {
  const input = (container as PanelElement | undefined)?.input;
  return input ? <WidgetRoot {...input} /> : null;
}
