import type { EmbedKeyWire, EmbedVersions } from '@vigia/api/contract';
import type { EmbedMetric } from '@vigia/domain';

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

/**
 * What a partner pastes into a page: the loader with the hash it must have, and an element for each kind of figure. Not
 * deferred, so that the elements keep their place from the first paint on.
 *
 * @param station of the first sector, for a card where no station is named
 * @returns null where the server has no widgets
 */
export function snippetOf(
  key: string,
  opened: Opened,
  { versions, server, station }: { versions: EmbedVersions | null; server: string; station: number | null },
): string | null {
  const loader = versions?.versions[0]?.files.find(({ path }) => path.endsWith(`/${LOADER}`));
  if (!loader) return null;
  const script = `<script src="${server}${loader.path}" integrity="${loader.integrity}" crossorigin="anonymous"></script>`;
  const elements = opened.metrics.flatMap((metric) => elementOf(metric, opened, station, key));
  return [script, ...elements].join('\n');
}

function elementOf(metric: EmbedMetric, opened: Opened, station: number | null, key: string): string[] {
  const tag = TAGS[metric];
  const isCard = metric === 'card';
  const id = isCard ? (opened.station_ids[0] ?? station) : opened.sector_ids[0];
  if (id === undefined || id === null) return [];
  return [`<${tag} ${isCard ? 'station' : 'sector'}="${id}" public-key="${key}"></${tag}>`];
}
