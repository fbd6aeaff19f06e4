import type { Plugin } from 'vite';

/** A hint for Chromium; a plain comment for all other browsers. */
const HINT = '//# allFunctionsCalledOnLoad';

/**
 * Makes browsers compile all functions of some files in parallel, while the files are still loading. Otherwise
 * each function is compiled at its first call, and the page waits.
 *
 * @param stages names of files of which most code runs before the first screen is drawn
 */
export const compiledAhead = (stages: readonly string[]): Plugin => ({
  name: 'compiled-ahead',
  apply: 'build',
  generateBundle: {
    // The hint must be at the very start, before vite's own code.
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && stages.includes(file.name)) file.code = `${HINT}\n${file.code}`;
    },
  },
});
