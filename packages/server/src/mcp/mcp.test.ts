/** Walks the tools of `/mcp` with the official client, over a real connection. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { TOOL_SERIES } from '@vigia/api/contract';
import { DAY_MS } from '@vigia/domain';
import { PROGRAM_SCOPES } from '@vigia/domain/access';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FOREIGN_CANARY } from '../../tests/support/farm-keys.ts';
import { PROGRAMS, type Program, UNKNOWN_SECRET } from '../../tests/support/small-farm-programs.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { type TypedLine, typedLine } from '../../tests/support/typed-line.ts';
import { warmDay } from '../../tests/support/warm-day.ts';

let service: TestApp;
let line: TypedLine;
beforeAll(async () => {
  service = await startTestApp();
  line = await typedLine(service);
  const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];
  const rows = days.flatMap((day) => [warmDay(1, 1001, day), warmDay(3, 3001, day)]);
  await service.databases.owner.insertInto('climate_day').values(rows).execute();
});
afterAll(async () => {
  await line?.close();
  await service?.close();
});

async function assistant(secret: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const headers = { authorization: `Bearer ${secret}` };
  await client.connect(
    new StreamableHTTPClientTransport(new URL('/mcp', line.baseUrl), { requestInit: { headers } }),
  );
  return client;
}
const as = (program: Program) => assistant(PROGRAMS[program].secret);

async function told(client: Client, name: string, given: object = {}) {
  const answer = await client.callTool({ name, arguments: { ...given } });
  expect(answer.isError, JSON.stringify(answer.content)).toBeFalsy();
  const [content] = answer.content as { text: string }[];
  expect(JSON.parse(content!.text)).toEqual(answer.structuredContent);
  return answer.structuredContent as Record<string, never>;
}
async function refused(client: Client, name: string, given: object = {}) {
  const answer = await client.callTool({ name, arguments: { ...given } });
  expect(answer.isError).toBe(true);
  return (answer.content as { text: string }[])[0]!.text;
}

interface Schema {
  readonly description?: string;
  readonly properties?: Record<string, Schema>;
  readonly [part: string]: unknown;
}
const silentIn = (schema: unknown, path: string): string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {}, ...others } = schema as Schema;
  return [
    ...Object.entries(properties).flatMap(([name, part]) => [
      ...((part.description?.length ?? 0) > 7 ? [] : [`${path}.${name}`]),
      ...silentIn(part, `${path}.${name}`),
    ]),
    ...Object.values(others).flatMap((part) => silentIn(part, path)),
  ];
};

describe('the tools', () => {
  test('are listed with what every value means, as tools that only read', async () => {
    const { tools } = await (await as('program')).listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'fields',
      'field_state',
      'milestones',
      'series',
      'notices',
    ]);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true);
    expect(tools.flatMap(({ name, inputSchema }) => silentIn(inputSchema, name))).toEqual([]);
    expect(tools.flatMap(({ name, outputSchema }) => silentIn(outputSchema, name))).toEqual([]);
  });

  test('name fields, stations and seasons', async () => {
    const farm = await told(await as('program'), 'fields');
    expect(farm).toMatchObject({
      ...{ today: '2026-11-21', client_id: 1, client_name: 'Viña Los Aromos' },
      seasons: [
        { season_id: 101, is_current: true },
        { season_id: 102, is_current: false },
      ],
      fields: [
        {
          ...{ sector_id: 11, sector_name: 'Norte' },
          stations: [
            { station_id: 1001, station_name: 'N-1', crop_name: 'Vid', pest_id: 1, has_device: true },
          ],
        },
        { sector_id: 12 },
      ],
      sources: { calls: ['GET /v2/clients', 'GET /v2/clients/1/infrastructure'], models: [] },
    });
  });

  test('tell how a field stands, with the figures that the console shows', async () => {
    const state = await told(await as('program'), 'field_state', { sector_id: 11 });
    const admin = await service.as('admin');
    const body = { station_id_list: [1001] };
    const [pest] = state.pests as unknown as {
      degree_days: { value: number; date_start: string };
      captures: number;
    }[];
    const query = `date_start=${pest!.degree_days.date_start}&date_end=2026-11-21&per_station_transform=accumulated`;
    const [{ method, lower_threshold: lower, upper_threshold: upper, cutoff }] = (
      state.sources as unknown as {
        models: [{ method: string; lower_threshold: number; upper_threshold: number; cutoff: string }];
      }
    ).models;
    const metric = `dd_${method.replaceAll('-', '_')}_${lower}_${upper}_${cutoff}`;
    const shown = (await (
      await admin(`/data_analytics/degree_days/${metric}?${query}`, { body })
    ).json()) as {
      items: { value: number | null }[];
    };
    const known = shown.items.map(({ value }) => value).filter((value) => value !== null);
    expect(known.length).toBe(5);
    expect(pest!.degree_days.value).toBe(known.at(-1));
    expect(state).toMatchObject({
      ...{ sector_name: 'Norte', season: { season_id: 101 } },
      pests: [
        { pest_id: 1, stations: 1, degree_days: { as_of: '2026-11-20' }, current_stage: { generation: 1 } },
      ],
      mildew: { level: expect.stringMatching(/low|moderate|high/), as_of: '2026-11-20' },
      health: [{ station_id: 1001 }],
      sources: { models: [{ pest_id: 1, species: 'Lobesia botrana', is_built_in: true }] },
    });
    const { cited } = (state.sources as unknown as { models: [{ cited: string[] }] }).models[0];
    expect(cited.length).toBeGreaterThan(1);
    expect((state.sources as unknown as { calls: string[] }).calls).toContain(
      `POST /data_analytics/degree_days/${metric}`,
    );
  });

  test('tell which stages began and which are to come', async () => {
    const { pests } = await told(await as('program'), 'milestones', { sector_id: 11, pest_id: 1 });
    const [{ milestones, text }] = pests as unknown as [
      {
        milestones: {
          threshold: number;
          reached: string | null;
          expected: string | null;
          basis: string | null;
        }[];
        text: string;
      },
    ];
    expect(milestones.length).toBeGreaterThan(6);
    expect(milestones.map(({ threshold }) => threshold)).toEqual(
      milestones.map(({ threshold }) => threshold).toSorted((a, b) => a - b),
    );
    const [first] = milestones;
    const next = milestones.find(({ reached }) => reached === null);
    expect(first).toMatchObject({ threshold: 0, reached: expect.stringMatching(/^2026-/), expected: null });
    expect(milestones.filter(({ reached, expected }) => reached !== null && expected !== null)).toEqual([]);
    expect(next).toMatchObject({ basis: 'recent-days', expected: '2026-11-24', stage_name: 'Larva' });
    expect(text).toMatch(/Modelo: Lobesia botrana v/);
  });

  test.each(TOOL_SERIES)('give the series %s with its unit', async (series) => {
    const asked = { series, sector_id: 11, date_start: '2026-11-14', date_end: '2026-11-21', pest_id: 1 };
    const daily = await told(await as('program'), 'series', asked);
    const items = daily.items as unknown as { date: string; value: number | null }[];
    expect(items.map(({ date }) => date)[0]).toBe('2026-11-14');
    expect(items).toHaveLength(8);
    expect(daily.unit as unknown as string).not.toBe('');
    const weekly = await told(await as('program'), 'series', { ...asked, by: 'week' });
    expect((weekly.items as unknown as { date: string }[]).map(({ date }) => date)).toEqual([
      '2026-11-14',
      '2026-11-16',
    ]);
  });

  test('list notices with their sentence, and those that are over only if asked', async () => {
    const pending = await told(await as('program'), 'notices', { date_start: '2026-01-01' });
    const all = await told(await as('program'), 'notices', { date_start: '2026-01-01', only_pending: false });
    const texts = (answer: Record<string, never>) =>
      (answer.notices as unknown as { text: string; is_pending: boolean }[]).map(({ text }) => text);
    expect(texts(pending).length).toBeGreaterThan(0);
    expect(texts(all).length).toBeGreaterThanOrEqual(texts(pending).length);
    expect(texts(pending).every((text) => /^[A-ZÁÉÍÓÚ].*\.$/.test(text))).toBe(true);
  });
});

describe('a token opens in the tools what it opens in the calls', () => {
  test('sectors of others are not there, and nothing of another client', async () => {
    const north = await as('northProgram');
    const { fields } = await told(north, 'fields');
    expect((fields as unknown as { sector_id: number }[]).map(({ sector_id: id }) => id)).toEqual([11]);
    for (const sector_id of [12, 31, 999]) {
      for (const tool of ['field_state', 'milestones'])
        expect(await refused(north, tool, { sector_id })).toMatch(/^sector_id: no hay un campo/);
    }
    const client = await as('program');
    const everything = JSON.stringify([
      await told(client, 'fields'),
      await told(client, 'field_state', { sector_id: 11 }),
      await told(client, 'milestones', { sector_id: 11 }),
      await told(client, 'notices', { date_start: '2020-01-01', only_pending: false }),
    ]);
    expect(everything).not.toContain(FOREIGN_CANARY);
    const foreign = await told(await as('foreignProgram'), 'fields');
    expect(foreign).toMatchObject({ client_id: 3 });
    const asked = { series: 'captures', pest_id: 1, date_start: '2026-11-01', date_end: '2026-11-20' };
    expect(await refused(north, 'series', { ...asked, sector_id: 11, station_ids: [1002] })).toMatch(/1002/);
  });

  test('a scope that is missing is named, and health alone is left out', async () => {
    const farm = await as('farmProgram');
    expect(await refused(farm, 'field_state', { sector_id: 11 })).toMatch(/series\.read.*scope-missing/);
    expect(await refused(farm, 'notices')).toMatch(/notices\.read/);
    expect(await refused(await as('noticesProgram'), 'fields')).toMatch(/farm\.read/);
    const scopes = PROGRAM_SCOPES.filter((scope) => scope !== 'health.read');
    const made = await (await service.as('admin'))('/v2/service-tokens', {
      body: {
        ...{ client_id: 1, token_name: 'Sin salud', scopes, sector_ids: null },
        expires_at: new Date(service.clock.now + DAY_MS).toISOString(),
      },
    });
    const { secret } = (await made.json()) as { secret: string };
    const state = await told(await assistant(secret), 'field_state', { sector_id: 11 });
    expect(state.health).toBeNull();
  });

  test.each([
    ['a secret that nobody has', UNKNOWN_SECRET, 401, 'bad-service-token'],
    ['one that was misspelt', `${PROGRAMS.program.secret}x`, 401, 'service-token-mistyped'],
    ['one that is over', PROGRAMS.expiredProgram.secret, 401, 'service-token-expired'],
    ['one that was ended', PROGRAMS.endedProgram.secret, 401, 'service-token-ended'],
    ['none', '', 401, 'not-signed-in'],
  ])('%s is refused before anything is answered', async (_, secret, status, code) => {
    const answer = await service.ask('/mcp', {
      body: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
      headers: {
        ...(secret !== '' && { authorization: `Bearer ${secret}` }),
        accept: 'application/json, text/event-stream',
      },
    });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([status, code]);
    expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/);
  });
});

describe('what cannot be answered', () => {
  const SERIES = { series: 'captures', sector_id: 11, date_start: '2026-11-01', date_end: '2026-11-20' };
  test.each([
    ['field_state', {}, /^sector_id: Falta$/],
    ['field_state', { sector_id: 'once' }, /^sector_id: /],
    ['field_state', { sector_id: 11, since: 1 }, /^since: /],
    ['series', SERIES, /^pest_id: falta/],
    ['series', { ...SERIES, pest_id: 2 }, /^series: ninguna estación/],
    ['series', { ...SERIES, pest_id: 1, date_end: '2026-10-01' }, /^date_end: /],
    ['series', { ...SERIES, pest_id: 1, date_start: '2020-01-01' }, /^date_start: son más de 400/],
    ['series', { ...SERIES, pest_id: 1, date_start: '20 de mayo' }, /^date_start: /],
    ['series', { ...SERIES, series: 'rain' }, /^series: /],
    ['nothing', {}, /No hay una herramienta «nothing»/],
  ])('%s %j is told why', async (tool, given, why) => {
    expect(await refused(await as('program'), tool, given)).toMatch(why);
  });

  test('a page of another site, a body that is too large, and calls without a message', async () => {
    const headers = {
      authorization: `Bearer ${PROGRAMS.program.secret}`,
      accept: 'application/json, text/event-stream',
    };
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    const other = await service.ask('/mcp', {
      body: message,
      headers: { ...headers, origin: 'https://otro.example' },
    });
    expect(other.status).toBe(403);
    const large = { ...message, params: { x: 'a'.repeat(70_000) } };
    expect((await service.ask('/mcp', { body: large, headers })).status).toBe(413);
    const noCall = await service.app.request('/mcp', { headers });
    expect([noCall.status, noCall.headers.get('allow')]).toEqual([405, 'POST']);
    const noMessage = {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: '{',
    };
    const answer = await service.app.request('/mcp', noMessage);
    expect([answer.status, await answer.json()]).toMatchObject([400, { error: { code: -32700 } }]);
  });
});
