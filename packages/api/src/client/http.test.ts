import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { createClient } from './create-client.ts';
import { retryAfterSeconds } from './retry.ts';
import { json, startTestServer, type TestServer } from './testing-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const client = (more: Partial<Parameters<typeof createClient>[0]> = {}) =>
  createClient({ baseUrl: server.origin, apiKey: 'key', getToken: () => 'token', ...more });
const problem = (status: number, detail?: string) => ({
  type: 'about:blank',
  title: 'Refused',
  status,
  code: 'refused',
  ...(detail && { detail }),
});
const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

describe('a call', () => {
  it('carries both keys and answers in domain words', async () => {
    server.answer = (_request, response) =>
      json(response, 200, [
        {
          client_id: 1,
          client_name: 'Los Aromos',
          client_is_device_pool: false,
          client_is_counted: true,
          client_is_test: false,
        },
      ]);
    expect(await client().farm.clients()).toEqual([
      { id: 1, name: 'Los Aromos', isDevicePool: false, isCounted: true, isTest: false },
    ]);
    expect(server.seen[0]).toMatchObject({
      headers: { 'x-api-key': 'key', authorization: 'Bearer token' },
    });
  });

  it('passes over what a newer service says besides', async () => {
    const one = { client_id: 1, client_name: 'Los Aromos', client_is_device_pool: false };
    const rest = { client_is_counted: true, client_is_test: false, client_is_organic: true };
    server.answer = (_request, response) => json(response, 200, [{ ...one, ...rest }]);
    expect(await client().farm.clients()).toMatchObject([{ id: 1, name: 'Los Aromos' }]);
    server.answer = (_request, response) =>
      json(response, 422, { ...problem(422, 'Ya existe'), help: '/docs' });
    const error = await failure(client().farm.clients());
    expect([error.message, error.problem?.code]).toEqual(['Ya existe', 'refused']);
  });

  it('goes to the host of its path', async () => {
    const other = await startTestServer();
    other.answer = (_request, response) =>
      json(response, 200, {
        start: '2026-09-01',
        step: 'day',
        values: [1.5, null],
        meta: { missing_days: 1, stations: 2, last_date: '2026-09-01' },
      });
    const api = client({ hosts: { analytics: other.origin } });
    const query = { stationIds: [7], start: '2026-09-01', end: '2026-09-02' } as never;
    const answer = await api.analytics.count('bug_count', query);
    expect(answer.series.values).toEqual([1.5, null]);
    expect(answer).toMatchObject({ missingDays: 1, stations: 2, lastDate: '2026-09-01' });
    expect(other.seen[0]?.url.searchParams.get('format')).toBe('columns');
    expect(other.seen[0]?.url.searchParams.has('acc_from')).toBe(false);
    expect(JSON.parse(other.seen[0]?.body ?? '')).toEqual({ station_id_list: [7] });
    await api.analytics.degreeHours('gdh_mean_4dot5_25', query);
    expect(other.seen[1]?.url.pathname).toBe('/data_analytics/degree_hours/gdh_mean_4dot5_25');
    await api.analytics.mildew('acc_score', {
      ...(query as object),
      rule: 'uc-ipm',
      bins: { size: 'week', method: 'max' },
    } as never);
    expect(other.seen[2]?.url.pathname).toBe('/data_analytics/mildew/acc_score');
    expect(other.seen[2]?.url.searchParams.get('rule')).toBe('uc-ipm');
    expect(other.seen[2]?.url.search).toContain('bin_size=week&bin_aggregation_method=max');
    expect(server.seen).toHaveLength(0);
    await other.close();
  });

  it('names what was refused', async () => {
    for (const [status, kind] of [
      [400, 'invalid'],
      [403, 'forbidden'],
      [404, 'not-found'],
      [409, 'conflict'],
    ] as const) {
      server.answer = (_request, response) => json(response, status, problem(status, 'Detalle'));
      const error = await failure(client().farm.clients());
      expect(error).toMatchObject({ kind, status, message: 'Detalle', problem: { code: 'refused' } });
    }
    expect(server.seen).toHaveLength(4);
  });

  it('does not accept an answer outside the contract', async () => {
    server.answer = (_request, response) => json(response, 200, [{ client_id: 'one' }]);
    expect((await failure(client().farm.clients())).kind).toBe('contract');
    server.answer = (_request, response) => void response.writeHead(200).end('<html>');
    expect((await failure(client().farm.clients())).kind).toBe('contract');
  });

  it('can be cancelled', async () => {
    const abort = new AbortController();
    server.answer = () => abort.abort();
    expect((await failure(client().farm.clients(abort.signal))).kind).toBe('aborted');
    expect(server.seen).toHaveLength(1);
  });
});

