import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { StyleSheetManager, ThemeProvider } from 'styled-components';
import { GlobalStyle } from './global-style.tsx';
import { themeOf, type VigiaTheme } from './theme-of.ts';
import type { Density, Mode } from './tokens.ts';
import { usePrinting } from './use-printing.ts';

declare module 'styled-components' {
  export interface DefaultTheme extends VigiaTheme {}
}

/** Spanish of Chile: it sets the first day of the week, the decimal comma, the order of day and month. */
const LOCALE = 'es-CL';

/** Sets the language of React Aria's messages and of its dates and numbers. */
export function LocaleProvider({ locale, children }: { locale?: string | undefined; children: ReactNode }) {
  return <I18nProvider locale={locale ?? LOCALE}>{children}</I18nProvider>;
}

const PortalContext = createContext<HTMLElement | undefined>(undefined);

/** The element for floating layers; undefined means the document's body. */
export function usePortalContainer(): HTMLElement | undefined {
  return useContext(PortalContext);
}

export interface VigiaProviderProps {
  readonly mode?: Mode;
  readonly density?: Density;
  /** Language and formats of calendars and number fields, BCP 47; `es-CL` by default. */
  readonly locale?: string;
  /** Parent of the style tag: a widget passes its shadow root. */
  readonly target?: ShadowRoot | HTMLElement | undefined;
  /** Parent of dialogs, menus and tooltips: a widget passes an element inside its shadow root. */
  readonly portal?: HTMLElement | undefined;
  /** Client-side navigation for every link inside; without it links load pages. */
  readonly navigate?: ((href: string) => void) | undefined;
  readonly children: ReactNode;
}

/** Theme, global style and language for everything inside. Printed pages are always light. */
export function VigiaProvider({
  mode = 'light',
  density = 'comfortable',
  locale = LOCALE,
  target,
  portal,
  navigate,
  children,
}: VigiaProviderProps) {
  const isPrinting = usePrinting();
  const worn = isPrinting ? 'light' : mode;
  const theme = useMemo(() => themeOf(worn, density), [worn, density]);
  return (
    <StyleSheetManager {...(target ? { target } : {})}>
      <ThemeProvider theme={theme}>
        <LocaleProvider locale={locale}>
          <PortalContext value={portal}>
            <GlobalStyle />
            {navigate ? <RouterProvider navigate={navigate}>{children}</RouterProvider> : children}
          </PortalContext>
        </LocaleProvider>
      </ThemeProvider>
    </StyleSheetManager>
  );
}
