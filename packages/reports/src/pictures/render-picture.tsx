import type { EmbedLocale } from '@vigia/domain';
import { FONT_FAMILY, themeOf } from '@vigia/ui';
import { asWritten, type Say } from '@vigia/ui/charts';
import { translatorOf } from '@vigia/ui/languages';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ThemeProvider } from 'styled-components';
import { checkPictureOptions } from '../check-picture-options.ts';
import type { PictureOptions } from '../picture-options.ts';
import { withoutForbidden } from '../plain-text.ts';
import { shortPaths } from './short-paths.ts';

/**
 * Figures of equal width are a nicety that a page under a strict policy would refuse the whole attribute for, and the
 * classes of icons would be dressed by the page's own rules.
 */
const STYLE = / (?:style|class)="[^"]*"/g;

/**
 * What charts say is Spanish: what it becomes in another language.
 *
 * @param names left alone
 */
export const sayIn = (locale: EmbedLocale, names: readonly string[]): Say =>
  locale === 'es' ? asWritten : translatorOf(locale, names.map(escaped)).translate;

/** A drawn picture with its texts exchanged, its own name and description left alone. */
export function inLanguage(svg: string, say: Say): string {
  if (say === asWritten) return svg;
  const drawn = svg.indexOf('</desc>');
  return (
    svg.slice(0, drawn) +
    svg
      .slice(drawn)
      .replace(/>([^<]+)</g, (_, text: string) => `>${say(text)}<`)
      .replace(/ aria-label="([^"]*)"/g, (_, text: string) => ` aria-label="${say(text)}"`)
  );
}

/** As React writes it. */
const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');

/** What each drawn text says of its type: the root says it once, so that a page may choose another. */
const OWN_TYPE = ` font-family="${escaped(FONT_FAMILY)}"`;

/** The corners of curves of hundreds of days are not seen, and rounding each takes a browser a tenth of the first paint. */
const bevelled = (svg: string) => svg.replaceAll('stroke-linejoin="round"', 'stroke-linejoin="bevel"');

/**
 * A picture as text, of a page that may forbid every style.
 *
 * @throws {RangeError} an option outside what is allowed
 */
export function renderPicture(
  picture: ReactNode,
  options: PictureOptions,
  smallest: { readonly width: number; readonly height: number },
): string {
  checkPictureOptions(options, smallest);
  const markup = renderToStaticMarkup(
    <ThemeProvider theme={themeOf(options.mode ?? 'light')}>{picture}</ThemeProvider>,
    { identifierPrefix: options.idPrefix ?? 'vigia' },
  );
  return shortPaths(bevelled(withoutForbidden(markup.replace(STYLE, '').replaceAll(OWN_TYPE, ''))));
}
