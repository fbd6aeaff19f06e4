import type { Route } from '../../src/http/route.ts';
import { ROUTES } from '../../src/routes/registry.ts';
import type { Ask } from '../support/test-app.ts';
import type { Aim, AimName, ThingId } from './homes.ts';
import type { Right } from './rights.ts';

/** What a row needs to build its request. */
export interface Aimed {
  /** The id aimed at; 0 when the row aims at nothing. */
  readonly id: ThingId;
  readonly ids: readonly ThingId[];
  /** The client the thing lies in; 1 for an unknown one, so that only the id is wrong. */
  readonly client: number;
  readonly sector: number | null | undefined;
}

export interface Parts {
  readonly query?: Readonly<Record<string, string | number>>;
  /** Anything for JSON, or a `FormData`, or a string sent as it is. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One way to call one route. A route may have several, distinguished by `label`. */
export interface MatrixRow {
  /** As in the registry: `PUT /v2/stations/{station_id}`. */
  readonly route: string;
  readonly label?: string;
  readonly right: Right;
  readonly aim: AimName;
  /** Parameters of the path that are not the id aimed at. */
  readonly path?: Readonly<Record<string, string>>;
  /** The rest of a request that would be carried out, if its sender may. */
  readonly ask?: (aimed: Aimed) => Parts;
  /** Status of a good answer (default: the route's own). */
  readonly good?: number;
}

export const nameOf = ({ method, path }: Pick<Route, 'method' | 'path'>): string =>
  `${method.toUpperCase()} ${path}`;

/** @throws {Error} the row names a route that the registry does not have */
export function routeOf(row: MatrixRow): Route {
  const found = ROUTES.find((route) => nameOf(route) === row.route);
  if (!found) throw new Error(`no route ${row.route}`);
  return found;
}

/** An answer without what the reader's own device has asked for, which may be the name of anything. */
export const withoutOwnWords = (answer: string): string => answer.replaceAll(/"asked_serial":"[^"]*"/g, '');
export const writes = ({ right }: MatrixRow): boolean => right.endsWith('-write');
export const goodStatus = (row: MatrixRow): number => row.good ?? routeOf(row).status ?? 200;

export function requestOf(row: MatrixRow, { ids, homes }: Aim): [path: string, ask: Ask] {
  const [method, pattern] = row.route.split(' ') as [string, string];
  const id = ids[0] ?? 0;
  const aimed: Aimed = { id, ids, client: homes[0]?.client || 1, sector: homes[0]?.sector };
  const { query = {}, body, headers = {} } = row.ask?.(aimed) ?? {};
  const path = pattern.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(row.path?.[name] ?? id));
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  ).toString();
  const ask: Ask = { method, headers, ...(body !== undefined && { body }) };
  return [search ? `${path}?${search}` : path, ask];
}
