import { EMBED_OVERLAP_DAYS } from '@vigia/domain/published';
import * as z from 'zod/mini';
import { Id, IdParam, Moment } from './common.ts';
import { EmbedMetricName } from './embed.ts';
import { codecOf, type Decoded, field, listOf, queryOf, seenOf } from './fields.ts';
import { Line } from './text.ts';

const LONGEST_NAME = 120;
const LONGEST_ORIGIN = 300;
const LONGEST_KEY = 200;
const MOST = 200;
const own = <T, W>(item: z.ZodMiniType<T, W>) =>
  listOf(item).check(
    z.maxLength(MOST),
    z.refine((list) => new Set(list).size === list.length, { error: 'Cada uno va una vez' }),
  );

const id = field('key_id', Id);
const clientId = field('client_id', Id);
const expiresAt = field('expires_at', z.nullable(Moment));

/**
 * Fields of a key that can be edited. Origins are exact: `https://www.example.cl`; `http://` only for the local
 * machine.
 */
export const embedKeyInput = {
  name: field('name', z.string(), Line(LONGEST_NAME).check(z.minLength(1))),
  sectorIds: field('sector_ids', listOf(Id), own(Id)),
  stationIds: field('station_ids', listOf(Id), own(Id)),
  metrics: field('metrics', listOf(EmbedMetricName), own(EmbedMetricName).check(z.minLength(1))),
  origins: field(
    'origins',
    listOf(z.string()),
    own(z.string().check(z.maxLength(LONGEST_ORIGIN))).check(z.minLength(1)),
  ),
};
/** Fields of a new key. */
export const newEmbedKey = { ...embedKeyInput, expiresAt };

export const embedBuild = {
  origin: field('origin', z.string()),
  build: field('build', z.string()),
  seenAt: field('seen_at', Moment),
};
const { name, sectorIds, stationIds, metrics, origins } = embedKeyInput;
const embedKey = {
  ...{ id, clientId, name },
  prefix: field('key_prefix', z.string()),
  key: field('key', z.nullable(z.string())),
  ...{ sectorIds, stationIds, metrics, origins },
  createdAt: field('created_at', Moment),
  createdBy: field('created_by', z.nullable(z.string())),
  expiresAt,
  revokedAt: field('revoked_at', z.nullable(Moment)),
  replacedBy: field('replaced_by', z.nullable(Id)),
  lastUsedAt: field('last_used_at', z.nullable(Moment)),
  lastUsedOrigin: field('last_used_origin', z.nullable(z.string())),
  builds: field('builds', listOf(codecOf(embedBuild, 'read'))),
};
export const EmbedKeyWire = codecOf(embedKey, 'read');

export const embedKeysQuery = { clientId: field('client_id', IdParam) };
export const EmbedKeysQuery = queryOf(embedKeysQuery);

/** `POST /v2/embed-keys`. */
const clientsNewKey = { clientId, ...newEmbedKey };
export const EmbedKeyBody = codecOf(clientsNewKey, 'written');
export type EmbedKeyBody = Decoded<typeof clientsNewKey, 'written'>;

/** `PUT /v2/embed-keys/{key_id}`: does not change the text of the key. */
const editedKey = { ...embedKeyInput, ...seenOf(embedKeyInput) };
export const EmbedKeyPatch = codecOf(editedKey, 'written');
export type EmbedKeyPatch = Decoded<typeof editedKey, 'written'>;

/** `PUT /v2/embed-keys/{key_id}/key`: the text of the key, copied from the code of a page that uses it. */
export const EmbedKeyText = z.strictObject({ key: z.string().check(z.maxLength(LONGEST_KEY)) });

/** `POST /v2/embed-keys/{key_id}/rotate`: both keys are valid for so many days. */
export const embedRotation = {
  overlapDays: field(
    'overlap_days',
    z._default(z.int().check(z.gte(0), z.lte(EMBED_OVERLAP_DAYS.most)), EMBED_OVERLAP_DAYS.usual),
  ),
};
export const EmbedRotateBody = codecOf(embedRotation, 'written');

const madeKey = { key: field('key', z.string()), embedKey: field('embed_key', EmbedKeyWire) };
export const EmbedKeyAnswer = codecOf(madeKey, 'read');
export type MadeKey = Decoded<typeof madeKey>;
