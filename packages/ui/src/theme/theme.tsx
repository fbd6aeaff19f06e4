import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { StyleSheetManager, ThemeProvider } from 'styled-components';
import { GlobalStyle } from './global-style.tsx';
import { PALETTES } from './palettes.ts';
import { DENSITY, type Density, type Mode, type Palette } from './tokens.ts';

/** What every styled component reads as `props.theme`. */
export interface VigiaTheme extends Palette {
  readonly density: (typeof DENSITY)[Density];
}

declare module 'styled-components' {
  export interface DefaultTheme extends VigiaTheme {}
}

/** The theme outside React (charts drawn for a report, PDF pages, map styles). */
export function themeOf(mode: Mode, density: Density = 'comfortable'): VigiaTheme {
  return { ...PALETTES[mode], density: DENSITY[density] };
}

const PortalContext = createContext<HTMLElement | undefined>(undefined);

/** Where floating layers are put; undefined means the document's body. */
export function usePortalContainer(): HTMLElement | undefined {
  return useContext(PortalContext);
}

export interface VigiaProviderProps {
  readonly mode?: Mode;
  readonly density?: Density;
  /** Where the style tag goes: a widget passes its shadow root. */
  readonly target?: ShadowRoot | HTMLElement | undefined;
  /** Where dialogs, menus and tooltips go: a widget passes an element inside its shadow root. */
  readonly portal?: HTMLElement | undefined;
  /** Client-side navigation for every link below; without it links load pages. */
  readonly navigate?: ((href: string) => void) | undefined;
  readonly children: ReactNode;
}

/** Theme, global style and language (es-CL) for everything below it. */
export function VigiaProvider({
  mode = 'light',
  density = 'comfortable',
  target,
  portal,
  navigate,
  children,
}: VigiaProviderProps) {
  const theme = useMemo(() => themeOf(mode, density), [mode, density]);
  return (
    <StyleSheetManager {...(target ? { target } : {})}>
      <ThemeProvider theme={theme}>
        <I18nProvider locale="es-CL">
          <PortalContext value={portal}>
            <GlobalStyle />
            {navigate ? <RouterProvider navigate={navigate}>{children}</RouterProvider> : children}
          </PortalContext>
        </I18nProvider>
      </ThemeProvider>
    </StyleSheetManager>
  );
}
