import type { Action } from '@vigia/domain/access';
import type { ArrivalCall } from '@vigia/domain/devices';
import type { EmbedMetric } from '@vigia/domain/published';
import type { Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { describeRoute, resolver } from 'hono-openapi';
import type * as z from 'zod/mini';
import { deviceGate, keyGate, sessionGate } from '../access/gate.ts';
import { openedToPrograms } from '../access/opened-to-programs.ts';
import type { Scope } from '../access/scope.ts';
import { noteArrival } from '../arrivals/note-arrival.ts';
import { freshCatalogue } from '../catalogue/fresh-catalogue.ts';
import type { Services } from '../run/services.ts';
import type { KeyedNode } from '../stores/devices/node-keys.ts';
import type { PresentedDoor } from '../stores/uplinks/presented-doors.ts';
import { doorGate } from '../uplinks/door-gate.ts';
import type { AppContext, AppEnv } from './app-env.ts';
import { answeredOf, bodyOf, descriptionOf, LARGEST_BODY } from './call-words.ts';
import { demoAnswers } from './demo-answers.ts';
import { besidePages, isCallAddress, keptApart } from './navigation.ts';
import { HttpProblem, type ProblemCode } from './problem.ts';
import { documentedRefusals } from './refusals.ts';
import { checked } from './validation.ts';
import { keptWriterOf, writerOf } from './written-answer.ts';

/** The kind of thing that a route's ids name: the access matrix calls it with own, foreign and unknown ids. */
export type Target =
  | 'none'
  | 'client'
  | 'station'
  | 'sector'
  | 'season'
  | 'biofix'
  | 'capture-threshold'
  | 'alert-rule'
  | 'product'
  | 'scenario'
  | 'node'
  | 'user'
  | 'event'
  | 'image'
  | 'notification'
  | 'scheduled-report'
  | 'station-list'
  | 'embed-key'
  | 'service-token'
  | 'station-source'
  | 'uplink-door'
  | 'uplink-profile'
  | 'webhook';

/** Who may call a route. There is no default: a route without a rule does not compile. */
export type AccessRule =
  | { readonly kind: 'public' }
  /** The device named by `{serial}` in the path, with its own key. */
  | { readonly kind: 'device'; readonly target: 'node'; readonly call: ArrivalCall }
  /** A network server of LoRaWAN devices, at the door named by `{door_id}` in the path, with its secret. */
  | { readonly kind: 'door'; readonly target: 'uplink-door' }
  /** A partner's page, for figures of one kind; a picture may bring the key in its address. */
  | {
      readonly kind: 'embed-key';
      readonly action: Action;
      readonly target: Target;
      readonly metric: EmbedMetric;
      readonly picture?: true;
    }
  | { readonly kind: 'session'; readonly action: Action; readonly target: Target };

type Shape = z.ZodMiniType | undefined;
type Read<S extends Shape> = S extends z.ZodMiniType ? z.output<S> : undefined;

export interface Call<P = unknown, Q = unknown, B = unknown> {
  readonly c: AppContext;
  readonly services: Services;
  readonly param: P;
  readonly query: Q;
  readonly body: B;
}
export interface ScopedCall<P = unknown, Q = unknown, B = unknown> extends Call<P, Q, B> {
  readonly scope: Scope;
}
/** A call of a device about itself. */
export interface DeviceCall<P = unknown, Q = unknown, B = unknown> extends ScopedCall<P, Q, B> {
  readonly device: KeyedNode;
}

/** A call of a network server at a door. */
export interface DoorCall<P = unknown, Q = unknown, B = unknown> extends Call<P, Q, B> {
  readonly door: PresentedDoor;
}

export interface SchemaObject {
  readonly type: 'object' | 'string';
  readonly description?: string;
  readonly required?: string[];
  readonly properties?: Record<string, object>;
}

interface Definition<P extends Shape, Q extends Shape, B extends Shape, A extends z.ZodMiniType> {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  readonly path: string;
  readonly summary: string;
  /** What the summary leaves out and a caller has to know; who may call, and sending twice, is described elsewhere. */
  readonly about?: string;
  /** What a good answer contains, if the method does not make it clear. */
  readonly answered?: string;
  readonly param?: P;
  readonly query?: Q;
  readonly body?: B;
  /** Most bytes the body may have (default 64 KiB); with neither this nor `body` none is read. */
  readonly largestBody?: number;
  /** Bodies other than JSON, which the handler reads itself: a JSON schema by media type, for the description. */
  readonly accepts?: Readonly<Record<string, SchemaObject>>;
  /** Shape of a good answer; null for one that is not JSON. */
  readonly answer: A | null;
  /** Status of a good answer (default 200). */
  readonly status?: 200 | 201 | 202 | 204;
  /** Its refusals beside those implied by its gate and its shapes (`refusals.ts`). */
  readonly refuses?: readonly ProblemCode[];
  /** Also for sessions whose person still has to set up a required second step. */
  readonly beforeSecondStep?: true;
  /** A write that is repeated each time it is sent, even with the same idempotency key. */
  readonly everAnew?: true;
}

/** One row of the registry (`routes/registry.ts`): everything the server knows about a route. */
export interface Route extends Definition<Shape, Shape, Shape, z.ZodMiniType> {
  readonly access: AccessRule;
  readonly run: (call: DeviceCall<never, never, never> & DoorCall<never, never, never>) => Promise<unknown>;
}

/** A route for signed-in people. */
export function route<
  A extends z.ZodMiniType,
  P extends Shape = undefined,
  Q extends Shape = undefined,
  B extends Shape = undefined,
>(
  definition: Definition<P, Q, B, A> & {
    readonly access: Extract<AccessRule, { kind: 'session' | 'embed-key' }>;
    readonly run: (call: ScopedCall<Read<P>, Read<Q>, Read<B>>) => Promise<z.output<A> | Response>;
  },
): Route {
  return definition as Route;
}

/** A route without a session; its handler gets no scope. */
export function publicRoute<
  A extends z.ZodMiniType,
  P extends Shape = undefined,
  Q extends Shape = undefined,
  B extends Shape = undefined,
>(
  definition: Definition<P, Q, B, A> & {
    readonly run: (call: Call<Read<P>, Read<Q>, Read<B>>) => Promise<z.output<A> | Response>;
  },
): Route {
  return { ...definition, access: { kind: 'public' } } as Route;
}

/** A route for devices; its handler gets the device of the path, which has shown its key. */
export function deviceRoute<
  A extends z.ZodMiniType,
  P extends Shape = undefined,
  Q extends Shape = undefined,
  B extends Shape = undefined,
>({
  call,
  ...definition
}: Definition<P, Q, B, A> & {
  /** As which it stands in the record of the device's requests. */
  readonly call: ArrivalCall;
  readonly run: (call: DeviceCall<Read<P>, Read<Q>, Read<B>>) => Promise<z.output<A> | Response>;
}): Route {
  return { ...definition, access: { kind: 'device', target: 'node', call } } as Route;
}

/** A route for network servers; its handler gets the door of the path, whose secret was shown. */
export function doorRoute<
  A extends z.ZodMiniType,
  P extends Shape = undefined,
  Q extends Shape = undefined,
  B extends Shape = undefined,
>(
  definition: Definition<P, Q, B, A> & {
    readonly run: (call: DoorCall<Read<P>, Read<Q>, Read<B>>) => Promise<z.output<A> | Response>;
  },
): Route {
  return { ...definition, access: { kind: 'door', target: 'uplink-door' } } as Route;
}

const limitBody = (maxSize: number): MiddlewareHandler<AppEnv> =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new HttpProblem('too-large');
    },
  });

