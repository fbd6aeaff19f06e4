import { healthSentence } from '../es/health.ts';
import { HEALTH_ROWS, type HealthRowId, INTERNAL_ROWS } from './codes.ts';
import type { StationHealthInput } from './input.ts';
import type { HealthPart } from './parts.ts';
import { observeHealth, rowsFor } from './station-health.ts';

/** A row of the internal view, with what a grower is shown of it. */
export interface HealthEntry extends HealthPart {
  /** In Spanish; null for a row that is not shown to growers. */
  readonly userText: string | null;
}

/** The seven rows of `observeHealth` as the internal view has them. Throws as it does. */
export function healthEntries(input: StationHealthInput): Readonly<Record<HealthRowId, HealthEntry>> {
  const seen = observeHealth(input);
  const rows = rowsFor(seen, 'internal');
  const shown = rowsFor(seen, 'user');
  const entryOf = (id: HealthRowId): HealthEntry => ({
    ...rows[id],
    userText: INTERNAL_ROWS.has(id) ? null : healthSentence(shown[id]),
  });
  return Object.fromEntries(HEALTH_ROWS.map((id) => [id, entryOf(id)])) as Record<HealthRowId, HealthEntry>;
}
