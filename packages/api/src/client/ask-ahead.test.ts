import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AheadOptions, askAhead } from './ask-ahead.ts';
import { authCalls, loadConfig } from './resources/auth.ts';
import { json, startTestServer, type TestServer } from './testing-server.ts';

const CONFIG = '/config.json';
const REFRESH = '/auth/refresh';
const CLIENTS = '/v2/clients';
const treeOf = (clientId: number) => `/v2/clients/${clientId}/infrastructure`;

const session = { access_token: 'first', user: { user_id: 3, client_id: 7 } };
const answers = new Map<string, unknown>([
  [CONFIG, { api_key: 'key' }],
  [REFRESH, session],
  [CLIENTS, [{ client_id: 7, client_name: 'Los Aromos' }]],
  [treeOf(7), { crops: [] }],
]);

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
  server.answer = ({ url }, response) => json(response, 200, answers.get(url.pathname));
});
afterEach(() => {
  vi.useRealTimers();
  return server.close();
});

const seen = () => server.seen.map(({ method, url }) => `${method} ${url.pathname}`);
const ahead = (more: Partial<AheadOptions> = {}) =>
  askAhead({
    baseUrl: server.origin,
    exclusively: (work) => work(),
    clientOf: (_, own) => own,
    ...more,
  });
const ALL = [`GET ${CONFIG}`, `POST ${REFRESH}`, `GET ${CLIENTS}`, `GET ${treeOf(7)}`];
const textOf = async (asking: ReturnType<typeof askAhead>, path: string, init?: RequestInit) =>
  (await asking(new URL(path, server.origin), init)).text();

describe('what is requested ahead', () => {
  it('is the configuration, the session, and then the clients and the tree', async () => {
    ahead();
    await vi.waitFor(() => expect(seen()).toEqual(ALL));
    expect(server.seen[1]?.headers).toMatchObject({ 'x-api-key': 'key' });
    expect(server.seen[3]?.headers).toMatchObject({ 'x-api-key': 'key', authorization: 'Bearer first' });
  });

  it('is handed out once to whoever requests it, and requested anew after that', async () => {
    const asking = ahead();
    await vi.waitFor(() => expect(seen()).toEqual(ALL));
    expect(await textOf(asking, CLIENTS)).toContain('Los Aromos');
    expect(await textOf(asking, REFRESH, { method: 'POST' })).toBe(JSON.stringify(session));
    expect(seen()).toEqual(ALL);
    expect(await textOf(asking, CLIENTS)).toContain('Los Aromos');
    expect(seen()).toEqual([...ALL, `GET ${CLIENTS}`]);
  });

  it('reaches the calls of the client', async () => {
    const config = {
      ...{ api_key: 'key', version: '1', support_email: 'ayuda@vigia.example' },
      ...{ external_sign_in: false, map_tiles: null, has_accounts: true },
    };
    server.answer = ({ url }, response) =>
      url.pathname === CONFIG
        ? json(response, 200, config)
        : json(response, 401, { type: 'about:blank', title: 'No', status: 401, code: 'session-over' });
    const service = { baseUrl: server.origin, fetch: ahead() };
    await vi.waitFor(() => expect(seen()).toEqual(ALL.slice(0, 2)));
    await expect(authCalls({ ...service, apiKey: 'key' }).refresh()).rejects.toMatchObject({
      kind: 'unauthorized',
    });
    expect((await loadConfig(service)).apiKey).toBe('key');
    expect(seen()).toEqual(ALL.slice(0, 2));
  });

  it('leaves the tree to others where one is kept', async () => {
    const asking = ahead({ clientOf: () => null });
    await vi.waitFor(() => expect(seen()).toEqual(ALL.slice(0, 2)));
    await textOf(asking, REFRESH, { method: 'POST' });
    await textOf(asking, CONFIG);
    expect(seen()).toEqual(ALL.slice(0, 2));
  });

  it('makes no second refresh where another one was faster', async () => {
    let open = () => {};
    const renewal = new Promise<void>((go) => {
      open = go;
    });
    const waiting = vi.fn();
    const asking = ahead({
      exclusively: async (work) => {
        waiting();
        await renewal;
        return await work();
      },
    });
    await vi.waitFor(() => expect(waiting).toHaveBeenCalled());
    await textOf(asking, REFRESH, { method: 'POST' });
    open();
    await renewal;
    await textOf(asking, CONFIG);
    await textOf(asking, CLIENTS);
    expect(seen().filter((call) => call === `POST ${REFRESH}`)).toHaveLength(1);
  });

  it('is too old after a minute', async () => {
    const asking = ahead();
    await vi.waitFor(() => expect(seen()).toEqual(ALL));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    await textOf(asking, CLIENTS);
    expect(seen()).toEqual([...ALL, `GET ${CLIENTS}`]);
  });

  it('can be cancelled by whoever requests it', async () => {
    server.answer = ({ url }, response) => {
      if (url.pathname !== CLIENTS) json(response, 200, answers.get(url.pathname));
    };
    const asking = ahead();
    await vi.waitFor(() => expect(seen()).toEqual(ALL));
    const abort = new AbortController();
    const answer = textOf(asking, CLIENTS, { signal: abort.signal });
    abort.abort(new Error('enough'));
    await expect(answer).rejects.toThrow('enough');
  });

  it('fails for whoever requests it as it failed', async () => {
    server.answer = ({ url }, response) => {
      if (url.pathname === CLIENTS) response.destroy();
      else json(response, 200, answers.get(url.pathname));
    };
    const asking = ahead();
    await vi.waitFor(() => expect(seen()).toHaveLength(4));
    await expect(textOf(asking, CLIENTS)).rejects.toThrow(TypeError);
  });
});
