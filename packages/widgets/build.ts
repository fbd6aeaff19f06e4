/**
 * Builds the files that the service delivers and the npm package. `embed/v{version}-{build}/` has the loader,
 * the interactive part and the check of a page. These names never change their content, because `build` is a
 * hash of all files. `follow.js` there is the loader for pages that follow a major version. `vigia-widgets.js`
 * is the same loader for pages that want the current version. `npm/` has the entries for applications with a
 * bundler, with the same interactive part.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';

const HERE = import.meta.dirname;
const DIST = join(HERE, 'dist');
const { version } = JSON.parse(readFileSync(join(HERE, 'package.json'), 'utf8')) as { version: string };

/**
 * Controls of the library that embedded panels never show; without them the interactive part is a third
 * smaller.
 */
const UNSEEN: Readonly<Record<string, string>> = {
  'charts/chart-tools.tsx': 'ChartTools',
  'controls/dialog/dialog.tsx': 'Dialog',
  'farm/period/period-stepper.tsx': 'PeriodStepper',
  'controls/select/select.tsx': 'Select',
  'controls/checkbox/checkbox.tsx': 'Checkbox',
  'controls/button/icon-button.tsx': 'IconButton',
};

const withoutUnseen: Plugin = {
  name: 'without-unseen',
  enforce: 'pre',
  buildStart() {
    for (const file of Object.keys(UNSEEN))
      if (!existsSync(join(HERE, '../ui/src', file))) this.error(`the library has no ${file}`);
  },
  load(id) {
    const name = Object.entries(UNSEEN).find(([file]) => id.endsWith(`/ui/src/${file}`))?.[1];
    return name && `export const ${name} = () => null;`;
  },
};

/**
 * Leaves out the rest of the world at low resolution, which maps of farms never show: a third of the base map.
 */
const withoutFarLands: Plugin = {
  name: 'without-far-lands',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('/ui/src/maps/map/base-map.json')) return null;
    const ground = JSON.parse(readFileSync(id, 'utf8'));
    ground.far.arcs = [];
    ground.far.objects.countries.geometries = [];
    return JSON.stringify(ground);
  },
};

rmSync(DIST, { recursive: true, force: true });
const panels = await bundle('src/panels/main.ts', 'es', {});
const integrity = hashOf(panels);
const check = await bundle('src/check/main.ts', 'es', { PANELS_INTEGRITY: JSON.stringify(integrity) });
const pinned = await loader('panels.js', integrity);
const buildId = createHash('sha256').update(panels).update(pinned).digest('hex').slice(0, 8);
const release = `v${version}-${buildId}`;
const folder = join(DIST, 'embed', release);
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'panels.js'), panels);
writeFileSync(join(folder, 'check.js'), check);
writeFileSync(join(folder, 'loader.js'), pinned);
writeFileSync(join(folder, 'follow.js'), await loader(`../${release}/panels.js`, integrity));
writeFileSync(join(DIST, 'vigia-widgets.js'), await loader(`embed/${release}/panels.js`, integrity));
const npm = join(DIST, 'npm');
mkdirSync(npm);
writeFileSync(
  join(npm, 'index.js'),
  await entry('index', { '../panels/main.ts': `../embed/${release}/panels.js` }),
);
writeFileSync(
  join(npm, 'react.js'),
  await entry('react', { './npm/define.ts': './index.js', react: 'react' }),
);
cpSync(join(HERE, 'public'), DIST, { recursive: true });

function hashOf(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}

function loader(path: string, hash: string): Promise<string> {
  return bundle('src/loader/script.ts', 'iife', {
    PANELS_PATH: JSON.stringify(path),
    PANELS_INTEGRITY: JSON.stringify(hash),
    CHECK_INTEGRITY: JSON.stringify(hashOf(check)),
  });
}

/**
 * An entry that leaves some imports to the application's bundler, each with another path than in the sources.
 */
async function entry(name: string, outside: Readonly<Record<string, string>>): Promise<string> {
  const leftOutside: Plugin = {
    name: 'left-outside',
    enforce: 'pre',
    resolveId: (id) => outside[id] && { id: outside[id], external: true },
  };
  const lib = { entry: join(HERE, `src/${name}.ts`), formats: ['es' as const], fileName: name };
  const output = await build({
    configFile: false,
    root: HERE,
    logLevel: 'warn',
    publicDir: false,
    plugins: [leftOutside],
    build: { write: false, target: 'es2022', lib },
  });
  return inAscii(output);
}

/** One file in plain ASCII: a classic script is read in the encoding of its page, which may be any. */
async function bundle(entry: string, format: 'es' | 'iife', define: Record<string, string>): Promise<string> {
  const output = await build({
    configFile: false,
    root: HERE,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react(), withoutUnseen, withoutFarLands],
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: join(HERE, entry),
        preserveEntrySignatures: 'strict',
        output: { format, codeSplitting: false },
      },
      chunkSizeWarningLimit: 1500,
    },
  });
  return inAscii(output);
}

function inAscii(built: Awaited<ReturnType<typeof build>>): string {
  const [output] = [built].flat() as Rolldown.RolldownOutput[];
  return output!.output[0].code.replace(/[^\0-\x7f]/g, escaped);
}

function escaped(sign: string): string {
  const hex = sign.charCodeAt(0).toString(16);
  return hex.length > 2 ? `\\u${hex.padStart(4, '0')}` : `\\x${hex}`;
}
