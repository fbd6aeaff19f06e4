import type { ElementInfo } from '../elements/catalogue.ts';
import type { WidgetStore } from './widget-store.ts';

/** What an element hands to the interactive part. */
export interface PanelInput {
  readonly info: ElementInfo;
  readonly host: HTMLElement;
  readonly store: WidgetStore;
  /** Where the figures come from unless the element says. */
  readonly server: string;
  /** Called when there is something to see, or with the reason why there is not. */
  readonly onState: (state: 'ready' | 'error') => void;
}

/** The interactive part, a module of its own. */
export interface Panels {
  /** The element that draws; whoever asks puts it somewhere and takes it away. */
  readonly createPanel: (input: PanelInput) => HTMLElement;
}

/** Where the interactive part comes from. */
export interface PanelsDoor {
  /** Fetches it without running it, so that it is at hand. */
  readonly fetch: () => void;
  readonly load: () => Promise<Panels>;
}
