import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What tells the next build from this one. */
export const NEXT_BUILD = '<meta name="next-build" content="yes" />';
const PAGE_OF_WORKER = /(["'`]\/index\.html["'`],\s*"?revision"?:\s*["'`])[^"'`]+/;

const isPage = (type: string | undefined): boolean => type?.startsWith('text/html') ?? false;

/** The service behind an address of its own, which can hand out the next build of the console. */
export interface NextConsole {
  readonly address: string;
  /** From now on the page and the service worker are those of the next build. */
  readonly release: () => void;
  readonly close: () => void;
}

/** @param origin of the service */
export async function nextConsole(origin: string): Promise<NextConsole> {
  let isNext = false;
  const changed = (path: string, type: string | undefined, body: string): string => {
    if (!isNext) return body;
    if (path === '/service-worker.js') return body.replace(PAGE_OF_WORKER, '$1next');
    return isPage(type) ? body.replace('<head>', `<head>${NEXT_BUILD}`) : body;
  };
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/';
    const headers = { ...asked.headers, 'accept-encoding': 'identity', 'if-none-match': '' };
    const onward = request(new URL(path, origin), { method: asked.method, headers }, (found) => {
      const type = found.headers['content-type'];
      const isChanged = path === '/service-worker.js' || isPage(type);
      if (!isChanged) {
        answer.writeHead(found.statusCode ?? 502, found.headers);
        found.pipe(answer);
        return;
      }
      const parts: Buffer[] = [];
      found.on('data', (part) => parts.push(part));
      found.on('end', () => {
        const { 'content-length': _, etag: __, ...kept } = found.headers;
        answer.writeHead(found.statusCode ?? 502, kept);
        answer.end(changed(path, type, Buffer.concat(parts).toString()));
      });
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: () => {
      isNext = true;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
