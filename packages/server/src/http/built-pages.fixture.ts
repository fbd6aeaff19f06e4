import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll } from 'vitest';
import { type Ask, startTestApp, type TestApp } from '../../tests/support/test-app.ts';

export const page = '<!doctype html><title>Vigía</title><style>body{margin:0}</style>';

export const script = `export const answer = ${'4'.repeat(3000)};`;

export const html = { accept: 'text/html,*/*' };

/** A service that serves built files of the console and of the widgets. */
export function servicePages() {
  let service: TestApp;
  let asAdmin: TestApp['ask'];
  const admin = (path: string, ask?: Ask) => asAdmin(path, ask);

  const folder = mkdtempSync(join(tmpdir(), 'vigia-pages-'));

  beforeAll(async () => {
    const [consoleFolder, widgetsFolder] = [join(folder, 'console'), join(folder, 'widgets')];
    mkdirSync(join(consoleFolder, 'assets'), { recursive: true });
    mkdirSync(widgetsFolder);
    writeFileSync(join(folder, 'secret.txt'), 'secret');
    writeFileSync(join(consoleFolder, 'index.html'), page);
    writeFileSync(join(consoleFolder, '.env'), 'secret');
    writeFileSync(join(consoleFolder, 'assets', 'main-4fZ_x9Ka.js'), script);
    writeFileSync(join(consoleFolder, 'campo con ñ.svg'), '<svg/>');
    writeFileSync(join(consoleFolder, 'assets', 'built-7hQ_k2Lm.js'), script);
    writeFileSync(join(consoleFolder, 'assets', 'built-7hQ_k2Lm.js.br'), brotliCompressSync('built'));
    symlinkSync(join(folder, 'secret.txt'), join(consoleFolder, 'link.txt'));
    writeFileSync(join(widgetsFolder, 'vigia.js'), script);
    service = await startTestApp({ consoleFolder, widgetsFolder });
    asAdmin = await service.as('admin');
  });
  afterAll(async () => {
    await service.close();
    rmSync(folder, { recursive: true });
  });

  const get = (path: string, headers: Record<string, string> = {}) => service.ask(path, { headers });

  return { service: () => service, admin, get };
}
