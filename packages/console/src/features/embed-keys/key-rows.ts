import type { EpochMs } from '@vigia/domain';
import type { ClientTree } from '@vigia/domain/farm';
import {
  type EmbedKey,
  type EmbedKeyState,
  embedKeyState,
  PUBLISHED_METRIC_WORDS,
} from '@vigia/domain/published';

export interface KeyRow {
  readonly key: EmbedKey;
  readonly client: string;
  /** Names of what it publishes, sectors first. */
  readonly subjects: string;
  readonly metrics: string;
  readonly state: EmbedKeyState;
}

const named = (list: readonly { readonly id: number; readonly name: string }[], ids: readonly number[]) =>
  ids.map((id) => list.find((one) => one.id === id)?.name ?? String(id));

/** Keys with their names and present state; deleted things are shown by their number. */
export function keyRows(
  keys: readonly EmbedKey[],
  { client, sectors, stations }: Pick<ClientTree, 'client' | 'sectors' | 'stations'>,
  now: EpochMs,
): KeyRow[] {
  return keys.map((key) => ({
    key,
    client: client.name,
    subjects: [...named(sectors, key.sectorIds), ...named(stations, key.stationIds)].join(', '),
    metrics: key.metrics.map((metric) => PUBLISHED_METRIC_WORDS.es[metric]).join(', '),
    state: embedKeyState(key, now),
  }));
}
