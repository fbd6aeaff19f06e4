import { EMBED_METRIC_WORDS, type EmbedMetric } from '@vigia/domain';

interface Place {
  readonly label: string;
  readonly sectorId: number;
  /** Null for the sector as a whole. */
  readonly stationId: number | null;
}
/** As the widgets draw them in a wide and in a narrow column, px. */
interface Size {
  readonly width: number;
  readonly height: number;
}
const WIDE = 720;
const NARROW = 360;
/** A window whose column is narrower than where widgets take their narrow height, 480 px. */
const NARROW_WINDOW = '(max-width: 511px)';
const HEIGHTS: Readonly<Partial<Record<EmbedMetric, readonly [wide: number, narrow: number]>>> = {
  card: [220, 290],
  map: [400, 560],
  risk: [96, 140],
};
const CHART = [540, 540] as const;

/**
 * The picture that a widget shows first, written into the page: the browser asks for it before it knows any script, and
 * shows it where none runs. The address is letter for letter the one that the widget asks for, so that it asks for
 * nothing twice.
 */
export function pictureOf(metric: EmbedMetric, place: Place, key: string, server: string): string {
  const [wide, narrow] = HEIGHTS[metric] ?? CHART;
  const address = (size: Size) => escaped(addressOf(metric, place, key, server, size));
  const alt = escaped(`${EMBED_METRIC_WORDS[metric]}: ${place.label}`);
  const source = `<source media="${NARROW_WINDOW}" srcset="${address({ width: NARROW, height: narrow })}" height="${narrow}">`;
  const image = `<img src="${address({ width: WIDE, height: wide })}" width="100%" height="${wide}" alt="${alt}" crossorigin="anonymous">`;
  return `<picture>${source}${image}</picture>`;
}

function addressOf(
  metric: EmbedMetric,
  { sectorId, stationId }: Place,
  key: string,
  server: string,
  { width, height }: Size,
): string {
  const place = metric === 'card' ? `stations/${stationId}` : `sectors/${sectorId}`;
  const station = stationId === null || metric === 'card' ? '' : `station_id=${stationId}&`;
  const look = `width=${width}&height=${height}&mode=light&locale=es&units=metric&period=90days`;
  return `${server}/embed/${place}/${metric}.svg?${station}${look}&key=${key}`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
