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

/** Spanish of Chile: first day of the week, decimal comma, order of day and month. */
const LOCALE = 'es-CL';

/** Language of what react-aria says and how it writes dates and numbers. */
export function LocaleProvider({ locale, children }: { locale?: string | undefined; children: ReactNode }) {
  return <I18nProvider locale={locale ?? LOCALE}>{children}</I18nProvider>;
}

const PortalContext = createContext<HTMLElement | undefined>(undefined);

/** Where floating layers are put; undefined means the document's body. */
export function usePortalContainer(): HTMLElement | undefined {
  return useContext(PortalContext);
}

export interface VigiaProviderProps {
  readonly mode?: Mode;
  readonly density?: Density;
  /** Language and formats of calendars and number fields, BCP 47; `es-CL` unless said. */
  readonly locale?: string;
  /** Where the style tag goes: a widget passes its shadow root. */
  readonly target?: ShadowRoot | HTMLElement | undefined;
  /** Where dialogs, menus and tooltips go: a widget passes an element inside its shadow root. */
  readonly portal?: HTMLElement | undefined;
  /** Client-side navigation for every link below; without it links load pages. */
  readonly navigate?: ((href: string) => void) | undefined;
  readonly children: ReactNode;
}

/** Theme, global style and language for everything below it. Paper is light, whatever the screen wears. */
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
