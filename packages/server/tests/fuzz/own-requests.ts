import fc from 'fast-check';
import type { Route } from '../../src/http/route.ts';
import { nameOf } from '../access-matrix/row.ts';
import { goodRequest } from '../conformance/good-requests.ts';
import type { Ask } from '../support/test-app.ts';
import type { Prepared } from './before.ts';
import { OWN, OWN_OF } from './own-values.ts';
import { plainName, valid } from './valid.ts';

type Fields = Readonly<Record<string, unknown>>;
/** The parts of a request that its shapes take. */
export interface Parts {
  readonly param: Fields;
  readonly query: Fields;
  readonly body: unknown;
}

/** Requests to an operation about the caller's own farm. */
export function partsOf(route: Route): fc.Arbitrary<Parts> {
  const named = { ...OWN, ...OWN_OF[nameOf(route)] };
  const part = (shape: Route['query']) => (shape ? valid(shape, named) : fc.constant({}));
  const ids = [...route.path.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) => {
    const value = named[plainName(name)];
    return value ? [[name, value] as const] : [];
  });
  return fc
    .record({
      param: part(route.param),
      ids: fc.record(Object.fromEntries(ids)),
      query: part(route.query),
      body: route.body ? valid(route.body, named) : fc.constant(undefined),
    })
    .map(({ param, ids: own, query, body }) => ({
      param: { ...(param as Fields), ...own },
      query: query as Fields,
      body,
    }));
}

/** The request of these parts. A file, which no shape describes, is the one of the access matrix. */
export function requestOf(route: Route, parts: Parts, before: Prepared): [path: string, ask: Ask] {
  const param: Fields = { ...parts.param, ...before.param };
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(param[name])));
  const search = new URLSearchParams(
    Object.entries(parts.query).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, String(one)]),
    ),
  );
  const file = route.accepts ? goodRequest(route)?.ask : undefined;
  const body = file?.body ?? (before.body ? { ...(parts.body as Fields), ...before.body } : parts.body);
  const headers = { ...file?.headers, ...before.headers };
  return [
    `${path}?${search}`,
    { method: route.method.toUpperCase(), headers, ...(body !== undefined && { body }) },
  ];
}
