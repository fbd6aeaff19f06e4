import type { EmbedKeyPatch, EmbedKeyWire } from '@vigia/api/contract';
import { EMBED_METRIC_WORDS, type PartOf, type SectorId, type StationId } from '@vigia/domain';
import { joinEdits } from '../http/join-edits.ts';
import type { OpenedDraft } from './key-draft.ts';

/** Names of what a client has. */
export interface NamedPlaces {
  readonly sectors: ReadonlyMap<SectorId, string>;
  readonly stations: ReadonlyMap<StationId, string>;
}

const inNumbers = (ids: readonly number[] | undefined) => ids && [...ids].sort((a, b) => a - b);

/** Its lists in one order, for what they hold is all that counts. */
const ordered = ({ name, sector_ids, station_ids, metrics, origins }: PartOf<OpenedDraft>) => ({
  name,
  sector_ids: inNumbers(sector_ids),
  station_ids: inNumbers(station_ids),
  metrics: metrics && [...metrics].sort(),
  origins: origins && [...origins].sort(),
});

/**
 * What is sent, joined to what others changed since its editor saw it.
 *
 * @throws {HttpProblem} 409 at each field that both changed
 */
export function joinedKey(
  { name, sector_ids, station_ids, metrics, origins }: EmbedKeyWire,
  wanted: OpenedDraft,
  seen: EmbedKeyPatch['seen'],
  places: NamedPlaces,
): OpenedDraft {
  if (seen === undefined) return wanted;
  const now: OpenedDraft = { name, sector_ids, station_ids, metrics, origins };
  const shown = {
    sector_ids: named(sector_ids, places.sectors),
    station_ids: named(station_ids, places.stations),
    metrics: metrics.map((metric) => EMBED_METRIC_WORDS[metric]).join(', '),
    origins: origins.join(', '),
  };
  const changed = joinEdits(ordered(wanted), ordered(seen), ordered(now) as OpenedDraft, { shown });
  const fields = (Object.keys(changed) as (keyof OpenedDraft)[]).map((field) => [field, wanted[field]]);
  return { ...now, ...Object.fromEntries(fields) };
}

const named = (ids: readonly number[], names: ReadonlyMap<number, string>): string =>
  ids.map((id) => names.get(id) ?? String(id)).join(', ');
