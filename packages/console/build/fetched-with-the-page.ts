import type { Plugin } from 'vite';
import { chunksIn, loadedWith } from './chunks.ts';

/** The page names the files that its entry will request, so that they are loading before the entry has run. */
export const fetchedWithThePage = (name: string): Plugin => ({
  name: 'fetched-with-the-page',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      [...loadedWith(chunksIn(bundle), name)].map((file) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
        injectTo: 'head',
      })),
  },
});
