import type { EmbedKeyWire, EmbedVersions } from '@vigia/api/contract';
import type { ClientTree, EmbedMetric } from '@vigia/domain';
import { pictureOf } from './snippet-picture.ts';
import { SNIPPET_WORDS } from './words.ts';

const TAGS: Readonly<Record<EmbedMetric, string>> = {
  'degree-days': 'vigia-degree-days',
  captures: 'vigia-captures',
  climate: 'vigia-climate',
  mildew: 'vigia-mildew',
  chill: 'vigia-chill',
  card: 'vigia-station-card',
  map: 'vigia-sector-map',
  risk: 'vigia-risk-badge',
};
const LOADER = 'loader.js';

type Opened = Pick<EmbedKeyWire, 'sector_ids' | 'station_ids' | 'metrics'>;

/** A place that a key opens, with the kinds of figure it has there. */
export interface SnippetPlace {
  /** `sector-3`, `station-8`. */
  readonly id: string;
  readonly label: string;
  readonly sectorId: number;
  /** Null for the sector as a whole. */
  readonly stationId: number | null;
  readonly metrics: readonly EmbedMetric[];
}

/** Sectors first, then the stations a key opens by themselves or with their sector; what has nothing to show is left out. */
export function snippetPlaces(
  { sector_ids, station_ids, metrics }: Opened,
  { sectors, stations }: Pick<ClientTree, 'sectors' | 'stations'>,
): SnippetPlace[] {
  const ofSectors = sectors
    .filter(({ id }) => sector_ids.includes(id))
    .map(({ id, name }) => ({
      id: `sector-${id}`,
      label: SNIPPET_WORDS.sector(name),
      sectorId: id,
      stationId: null,
      metrics: metrics.filter((metric) => metric !== 'card'),
    }));
  const ofStations = stations
    .filter(({ id, sectorId }) => station_ids.includes(id) || sector_ids.includes(sectorId))
    .map(({ id, name, sectorId }) => ({
      id: `station-${id}`,
      label: SNIPPET_WORDS.station(name),
      sectorId,
      stationId: id,
      metrics: metrics.filter((metric) => metric !== 'map'),
    }));
  return [...ofSectors, ...ofStations].filter((place) => place.metrics.length > 0);
}

/**
 * What a partner pastes into a page: the loader with the hash it must have, and an element for each kind of figure, the
 * first one with its picture. Of the others the pictures would only delay that one's paint. The script is not deferred,
 * so that the elements keep their place from the first paint on.
 *
 * @param key whole, or as much of it as is still known
 * @param only one kind of figure; null for all that the place has
 * @returns null where the server has no widgets
 */
export function snippetOf(
  key: string,
  place: SnippetPlace,
  only: EmbedMetric | null,
  { versions, server }: { versions: EmbedVersions | null; server: string },
): string | null {
  const loader = versions?.versions[0]?.files.find(({ path }) => path.endsWith(`/${LOADER}`));
  if (!loader) return null;
  const script = `<script src="${server}${loader.path}" integrity="${loader.integrity}" crossorigin="anonymous"></script>`;
  const metrics = only === null ? place.metrics : [only];
  const picture = pictureOf(metrics[0]!, place, key, server);
  return [script, ...metrics.map((metric, i) => elementOf(metric, place, key, i === 0 ? picture : ''))].join(
    '\n',
  );
}

function elementOf(
  metric: EmbedMetric,
  { sectorId, stationId }: SnippetPlace,
  key: string,
  inside: string,
): string {
  const sector = metric === 'card' ? '' : ` sector="${sectorId}"`;
  const station = stationId === null ? '' : ` station="${stationId}"`;
  return `<${TAGS[metric]}${sector}${station} public-key="${key}">${inside}</${TAGS[metric]}>`;
}
