import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import * as contract from '../../packages/api/src/contract/index.ts';
import type * as Reports from '../../packages/reports/index.d.ts';
import { ANSWERS } from '../../packages/widgets/src/panels/read/answers.fixture.ts';
import { BUILD, DIST, hashOf, OTHER_BUILD, otherBuildFile } from './other-build.ts';

const REPORTS = new URL('../../packages/reports/dist/index.js', import.meta.url).href;
const reports = (await import(REPORTS)) as typeof Reports;

export const KEY = 'pk_live_hosts';

const NEWEST = { latest: BUILD.slice(1), versions: [] };

type Call = keyof typeof ANSWERS;
type Draw = (data: never, options: Reports.PictureOptions) => string;

const PICTURES: Readonly<Record<Call, readonly [read: (wire: never) => unknown, draw: Draw]>> = {
  'degree-days': [contract.publishedFromWire, reports.renderDegreeDayPicture],
  captures: [contract.capturesFromWire, reports.renderCapturesPicture],
  climate: [contract.climateFromWire, reports.renderClimatePicture],
  mildew: [contract.mildewFromWire, reports.renderMildewPicture],
  chill: [contract.chillFromWire, reports.renderChillPicture],
  card: [contract.cardFromWire, reports.renderCardPicture],
  map: [contract.mapFromWire, reports.renderMapPicture],
  risk: [contract.riskFromWire, reports.renderRiskPicture],
};

/** The service for partners' pages, with the real files and pictures, and figures that never change. */
export class HostService {
  /** Requests in order: `GET /embed/…`. */
  readonly requests: string[] = [];
  /** If set, the answer to every request of figures and pictures. */
  refusal: { readonly status: number; readonly code: string } | null = null;
  /** Calls that the key publishes; null for all. */
  published: readonly Call[] | null = null;
  /** Seconds for which browsers may store a picture: 60 in the real service, 0 unless a test sets it. */
  keptFor = 0;
  /** Answers that replace the default ones. */
  answers: Readonly<Partial<Record<Call, () => object>>> = {};
  /** The answer about available builds. */
  versions: object = NEWEST;
  readonly #server: Server;

  constructor() {
    this.#server = createServer(({ method, url = '', headers }, response) => {
      const { pathname, searchParams } = new URL(url, 'http://service');
      if (method !== 'OPTIONS') this.requests.push(`${method} ${pathname}`);
      // Every origin is allowed here; the server's own tests check the rules for origins.
      response.setHeader('access-control-allow-origin', headers.origin ?? '*');
      response.setHeader('access-control-allow-headers', 'authorization, content-type');
      response.setHeader('cross-origin-resource-policy', 'cross-origin');
      if (method === 'OPTIONS') response.writeHead(204).end();
      else if (pathname === '/embed/versions.json') send(response, 'application/json', this.versions);
      else if (pathname.startsWith('/embed/v')) sendFile(response, pathname);
      else if (pathname.startsWith('/widgets/')) sendFile(response, pathname.slice('/widgets'.length));
      else if (this.refusal) send(response, 'application/problem+json', this.refusal, this.refusal.status);
      else if (pathname === '/embed/session') send(response, 'application/json', { token: 'token' });
      else this.#answer(response, pathname, searchParams);
    });
  }

  async listen(): Promise<string> {
    return listening(this.#server);
  }

  /** Removes requests and changes of the previous test. */
  forget(): void {
    this.requests.length = 0;
    this.refusal = null;
    this.published = null;
    this.answers = {};
    this.keptFor = 0;
    this.versions = NEWEST;
  }

  /** The requests of pictures, in order. */
  get pictures(): readonly string[] {
    return this.requests.filter((call) => call.endsWith('.svg'));
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #answer(response: ServerResponse, pathname: string, query: URLSearchParams): void {
    const [, name = '', isPicture] = /([a-z-]+)(\.svg)?$/.exec(pathname) ?? [];
    if (this.published?.includes(name as Call) === false) {
      send(response, 'application/problem+json', { code: 'not-published' }, 403);
      return;
    }
    const wire = (this.answers[name as Call] ?? ANSWERS[name as Call])?.();
    if (!wire || pathname.includes('/404/')) {
      send(response, 'application/problem+json', { code: 'not-found' }, 404);
      return;
    }
    if (!isPicture) {
      send(response, 'application/json', wire);
      return;
    }
    const [read, draw] = PICTURES[name as Call];
    const { width, height, key: _, ...rest } = Object.fromEntries(query);
    const options = { ...rest, width: Number(width ?? 800), height: Number(height ?? 400) };
    response
      .setHeader('content-type', 'image/svg+xml')
      .setHeader('cache-control', this.keptFor ? `private, max-age=${this.keptFor}` : 'no-store')
      .setHeader('vary', 'Origin, authorization')
      .end(draw(read(wire as never) as never, options as Reports.PictureOptions));
  }
}

export async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function send(response: ServerResponse, type: string, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': type }).end(JSON.stringify(body));
}

function sendFile(response: ServerResponse, path: string): void {
  const file = path.endsWith('.js') ? fileOf(path) : null;
  if (file === null) response.writeHead(404).end();
  else response.setHeader('content-type', 'text/javascript').end(file);
}

function fileOf(path: string): string {
  if (path.includes(`/${OTHER_BUILD}/`)) return otherBuildFile(path.slice(path.lastIndexOf('/') + 1));
  return readFileSync(join(DIST, path), 'utf8');
}

export const integrityOf = (text: string): string => hashOf('sha384', text);
