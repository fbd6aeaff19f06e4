import type { StoredImage } from '@vigia/api/client';
import { focusRing, MEDIA, RADIUS } from '@vigia/ui';
import { type KeyboardEvent, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { treeMove, typedTo } from './tree-keys.ts';
import { type ImageMarks, nameOfImage, TreeLine } from './tree-line.tsx';
import { imageKey, type TreeRow } from './tree-rows.ts';

const Box = styled.div`
  position: relative;
  flex: 1;
  min-height: 160px;
  ${MEDIA.medium} { flex: 0 1 auto; min-height: 0; }
  overflow: auto;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${RADIUS.card}px;
  background: ${({ theme }) => theme.color.surface};
  overscroll-behavior: contain;
  &:focus-visible { ${focusRing} }
`;

/** Lines drawn outside the visible part, above and below. */
const BEYOND = 8;
/** Letters typed within this time are one word, ms. */
const WORD_MS = 700;
const isTouch = (): boolean => matchMedia('(pointer: coarse)').matches;

export interface ImageTreeProps {
  readonly label: string;
  readonly rows: readonly TreeRow[];
  readonly chosenId: string | null;
  readonly onChoose: (image: StoredImage) => void;
  readonly onToggle: (key: string, isOpen: boolean) => void;
  readonly marksOf: (image: StoredImage) => ImageMarks;
  /** Of images in a list without branches: the text before their date. */
  readonly titleOf?: (image: StoredImage) => string;
}

/**
 * Thousands of images by client, sector, station and date: only lines in sight are drawn. The tree has the focus as a
 * whole and names the active line.
 */
export function ImageTree({ label, rows, chosenId, onChoose, onToggle, marksOf, titleOf }: ImageTreeProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState({ top: 0, height: 600 });
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const [hasFocus, setFocus] = useState(false);
  const [line] = useState(() => (isTouch() ? 48 : titleOf ? 44 : 34));
  const typed = useRef({ text: '', at: 0 });

  const chosenAt = chosenId === null ? -1 : rows.findIndex(({ key }) => key === imageKey(chosenId));
  const found = rows.findIndex(({ key }) => key === activeKey);
  const active = found >= 0 ? found : Math.max(0, chosenAt);

  const reveal = useCallback(
    (at: number) => {
      const element = box.current;
      if (!element || at < 0) return;
      const top = at * line;
      if (top < element.scrollTop) element.scrollTop = top;
      else if (top + line > element.scrollTop + element.clientHeight)
        element.scrollTop = top + line - element.clientHeight;
    },
    [line],
  );
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setSeen({ top: element.scrollTop, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);
  // The counted image is scrolled into view, however it was chosen.
  useEffect(() => {
    if (chosenAt >= 0) reveal(chosenAt);
  }, [chosenAt, reveal]);

  const go = (at: number) => {
    setActiveKey(rows[at]?.key ?? null);
    reveal(at);
  };
  const press = useCallback(
    (at: number) => {
      const row = rows[at];
      if (!row) return;
      setActiveKey(row.key);
      if (row.image) onChoose(row.image);
      else onToggle(row.key, !row.isOpen);
    },
    [rows, onChoose, onToggle],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = treeMove(event.key, rows, active);
    if (move) {
      event.preventDefault();
      if (move.kind === 'go') return go(move.at);
      return press(move.at);
    }
    if (event.key.length !== 1) return;
    event.preventDefault();
    const now = performance.now();
    const text = now - typed.current.at < WORD_MS ? typed.current.text + event.key : event.key;
    typed.current = { text, at: now };
    const at = typedTo(text, rows, active, ({ name, image }) =>
      image ? (titleOf?.(image) ?? nameOfImage(image)) : name,
    );
    if (at >= 0) go(at);
  };

  const first = Math.max(0, Math.floor(seen.top / line) - BEYOND);
  const last = Math.min(rows.length, Math.ceil((seen.top + seen.height) / line) + BEYOND);
  const drawn = rows.slice(first, last);
  const lineId = (at: number): string => `${id}-${at}`;
  return (
    <Box
      ref={box}
      role="tree"
      aria-label={label}
      tabIndex={0}
      {...(active >= first && active < last && { 'aria-activedescendant': lineId(active) })}
      onKeyDown={onKeyDown}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <div role="presentation" style={{ height: rows.length * line }} />
      {drawn.map((row, i) => (
        <TreeLine
          key={row.key}
          id={lineId(first + i)}
          row={row}
          at={first + i}
          height={line}
          isActive={hasFocus && first + i === active}
          isChosen={first + i === chosenAt}
          marks={row.image && marksOf(row.image)}
          {...(titleOf && row.image ? { title: titleOf(row.image) } : {})}
          onPress={press}
        />
      ))}
    </Box>
  );
}
