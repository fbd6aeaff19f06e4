import { build, type Plugin, type Rolldown } from 'vite';

const NAME = 'first-paint.js';

/** Builds one script without imports. */
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
 * Adds a script to the page that runs before anything is painted. It is a separate file, named by its content:
 * the server's policy forbids inline scripts, and browsers need not request a file again that they have.
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
