/** Programs of a client, each with a token of its own. */
import { PROGRAM_SCOPES, TOKEN_OVERLAP_HOURS } from '@vigia/domain/access';
import * as z from 'zod/mini';
import { Id, IdParam, Moment } from './common.ts';
import { codecOf, type Decoded, field, listOf, queryOf } from './fields.ts';
import { Line } from './text.ts';

const LONGEST_NAME = 80;
const MOST_SECTORS = 200;

const Scope = z.enum(PROGRAM_SCOPES, { error: 'No es un permiso de programas' });
const once = <T, W>(item: z.ZodMiniType<T, W>, most: number, none: string) =>
  listOf(item).check(
    z.minLength(1, { error: none }),
    z.maxLength(most),
    z.refine((list) => new Set(list).size === list.length, { error: 'Cada uno va una vez' }),
  );

const id = field('token_id', Id);
const clientId = field('client_id', Id);
const expiresAt = field('expires_at', Moment);

/** What is chosen of a new token. */
export const newServiceToken = {
  name: field(
    'token_name',
    z.string(),
    Line(LONGEST_NAME).check(z.trim(), z.minLength(1, { error: 'Escriba un nombre' })),
  ),
  scopes: field('scopes', listOf(Scope), once(Scope, PROGRAM_SCOPES.length, 'Elija al menos un permiso')),
  sectorIds: field(
    'sector_ids',
    z.nullable(listOf(Id)),
    z.nullable(once(Id, MOST_SECTORS, 'Elija al menos un campo, o todos')),
  ),
  expiresAt,
};
const serviceToken = {
  ...{ id, clientId, ...newServiceToken },
  start: field('token_start', z.string()),
  createdAt: field('created_at', Moment),
  createdBy: field('created_by', z.nullable(z.string())),
  replacedUntil: field('replaced_until', z.nullable(Moment)),
  endedAt: field('ended_at', z.nullable(Moment)),
  lastUsedAt: field('last_used_at', z.nullable(Moment)),
};
export const ServiceTokenWire = codecOf(serviceToken, 'read');

export const serviceTokensQuery = { clientId: field('client_id', IdParam) };
export const ServiceTokensQuery = queryOf(serviceTokensQuery);

/** `POST /v2/service-tokens`. */
const clientsNewToken = { clientId, ...newServiceToken };
export const ServiceTokenBody = codecOf(clientsNewToken, 'written');
export type ServiceTokenBody = Decoded<typeof clientsNewToken, 'written'>;

/** `POST /v2/service-tokens/{token_id}/rotate`: both secrets are accepted for so many hours. */
const tokenRotation = {
  overlapHours: field(
    'overlap_hours',
    z._default(z.int().check(z.gte(0), z.lte(TOKEN_OVERLAP_HOURS.most)), TOKEN_OVERLAP_HOURS.usual),
  ),
  expiresAt,
};
export const ServiceTokenRotation = codecOf(tokenRotation, 'written');
export type ServiceTokenRotation = Decoded<typeof tokenRotation, 'written'>;

const madeToken = { secret: field('secret', z.string()), token: field('service_token', ServiceTokenWire) };
export const ServiceTokenAnswer = codecOf(madeToken, 'read');
export type MadeServiceToken = Decoded<typeof madeToken>;
