import type { EmbedLocale } from '@vigia/domain';
import { themeOf } from '@vigia/ui';
import { translatorOf } from '@vigia/ui/languages';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ThemeProvider } from 'styled-components';
import { checkPictureOptions } from '../check-picture-options.ts';
import type { PictureOptions } from '../picture-options.ts';
import { withoutForbidden } from '../plain-text.ts';
import { shortPaths } from './short-paths.ts';

/** Figures of equal width are a nicety that a page under a strict policy would refuse the whole attribute for. */
const STYLE = / style="[^"]*"/g;

/** What charts say is Spanish: in another language their texts are exchanged, the picture's own name left alone. */
export function inLocale(svg: string, locale: EmbedLocale, names: readonly string[]): string {
  if (locale === 'es') return svg;
  const { translate } = translatorOf(locale, names.map(escaped));
  const drawn = svg.indexOf('</desc>');
  return (
    svg.slice(0, drawn) +
    svg
      .slice(drawn)
      .replace(/>([^<]+)</g, (_, text: string) => `>${translate(text)}<`)
      .replace(/ aria-label="([^"]*)"/g, (_, text: string) => ` aria-label="${translate(text)}"`)
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
  return shortPaths(withoutForbidden(markup.replace(STYLE, '')));
}
