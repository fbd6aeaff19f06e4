import type { ReactNode } from 'react';
import { css, ThemeProvider } from 'styled-components';
import { cssVariables } from './css-variables.ts';
import { styled } from './styled.ts';
import { LocaleProvider } from './theme.tsx';
import { themeOf } from './theme-of.ts';
import { type Density, FONT_FAMILY, FONT_SIZE, type Mode } from './tokens.ts';

const Part = styled.div`
  ${({ theme }) => css`
    ${Object.entries(cssVariables(theme))
      .map(([name, value]) => `${name}: ${value};`)
      .join('\n')}
    color-scheme: ${theme.mode === 'dark' ? 'dark' : 'light'};
    background: ${theme.color.page};
    color: ${theme.color.text};
    font-family: ${FONT_FAMILY};
    font-size: calc(${FONT_SIZE.base}px * var(--vigia-type-scale, 1));
    font-variant-numeric: tabular-nums;
    line-height: 1.4;
  `}
`;

export interface ThemeScopeProps {
  readonly mode?: Mode;
  readonly density?: Density;
  /** BCP 47, e.g. `es-CL`. */
  readonly locale?: string;
  readonly children: ReactNode;
}

/**
 * A part of the page in another theme: a photo on a dark background, three palettes side by side. It needs a
 * `VigiaProvider` above it; the rest of the page keeps its theme.
 */
export function ThemeScope({ mode = 'light', density = 'comfortable', locale, children }: ThemeScopeProps) {
  return (
    <ThemeProvider theme={themeOf(mode, density)}>
      <LocaleProvider locale={locale}>
        <Part>{children}</Part>
      </LocaleProvider>
    </ThemeProvider>
  );
}
