import { themeOf } from '@vigia/ui';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ThemeProvider } from 'styled-components';
import { checkPictureOptions } from '../check-picture-options.ts';
import type { PictureOptions } from '../picture-options.ts';
import { withoutForbidden } from '../plain-text.ts';

/** Figures of equal width are a nicety that a page under a strict policy would refuse the whole attribute for. */
const STYLE = / style="[^"]*"/g;

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
  return withoutForbidden(markup.replace(STYLE, ''));
}
