import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EmbedVersions } from '@vigia/api/contract';
import type { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { notFound } from '../http/problem.ts';
import { staticFiles } from '../http/static-files.ts';

/** Any page may load them; they hold no data. */
const OPEN = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
/** What a version holds never changes: a change is another version. */
const FOREVER = 'public, max-age=31536000, immutable';
const VERSION = /^v(\d+)\.(\d+)\.(\d+)$/;

/** The widgets' files by version, for partners' pages, and the list of them with their hashes. */
export function mountVersions(app: Hono<AppEnv>, widgetsFolder: string): void {
  const folder = join(widgetsFolder, 'embed');
  const files = staticFiles(folder);
  let listed: Promise<EmbedVersions> | undefined;
  app.get('/embed/versions.json', async (c) => {
    listed ??= versionsIn(folder);
    return c.json(await listed, 200, { ...OPEN, 'cache-control': 'public, max-age=300' });
  });
  app.get('/embed/:version{v[0-9.]+}/:file{[A-Za-z0-9._-]+}', async (c) => {
    const { version, file } = c.req.param();
    const found = VERSION.test(version)
      ? await files.serve(`${version}/${file}`, c.req.raw, { ...OPEN, 'cache-control': FOREVER })
      : null;
    if (found === null) throw notFound();
    return found;
  });
}

/**
 * The versions of the widgets, newest first; none before they are built.
 *
 * @param folder `embed` in what was built of them
 */
export async function versionsIn(folder: string): Promise<EmbedVersions> {
  const names = await readdir(folder).catch(() => []);
  const sorted = names.filter((name) => VERSION.test(name)).sort(newestFirst);
  const versions = await Promise.all(
    sorted.map(async (name) => ({ version: name.slice(1), files: await filesIn(folder, name) })),
  );
  return { latest: versions[0]?.version ?? null, versions };
}

async function filesIn(folder: string, version: string) {
  const names = (await readdir(join(folder, version))).filter((name) => /\.(?:js|css)$/.test(name)).sort();
  return await Promise.all(
    names.map(async (name) => {
      const body = await readFile(join(folder, version, name));
      const integrity = `sha384-${createHash('sha384').update(body).digest('base64')}`;
      return { path: `/embed/${version}/${name}`, bytes: body.length, integrity };
    }),
  );
}

function newestFirst(a: string, b: string): number {
  const [one, other] = [a, b].map((name) => VERSION.exec(name)!.slice(1).map(Number)) as [number[], number[]];
  const differing = one.findIndex((part, i) => part !== other[i]);
  return differing < 0 ? 0 : other[differing]! - one[differing]!;
}
