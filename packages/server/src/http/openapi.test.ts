import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { OPENED } from '../../tests/access-matrix/opened.ts';
import { nameOf } from '../../tests/access-matrix/row.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { ROUTES } from '../routes/registry.ts';
import { PROBLEMS } from './problem.ts';
import { refusalsOf } from './refusals.ts';

interface Described {
  summary?: string;
  parameters?: { name: string; in: string; required?: boolean; schema?: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, object>;
  security?: Record<string, string[]>[];
}

let service: TestApp;
let paths: Record<string, Record<string, Described>>;
beforeAll(async () => {
  service = await startTestApp();
  ({ paths } = (await (await service.ask('/openapi.json')).json()) as { paths: typeof paths });
});
afterAll(() => service?.close());

/** Names of an object's fields, as a caller writes them. */
const namesIn = (shape: z.ZodMiniType | undefined): string[] =>
  shape ? Object.keys(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }).properties ?? {}) : [];

test('every call there is, and no other', () => {
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.toSorted()).toEqual(ROUTES.map(nameOf).toSorted());
});

describe.each(ROUTES.map((route) => [nameOf(route), route] as const))('%s', (_, route) => {
  const callOf = () => paths[route.path]?.[route.method] as Described;
  const named = (place: string) =>
    (callOf().parameters ?? []).filter((one) => one.in === place).map(({ name }) => name);

  test('says in a few words what it does', () => {
    expect(callOf().summary).toMatch(/^\p{Lu}.{8,119}$/u);
    expect(callOf().summary).not.toMatch(/\.$/);
  });

  test('has its parameters, each with its shape, those of the path required', () => {
    const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(named('path').toSorted()).toEqual(inPath.toSorted());
    expect(named('query').toSorted()).toEqual(namesIn(route.query).toSorted());
    for (const parameter of callOf().parameters ?? []) {
      expect(parameter.schema, parameter.name).toBeDefined();
      if (parameter.in === 'path') expect(parameter.required, parameter.name).toBe(true);
    }
  });

  test('has its body and its answers', () => {
    const body = callOf().requestBody?.content ?? {};
    const takesFiles = refusalsOf(route).includes('unsupported-media');
    expect(Object.keys(body).length > 0).toBe(route.body !== undefined || route.accepts !== undefined);
    if (takesFiles) expect(route.accepts).toBeDefined();
    const good = callOf().responses[route.status ?? 200] as { content?: object } | undefined;
    expect(good).toBeDefined();
    if (route.answer) expect(good?.content).toHaveProperty(['application/json', 'schema']);
    const refusals = refusalsOf(route).map((code) => String(PROBLEMS[code][0]));
    const all = new Set([String(route.status ?? 200), ...refusals, 'default']);
    expect(new Set(Object.keys(callOf().responses))).toEqual(all);
  });

  test('says which key or session it asks for', () => {
    const isPicture = route.access.kind === 'embed-key' && route.access.picture;
    const keys = {
      public: [],
      'embed-key': [isPicture ? 'embedKey' : 'embedToken'],
      device: ['deviceKey'],
      door: ['doorSecret'],
      session: ['apiKey', 'session'],
    };
    expect(Object.keys(callOf().security?.[0] ?? {})).toEqual(keys[route.access.kind]);
    const scope = OPENED[nameOf(route)];
    const ofPrograms = callOf().security?.filter((one) => 'serviceToken' in one) ?? [];
    expect(ofPrograms).toEqual(scope === undefined ? [] : [{ serviceToken: [scope] }]);
  });
});

test('each figure of a device’s readings says what it is and in what unit', () => {
  const { content } = paths['/v2/nodes/{serial}/data']?.post?.requestBody ?? { content: {} };
  const texts = JSON.stringify(content).match(/"description":"[^"]+"/g) ?? [];
  const text = texts.join(' ');
  for (const unit of ['°C', '%', 'Ω', 'dBm', 'Decimal degrees', 'SD 1, sensor 2'])
    expect(text, unit).toContain(unit);
});

test('/openapi.json describes every route with its shapes', async () => {
  const document = (await (await service.ask('/openapi.json')).json()) as {
    openapi: string;
    paths: Record<
      string,
      Record<
        string,
        {
          parameters?: { name: string }[];
          requestBody?: unknown;
          responses: Record<string, { content?: object }>;
          security?: unknown;
        }
      >
    >;
    components: { schemas: { Problem: object } };
  };
  expect(document.openapi).toBe('3.1.0');
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  expect(new Set(described)).toEqual(new Set(ROUTES.map(({ method, path }) => `${method} ${path}`)));
  const series = document.paths['/data_analytics/climate/{metric}']!.post!;
  expect(series.parameters!.map((parameter) => parameter.name)).toEqual(
    expect.arrayContaining(['metric', 'date_start', 'date_end', 'station_aggregation', 'acc_from']),
  );
  expect(JSON.stringify(series.requestBody)).toContain('station_id_list');
  expect(JSON.stringify(series.responses['200'])).toContain('missing_days');
  expect(series.security).toEqual([{ apiKey: [], session: [] }, { serviceToken: ['series.read'] }]);
  expect(Object.keys(series.responses)).toEqual(['200', '400', '401', '403', '404', '413', '429', 'default']);
  expect(JSON.stringify(document.components.schemas.Problem)).toContain('request_id');
});
