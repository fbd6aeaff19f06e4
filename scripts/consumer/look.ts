/** Opens the built applications of a partner, and Vite's dev server, in Chromium. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from 'playwright';
import { findBrowser } from '../browser.ts';
import { freePort } from '../free-port.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

interface Served {
  readonly address: string;
  readonly close: () => unknown;
}

/** Serves a folder of built files. */
async function serveFiles(
  root: string,
  first: (out: NodeJS.WritableStream) => void | Promise<void>,
): Promise<Served> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (path === '/') {
      response.setHeader('content-type', TYPES['.html'] as string);
      return void first(response);
    }
    try {
      const content = readFileSync(join(root, path));
      response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream');
      response.end(content);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  const port = await freePort();
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return { address: `http://127.0.0.1:${port}/`, close: () => void server.close() };
}

const page =
  (root: string, name = 'index.html') =>
  (out: NodeJS.WritableStream) =>
    void out.end(readFileSync(join(root, name)));

/** Vite's dev server of the application, started as by its own command. */
async function serveDev(folder: string, root: string): Promise<Served> {
  const { createServer: createVite } = (await import(
    pathToFileURL(join(folder, 'node_modules/vite/dist/node/index.js')).href
  )) as typeof import('vite');
  const server = await createVite({
    root,
    logLevel: 'error',
    server: { port: await freePort(), host: '127.0.0.1' },
  });
  await server.listen();
  return { address: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}

async function streamed(root: string): Promise<Served> {
  const { writePage } = (await import(pathToFileURL(join(root, 'server/server.js')).href)) as {
    writePage: (out: NodeJS.WritableStream, script: string) => Promise<void>;
  };
  return serveFiles(join(root, 'dist'), (out) => writePage(out, '/client.js'));
}

/** A server of React components, in its own process. */
async function serverComponents(root: string): Promise<Served> {
  const port = await freePort();
  const env = { ...process.env, NODE_ENV: 'development' };
  const child = spawn(process.execPath, ['serve.mjs', String(port)], { cwd: root, env });
  await once(child.stdout, 'data');
  return { address: `http://127.0.0.1:${port}/`, close: () => child.kill() };
}

/** @returns what differs from the README, one text per application */
export async function lookAtPages(folder: string): Promise<string[]> {
  const at = (app: string) => join(folder, app);
  const places: readonly (readonly [string, () => Promise<Served>])[] = [
    ['vite, built', () => serveFiles(join(at('vite'), 'dist'), page(join(at('vite'), 'dist')))],
    ['vite, while developing', () => serveDev(folder, at('vite'))],
    ['webpack', () => serveFiles(at('webpack'), page(at('webpack')))],
    ['esbuild', () => serveFiles(at('esbuild'), page(at('esbuild')))],
    ['stream', () => streamed(at('stream'))],
    ['server components', () => serverComponents(at('rsc'))],
  ];
  const browser = await chromium.launch(await findBrowser());
  const problems: string[] = [];
  try {
    for (const [name, serve] of places) {
      const served = await serve();
      const tab = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'es-CL' });
      const found = await lookAt(tab, served.address, process.env.VIGIA_SHOTS, name);
      console.log(`${found.length === 0 ? '✓' : '✗'} ${name}: looked at`);
      problems.push(...found.map((text) => `${name}: ${text}`));
      await tab.close();
      await served.close();
    }
  } finally {
    await browser.close();
  }
  return problems;
}

/** Checks that a page shows what the README promises, and that the console has no errors. */
async function lookAt(
  tab: Page,
  address: string,
  shots: string | undefined,
  name: string,
): Promise<string[]> {
  const problems: string[] = [];
  tab.on('pageerror', (error) => problems.push(`threw ${error.message}`));
  tab.on('console', (message) => {
    // Messages of the graphics driver about reading pixels are ignored.
    if (['error', 'warning'].includes(message.type()) && !/GPU stall|WebGL/.test(message.text()))
      problems.push(`said ${message.text()}`);
  });
  await tab.goto(address);
  const seen = {
    'a chart': tab.getByRole('application', { name: /^Capturas/ }).first(),
    'a table': tab
      .getByRole('grid', { name: 'Trampas' })
      .or(tab.getByRole('table', { name: 'Trampas' }))
      .first(),
    'a map with its stations': tab.getByRole('button', { name: /Cuartel 2/ }).first(),
    'the ground of the map': tab.locator('canvas.maplibregl-canvas').first(),
    'a panel': tab.getByRole('region', { name: /Clima|Temperatura/ }).first(),
    'a widget': tab.getByText(/Riesgo moderado/).first(),
  };
  for (const [what, place] of Object.entries(seen)) {
    await place.waitFor({ timeout: 30_000 }).catch(() => problems.push(`shows no ${what}`));
  }
  if (shots) await tab.screenshot({ path: join(shots, `${name.replace(/\W+/g, '-')}.png`), fullPage: true });
  return problems;
}
