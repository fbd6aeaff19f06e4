/** What the plays need of a browser, for every browser and driver. */
export interface Tab {
  readonly open: (address: string) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /**
   * Runs a function in the page. The function cannot use variables of this file, and its result must be JSON.
   */
  readonly evaluate: <Args extends readonly unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>;
  readonly movePointer: (x: number, y: number) => Promise<void>;
  readonly click: (x: number, y: number) => Promise<void>;
  /** Types into the focused element. */
  readonly type: (text: string) => Promise<void>;
  readonly selectAll: () => Promise<void>;
  /** Sets the file of the only matching file input to a path of this machine. */
  readonly upload: (selector: string, path: string) => Promise<void>;
  /** PNG of the visible part. */
  readonly screenshot: () => Promise<Uint8Array>;
  /** Uncaught errors and console errors since the last call. */
  readonly complaints: () => Promise<readonly string[]>;
}

export interface OpenBrowser {
  readonly version: string;
  /** A page without stored data of other pages. */
  readonly newTab: () => Promise<Tab>;
  readonly close: () => Promise<void>;
}

export interface BrowserKind {
  readonly name: string;
  /** How to install it. */
  readonly install: string;
  /** Starts it; null if it is not installed. */
  readonly launch: () => Promise<OpenBrowser | null>;
}

/** The environment of the browsers, for readers in Chile. */
export const BROWSER_ENV = { ...process.env, TZ: 'America/Santiago' };
