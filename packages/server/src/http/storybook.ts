import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import type { AppEnv } from './app-env.ts';
import { inlineSources } from './inline-sources.ts';
import { notFound } from './problem.ts';
import { pagePolicy } from './security-headers.ts';
import { type StaticFiles, staticFiles } from './static-files.ts';

const BASE = '/storybook/';
const PAGES = ['index.html', 'iframe.html'];
const HASHED = /^assets\/.+-[\w-]{8,}\.\w+$/;
const FOREVER = 'public, max-age=31536000, immutable';
const LOOK_AGAIN_S = 5;

const WAITING = `<!doctype html>
<html lang="es">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="refresh" content="${LOOK_AGAIN_S}">
    <title>Vigía: se está preparando el manual de componentes</title>
    <style>
      body { margin: 0; display: grid; place-items: center; min-height: 100vh; background: #f4f6f2; color: #1a241d;
        font: 16px/1.5 system-ui, sans-serif; }
      main { max-width: 60ch; padding: 24px; }
      h1 { line-height: 1.2; text-wrap: balance; }
      @media (prefers-color-scheme: dark) { body { background: #101512; color: #e8efe9; } }
    </style>
  </head>
  <body>
    <main>
      <h1>Se está preparando el manual de componentes</h1>
      <p><code>pnpm start</code> lo construye una vez iniciado el servidor, sin quitarle lugar a lo demás; tarda unos minutos.
        Cuando esté listo se abrirá aquí solo.</p>
      <p>Si no aparece, la salida del servidor dice por qué. También se puede construir con <code>pnpm build:storybook</code>.</p>
    </main>
  </body>
</html>
`;

const WAITING_POLICY = pagePolicy({ styles: inlineSources(WAITING, 'style') });

/** One build, read from its folder at first use. */
interface Build {
  /** When it was made, epoch ms. */
  readonly madeAt: number;
  readonly files: StaticFiles;
  readonly policy: string;
}

/**
 * The manual of designers and partners as it was built, with a policy of its own: its two pages contain scripts,
 * which are named by their hashes, and one frames the other. Until it is built, and while it is built anew, a page says
 * so.
 */
export function mountStorybook(app: Hono<AppEnv>, folder: string): void {
  let known: Build | null = null;
  const build = async (): Promise<Build | null> => {
    const madeAt = await madeAtOf(folder);
    if (madeAt === null) return null;
    if (known?.madeAt !== madeAt)
      known = { madeAt, files: staticFiles(folder), policy: await policyOf(folder) };
    return known;
  };
  app.get('/storybook', (c) => c.redirect(BASE));
  app.get(`${BASE}*`, async (c) => {
    const path = pathOf(c.req.path) || 'index.html';
    const built = await build();
    if (!built && PAGES.includes(path))
      return c.html(WAITING, 200, { 'content-security-policy': WAITING_POLICY });
    const file = await built?.files.serve(path, c.req.raw, {
      'cache-control': HASHED.test(path) ? FOREVER : 'no-cache',
      ...(PAGES.includes(path) && { 'content-security-policy': built.policy }),
    });
    if (!file) throw notFound();
    return file;
  });
}

function pathOf(path: string): string {
  try {
    return decodeURIComponent(path).slice(BASE.length);
  } catch {
    throw notFound();
  }
}

async function madeAtOf(folder: string): Promise<number | null> {
  const found = await stat(join(folder, 'index.html')).catch(() => null);
  return found?.mtimeMs ?? null;
}

async function policyOf(folder: string): Promise<string> {
  const pages = await Promise.all(PAGES.map((page) => readFile(join(folder, page), 'utf8')));
  const scripts = new Set(pages.flatMap((page) => inlineSources(page, 'script')));
  return [
    "default-src 'none'",
    `script-src 'self' ${[...scripts].join(' ')}`,
    "worker-src 'self' blob:",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self' data: blob:",
    "frame-src 'self'",
    "form-action 'none'",
    "base-uri 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}
