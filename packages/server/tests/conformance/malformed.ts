import * as z from 'zod/mini';
import type { Route } from '../../src/http/route.ts';
import type { Sent } from './good-requests.ts';

/** A request with one thing wrong with it, and the field that its refusal has to name. */
export interface Malformed {
  readonly what: string;
  readonly field: string;
  readonly sent: Sent;
}

const WRONG: readonly unknown[] = [{ nonsense: [] }, 'a\u0001b', 'x'.repeat(5_000), -1, ''];
const WRONG_TEXTS = ['x', '', '-1', 'a\u0001b', 'x'.repeat(5_000)];

type Values = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof FormData);

interface Shape {
  readonly properties?: Readonly<Record<string, unknown>>;
}
const namesIn = (schema: z.ZodMiniType): string[] =>
  Object.keys((z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape).properties ?? {});

/** One value of this name that the shape does not take beside the good ones. */
const wrongValue = (schema: z.ZodMiniType, good: Values, name: string, values: readonly unknown[]): unknown =>
  values.find((value) => !schema.safeParse({ ...good, [name]: value }).success);

/** The good request spoilt at each place, one at a time: path, query, each field of the body. */
export function* malformed(route: Route, good: Sent): Generator<Malformed> {
  const { param, query, body } = route;
  if (body) yield* ofBody(body, good);
  if (query) yield* ofQuery(query, good);
  // A device is let in by its own serial number alone, and so is a door: none that is malformed gets so far.
  const { kind } = route.access;
  if (param && kind !== 'device' && kind !== 'door') yield* ofPath(route, param, good);
}

function* ofBody(schema: z.ZodMiniType, good: Sent): Generator<Malformed> {
  const spoilt = (body: unknown): Sent => ({ ...good, ask: { ...good.ask, body } });
  const fields = isObject(good.ask.body) ? good.ask.body : {};
  for (const name of Object.keys(fields)) {
    const value = wrongValue(schema, fields, name, WRONG);
    if (value !== undefined)
      yield { what: `body.${name}`, field: name, sent: spoilt({ ...fields, [name]: value }) };
  }
  yield { what: 'a field too many', field: 'nonsense', sent: spoilt({ ...fields, nonsense: 1 }) };
  yield { what: 'a list for a body', field: 'json', sent: spoilt([]) };
  yield { what: 'text for a body', field: 'json', sent: { ...good, ask: { ...good.ask, body: '"x"' } } };
}

function* ofQuery(schema: z.ZodMiniType, good: Sent): Generator<Malformed> {
  const [pathname, search = ''] = good.path.split('?') as [string, string?];
  const fields = Object.fromEntries(new URLSearchParams(search));
  for (const name of namesIn(schema)) {
    const value = wrongValue(schema, fields, name, WRONG_TEXTS) as string | undefined;
    if (value === undefined) continue;
    const spoilt = new URLSearchParams({ ...fields, [name]: value });
    yield { what: `query.${name}`, field: name, sent: { ...good, path: `${pathname}?${spoilt}` } };
  }
}

function* ofPath(route: Route, schema: z.ZodMiniType, good: Sent): Generator<Malformed> {
  const segments = route.path.split('/');
  for (const name of namesIn(schema)) {
    const parts = good.path.split('?')[0]!.split('/');
    const at = segments.indexOf(`{${name}}`);
    const fields = Object.fromEntries(
      segments.flatMap((segment, i) => (segment.startsWith('{') ? [[segment.slice(1, -1), parts[i]]] : [])),
    );
    const value = wrongValue(
      schema,
      fields,
      name,
      WRONG_TEXTS.filter((text) => text !== ''),
    ) as string | undefined;
    if (at < 0 || value === undefined) continue;
    parts[at] = encodeURIComponent(value);
    const search = good.path.includes('?') ? `?${good.path.split('?')[1]}` : '';
    yield { what: `path.${name}`, field: name, sent: { ...good, path: parts.join('/') + search } };
  }
}
