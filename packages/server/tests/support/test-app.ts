import { Writable } from 'node:stream';
import { Problem } from '@vigia/api/contract';
import { installCatalogue, NOTHING_OWN } from '@vigia/domain/farm';
import type { Hono } from 'hono';
import type pg from 'pg';
import { expect } from 'vitest';
import { embeddedIssuer, type Issuer } from '../../src/auth/issuer.ts';
import { signingKeys } from '../../src/auth/signing-keys.ts';
import type { BlobStore } from '../../src/blobs/blob-store.ts';
import { configuredBlobs } from '../../src/blobs/configured-blobs.ts';
import type { Databases } from '../../src/db/pool.ts';
import { type EmbedTokens, embedTokens } from '../../src/embed/embed-tokens.ts';
import type { AppEnv } from '../../src/http/app-env.ts';
import { refusalsOf } from '../../src/http/refusals.ts';
import { createLog } from '../../src/logging/log.ts';
import { createMetrics } from '../../src/metrics/metrics.ts';
import { createPrinter } from '../../src/pdf/printer.ts';
import { ROUTES } from '../../src/routes/registry.ts';
import { type AppDependencies, createApp } from '../../src/run/app.ts';
import { readConfig } from '../../src/run/config.ts';
import { testFolder } from './cli.ts';
import { PEOPLE, type Person } from './people.ts';
import { insertSmallFarm, openSession } from './small-farm.ts';
import { insertSmallPhotos, putSmallPhotos } from './small-photos.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';
import { TEST_NOW } from './test-now.ts';

export { TEST_NOW } from './test-now.ts';

export interface Ask {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  /** Sent as JSON, save what is bytes, a form or text already. */
  readonly body?: unknown;
  /** Address at the other end of the connection. */
  readonly from?: string;
  /** Another application over the same data. */
  readonly at?: Hono<AppEnv>;
}

export interface TestApp {
  readonly app: Hono<AppEnv>;
  readonly databases: Databases;
  readonly issuer: Issuer;
  /** Makes the sessions of partners' pages. */
  readonly embedTokens: EmbedTokens;
  /** Tests move it. */
  readonly clock: { now: number };
  readonly apiKey: string;
  /** Everything written to the log so far. */
  readonly log: string[];
  /** Sends a request as it is. Every JSON answer of a known route is checked against the contract. */
  ask(path: string, ask?: Ask): Promise<Response>;
  /** Sends requests as a person with an open session. */
  as(person: Person): Promise<(path: string, ask?: Ask) => Promise<Response>>;
  /** Where its files lie; a folder of its own unless the settings say otherwise. */
  readonly dataFolder: string;
  /** A connection to its database that no policy holds back; the caller ends it. */
  superuser(): Promise<pg.Client>;
  close(): Promise<void>;
}

/** The whole service over a database of its own with the small farm in it. */
export async function startTestApp(more: ServeNeeds = {}): Promise<TestApp> {
  const database = await testDatabase();
  await insertSmallFarm(database.databases);
  await insertSmallPhotos(database.databases);
  return await serveTestApp(database, { ...more, fill: putSmallPhotos });
}

/** Nobody listens there: tests ask no maker of stations. */
const NO_VENDORS = {
  VIGIA_FIELDCLIMATE_URL: 'http://127.0.0.1:9/v2',
  VIGIA_WEATHERLINK_URL: 'http://127.0.0.1:9/v2',
};

/** What `serveTestApp` takes besides its database. */
type ServeNeeds = Partial<AppDependencies> & {
  /** Puts the files there that the database speaks of. */
  readonly fill?: (blobs: BlobStore) => Promise<void>;
  /** Calls of a person within 20 s. Tests make more than people do, so there is no limit unless one is asked for. */
  readonly personCalls?: number;
};

