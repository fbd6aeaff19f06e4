import { type Mode, textSize, VigiaProvider } from '@vigia/ui';
import { useCallback, useState, useSyncExternalStore } from 'react';
import styled, { StyleSheetManager } from 'styled-components';
import { WidgetBoundary } from './widget-boundary.tsx';
import type { WidgetStore } from './widget-store.ts';
import type { CommonAttribute, Emit, WidgetDefinition } from './widget-types.ts';

const MODES: readonly string[] = ['light', 'dark', 'sol'] satisfies Mode[];

/** Nothing of the page's own type comes in, except the font family it gives the element. */
const Ground = styled.div`
  all: initial;
  display: block;
  color: ${({ theme }) => theme.color.text};
  font-family: inherit;
  font-size: ${textSize('base')};
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
`;

/** Where styles and floating layers go: elements of the widget's own, which leave with it. */
interface Places {
  readonly styles: HTMLElement;
  readonly portal: HTMLElement;
}

interface RootProps {
  /** The shadow root; r2wc calls it an element. */
  readonly container?: HTMLElement;
}

/** The React component behind an element: theme, styles and layers inside its shadow root, then its card. */
export function widgetRoot<A extends string, P extends string>(
  { Card, broken }: WidgetDefinition<A, P>,
  storeOf: (element: Element) => WidgetStore<A | CommonAttribute, P>,
) {
  return function WidgetRoot({ container }: RootProps) {
    const { host } = container as unknown as ShadowRoot;
    const store = storeOf(host);
    const { attributes, properties } = useSyncExternalStore(store.subscribe, store.read);
    const [places, setPlaces] = useState<Partial<Places>>({});
    const emit = useEmit(host);
    const { styles, portal } = places;
    return (
      <>
        <div ref={(element) => keep(setPlaces, 'styles', element)} hidden />
        {styles && portal && (
          <StyleSheetManager target={styles} {...nonceOf(host)}>
            <VigiaProvider mode={modeOf(attributes.theme)} target={styles} portal={portal}>
              <Ground>
                <WidgetBoundary
                  {...broken}
                  onError={({ message }) => emit('vigia-error', { code: 'render', message })}
                >
                  <Card attributes={attributes} properties={properties} emit={emit} />
                </WidgetBoundary>
              </Ground>
            </VigiaProvider>
          </StyleSheetManager>
        )}
        <div ref={(element) => keep(setPlaces, 'portal', element)} />
      </>
    );
  };
}

function keep(
  set: (update: (places: Partial<Places>) => Partial<Places>) => void,
  name: keyof Places,
  element: HTMLElement | null,
): void {
  if (element) set((places) => (places[name] === element ? places : { ...places, [name]: element }));
}

function useEmit(host: Element): Emit {
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

/** The page's nonce, for a policy that forbids style elements without one. */
function nonceOf(host: Element): { nonce?: string } {
  const { nonce } = host as HTMLElement;
  return nonce ? { nonce } : {};
}
