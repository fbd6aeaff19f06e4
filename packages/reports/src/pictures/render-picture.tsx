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
 * Attributes removed from pictures. A page with a strict policy would refuse `style` (its only use here is
 * figures of equal width), and the page's own rules would apply to `class`.
 */
const STYLE = / (?:style|class)="[^"]*"/g;

/** Escapes a text as React does. */
const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');

/** The font attribute of each text; it is removed, so that the root or the page sets the font. */
const OWN_TYPE = ` font-family="${escaped(FONT_FAMILY)}"`;

/**
 * Line corners are bevelled: in curves of hundreds of days the difference is invisible, and round corners would
 * take a tenth of a browser's first paint.
 */
const bevelled = (svg: string) => svg.replaceAll('stroke-linejoin="round"', 'stroke-linejoin="bevel"');

/**
 * Renders a picture as text in its language, without attributes that a page may forbid.
 *
 * @throws {RangeError} an option outside its allowed values
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