/** Answers are computed with the catalogue of now. */
const withCatalogue =
  ({ databases }: Services): MiddlewareHandler<AppEnv> =>
  async (_, next) => {
    await freshCatalogue(databases.app);
    await next();
  };

/** Older calls live at addresses that may also be screens: a browser that opens one as a page gets the console. */
const sharesPages = ({ method, path, access }: Route): boolean =>
  method === 'get' && access.kind === 'session' && !isCallAddress(path);

/** Puts a route behind its gate and its checks, in this order: the caller, then the form of the request. */
export function mount(app: Hono<AppEnv>, route: Route, services: Services): void {
  const path = route.path.replaceAll(/\{(\w+)\}/g, ':$1');
  const steps: MiddlewareHandler<AppEnv>[] = [];
  if (route.access.kind === 'session') {
    const { beforeSecondStep, access } = route;
    const opened = openedToPrograms(access);
    steps.push(sessionGate(services, { beforeSecondStep, opened }), demoAnswers);
  }
  if (route.access.kind === 'embed-key') steps.push(keyGate(services, route.access));
  if (route.access.kind === 'device')
    steps.push(noteArrival(route.access.call, services), deviceGate(services));
  if (route.access.kind === 'door') steps.push(doorGate(services));
  if (route.access.kind === 'session' || route.access.kind === 'embed-key')
    steps.push(withCatalogue(services));
  if (route.body ?? route.largestBody) steps.push(limitBody(route.largestBody ?? LARGEST_BODY));
  for (const [target, schema] of partsOf(route)) steps.push(checked(target, schema));
  const written = writerOf(route.answer);
  const keptWritten = keptWriterOf(route.answer);
  steps.push(async (c) => {
    const answer = await route.run(callOf(c, route, services));
    if (answer instanceof Response) return answer;
    if (route.status === 204) return c.body(null, 204);
    return c.json((c.get('isReplayed') ? keptWritten : written)(answer), route.status ?? 200);
  });
  const kept = sharesPages(route) ? [keptApart, ...steps.map(besidePages)] : steps;
  app.on([route.method], path, describe(route), ...kept);
}

