import type { EmbedKeyPatch } from '@vigia/api/contract';
import type { PartOf, SectorId, StationId } from '@vigia/domain/farm';
import { type EmbedKey, type EmbedKeyInput, PUBLISHED_METRIC_WORDS } from '@vigia/domain/published';
import { joinEdits } from '../http/join-edits.ts';
import { KEY_NAMES } from './key-draft.ts';

/** Names of a client's sectors and stations by id. */
export interface SubjectNames {
  readonly sectors: ReadonlyMap<SectorId, string>;
  readonly stations: ReadonlyMap<StationId, string>;
}

const inNumbers = (ids: readonly number[] | undefined) => ids && [...ids].sort((a, b) => a - b);

/** Its lists in one order, as their order has no meaning. */
const ordered = ({ name, sectorIds, stationIds, metrics, origins }: PartOf<EmbedKeyInput>) => ({
  name,
  sectorIds: inNumbers(sectorIds),
  stationIds: inNumbers(stationIds),
  metrics: metrics && [...metrics].sort(),
  origins: origins && [...origins].sort(),
});

/**
 * The sent key, joined with what others changed since its editor saw it.
 *
 * @throws {HttpProblem} 409 at each field that both changed
 */
export function joinedKey(
  { name, sectorIds, stationIds, metrics, origins }: EmbedKey,
  wanted: EmbedKeyInput,
  seen: EmbedKeyPatch['seen'],
  subjectNames: SubjectNames,
): EmbedKeyInput {
  if (seen === undefined) return wanted;
  const now: EmbedKeyInput = { name, sectorIds, stationIds, metrics, origins };
  const shown = {
    sectorIds: named(sectorIds, subjectNames.sectors),
    stationIds: named(stationIds, subjectNames.stations),
    metrics: metrics.map((metric) => PUBLISHED_METRIC_WORDS.es[metric]).join(', '),
    origins: origins.join(', '),
  };
  const labels = { shown, names: KEY_NAMES };
  const changed = joinEdits(ordered(wanted), ordered(seen), ordered(now) as EmbedKeyInput, labels);
  const fields = (Object.keys(changed) as (keyof EmbedKeyInput)[]).map((field) => [field, wanted[field]]);
  return { ...now, ...Object.fromEntries(fields) };
}

const named = (ids: readonly number[], names: ReadonlyMap<number, string>): string =>
  ids.map((id) => names.get(id) ?? String(id)).join(', ');