/** The whole service over a migrated database that holds the people of the small farm. Closing it drops the database. */
export async function serveTestApp(
  { databases, superuser, cleanup }: TestDatabase,
  { fill, personCalls = Number.MAX_SAFE_INTEGER, ...more }: ServeNeeds = {},
): Promise<TestApp> {
  const { folder, remove } = testFolder();
  const given = more.config ?? readConfig({ VIGIA_DATA: folder, ...NO_VENDORS });
  const config = { ...given, personCalls };
  await fill?.(configuredBlobs(config));
  const clock = { now: TEST_NOW };
  const lines: string[] = [];
  const sink = new Writable({ write: (chunk, _, done) => done(void lines.push(String(chunk))) });
  const log = createLog('debug', sink);
  const now = () => clock.now;
  const printer = more.printer ?? createPrinter({ log, metrics: createMetrics([]) });
  const app = createApp({ databases, now, log, ...more, printer, config });
  const issuer = embeddedIssuer(signingKeys(databases.auth, now), now);
  const partnerTokens = embedTokens(signingKeys(databases.auth, now, 'embed'), now);
  const ask = async (path: string, request: Ask = {}) => {
    const { method, headers = {}, body, from = '127.0.0.1', at = app } = request;
    const init = {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: { ...(isJson(body) && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: asBody(body) }),
    };
    const answer = await at.request(path, init, { incoming: { socket: { remoteAddress: from } } });
    await checkAgainstContract(path, init.method, answer);
    return answer;
  };
  const publicConfig = (await (await ask('/config.json')).json()) as { api_key: string };
  return {
    app,
    databases,
    issuer,
    embedTokens: partnerTokens,
    clock,
    apiKey: publicConfig.api_key,
    log: lines,
    ask,
    as: async (person) => {
      const sessionId = await openSession(databases, person, clock.now);
      const claims = { userId: PEOPLE[person].user_id, sessionId };
      return async (path, request = {}) => {
        const authorization = `Bearer ${await issuer.issue(claims)}`;
        return ask(path, {
          ...request,
          headers: { 'x-api-key': publicConfig.api_key, authorization, ...request.headers },
        });
      };
    },
    superuser,
    dataFolder: config.dataFolder,
    close: async () => {
      await printer.close();
      await cleanup();
      installCatalogue(NOTHING_OWN);
      remove();
    },
  };
}

type Body = NonNullable<RequestInit['body']>;
const isBytes = (body: unknown): body is Body =>
  body instanceof FormData || body instanceof Blob || body instanceof Uint8Array;
const isJson = (body: unknown): boolean => body !== undefined && !isBytes(body);
const asBody = (body: unknown): Body =>
  isBytes(body) || typeof body === 'string' ? body : JSON.stringify(body);

/**
 * Answers must be what the contract says and no more: its shapes are strict, so an excess field fails. A refusal is
 * a problem, with its status, for a reason that the document of its route names.
 */
async function checkAgainstContract(path: string, method: string, answer: Response): Promise<void> {
  if (answer.headers.has('content-encoding') || method === 'HEAD') return;
  const { pathname } = new URL(path, 'http://test.invalid');
  const route = routeAt(method, pathname);
  const context = `${answer.status} to ${method} ${path}, against the contract`;
  if (answer.status >= 400) {
    expect(answer.headers.get('content-type'), context).toBe('application/problem+json');
    const problem = Problem.parse(await answer.clone().json());
    expect(problem.status, context).toBe(answer.status);
    if (route && answer.status < 500) expect(refusalsOf(route), context).toContain(problem.code);
    return;
  }
  if (!route?.answer || ![200, 201, 202].includes(answer.status)) return;
  if (!isJsonAnswer(answer)) return; // a call that answers a file unless the request is only about the file
  expect(answer.status, context).toBe(route.status ?? 200);
  expect(route.answer.safeParse(await answer.clone().json()).error?.issues ?? [], context).toEqual([]);
}

const isJsonAnswer = (answer: Response): boolean =>
  answer.headers.get('content-type')?.startsWith('application/json') ?? false;

const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const PATTERNS = ROUTES.map((route) => {
  const parts = route.path.split(/\{\w+\}/).map(literal);
  return { route, pattern: new RegExp(`^${parts.join('[^/]+')}$`) };
});
const routeAt = (method: string, pathname: string) =>
  PATTERNS.find(({ route, pattern }) => route.method.toUpperCase() === method && pattern.test(pathname))
    ?.route;
