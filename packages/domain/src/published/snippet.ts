import { EMBED_FIELD, fieldMetrics, keptField } from './field.ts';
import { reservedHeights } from './reserved-heights.ts';
import type { SnippetSubject } from './snippet-subjects.ts';
import { EMBED_WIDGETS, type EmbedMetric } from './widgets.ts';
import { type EmbedLook, heightsIn, insteadOfPicture, writtenPicture } from './written-picture.ts';

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
 * The code that a partner pastes into a page: rules that reserve the elements' room, the loader with its hash, and an
 * element for each kind of figure, the first one with its picture. Of the others the pictures would only delay that one's
 * paint: they say what they will show, and have their picture where no script runs. The page waits for nothing: neither a slow line to the service nor one that never answers holds its text back.
 *
 * @param only one kind of figure, or the field in one tag where `fieldMetrics` names its parts; null for all
 * @param look the whole key, or as much of it as is still known
 * @param delivered null while it is not known
 * @returns null where the service has no widgets
 */
export function embedSnippet(
  subject: SnippetSubject,
  only: EmbedMetric | 'field' | null,
  look: EmbedLook,
  delivered: EmbedDelivered | null,
): string | null {
  const loader = loaderOf(delivered);
  if (loader === null) return null;
  const script = `<script async src="${look.server}${loader.path}" integrity="${loader.integrity}" crossorigin="anonymous"></script>`;
  if (only === 'field')
    return [
      `<style>${keptField(fieldMetrics(subject))} ${WORDLESS}</style>`,
      script,
      fieldOf(subject, look),
    ].join('\n');
  const metrics = only === null ? subject.metrics : [only];
  const kept = metrics.map((metric) => ({ ...EMBED_WIDGETS[metric], heights: heightsIn(metric, look) }));
  const reserved = `<style>${reservedHeights(kept)}${metrics.length > 1 ? ` ${WORDLESS}` : ''}</style>`;
  const picture = writtenPicture(metrics[0]!, subject, look);
  const elements = metrics.map((metric, i) =>
    elementOf(metric, subject, look, i === 0 ? picture : insteadOfPicture(metric, subject, look)),
  );
  return [reserved, script, ...elements].join('\n');
}

/** Without scripts, pictures stand where the waiting texts are. */
const WORDLESS = '@media(scripting:none){[public-key] p{display:none}}';

/** The attribute of its parts reserves their room where the key publishes only some of them. */
function fieldOf(subject: SnippetSubject, look: EmbedLook): string {
  const parts = fieldMetrics(subject);
  const inside = parts.map((metric, i) => {
    const own = { ...look, height: metric === 'degree-days' ? EMBED_FIELD.heights[0] : undefined };
    const shown = (i === 0 ? writtenPicture : insteadOfPicture)(metric, subject, own);
    return `\n  <div slot="${metric}">${shown}</div>`;
  });
  const metrics = parts.length < EMBED_FIELD.metrics.length ? ` metrics="${parts.join(' ')}"` : '';
  const { tag } = EMBED_FIELD;
  return `<${tag} sector="${subject.sectorId}"${metrics}${attributesOf(look)}>${inside.join('')}\n</${tag}>`;
}

function elementOf(
  metric: EmbedMetric,
  { sectorId, stationId }: SnippetSubject,
  look: EmbedLook,
  inside: string,
): string {
  const { tag } = EMBED_WIDGETS[metric];
  const sector = metric === 'card' ? '' : ` sector="${sectorId}"`;
  const station = stationId === null ? '' : ` station="${stationId}"`;
  return `<${tag}${sector}${station}${attributesOf(look)}>${inside}</${tag}>`;
}

/** The language is always written, as the page's own may differ from that of the picture inside. */
function attributesOf({ key, locale, theme, height }: EmbedLook): string {
  const colours = theme === 'light' ? '' : ` theme="${theme}"`;
  const own = height === undefined ? '' : ` height="${height}"`;
  return ` public-key="${key}" locale="${locale}"${colours}${own}`;
}
