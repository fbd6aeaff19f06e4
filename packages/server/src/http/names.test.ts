/** Compares the names in `/openapi.json` with the dictionary. */
import { DICTIONARY } from '@vigia/api/dictionary';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromJSONSchema } from 'zod';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { type Shape, textOf, withMeanings } from './names.ts';

interface Named {
  readonly name: string;
  readonly where: string;
  readonly description?: string | undefined;
  readonly schema: Shape & { readonly examples?: readonly unknown[]; readonly 'x-unit'?: string };
}
interface Described {
  parameters?: { name: string; description?: string; schema: Named['schema'] }[];
  requestBody?: object;
  responses: object;
}
interface Document {
  paths: Record<string, Record<string, Described>>;
  components: object;
}

let service: TestApp;
let named: Named[];
beforeAll(async () => {
  service = await startTestApp();
  named = namesIn((await (await service.ask('/openapi.json')).json()) as Document);
});
afterAll(() => service?.close());

/** Every parameter and every property, at any depth. */
function namesIn({ paths, components }: Document): Named[] {
  const ofCalls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, call]) => {
      const where = `${method} ${path}`;
      const parameters = (call.parameters ?? []).map((each) => ({ ...each, where }));
      return [
        ...parameters,
        ...propertiesIn(call.requestBody, where),
        ...propertiesIn(call.responses, where),
      ];
    }),
  );
  return [...ofCalls, ...propertiesIn(components, 'components')];
}

function propertiesIn(value: unknown, where: string): Named[] {
  if (typeof value !== 'object' || value === null) return [];
  const { properties } = value as Shape;
  const own = isShape(value) ? Object.entries(properties ?? {}) : [];
  return [
    ...own.map(([name, schema]) => ({ name, where, schema, description: schema.description })),
    ...Object.entries(value).flatMap(([key, part]) => propertiesIn(part, `${where} ${key}`)),
  ];
}
/** Whether it is a schema, not an object with a property named `type`. */
const isShape = (value: object): boolean => 'type' in value && value.type === 'object';

test('every parameter and every property says what it means', () => {
  expect(named.length).toBeGreaterThan(3_000);
  const silent = named.filter(({ description = '', name }) => description.length < 8 || description === name);
  expect(silent.map(({ where, name }) => `${where}: ${name}`)).toEqual([]);
});

/** Values, of a value or of either of several forms that it may have: texts and figures without a closed list. */
const openValues = ({ schema }: Named): Shape[] =>
  [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter(
    (value) => ['string', 'number', 'integer'].includes(String(value.type)) && !isClosed(value),
  );
const isClosed = (value: Shape): boolean => 'enum' in value || 'const' in value;

test('every text and figure has an example', () => {
  const without = named.filter((each) => openValues(each).length > 0 && !each.schema.examples?.length);
  expect([...new Set(without.map(({ where, name }) => `${where}: ${name}`))]).toEqual([]);
});

/** Figures that are counted in nothing: names of things, places in a list, shares of one, and sums of bits. */
const WITHOUT_UNIT = new Set([
  ...['camera', 'code', 'generation', 'line', 'row', 'page_number', 'limit', 'version'],
  ...['http_status', 'answer_status', 'status', 'score', 'min_score', 'trigger_weekdays'],
  ...[
    'month_from',
    'month_to',
    'frame_counter',
    'incremental_day_options',
    'counted_by',
    'replaced_by',
    'model_of',
    'from',
    'to',
    'id',
  ],
]);
/** Figures whose unit stands in their description, as it depends on what was asked. */
const BY_QUESTION = new Set(['threshold', 'thresholds', 'value', 'measured_total', 'values']);

test('every figure has its unit', () => {
  const figures = named.filter(
    (each) =>
      openValues(each).some(({ type }) => type !== 'string') &&
      each.schema['x-unit'] === undefined &&
      !/(?:^|_)id$|Id$/.test(each.name) &&
      !WITHOUT_UNIT.has(each.name) &&
      !BY_QUESTION.has(each.name),
  );
  expect([...new Set(figures.map(({ where, name }) => `${where}: ${name}`))]).toEqual([]);
});

describe('the dictionary', () => {
  test('contains nothing that no call uses', () => {
    const used = new Set(named.map(({ name, description }) => `${name}: ${description}`));
    const idle = Object.entries(DICTIONARY).flatMap(([name, entry]) =>
      ('about' in entry ? [entry] : entry)
        .map((meaning) => `${name}: ${textOf(meaning)}`)
        .filter((text) => !used.has(text)),
    );
    expect(idle).toEqual([]);
  });

  test('gives examples that the call itself would take', () => {
    const given = named.filter(({ schema }) => schema.examples !== undefined);
    expect(given.length).toBeGreaterThan(300);
    const wrong = given.filter(({ schema }) => !isValid(schema, schema.examples?.[0]));
    expect(wrong.map(({ name, where }) => `${where}: ${name}`)).toEqual([]);
  });

  /** Patterns are checked separately: JSON Schema matches code points, which zod's reader does not. */
  function isValid(schema: Shape, example: unknown): boolean {
    const patterns: RegExp[] = [];
    const rest = JSON.stringify(schema, (key, value: unknown) =>
      key === 'pattern' ? void patterns.push(new RegExp(String(value), 'u')) : value,
    );
    const fits = patterns.length === 0 || patterns.some((pattern) => pattern.test(String(example)));
    return fits && fromJSONSchema(JSON.parse(rest) as never).safeParse(example).success;
  }

  test('gives units of figures', () => {
    const unitOf = (name: string) => new Set(named.filter((each) => each.name === name).map(unitIn));
    const unitIn = ({ schema }: Named) => schema['x-unit'];
    expect(unitOf('node_last_location_lat')).toEqual(new Set(['°']));
    expect(unitOf('interval_minutes')).toEqual(new Set(['min']));
  });
});

test('what the contract says of a value goes before the dictionary, also where it may be missing', () => {
  const readings = named.filter(
    ({ name, where }) => name === 'ambient_temperature_c' && where.startsWith('post'),
  );
  expect(readings.map(({ description }) => description)).toEqual([
    'Air temperature, °C; used from −30 to 55',
  ]);
});

test('a name with several meanings has that of its place', () => {
  const shape = (properties: Record<string, Shape>): Shape => ({ properties });
  const schemas = {
    Biofix: shape({ date: {}, type: {} }),
    Lists: shape({ rows: { items: shape({ x: {} }) }, others: { items: shape({ rows: {} }) } }),
  };
  const described = withMeanings(
    { paths: {}, components: { schemas } },
    {
      type: [{ beside: ['date'], about: 'of a day' }, { about: 'any other' }],
      rows: [
        { holding: 'x', about: 'of x' },
        { about: 'without', unit: 'm', example: 1 },
      ],
    },
  ).components.schemas;
  expect(described.Biofix.properties?.type).toEqual({ description: 'of a day' });
  expect(described.Biofix.properties?.date).toEqual({});
  expect(described.Lists.properties?.rows?.description).toBe('of x');
  expect(described.Lists.properties?.others?.items?.properties?.rows).toEqual({
    description: 'without Unit: m.',
    'x-unit': 'm',
    examples: [1],
  });
});
