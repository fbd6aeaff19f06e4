import type { Plugin } from 'vite';
import { changeLogs } from './change-logs.ts';
import { factsOfPages } from './facts.ts';
import { tokenFiles } from './token-files.ts';

const MODULE = 'virtual:vigia-manual';

/** Provides the manual's pages with data from other files, and serves the design tokens as downloads. */
export function manualPlugin(): Plugin {
  return {
    name: 'vigia-manual',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) =>
      id === `\0${MODULE}`
        ? `export const FACTS = ${JSON.stringify(factsOfPages())};
export const CHANGE_LOGS = ${JSON.stringify(changeLogs())};`
        : undefined,
    generateBundle() {
      for (const [fileName, source] of Object.entries(tokenFiles())) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const source = tokenFiles()[request.url?.slice(1) ?? ''];
        if (source === undefined) next();
        else response.setHeader('content-disposition', 'attachment').end(source);
      });
    },
  };
}