describe('a retry', () => {
  it('follows a failure that may pass, once', async () => {
    server.answer = (_request, response, nth) =>
      nth === 1 ? json(response, 503, problem(503)) : json(response, 200, []);
    expect(await client().farm.clients()).toEqual([]);
    expect(server.seen).toHaveLength(2);
    server.answer = (_request, response) => json(response, 500, problem(500));
    expect(await failure(client().farm.clients())).toMatchObject({ kind: 'server', status: 500 });
    expect(server.seen).toHaveLength(4);
  });

  it('follows a broken connection, and an unreachable service is a network error', async () => {
    server.answer = (_request, response, nth) =>
      nth === 1 ? void response.destroy() : json(response, 200, []);
    expect(await client().farm.clients()).toEqual([]);
    await server.close();
    expect((await failure(client().farm.clients())).kind).toBe('network');
  });

  it('never repeats a write without a key, and repeats a reading POST with the same key', async () => {
    server.answer = (_request, response) => json(response, 500, problem(500));
    const { authCalls } = await import('./resources/auth.ts');
    await failure(authCalls({ baseUrl: server.origin, apiKey: 'key' }).signIn('a@b.cl', 'x'));
    expect(server.seen).toHaveLength(1);
    const query = { stationIds: [7], start: '2026-09-01', end: '2026-09-02' } as never;
    await failure(client().analytics.count('bug_count', query));
    const keys = server.seen.slice(1).map((request) => request.headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('waits as long as the server asks, and gives up at once when that is too long', async () => {
    server.answer = (_request, response, nth) =>
      nth === 1 ? json(response, 429, problem(429), { 'retry-after': '1' }) : json(response, 200, []);
    const began = performance.now();
    await client().farm.clients();
    expect(performance.now() - began).toBeGreaterThan(900);
    server.answer = (_request, response) => json(response, 429, problem(429), { 'retry-after': '600' });
    expect(await failure(client().farm.clients())).toMatchObject({ kind: 'rate-limited', retryAfter: 600 });
    expect(server.seen).toHaveLength(3);
  });

  it('reads both spellings of Retry-After', () => {
    const at = Date.parse('2026-11-21T12:00:00Z');
    const headers = (value: string) => new Headers({ 'retry-after': value });
    expect(retryAfterSeconds(headers('7'), at)).toBe(7);
    expect(retryAfterSeconds(headers('Sat, 21 Nov 2026 12:00:30 GMT'), at)).toBe(30);
    expect(retryAfterSeconds(headers('soon'), at)).toBeUndefined();
    expect(retryAfterSeconds(new Headers(), at)).toBeUndefined();
  });
});

describe('a refused token', () => {
  it('is replaced once and the call repeated', async () => {
    server.answer = (request, response) =>
      request.headers.authorization === 'Bearer fresh'
        ? json(response, 200, [])
        : json(response, 401, problem(401));
    expect(await client({ onUnauthorized: async () => 'fresh' }).farm.clients()).toEqual([]);
    expect(server.seen).toHaveLength(2);
  });

  it('ends the call when there is no other', async () => {
    server.answer = (_request, response) => json(response, 401, problem(401));
    expect((await failure(client({ onUnauthorized: async () => null }).farm.clients())).kind).toBe(
      'unauthorized',
    );
    expect((await failure(client({ onUnauthorized: async () => 'also bad' }).farm.clients())).kind).toBe(
      'unauthorized',
    );
    expect(server.seen).toHaveLength(3);
  });
});

describe('a call that is refused until its sender has shown again who they are', () => {
  const refuseOnce = (code: string) => {
    server.answer = (_request, response, nth) =>
      nth === 1 ? json(response, 403, { ...problem(403), code }) : json(response, 200, []);
  };

  it.each([
    ['password-needed', 'password'],
    ['proof-needed', 'everything'],
  ])('%s: is sent again once they have', async (code, need) => {
    refuseOnce(code);
    const asked: string[] = [];
    let token = 'first';
    const onProofNeeded = async (what: string) => {
      asked.push(what);
      token = 'second';
      return true;
    };
    const api = client({ onProofNeeded, getToken: () => token });
    expect(await api.farm.clients()).toEqual([]);
    expect(asked).toEqual([need]);
    expect(server.seen.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer first',
      'Bearer second',
    ]);
  });

  it('is not sent again when they do not, and is no refusal of rights', async () => {
    refuseOnce('proof-needed');
    let forbidden = 0;
    const onForbidden = () => {
      forbidden += 1;
    };
    const api = client({ onProofNeeded: async () => false, onForbidden });
    expect((await failure(api.farm.clients())).kind).toBe('aborted');
    expect([server.seen.length, forbidden]).toEqual([1, 0]);
  });

  it('asks once: a second refusal is the answer', async () => {
    server.answer = (_request, response) => json(response, 403, { ...problem(403), code: 'proof-needed' });
    let asked = 0;
    const onProofNeeded = async () => {
      asked += 1;
      return true;
    };
    expect((await failure(client({ onProofNeeded }).farm.clients())).kind).toBe('forbidden');
    expect([asked, server.seen.length]).toEqual([1, 2]);
  });
});