function partsOf({ param, query, body }: Route): ['param' | 'query' | 'json', z.ZodMiniType][] {
  const parts = [
    ['param', param],
    ['query', query],
    ['json', body],
  ] as const;
  return parts.flatMap(([target, schema]) => (schema ? [[target, schema]] : []));
}

function callOf(c: AppContext, route: Route, services: Services): Parameters<Route['run']>[0] {
  const valid = (target: string, schema: Shape) =>
    (schema ? c.req.valid(target as never) : undefined) as never;
  return {
    c,
    services,
    scope: c.get('scope'),
    device: c.get('device'),
    door: c.get('door'),
    param: valid('param', route.param),
    query: valid('query', route.query),
    body: valid('json', route.body),
  };
}

/** Where the description lists a call: by its resource, for either generation of addresses. */
function groupOf({ path, access }: Route): string {
  const [first = '', second] = path.slice(1).split('/');
  if (second === undefined && access.kind === 'public') return 'service';
  return first === 'v2' && second !== undefined ? second : first;
}

function securityOf(access: Extract<AccessRule, { kind: 'session' }>): Record<string, string[]>[] {
  const scope = openedToPrograms(access);
  return [{ apiKey: [], session: [] }, ...(scope === null ? [] : [{ serviceToken: [scope] }])];
}

function describe(route: Route) {
  const { summary, answer, access, accepts, body, status = 200 } = route;
  const content = answer && { 'application/json': { schema: resolver(answer) } };
  const bodies = Object.entries(accepts ?? {}).map(([type, schema]) => [type, { schema }] as const);
  return describeRoute({
    summary,
    description: descriptionOf(route),
    tags: [groupOf(route)],
    ...(access.kind === 'session' && { security: securityOf(access) }),
    ...(access.kind === 'embed-key' && {
      security: access.picture ? [{ embedKey: [] }, { embedToken: [] }] : [{ embedToken: [] }],
    }),
    ...(access.kind === 'door' && { security: [{ doorSecret: [] }] }),
    ...(access.kind === 'device' && { security: [{ deviceKey: [] }] }),
    ...((accepts ?? body) && {
      requestBody: { required: true, description: bodyOf(route), content: Object.fromEntries(bodies) },
    }),
    responses: {
      [status]: { description: answeredOf(route), ...(content && { content }) },
      ...documentedRefusals(route),
      default: { $ref: '#/components/responses/Problem' },
    },
  });
}
