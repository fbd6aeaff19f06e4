import { ALIGNMENTS, PERIODS } from '@vigia/domain';
import {
  CAPTURE_INTERVALS,
  COMPARED_SEASONS,
  EMBED_LOCALES,
  EMBED_METRICS,
  EMBED_THEMES,
  EMBED_UNITS,
  PUBLISHED_ALIGNMENTS,
} from '@vigia/domain/published';
import * as z from 'zod/mini';
import { Day, Id, IdParam, Instant } from './common.ts';

export const EmbedMetricName = z.enum(EMBED_METRICS);
const Key = z.string().check(z.maxLength(200));

/**
 * `POST /embed/session`, as JSON or as JSON text with the type `text/plain`, which browsers send without a
 * preflight.
 */
export const EmbedSessionBody = z.strictObject({
  key: Key,
  /** Version and hash of the calling widgets: `v1.0.0-0a1b2c3d`. */
  build: z.optional(z.string().check(z.regex(/^v\d{1,4}\.\d{1,4}\.\d{1,4}-[0-9a-f]{8}$/))),
});

export type EmbedSessionBody = z.infer<typeof EmbedSessionBody>;

/**
 * The token is sent with every call for data (`authorization: Bearer …`). It is valid only for the page's
 * origin.
 */
export const EmbedSessionAnswer = z.strictObject({
  token: z.string(),
  expires_at: Instant,
  /** What the key opens; a sector includes its stations. */
  scopes: z.strictObject({
    sectors: z.array(Id),
    stations: z.array(Id),
    metrics: z.array(EmbedMetricName),
  }),
});
export type EmbedSessionAnswer = z.infer<typeof EmbedSessionAnswer>;

/** Query of a sector's published chart. `from` and `to` limit its days. */
export const EmbedQuery = z.object({
  pest_id: z.optional(IdParam),
  crop_id: z.optional(IdParam),
  season_id: z.optional(IdParam),
  /** Only one station of the sector, for a key of a station. */
  station_id: z.optional(IdParam),
  from: z.optional(Day),
  to: z.optional(Day),
  locale: z._default(z.enum(EMBED_LOCALES), 'es'),
});
export type EmbedQuery = z.infer<typeof EmbedQuery>;

const COMPARED = {
  /** `previous`, or ids of seasons of the field: `7_8`. */
  compare: z.optional(z.string().check(z.regex(COMPARED_SEASONS))),
  align: z._default(z.enum(PUBLISHED_ALIGNMENTS), 'calendar'),
};
/** Degree-days, with other seasons of the field laid over them. */
export const EmbedDegreeDayQuery = z.extend(EmbedQuery, COMPARED);
export type EmbedDegreeDayQuery = z.infer<typeof EmbedDegreeDayQuery>;

/** Captures, with those of other seasons of the field below them. */
const COMPARED_CAPTURES = { ...COMPARED, align: z._default(z.enum(ALIGNMENTS), 'calendar') };
export const EmbedCapturesQuery = z.extend(EmbedQuery, COMPARED_CAPTURES);
export type EmbedCapturesQuery = z.infer<typeof EmbedCapturesQuery>;

/** Chill, climate or mildew, with those of other seasons of the field on the same days of the year. */
export const EmbedSeasonsQuery = z.extend(EmbedQuery, { compare: COMPARED.compare });
export type EmbedSeasonsQuery = z.infer<typeof EmbedSeasonsQuery>;

/** The risk of a pest, of mildew, or the highest of all that are followed. */
export const EmbedRiskQuery = z.extend(EmbedQuery, {
  of: z._default(z.enum(['worst', 'captures', 'mildew']), 'worst'),
});
export const EmbedCardQuery = z.pick(EmbedQuery, { locale: true });

const size = (least: number, usual: number) =>
  z._default(z.coerce.number().check(z.int(), z.gte(least), z.lte(4000)), usual);
const PICTURE = {
  mode: z._default(z.enum(EMBED_THEMES), 'light'),
  units: z._default(z.enum(EMBED_UNITS), 'metric'),
  /** The key in the address, for an `<img>`, which cannot send headers. */
  key: z.optional(z.string()),
};
const CHART = {
  ...PICTURE,
  width: size(240, 800),
  height: size(160, 400),
  period: z._default(z.enum(PERIODS), 'allSeason'),
};

/** The chart as a picture, for the first paint and for pages without scripts. */
export const EmbedPictureQuery = z.extend(EmbedQuery, CHART);
export const EmbedDegreeDayPictureQuery = z.extend(EmbedPictureQuery, COMPARED);
export const EmbedSeasonsPictureQuery = z.extend(EmbedPictureQuery, { compare: COMPARED.compare });
/** Captures by week or by day. */
export const EmbedCapturesPictureQuery = z.extend(EmbedPictureQuery, {
  ...COMPARED_CAPTURES,
  interval: z._default(z.enum(CAPTURE_INTERVALS), 'weekly'),
});
export const EmbedMapPictureQuery = z.extend(EmbedQuery, {
  ...PICTURE,
  width: size(240, 480),
  height: size(160, 360),
});
export const EmbedRiskPictureQuery = z.extend(EmbedRiskQuery, {
  ...PICTURE,
  width: size(160, 320),
  height: size(48, 72),
});
export const EmbedCardPictureQuery = z.extend(EmbedCardQuery, {
  ...PICTURE,
  width: size(240, 320),
  height: size(160, 200),
});

/** Data of the sample partner's page for the demo farm. The key is publishable: any page may contain it. */
export const DemoEmbedAnswer = z.strictObject({ sector_id: Id, key: z.string() });

/**
 * `GET /embed/versions.json`: the widgets' files by version, newest first, with the hashes that pages use for
 * them.
 */
export const EmbedVersions = z.strictObject({
  /** Null before any widgets are built. */
  latest: z.nullable(z.string()),
  versions: z.array(
    z.strictObject({
      version: z.string(),
      files: z.array(
        z.strictObject({ path: z.string(), bytes: z.number().check(z.int()), integrity: z.string() }),
      ),
    }),
  ),
});
export type EmbedVersions = z.infer<typeof EmbedVersions>;
