import { build, type Plugin, type Rolldown } from 'vite';

const NAME = 'first-paint.js';

/** One script that needs no other file. */
async function bundled(entry: string): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}

/**
 * Puts a script into the page that runs before anything is painted. It is a file of its own, named by its content: the
 * server's policy runs no script inside the page, and a browser that has the file need not request it again.
 */
export const beforeFirstPaint = (entry: string): Plugin => ({
  name: 'before-first-paint',
  async buildStart() {
    if (this.meta.watchMode) return;
    this.emitFile({ type: 'asset', name: NAME, source: await bundled(entry) });
  },
  async transformIndexHtml(_, { bundle = {} }) {
    const file = Object.values(bundle).find((each) => each.type === 'asset' && each.names.includes(NAME));
    if (!file) return [{ tag: 'script', children: await bundled(entry), injectTo: 'head' }];
    return [{ tag: 'script', attrs: { src: `/${file.fileName}` }, injectTo: 'head' }];
  },
});
