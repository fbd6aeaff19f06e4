import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Hono } from 'hono';
import type { AppEnv } from './app-env.ts';
import { notFound } from './problem.ts';
import { UNTYPED_PAGE_POLICY } from './security-headers.ts';
import { staticFiles } from './static-files.ts';

const PAGE = `<!doctype html>
<html lang="es">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Vigía: llamadas del servicio</title>
    <link rel="icon" type="image/png" href="/docs/favicon-32x32.png">
    <link rel="stylesheet" href="/docs/swagger-ui.css">
  </head>
  <body>
    <main id="calls"></main>
    <noscript><p>Esta página necesita JavaScript. Las llamadas están descritas en <a href="/openapi.json">openapi.json</a>.</p></noscript>
    <script src="/docs/swagger-ui-bundle.js"></script>
    <script src="/docs/start.js"></script>
  </body>
</html>
`;

/**
 * It must not load anything from another server: neither the description nor a badge about its validity. The
 * groups begin closed: of more than a hundred open calls the library draws those in sight alone.
 */
const START = `window.SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#calls',
  validatorUrl: null,
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  filter: true,
  persistAuthorization: false,
});
`;

const LIBRARY = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'];
const CACHED = { 'cache-control': 'public, max-age=3600' };

/** A page that shows `/openapi.json` and tries calls out, from files of this server alone. */
export function mountApiPage(app: Hono<AppEnv>): void {
  const files = staticFiles(dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json'))));
  app.get('/docs', (c) => c.html(PAGE, 200, { ...CACHED, 'content-security-policy': UNTYPED_PAGE_POLICY }));
  app.get('/docs/start.js', (c) =>
    c.body(START, 200, { ...CACHED, 'content-type': 'text/javascript; charset=utf-8' }),
  );
  app.get('/docs/:file', async (c) => {
    const name = c.req.param('file');
    const file = LIBRARY.includes(name) ? await files.serve(name, c.req.raw, CACHED) : null;
    if (!file) throw notFound();
    return file;
  });
}
