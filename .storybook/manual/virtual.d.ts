/** Provided by `plugin.ts`. */
declare module 'virtual:vigia-manual' {
  export const FACTS: Readonly<Record<string, import('./facts.ts').Facts>>;
  export const CHANGE_LOGS: readonly import('./change-logs.ts').ChangeLog[];
}
