import type { Plugin } from 'vite';
import { chunksIn, loadedWith } from './chunks.ts';

/** Lists in the page the files that its entry will request, so that they load before the entry runs. */
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
