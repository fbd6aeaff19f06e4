import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Hono } from 'hono';
import { marked } from 'marked';
import type { AppEnv } from './app-env.ts';

const DOCS = resolve(import.meta.dirname, '../../../../docs');
const CACHED = { 'cache-control': 'public, max-age=3600' };

/** The guides that the console links to, each a file of `docs/`. */
const GUIDES = {
  '/docs/first-farm': { file: 'first-farm.md', language: 'es', title: 'Vigía: su primer campo' },
  '/docs/first-farm.en': { file: 'first-farm.en.md', language: 'en', title: 'Vigía: your first field' },
  '/docs/grower': { file: 'grower.md', language: 'es', title: 'Vigía: en el campo' },
  '/docs/administrator': { file: 'administrator.md', language: 'es', title: 'Vigía: administrar' },
  '/docs/partner': { file: 'partner.md', language: 'es', title: 'Vigía: gráficos en su sitio' },
  '/docs/programs': { file: 'programs.md', language: 'en', title: 'Vigía: for authors of programs' },
  '/docs/devices': { file: 'devices.md', language: 'en', title: 'Vigía: for makers of devices' },
  '/docs/webhooks': { file: 'webhooks.md', language: 'en', title: 'Vigía: programs that are told' },
} as const;

/** Programs that a guide links to, files of `docs/`. */
const EXAMPLES = ['send.sh', 'device.py', 'device.c'].map((name) => `examples/devices/${name}`);

const STYLE = `
:root { color-scheme: light dark; }
body { max-width: 720px; margin: 0 auto; padding: 24px 16px 64px; font: 17px/1.55 system-ui, sans-serif; }
h1, h2 { line-height: 1.25; }
a { color: #1e6b3c; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 6px 8px; border-bottom: 1px solid #8884; text-align: left; vertical-align: top; }
code { font-size: 0.9em; overflow-wrap: anywhere; }
pre { padding: 12px 16px; border: 1px solid #8886; border-radius: 6px; overflow-x: auto; }
pre code { overflow-wrap: normal; }
@media (prefers-color-scheme: dark) { a { color: #8fd3a6; } }
`;

const page = (title: string, language: string, body: string): string => `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <link rel="stylesheet" href="/docs/guide.css">
  </head>
  <body><main>
${body}
  </main></body>
</html>
`;

/** A link to one of the guides leads to its page; other files of the repository are not served. */
function withServedLinks(html: string): string {
  const pages = Object.entries(GUIDES).reduce(
    (text, [path, { file }]) => text.replaceAll(`href="${file}"`, `href="${path}"`),
    html,
  );
  return pages.replace(/<a href="[\w-]+\.md">(.*?)<\/a>/g, '<code>docs/$1</code>');
}

/** Serves the guides of the repository as pages, so that the console can lead to them without another site. */
export function mountGuides(app: Hono<AppEnv>): void {
  app.get('/docs/guide.css', (c) =>
    c.body(STYLE, 200, { ...CACHED, 'content-type': 'text/css; charset=utf-8' }),
  );
  for (const file of EXAMPLES) {
    app.get(`/docs/${file}`, async (c) => c.text(await readFile(join(DOCS, file), 'utf8'), 200, CACHED));
  }
  for (const [path, { file, language, title }] of Object.entries(GUIDES)) {
    app.get(path, async (c) => {
      const body = marked.parse(await readFile(join(DOCS, file), 'utf8'), { async: false });
      return c.html(page(title, language, withServedLinks(body)), 200, CACHED);
    });
  }
}
