import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { ROOT } from './shell.ts';

/** Most bytes of a bundle that imports only one model: its size when set, plus a quarter. */
export const MODEL_BYTES = {
  dailyDegreeDays: 5300,
  chillingHours: 900,
  utahUnits: 900,
  positiveUtahUnits: 1400,
  dynamicPortions: 1400,
  growingDegreeHours: 1000,
  hourlyTemperatures: 4600,
  gublerIndex: 3200,
  lttb: 3000,
} as const;
export type ModelName = keyof typeof MODEL_BYTES;

/**
 * Bundles each model alone and measures it.
 *
 * @param entry the file through which the domain is imported, source or built
 */
export async function weighModels(
  entry: string,
): Promise<{ model: ModelName; bytes: number; code: string }[]> {
  const models = Object.keys(MODEL_BYTES) as ModelName[];
  const codes = await Promise.all(models.map((model) => bundleOf([model], entry)));
  return models.map((model, i) => {
    const code = codes[i] as string;
    return { model, bytes: Buffer.byteLength(code), code };
  });
}

/** A bundle that exports these names, with everything a bundler cannot remove. */
export async function bundleOf(names: readonly string[] | '*', from: string): Promise<string> {
  const entry = 'virtual:reader';
  const what = names === '*' ? names : `{ ${names.join(', ')} }`;
  const code = `export ${what} from ${JSON.stringify(from)};`;
  const output = await build({
    configFile: false,
    root: join(ROOT, 'packages', 'domain'),
    logLevel: 'silent',
    plugins: [
      {
        name: 'reader',
        resolveId: (id) => (id.endsWith(entry) ? `\0${entry}` : undefined),
        load: (id) => (id === `\0${entry}` ? code : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      lib: { entry, formats: ['es'], fileName: 'reader' },
    },
  });
  const [{ output: chunks }] = output as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return chunks.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('\n');
}
