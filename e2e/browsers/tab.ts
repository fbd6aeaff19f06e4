/** What the plays need of a browser, whichever it is and however it is driven. */
export interface Tab {
  readonly open: (address: string) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Runs a function in the page: it sees nothing of what stands around it here, and gives back what JSON can say. */
  readonly evaluate: <Args extends readonly unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>;
  readonly movePointer: (x: number, y: number) => Promise<void>;
  readonly click: (x: number, y: number) => Promise<void>;
  /** Into what has the focus. */
  readonly type: (text: string) => Promise<void>;
  readonly selectAll: () => Promise<void>;
  /** Gives the only file field that matches a file of this machine. */
  readonly upload: (selector: string, path: string) => Promise<void>;
  /** PNG of what is in sight. */
  readonly screenshot: () => Promise<Uint8Array>;
  /** Errors that nobody caught and errors on the console, since the last time it was asked. */
  readonly complaints: () => Promise<readonly string[]>;
}

export interface OpenBrowser {
  readonly version: string;
  /** A page with nothing kept from another. */
  readonly newTab: () => Promise<Tab>;
  readonly close: () => Promise<void>;
}

export interface BrowserKind {
  readonly name: string;
  /** What whoever lacks it does. */
  readonly install: string;
  /** Starts it; null where it is not installed. */
  readonly launch: () => Promise<OpenBrowser | null>;
}

/** What the plays look at is drawn for a reader in Chile. */
export const BROWSER_ENV = { ...process.env, TZ: 'America/Santiago' };
