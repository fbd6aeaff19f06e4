import { EMBED_OVERLAP_DAYS } from '@vigia/domain';
import * as z from 'zod/mini';
import { Id, IdParam, Instant } from './common.ts';
import { EmbedMetricName } from './embed.ts';
import { Line } from './text.ts';

const LONGEST_NAME = 120;
const LONGEST_ORIGIN = 300;
const LONGEST_KEY = 200;
const MOST = 200;
const own = <T extends z.ZodMiniType>(item: T) =>
  z.array(item).check(
    z.maxLength(MOST),
    z.refine((list) => new Set(list).size === list.length, { error: 'Cada uno va una vez' }),
  );

/** A publishable key as its administrators see it. */
export const EmbedKeyWire = z.strictObject({
  key_id: Id,
  client_id: Id,
  name: z.string(),
  /** Its first letters, to tell keys apart. */
  key_prefix: z.string(),
  /** The whole of it; null for a key made before they were kept, until somebody has brought it. */
  key: z.nullable(z.string()),
  sector_ids: z.array(Id),
  station_ids: z.array(Id),
  metrics: z.array(EmbedMetricName),
  origins: z.array(z.string()),
  created_at: Instant,
  /** E-mail; null for a key made at the command line. */
  created_by: z.nullable(z.string()),
  expires_at: z.nullable(Instant),
  revoked_at: z.nullable(Instant),
  /** The key that takes over from it. */
  replaced_by: z.nullable(Id),
  last_used_at: z.nullable(Instant),
  last_used_origin: z.nullable(z.string()),
  /** The build of the widgets that each of its sites was last seen with. */
  builds: z.array(z.strictObject({ origin: z.string(), build: z.string(), seen_at: Instant })),
});
export type EmbedKeyWire = z.infer<typeof EmbedKeyWire>;

export const EmbedKeysQuery = z.object({ client_id: IdParam });

/** Origins are exact: `https://www.example.cl`, and `http://` for this machine alone. */
const opened = {
  name: Line(LONGEST_NAME).check(z.minLength(1)),
  sector_ids: own(Id),
  station_ids: own(Id),
  metrics: own(EmbedMetricName).check(z.minLength(1)),
  origins: own(z.string().check(z.maxLength(LONGEST_ORIGIN))).check(z.minLength(1)),
};

/** `POST /v2/embed-keys`. */
export const EmbedKeyBody = z.strictObject({ client_id: Id, ...opened, expires_at: z.nullable(Instant) });
export type EmbedKeyBody = z.infer<typeof EmbedKeyBody>;

/** `PUT /v2/embed-keys/{key_id}`: the key itself stays as it is. `seen` is what its editor saw. */
export const EmbedKeyPatch = z.strictObject({
  ...opened,
  seen: z.optional(z.partial(z.strictObject(opened))),
});
export type EmbedKeyPatch = z.infer<typeof EmbedKeyPatch>;

/** `PUT /v2/embed-keys/{key_id}/key`: the key, from the code of a page that uses it. */
export const EmbedKeyText = z.strictObject({ key: z.string().check(z.maxLength(LONGEST_KEY)) });

/** `POST /v2/embed-keys/{key_id}/rotate`: both keys open for so many days. */
export const EmbedRotateBody = z.strictObject({
  overlap_days: z._default(z.int().check(z.gte(0), z.lte(EMBED_OVERLAP_DAYS.most)), EMBED_OVERLAP_DAYS.usual),
});

export const EmbedKeyAnswer = z.strictObject({ key: z.string(), embed_key: EmbedKeyWire });
export type EmbedKeyAnswer = z.infer<typeof EmbedKeyAnswer>;
