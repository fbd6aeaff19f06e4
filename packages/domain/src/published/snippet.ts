import { EMBED_FIELD, fieldMetrics, keptField } from './field.ts';
import { keptPlaces } from './kept-place.ts';
import type { EmbedMetric } from './metrics.ts';
import type { SnippetPlace } from './snippet-places.ts';
import { EMBED_WIDGETS } from './widgets.ts';
import { type EmbedLook, heightsIn, inPlaceOfPicture, writtenPicture } from './written-picture.ts';

const LOADER = 'loader.js';

/** The widgets' files as a service delivers them, newest version first. */
export interface EmbedDelivered {
  readonly versions: readonly {
    readonly files: readonly { readonly path: string; readonly integrity: string }[];
  }[];
}

/** The script of the newest build; null where the service has none. */
export const loaderOf = (delivered: EmbedDelivered | null) =>
  delivered?.versions[0]?.files.find(({ path }) => path.endsWith(`/${LOADER}`)) ?? null;

/**
 * What a partner pastes into a page: rules that keep the elements' places, the loader with the hash it must have, and an
 * element for each kind of figure, the first one with its picture. Of the others the pictures would only delay that one's
 * paint: they say what they will show, and have their picture where no script runs. The page waits for nothing: neither a slow line to the service nor one that never answers holds its text back.
 *
 * @param only one kind of figure, or the field in one tag where `fieldMetrics` names its parts; null for all that the place has
 * @param look its key whole, or as much of it as is still known
 * @param delivered null while it is not known
 * @returns null where the service has no widgets
 */
export function embedSnippet(
  place: SnippetPlace,
  only: EmbedMetric | 'field' | null,
  look: EmbedLook,
  delivered: EmbedDelivered | null,
): string | null {
  const loader = loaderOf(delivered);
  if (loader === null) return null;
  const script = `<script async src="${look.server}${loader.path}" integrity="${loader.integrity}" crossorigin="anonymous"></script>`;
  if (only === 'field')
    return [
      `<style>${keptField(fieldMetrics(place))} ${WORDLESS}</style>`,
      script,
      fieldOf(place, look),
    ].join('\n');
  const metrics = only === null ? place.metrics : [only];
  const kept = metrics.map((metric) => ({ ...EMBED_WIDGETS[metric], heights: heightsIn(metric, look) }));
  const places = `<style>${keptPlaces(kept)}${metrics.length > 1 ? ` ${WORDLESS}` : ''}</style>`;
  const picture = writtenPicture(metrics[0]!, place, look);
  const elements = metrics.map((metric, i) =>
    elementOf(metric, place, look, i === 0 ? picture : inPlaceOfPicture(metric, place, look)),
  );
  return [places, script, ...elements].join('\n');
}

/** Where no script runs, pictures stand in the places of the words that wait for them. */
const WORDLESS = '@media(scripting:none){[public-key] p{display:none}}';

/** What it says of its parts keeps their places where the key publishes only some of them. */
function fieldOf(place: SnippetPlace, look: EmbedLook): string {
  const parts = fieldMetrics(place);
  const inside = parts.map((metric, i) => {
    const own = { ...look, height: metric === 'degree-days' ? EMBED_FIELD.chartHeight : undefined };
    const shown = (i === 0 ? writtenPicture : inPlaceOfPicture)(metric, place, own);
    return `\n  <div slot="${metric}">${shown}</div>`;
  });
  const metrics = parts.length < EMBED_FIELD.metrics.length ? ` metrics="${parts.join(' ')}"` : '';
  const { tag } = EMBED_FIELD;
  return `<${tag} sector="${place.sectorId}"${metrics}${saidOf(look)}>${inside.join('')}\n</${tag}>`;
}

function elementOf(
  metric: EmbedMetric,
  { sectorId, stationId }: SnippetPlace,
  look: EmbedLook,
  inside: string,
): string {
  const { tag } = EMBED_WIDGETS[metric];
  const sector = metric === 'card' ? '' : ` sector="${sectorId}"`;
  const station = stationId === null ? '' : ` station="${stationId}"`;
  return `<${tag}${sector}${station}${saidOf(look)}>${inside}</${tag}>`;
}

/** The language is said in any case, for the page's own may be another than that of the picture written inside. */
function saidOf({ key, locale, theme, height }: EmbedLook): string {
  const colours = theme === 'light' ? '' : ` theme="${theme}"`;
  const own = height === undefined ? '' : ` height="${height}"`;
  return ` public-key="${key}" locale="${locale}"${colours}${own}`;
}
