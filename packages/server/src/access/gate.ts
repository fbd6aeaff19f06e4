import { isDemoAccount, type ProgramScope, type Scope as Reach, scopeOf } from '@vigia/domain/access';
import type { ClientId, User } from '@vigia/domain/farm';
import type { EmbedMetric } from '@vigia/domain/published';
import type { MiddlewareHandler } from 'hono';
import { DEVICE_KEY_HEADER, hashOfDeviceKey, isDeviceKey } from '../auth/device-key.ts';
import { whoseToken } from '../auth/whose-token.ts';
import { embedKeyOf } from '../embed/embed-key.ts';
import { demandMetric } from '../embed/opens.ts';
import { type AppContext, type AppEnv, bearerToken, serviceToken } from '../http/app-env.ts';
import { HttpProblem, notFound } from '../http/problem.ts';
import type { Services } from '../run/services.ts';
import { nodeByKeyHash } from '../stores/devices/node-keys.ts';
import type { Scope } from './scope.ts';

interface SessionGate {
  readonly beforeSecondStep?: boolean | undefined;
  readonly opened: ProgramScope | null;
}

/** The only place where a scope is made. */
const grant = (reach: Reach): Scope => reach as Scope;

/** The rights of a caller who is no person, such as a key or a device: none that reaches over every client. */
const NOBODY = { userId: 0, super: 'none', root: false, archived: new Set<ClientId>() } as const;

/** The service itself at work in one client, in a job or after an event: it reads all of that client. */
export const serviceScope = (clientId: ClientId): Scope =>
  grant({ ...NOBODY, clients: new Map([[clientId, 'user']]), sectors: 'all' });

/** What somebody may see, for letters that the service writes to them: a letter contains nothing else. */
export const readerScope = (user: User): Scope => grant(scopeOf(user));

/**
 * For signed-in people: the application's API key, and a token of a valid session of ours or of the user pool. And for
 * programs, with a token of their own.
 *
 * @param beforeSecondStep also for people who still have to set up a required second step
 * @param opened the scope that lets programs make the call; null: none may
 */
export function sessionGate(
  services: Services,
  { beforeSecondStep = false, opened }: SessionGate,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const secret = serviceToken(c);
    if (secret !== undefined) {
      if (opened === null) throw new HttpProblem('not-for-programs');
      c.set('scope', grant(await services.programs.reach(secret, opened)));
      return await next();
    }
    if (c.req.header('x-api-key') !== (await services.apiKey())) throw new HttpProblem('bad-api-key');
    const entitled = await whoseToken(services, bearerOf(c));
    if (entitled === null) throw notSignedIn();
    const { user, archived, isSecondStepMissing } = entitled;
    services.archive.demandInUse(user, archived);
    c.set('scope', grant(scopeOf(user, new Set(archived.keys()))));
    await services.countPersonCall(user.id, c.get('log'));
    if (isSecondStepMissing && !beforeSecondStep) throw new HttpProblem('second-step-missing');
    if (isDemoAccount(user, services.demoEmail)) c.set('demoReader', user);
    await next();
  };
}

/** A partner's page: its key opens figures of one kind, of the key's sectors and of those of its stations. */
export function keyGate(
  services: Services,
  { metric, picture }: { readonly metric: EmbedMetric; readonly picture?: true },
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const key = await embedKeyOf(c, services, picture === true);
    demandMetric(key, metric);
    c.set('embedKey', key);
    const reached = [...key.sectorIds, ...key.stations.values()];
    const sectors = new Map(reached.map((sectorId) => [sectorId, 'user'] as const));
    const clients = new Map([[key.clientId, 'user'] as const]);
    c.set('scope', grant({ ...NOBODY, clients, sectors }));
    await next();
  };
}

/**
 * A device in the field: its key opens the paths of its own serial number and no other. Its measurements are kept also
 * while its client is archived (decision 21).
 */
export function deviceGate({ databases }: Services): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const key = c.req.header(DEVICE_KEY_HEADER) ?? '';
    const device = isDeviceKey(key) ? await nodeByKeyHash(databases.auth, hashOfDeviceKey(key)) : null;
    if (device === null) throw new HttpProblem('bad-device-key');
    c.set('device', device);
    if (c.req.param('serial') !== device.serial) throw notFound();
    const clients = new Map([[device.clientId, 'user'] as const]);
    c.set('scope', grant({ ...NOBODY, clients, sectors: 'all' }));
    await next();
  };
}

function bearerOf(c: AppContext): string {
  const token = bearerToken(c);
  if (token === undefined) throw notSignedIn();
  return token;
}

const notSignedIn = () => new HttpProblem('not-signed-in', { headers: { 'www-authenticate': 'Bearer' } });
