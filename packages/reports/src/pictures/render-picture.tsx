import { FONT_FAMILY, LanguageProvider, themeOf } from '@vigia/ui';
import { languageOf } from '@vigia/ui/languages';
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
 * A picture as text in the language asked for, of a page that may forbid every style.
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
    <LanguageProvider language={languageOf(options.locale ?? 'es')}>
      <ThemeProvider theme={themeOf(options.mode ?? 'light')}>{picture}</ThemeProvider>
    </LanguageProvider>,
    { identifierPrefix: options.idPrefix ?? 'vigia' },
  );
  return shortPaths(bevelled(withoutForbidden(markup.replace(STYLE, '').replaceAll(OWN_TYPE, ''))));
}
