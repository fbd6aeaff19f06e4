import { type ReactNode, useMemo } from 'react';
import { ThemeProvider } from 'styled-components';
import { PALETTES } from '../theme/palettes.ts';
import { useTheme } from '../theme/styled.ts';
import type { VigiaTheme } from '../theme/theme-of.ts';
import { usePrinting } from '../theme/use-printing.ts';

const { light, sol } = PALETTES;

/** Black on white in every theme of the screen, with the series' colours for paper. */
function printTheme(worn: VigiaTheme): VigiaTheme {
  const { text, muted, surface } = sol.color;
  return {
    ...worn,
    ...light,
    color: { ...light.color, text, muted, surface, page: surface, sunken: surface },
  };
}

/** Applies the theme of print while the page is printed. The tree inside stays mounted. */
export function PrintTheme({ children }: { readonly children: ReactNode }) {
  const worn = useTheme();
  const printing = usePrinting();
  const theme = useMemo(() => (printing ? printTheme(worn) : worn), [worn, printing]);
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
