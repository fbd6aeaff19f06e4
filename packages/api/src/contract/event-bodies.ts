import { EVENT_TYPES, type EventFields, MEASURES, PHENOLOGY_STAGES } from '@vigia/domain';
import * as z from 'zod/mini';
import { Day, Id } from './common.ts';
import { Line, Prose, Serial } from './text.ts';

/** An instant with its zone, or a day, which stands for its noon in Chile. */
const When = z
  .union([Day, z.iso.datetime({ offset: true })], {
    error: 'Se espera un instante ISO 8601 o una fecha YYYY-MM-DD',
  })
  .check(
    z.refine((text) => Date.parse(text) >= Date.UTC(1900) && Date.parse(text) < Date.UTC(2200), {
      error: 'Se espera un instante entre 1900 y 2199',
    }),
  );

const Email = z.nullish(Line(254));
const Comments = z.nullish(Prose(4_000));
const Lure = z.nullish(
  z.strictObject({
    installed: z.boolean(),
    change_notification_days: z.nullish(z.number()),
    expiration_days: z.nullish(z.number()),
  }),
);
const Reference = z.nullish(Id);

/**
 * Fields as they travel. What may be missing, and in which bounds a figure lies, are rules of the domain: it names the
 * field and says why.
 */
const FIELDS = {
  station_id: Reference,
  station_name: z.nullish(Line(120)),
  node_id: z.nullish(Serial),
  old_node_id: z.nullish(Serial),
  new_node_id: z.nullish(Serial),
  user_email: Email,
  sector_id: Reference,
  season_id: Reference,
  crop_id: Reference,
  pest_id: Reference,
  gps_lat: z.nullish(z.number()),
  gps_lon: z.nullish(z.number()),
  lure_settings: Lure,
  comments: Comments,
  biofix_type: z.nullish(z.enum(['biofix', 'chronofix'])),
  product: z.nullish(Line(200)),
  dose: z.nullish(z.number()),
  measure: z.nullish(z.enum(MEASURES)),
  phenology_stage: z.nullish(z.enum(PHENOLOGY_STAGES)),
} satisfies Record<keyof EventFields, z.ZodMiniType>;

/** The device pool that the device is taken from: without it a device of another client stays where it is. */
const Handover = { from_client_id: Reference };

function body<Kind extends (typeof EVENT_TYPES)[number], Field extends keyof typeof FIELDS>(
  kind: Kind,
  fields: readonly Field[],
) {
  const own = Object.fromEntries(fields.map((field) => [field, FIELDS[field]])) as Pick<typeof FIELDS, Field>;
  return z.strictObject({ type: z.literal(kind), client_id: Id, datetime_event: z.optional(When), ...own });
}

/**
 * `POST /v2/events`: one shape per kind of report.
 * - `device_install` makes the station, or brings the device to the one of that name in the sector that has none.
 * - Both take a device of a pool for the client when `from_client_id` names that pool, and are refused without it.
 * - `device_swap` takes the device that stands there for `old_node_id` when none is named.
 */
export const EventBody = z.discriminatedUnion(
  'type',
  [
    z.extend(
      body('device_install', [
        'station_name',
        'node_id',
        'gps_lat',
        'gps_lon',
        'sector_id',
        'season_id',
        'crop_id',
        'pest_id',
        'user_email',
        'lure_settings',
        'comments',
      ]),
      Handover,
    ),
    z.extend(
      body('device_swap', ['station_id', 'old_node_id', 'new_node_id', 'user_email', 'comments']),
      Handover,
    ),
    body('station_maintenance', ['station_id', 'node_id', 'user_email', 'lure_settings', 'comments']),
    body('biofix_set', ['season_id', 'sector_id', 'pest_id', 'biofix_type', 'user_email', 'comments']),
    body('agrochemical_application', [
      'sector_id',
      'pest_id',
      'product',
      'dose',
      'measure',
      'user_email',
      'comments',
    ]),
    body('agrochemical_recommendation', ['sector_id', 'crop_id', 'pest_id', 'user_email', 'comments']),
    body('first_capture', [
      'station_id',
      'sector_id',
      'crop_id',
      'pest_id',
      'season_id',
      'user_email',
      'comments',
    ]),
    body('crop_phenology_changed', [
      'season_id',
      'sector_id',
      'crop_id',
      'phenology_stage',
      'user_email',
      'comments',
    ]),
  ],
  { error: `Se espera uno de: ${EVENT_TYPES.join(', ')}` },
);
export type EventBody = z.infer<typeof EventBody>;
