import { EMBED_OVERLAP_DAYS } from '@vigia/domain';
import { z } from 'zod';
import { Id, IdParam, Instant } from './common.ts';
import { EmbedMetricName } from './embed.ts';
import { Line } from './text.ts';

const LONGEST_NAME = 120;
const LONGEST_ORIGIN = 300;
const MOST = 200;
const own = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .max(MOST)
    .refine((list) => new Set(list).size === list.length, { error: 'Cada uno va una vez' });

/** A publishable key as its administrators see it; the key itself is never shown again. */
export const EmbedKeyWire = z.strictObject({
  key_id: Id,
  client_id: Id,
  name: z.string(),
  /** Its first letters, to tell keys apart. */
  key_prefix: z.string(),
  sector_ids: z.array(Id),
  station_ids: z.array(Id),
  metrics: z.array(EmbedMetricName),
  origins: z.array(z.string()),
  created_at: Instant,
  /** E-mail; null for a key made at the command line. */
  created_by: z.string().nullable(),
  expires_at: Instant.nullable(),
  revoked_at: Instant.nullable(),
  /** The key that takes over from it. */
  replaced_by: Id.nullable(),
  last_used_at: Instant.nullable(),
  last_used_origin: z.string().nullable(),
});
export type EmbedKeyWire = z.infer<typeof EmbedKeyWire>;

export const EmbedKeysQuery = z.object({ client_id: IdParam });

/** `POST /v2/embed-keys`. Origins are exact: `https://www.example.cl`, and `http://` for this machine alone. */
export const EmbedKeyBody = z.strictObject({
  client_id: Id,
  name: Line(LONGEST_NAME).min(1),
  sector_ids: own(Id),
  station_ids: own(Id),
  metrics: own(EmbedMetricName).min(1),
  origins: own(z.string().max(LONGEST_ORIGIN)).min(1),
  expires_at: Instant.nullable(),
});
export type EmbedKeyBody = z.infer<typeof EmbedKeyBody>;

/** `POST /v2/embed-keys/{key_id}/rotate`: both keys open for so many days. */
export const EmbedRotateBody = z.strictObject({
  overlap_days: z.int().min(0).max(EMBED_OVERLAP_DAYS.most).default(EMBED_OVERLAP_DAYS.usual),
});

/** The only answer that holds a key; null when the same request is sent again, for it is stored nowhere. */
export const EmbedKeyAnswer = z.strictObject({ key: z.string().nullable(), embed_key: EmbedKeyWire });
export type EmbedKeyAnswer = z.infer<typeof EmbedKeyAnswer>;
