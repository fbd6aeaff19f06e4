import { EMBED_FIELD, type EmbedLocale, type EmbedTheme, embedSnippet } from '@vigia/domain/published';
import type { Attributes } from '../elements/catalogue.ts';

/**
 * The code for a page that shows a field, with the chosen attributes.
 *
 * @param text all of its attributes, as HTML
 */
export function fieldCode(all: Attributes, text: string, server: string): string {
  const { locale, theme = 'light', sector, metrics } = all;
  const wanted = EMBED_FIELD.metrics.filter((metric) => metrics?.includes(metric) ?? true);
  const code = embedSnippet(
    { id: 'sector', name: 'Los Maitenes', sectorId: Number(sector), stationId: null, metrics: wanted },
    'field',
    {
      ...{ key: all['public-key']!, server, locale: locale as EmbedLocale },
      theme: (theme === 'auto' ? 'light' : theme) as EmbedTheme,
    },
    { versions: [{ files: [{ path: '/embed/v1/loader.js', integrity: 'sha384-…' }] }] },
  );
  return code!.replace(/<vigia-field [^>]*>/, `<vigia-field ${text}>`);
}
