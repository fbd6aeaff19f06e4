import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context, Hono } from 'hono';
import type { AppEnv } from './app-env.ts';
import { inlineSources } from './inline-sources.ts';
import { isCallAddress } from './navigation.ts';
import { notFound } from './problem.ts';
import { staticFiles } from './static-files.ts';

/** Files with a hash in their name never change. */
const HASHED = /^assets\/.+-[\w-]{8,}\.\w+$/;
const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';
/**
 * The console's service worker: a browser asks for it again at each visit. What it fetches for the page falls under this
 * policy, not under the page's.
 */
const SERVICE_WORKER = 'service-worker.js';
const OF_SERVICE_WORKER = {
  'cache-control': ASK_AGAIN,
  'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
};

function pathOf(c: Context<AppEnv>): string {
  try {
    return decodeURIComponent(c.req.path).slice(1);
  } catch {
    throw notFound();
  }
}

/** Partners' pages load the widgets from anywhere, so any origin may read them; they hold no data. */
export function mountWidgets(app: Hono<AppEnv>, folder: string): void {
  const files = staticFiles(folder);
  const open = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
  app.get('/widgets/*', async (c) => {
    const path = pathOf(c).slice('widgets/'.length);
    const file = await files.serve(path, c.req.raw, { ...open, 'cache-control': ASK_AGAIN });
    if (file === null) throw notFound();
    return file;
  });
}

/** Sources of the style elements of the console's page, as it was built; none of a folder without one. */
export function consoleStyles(folder: string): readonly string[] {
  const page = join(folder, 'index.html');
  return existsSync(page) ? inlineSources(readFileSync(page, 'utf8'), 'style') : [];
}

/** The console: its files, and its page for every address that a browser opens and no call answers. */
export function mountConsole(app: Hono<AppEnv>, folder: string): void {
  const files = staticFiles(folder);
  app.get('*', async (c) => {
    const path = pathOf(c);
    if (isCallAddress(c.req.path)) throw notFound();
    const headers =
      path === SERVICE_WORKER
        ? OF_SERVICE_WORKER
        : { 'cache-control': HASHED.test(path) ? FOREVER : ASK_AGAIN };
    const file = path === '' ? null : await files.serve(path, c.req.raw, headers);
    if (file) return file;
    const wantsPage = c.req.header('accept')?.includes('text/html') ?? false;
    const page = wantsPage
      ? await files.serve('index.html', c.req.raw, { 'cache-control': ASK_AGAIN })
      : null;
    if (page === null) throw notFound();
    return page;
  });
}
