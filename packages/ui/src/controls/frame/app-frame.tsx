import { type ReactNode, useEffect, useRef } from 'react';
import { MEDIA, visuallyHidden } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { LAYOUT } from '../../theme/tokens.ts';
import { useWords } from '../../words/language.tsx';
import { FRAME } from './words.ts';

const MAIN_ID = 'contenido';

const Skip = styled.a`
  &:not(:focus) { ${visuallyHidden} }
  position: fixed;
  z-index: 300;
  top: 8px;
  left: 8px;
  padding: 8px 16px;
  border-radius: 6px;
  background: ${({ theme }) => theme.color.primary};
  color: ${({ theme }) => theme.color.onPrimary};
`;

const Row = styled.div`
  --vigia-sticky-top: ${LAYOUT.topBar}px;
  display: flex;
  min-height: calc(100dvh - ${LAYOUT.topBar}px);
  @media print { display: block; min-height: 0; }
`;

const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 16px;
  min-width: 0;
  padding: 16px 24px 32px;
  outline: none;
  ${MEDIA.narrow} { padding: 12px 14px 32px; }
  @media print { padding: 12px 0 0; }
`;

const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

export interface AppFrameProps {
  readonly topBar: ReactNode;
  readonly menu: ReactNode;
  /** The bar at the foot of a phone's screen: a `BottomBar`. */
  readonly bottomBar?: ReactNode;
  readonly skipLabel?: string;
  /**
   * Id of the page inside. When it changes and the focused link is gone with the old page, the new page takes
   * the focus.
   */
  readonly page?: string | undefined;
  readonly children: ReactNode;
}

/** Top bar, side menu and the page, with a link for keyboard users that skips to the page. */
export function AppFrame({ topBar, menu, bottomBar, skipLabel, page, children }: AppFrameProps) {
  const words = useWords(FRAME);
  const main = useRef<HTMLElement>(null);
  const shown = useRef(page);
  const isUsed = useRef(false);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (isUsed.current && isFocusLost()) main.current?.focus({ preventScroll: true });
  }, [page]);
  return (
    <>
      <Skip href={`#${MAIN_ID}`}>{skipLabel ?? words.skipToContent}</Skip>
      {topBar}
      <Row>
        {menu}
        <Main
          ref={main}
          id={MAIN_ID}
          tabIndex={-1}
          onFocus={() => {
            isUsed.current = true;
          }}
        >
          {children}
        </Main>
      </Row>
      {bottomBar}
    </>
  );
}
