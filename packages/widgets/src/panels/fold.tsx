import { focusRing, RADIUS } from '@vigia/ui';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import type { WidgetWords } from './words.ts';

/** px */
const FOLD_BAR = 44;

/**
 * The element grows when it is unfolded. Only a reader's press or key unfolds it, so nothing moves by itself.
 */
const Grown = createGlobalStyle`
  [part='box']:has([data-whole]) { height: auto !important; }
  [part='panel']:has([data-whole]) { position: static; }
`;

const Frame = styled.div<{ $height: number; $isFolded: boolean }>`
  position: relative;
  display: grid;
  min-height: ${({ $height }) => $height}px;
  max-height: ${({ $height, $isFolded }) => ($isFolded ? `${$height}px` : 'none')};
  overflow: clip;
  border-radius: 0 0 ${RADIUS.card}px ${RADIUS.card}px;
  & > div, & > div > div { display: grid; min-width: 0; }
  /* Cut content ends with the card's own border. */
  &[data-cut]::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 1px solid var(--vigia-border, ${({ theme }) => theme.color.line});
    border-radius: var(--vigia-radius, ${RADIUS.card}px);
    pointer-events: none;
  }
`;

const Bar = styled.button`
  display: block;
  width: 100%;
  height: ${FOLD_BAR}px;
  padding: 0;
  border: 1px solid var(--vigia-border, ${({ theme }) => theme.color.line});
  border-radius: 0 0 ${RADIUS.card}px ${RADIUS.card}px;
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.primary};
  font: inherit;
  font-weight: 600;
  cursor: pointer;
  &[aria-expanded='false'] { position: absolute; bottom: 0; left: 0; }
  &:hover { background: ${({ theme }) => theme.color.primaryTint}; }
  &:focus-visible { ${focusRing} outline-offset: -3px; }
`;

const Switch = styled.button`
  min-height: 38px;
  padding: 4px 12px;
  border: 0;
  border-radius: ${RADIUS.control}px;
  background: none;
  color: ${({ theme }) => theme.color.primary};
  font: inherit;
  font-weight: 600;
  white-space: nowrap;
  cursor: pointer;
  &:hover { background: ${({ theme }) => theme.color.primaryTint}; }
  &:focus-visible { ${focusRing} }
  @media (pointer: coarse) { min-height: 44px; }
`;

export interface FoldProps {
  /** Height of the whole element, px. */
  readonly height: number;
  readonly words: WidgetWords;
  /** False if the content contains a `FoldSwitch`. */
  readonly hasOwnBar: boolean;
  readonly children: ReactNode;
}

const FoldContext = createContext({ isWhole: false, toggle: () => {} });

/** A button that unfolds the card around it, and folds it again. */
export function FoldSwitch({ words }: { readonly words: WidgetWords }) {
  const { isWhole, toggle } = useContext(FoldContext);
  return (
    <Switch type="button" aria-expanded={isWhole} onClick={toggle}>
      {isWhole ? words.less : words.whole}
    </Switch>
  );
}

/** A card with the height that the page gives it. Higher content ends with a bar that unfolds all of it. */
export function Fold({ height, words, hasOwnBar, children }: FoldProps) {
  const inside = useRef<HTMLDivElement>(null);
  const [length, setLength] = useState(0);
  const [isWhole, setWhole] = useState(false);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => setLength(Math.round(entry?.contentRect.height ?? 0)));
    if (inside.current) observer.observe(inside.current);
    return () => observer.disconnect();
  }, []);
  const isLonger = length > height;
  const isFolded = isLonger && !isWhole;
  useEffect(() => {
    const content = inside.current;
    if (!isFolded || !content) return;
    /** Unfolds the card when the keyboard focus moves below the bar. */
    const follow = ({ target }: FocusEvent) => {
      const { bottom } = content.parentElement!.getBoundingClientRect();
      if ((target as Element).getBoundingClientRect().bottom > bottom - (hasOwnBar ? FOLD_BAR : 0))
        setWhole(true);
    };
    content.addEventListener('focusin', follow);
    return () => content.removeEventListener('focusin', follow);
  }, [isFolded, hasOwnBar]);
  const fold = useMemo(() => ({ isWhole, toggle: () => setWhole(!isWhole) }), [isWhole]);
  return (
    <Frame
      $height={height}
      $isFolded={isFolded}
      data-cut={(isFolded && !hasOwnBar) || undefined}
      data-whole={(isLonger && isWhole) || undefined}
    >
      <Grown />
      <FoldContext value={fold}>
        <div ref={inside}>{children}</div>
      </FoldContext>
      {isLonger && hasOwnBar && (
        <Bar type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? words.less : words.whole}
        </Bar>
      )}
    </Frame>
  );
}
