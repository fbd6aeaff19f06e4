import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { create } from 'storybook/theming';
import { DocsSheet } from '../packages/ui/src/foundations/docs-parts.tsx';
import { PALETTES } from '../packages/ui/src/theme/palettes.ts';
import { VigiaProvider } from '../packages/ui/src/theme/theme.tsx';
import { FONT_FAMILY, type Mode } from '../packages/ui/src/theme/tokens.ts';

/** One of the library's palettes as a theme of Storybook, so that the docs pages look like the components. */
function docsTheme(mode: Mode) {
  const { color } = PALETTES[mode];
  return create({
    base: mode === 'dark' ? 'dark' : 'light',
    fontBase: FONT_FAMILY,
    fontCode: "ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace",
    appBg: color.page,
    appContentBg: color.page,
    appPreviewBg: color.page,
    appBorderColor: color.line,
    appBorderRadius: 6,
    barBg: color.surface,
    barTextColor: color.muted,
    barSelectedColor: color.primary,
    colorPrimary: color.primary,
    colorSecondary: color.primary,
    textColor: color.text,
    textMutedColor: color.muted,
    inputBg: color.surface,
    inputBorder: color.control,
    inputTextColor: color.text,
  });
}

const THEMES = { light: docsTheme('light'), dark: docsTheme('dark'), sol: docsTheme('sol') };

/** The frame of every docs page, in the theme chosen in the toolbar. */
export function DocsFrame({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const [mode, setMode] = useState<Mode>(() => modeIn(location.search));
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ globals }: { globals: { theme?: Mode } }) => setMode(globals.theme ?? 'light');
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  return (
    <VigiaProvider mode={mode}>
      <DocsContainer {...props} theme={THEMES[mode]}>
        <DocsSheet>{children}</DocsSheet>
      </DocsContainer>
    </VigiaProvider>
  );
}

/** The toolbar's theme as the address has it: `?globals=theme:dark`. */
function modeIn(search: string): Mode {
  const theme = /(?:^|;)theme:(light|dark|sol)/.exec(new URLSearchParams(search).get('globals') ?? '')?.[1];
  return (theme ?? 'light') as Mode;
}
