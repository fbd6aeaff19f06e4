import * as z from 'zod/mini';
import { Day, Id, Instant } from './common.ts';
import { SerialParam } from './devices.ts';
import { CommaList } from './paging.ts';

export const HealthQuery = z.object({
  compute_days: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(60)), 14),
  view: z._default(z.enum(['user', 'internal']), 'user'),
});
export type HealthQuery = z.infer<typeof HealthQuery>;

const StationIdText = z
  .string()
  .check(z.regex(/^[1-9]\d{0,8}$/, { error: 'Debe ser un número de estación' }));

/** Stations or devices of a client that one call takes; a longer list asks several times. */
export const MAX_HEALTH_PLACES = 250;

/** Health of many stations and devices of a client at once. */
export const ClientHealthQuery = z.object({
  compute_days: HealthQuery.shape.compute_days,
  station_id: z.optional(CommaList(StationIdText, MAX_HEALTH_PLACES)),
  node_id: z.optional(CommaList(SerialParam, MAX_HEALTH_PLACES)),
});
export type ClientHealthQuery = z.infer<typeof ClientHealthQuery>;

/** `GET /nodes/{id}/health`: days, both included, sixty at most; without them the last two weeks. */
export const LegacyHealthQuery = z.object({ dateStart: z.optional(Day), dateEnd: z.optional(Day) });
export type LegacyHealthQuery = z.infer<typeof LegacyHealthQuery>;

const State = z.enum(['ok', 'warning', 'error', 'unknown']);

const HealthPart = z.strictObject({
  state: State,
  details: z.strictObject({
    info_last_date: z.nullable(Instant),
    info_last_value: z.nullable(z.union([z.number(), z.string()])),
    errors: z.array(z.string()),
  }),
});
export type HealthPart = z.infer<typeof HealthPart>;

/** `view=user`: the four parts a grower sees. */
export const HealthAnswer = z.strictObject({
  connection: HealthPart,
  energy: HealthPart,
  images: HealthPart,
  sensors: HealthPart,
});
export type HealthAnswer = z.infer<typeof HealthAnswer>;

/** `GET /v2/clients/{client_id}/stations/health`: the four parts of a list's stations. */
export const StationsHealthQuery = z.object({
  compute_days: HealthQuery.shape.compute_days,
  station_id: CommaList(StationIdText, MAX_HEALTH_PLACES),
});
export type StationsHealthQuery = z.infer<typeof StationsHealthQuery>;
/** Without those that are not the client's, or not seen. */
export const StationsHealthAnswer = z.array(z.extend(HealthAnswer, { station_id: Id }));
export type StationsHealthAnswer = z.infer<typeof StationsHealthAnswer>;

const HealthEntry = z.strictObject({
  state: State,
  details: z.strictObject({
    info_last_date: z.nullable(Instant),
    info_last_value: z.nullable(z.number()),
    info_user_view: z.nullable(z.string()),
    errors: z.readonly(z.array(z.string())),
  }),
});

/** `view=internal`: the health object, for those who look after devices. */
export const HealthObjectAnswer = z.strictObject({
  station_id: z.nullable(Id),
  serial_number: z.nullable(z.string()),
  diagnostics: z.strictObject({ selftest: HealthEntry }),
  connection: z.strictObject({ signal: HealthEntry, connection: HealthEntry }),
  energy: z.strictObject({ battery: HealthEntry }),
  images: z.strictObject({ camera_1: HealthEntry, camera_2: HealthEntry }),
  sensors: z.strictObject({ weather_sensor: HealthEntry }),
});
export type HealthObjectAnswer = z.infer<typeof HealthObjectAnswer>;
