import type { NodeSerial, StationId } from '../entities/ids.ts';
import { healthSentence } from '../es/health.ts';
import { type HealthCode, type HealthRowId, type HealthState, INTERNAL_ROWS } from './codes.ts';
import type { StationHealthInput } from './input.ts';
import { observeHealth, rowsFor } from './station-health.ts';

export interface HealthEntry {
  readonly state: HealthState;
  readonly details: {
    /** ISO 8601, UTC; null without data. */
    readonly info_last_date: string | null;
    readonly info_last_value: number | null;
    /** What a grower is told of this row, in Spanish; null for a row that is not shown to growers. */
    readonly info_user_view: string | null;
    readonly errors: readonly HealthCode[];
  };
}

/** Whose health it is; the other one is null. */
export interface HealthSubject {
  readonly station_id: StationId | null;
  readonly serial_number: NodeSerial | null;
}

/** Health of a station or node in the specified shape, as the internal view answers it. */
export interface HealthObject extends HealthSubject {
  readonly diagnostics: { readonly selftest: HealthEntry };
  readonly connection: { readonly signal: HealthEntry; readonly connection: HealthEntry };
  readonly energy: { readonly battery: HealthEntry };
  readonly images: { readonly camera_1: HealthEntry; readonly camera_2: HealthEntry };
  readonly sensors: { readonly weather_sensor: HealthEntry };
}

/** The seven rows of `observeHealth` as the specified object, each with what its user sees of it. Throws as they do. */
export function healthObject(subject: HealthSubject, input: StationHealthInput): HealthObject {
  const seen = observeHealth(input);
  const rows = rowsFor(seen, 'internal');
  const shown = rowsFor(seen, 'user');
  const entry = (id: HealthRowId): HealthEntry => {
    const { state, lastDate, lastValue, errors } = rows[id];
    return {
      state,
      details: {
        info_last_date: lastDate === null ? null : new Date(lastDate).toISOString(),
        info_last_value: lastValue?.value ?? null,
        info_user_view: INTERNAL_ROWS.has(id) ? null : healthSentence(shown[id]),
        errors,
      },
    };
  };
  return {
    ...subject,
    diagnostics: { selftest: entry('selftest') },
    connection: { signal: entry('signal'), connection: entry('connection') },
    energy: { battery: entry('battery') },
    images: { camera_1: entry('camera_1'), camera_2: entry('camera_2') },
    sensors: { weather_sensor: entry('weather_sensor') },
  };
}
