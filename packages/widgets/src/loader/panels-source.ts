import type { ElementInfo } from '../elements/catalogue.ts';
import type { WidgetStore } from './widget-store.ts';

/** Data that an element passes to the interactive part. */
export interface PanelInput {
  readonly info: ElementInfo;
  readonly host: HTMLElement;
  readonly store: WidgetStore;
  /** Origin of the service, unless the element names another. */
  readonly server: string;
  /** Called when the panel is ready, or when it shows an error. */
  readonly onState: (state: 'ready' | 'error') => void;
}

/** The module of the interactive part. */
export interface Panels {
  /** Creates the element that draws; the caller adds and removes it. */
  readonly createPanel: (input: PanelInput) => HTMLElement;
}

/** Loads the interactive part. */
export interface PanelsSource {
  /** Fetches it without running it. */
  readonly fetch: () => void;
  readonly load: () => Promise<Panels>;
}
