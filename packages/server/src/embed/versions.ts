import type { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { HttpProblem } from '../http/problem.ts';
import { filesBy } from '../http/static-files.ts';
import { isBuild, type WidgetBuilds } from './widget-builds.ts';

/** Any page may load them; they hold no data. */
const OPEN = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
/** The content of a build never changes: a change is another build. */
const FOREVER = 'public, max-age=31536000, immutable';
const FOR_A_WHILE = 'public, max-age=300';

/** For a person who opens the address; a partner's page shows its own message in the element's place. */
const unknown = (what: string): HttpProblem =>
  new HttpProblem('not-found', {
    detail: `Este servicio no tiene ${what} de los widgets: copie el código de nuevo en «Llaves de widgets». Las versiones que hay: /embed/versions.json`,
  });

/**
 * The widgets' files by build, for partners' pages, and the list of them with their hashes. `/embed/v1/loader.js` is the
 * newest loader of that major version, which brings its own build's interactive part.
 */
export function mountVersions(app: Hono<AppEnv>, builds: WidgetBuilds): void {
  const files = filesBy(async (path) => {
    const [build = '', file = ''] = path.split('/');
    const body = await builds.read(build, file);
    return body && { body };
  });
  app.get('/embed/versions.json', async (c) =>
    c.json(await builds.list(), 200, { ...OPEN, 'cache-control': FOR_A_WHILE }),
  );
  app.get('/embed/:major{v[0-9]+}/loader.js', async (c) => {
    const major = c.req.param('major');
    const build = await builds.newestOf(Number(major.slice(1)));
    const headers = { ...OPEN, 'cache-control': FOR_A_WHILE };
    const found = build && (await files.serve(`${build}/follow.js`, c.req.raw, headers));
    if (!found) throw unknown(`la versión ${major}`);
    return found;
  });
  app.get('/embed/:version{v[0-9a-f.-]+}/:file{[A-Za-z0-9_-]+[.](?:js|css)}', async (c) => {
    const { version, file } = c.req.param();
    const headers = { ...OPEN, 'cache-control': FOREVER };
    const found = isBuild(version) ? await files.serve(`${version}/${file}`, c.req.raw, headers) : null;
    if (found === null) throw unknown(`${version}/${file}`);
    return found;
  });
}
