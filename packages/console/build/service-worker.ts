import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const FILE = 'service-worker.js';
/** Parts of a name that is its content's: such a file never changes. */
const HASHED = /-[\w-]{8,}\.\w+$/;
/** Read by people and tools, never by the console. */
const NOT_KEPT = /\.(?:map|br)$/;

/** A file that the worker keeps, as Workbox's precache lists it; the revision is null where the name says it. */
interface KeptFile {
  readonly url: string;
  readonly revision: string | null;
}

const revisionOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 16);

function builtFiles(bundle: Rolldown.OutputBundle): KeptFile[] {
  return Object.values(bundle)
    .filter(({ fileName }) => !NOT_KEPT.test(fileName))
    .map((file) => ({
      url: `/${file.fileName}`,
      revision: HASHED.test(file.fileName)
        ? null
        : revisionOf(file.type === 'chunk' ? file.code : file.source),
    }));
}

async function publicFiles(folder: string): Promise<KeptFile[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return await Promise.all(
    files.map(async (file) => ({
      url: file.slice(folder.length).replaceAll('\\', '/'),
      revision: revisionOf(await readFile(file)),
    })),
  );
}

/** Builds the service worker, which keeps all files of this build in the browser so that it opens without a network. */
export const serviceWorker = (entry: string): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const folder = this.environment.config.publicDir;
      const files = [...builtFiles(bundle), ...(await publicFiles(folder))];
      const { output } = (await build({
        configFile: false,
        logLevel: 'silent',
        publicDir: false,
        define: { FILES_OF_THE_BUILD: JSON.stringify(files.sort((a, b) => (a.url < b.url ? -1 : 1))) },
        build: {
          write: false,
          modulePreload: false,
          rolldownOptions: { input: entry, output: { format: 'iife' } },
        },
      })) as Rolldown.RolldownOutput;
      this.emitFile({ type: 'asset', fileName: FILE, source: output[0].code });
    },
  },
});
