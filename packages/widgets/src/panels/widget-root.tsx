import { NARROW_COLUMN } from '@vigia/domain/published';
import { type Mode, RADIUS, textSize, VigiaProvider } from '@vigia/ui';
import { type ChartPoint, Embedded } from '@vigia/ui/charts';
import { useCallback, useEffect, useInsertionEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createGlobalStyle, StyleSheetManager, styled } from 'styled-components';
import { heightsOf } from '../elements/catalogue.ts';
import { languageOf } from '../elements/language.ts';
import type { PanelInput } from '../loader/panels-source.ts';
import { Answered } from './answered.tsx';
import { mirroredStyles } from './mirrored-styles.ts';
import { useSlipNotice } from './slip-notice.tsx';
import { useSlips } from './use-slips.ts';
import { WidgetBoundary } from './widget-boundary.tsx';
import type { Emit } from './widget-types.ts';
import { WIDGETS } from './widgets.ts';

const MODES: readonly string[] = ['light', 'dark', 'sol'] satisfies Mode[];

/** Removes all inherited styles of the page except the font family of the element. */
const Ground = styled.div<{ $isShared: boolean }>`
  all: initial;
  display: grid;
  grid-template-rows: ${({ $isShared }) => ($isShared ? 'auto minmax(0, 1fr)' : 'none')};
  color: ${({ theme }) => theme.color.text};
  font-family: var(--vigia-font-family, inherit);
  font-size: ${textSize('base')};
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
  direction: ltr;
  & > div { display: grid; min-width: 0; }
  & > section, [data-card] > section {
    border-color: var(--vigia-border, ${({ theme }) => theme.color.line});
    border-radius: var(--vigia-radius, ${RADIUS.card}px);
    background: var(--vigia-background, ${({ theme }) => theme.color.surface});
  }
  svg :is(text, g) { font-family: var(--vigia-font-family, inherit); }
`;

/** The global style sets a font on the host; this rule lets the page's font win, as in the picture. */
const PageType = createGlobalStyle`
  :host(:defined) { --vigia-font-family: inherit; font-family: inherit; }
`;

/** The React component of an element: theme, styles and layers inside its shadow root, then its card. */
export function WidgetRoot({ info, host, store, server, onState }: PanelInput) {
  const { attributes, data } = useSyncExternalStore(store.subscribe, store.read);
  const [portal, setPortal] = useState<HTMLElement | null>(null);
  const styles = useAdoptedStyles(host);
  const emit = useEmit(host);
  const emitPoint = useCallback((point: ChartPoint | null) => emit('vigia-point', { point }), [emit]);
  const language = languageOf(attributes.locale, host);
  const width = useWidthOf(host);
  const [wide, narrow] = heightsOf(info, attributes.height);
  const slips = useSlips(info, host, emit);
  const whole = width < NARROW_COLUMN ? narrow : wide;
  const [notice, height] = useSlipNotice(slips, language, whole);
  const widget = WIDGETS[info.call]!;
  return (
    <>
      <StyleSheetManager target={styles.place} disableCSSOMInjection>
        <VigiaProvider mode={modeOf(attributes.theme)} portal={portal ?? undefined}>
          <Ground lang={language} $isShared={height < whole}>
            <PageType />
            {notice}
            <WidgetBoundary
              language={language}
              onError={({ message }) => {
                emit('vigia-error', { code: 'render', message });
                onState('error');
              }}
            >
              <Embedded onPoint={emitPoint}>
                <Answered
                  widget={widget}
                  info={info}
                  attributes={attributes}
                  data={data}
                  server={server}
                  language={language}
                  height={height}
                  width={width}
                  emit={emit}
                  onState={onState}
                  applyStyles={styles.flush}
                />
              </Embedded>
            </WidgetBoundary>
          </Ground>
        </VigiaProvider>
      </StyleSheetManager>
      <div ref={setPortal} />
    </>
  );
}

/** The widget's own sheet in its shadow root, removed with the widget. */
function useAdoptedStyles({ shadowRoot, ownerDocument }: HTMLElement) {
  const styles = useMemo(() => mirroredStyles(ownerDocument), [ownerDocument]);
  useInsertionEffect(() => {
    shadowRoot?.adoptedStyleSheets.push(styles.sheet);
    return () => {
      if (!shadowRoot) return;
      shadowRoot.adoptedStyleSheets = shadowRoot.adoptedStyleSheets.filter((sheet) => sheet !== styles.sheet);
    };
  }, [shadowRoot, styles]);
  useInsertionEffect(styles.flush);
  return styles;
}

function useWidthOf(host: HTMLElement): number {
  const [width, setWidth] = useState(host.clientWidth);
  useEffect(() => {
    const observer = new ResizeObserver(() => setWidth(host.clientWidth));
    observer.observe(host);
    return () => observer.disconnect();
  }, [host]);
  return width;
}

function useEmit(host: HTMLElement): Emit {
  return useCallback(
    (event, detail) => {
      host.dispatchEvent(new CustomEvent(event, { detail, bubbles: true, composed: true }));
    },
    [host],
  );
}

function modeOf(theme: string | undefined): Mode {
  return MODES.includes(theme ?? '') ? (theme as Mode) : 'light';
}
