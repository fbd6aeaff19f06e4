/** Serves the built application on the given port; prints a line when it listens. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import answer from './dist/rsc/index.js';

const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

const server = createServer(async ({ url }, response) => {
  const { pathname } = new URL(url, 'http://localhost');
  if (pathname.startsWith('/assets/')) {
    const file = await readFile(join('dist/client', pathname)).catch(() => null);
    response.writeHead(file ? 200 : 404, { 'content-type': TYPES[extname(pathname)] ?? 'text/plain' });
    response.end(file);
    return;
  }
  const { status, headers, body } = await answer(new Request(new URL(url, 'http://localhost')));
  response.writeHead(status, Object.fromEntries(headers));
  for await (const chunk of body) response.write(chunk);
  response.end();
});
server.listen(Number(process.argv[2]), '127.0.0.1', () => console.log('listening'));
