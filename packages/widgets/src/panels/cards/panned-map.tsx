import { focusRing, RADIUS } from '@vigia/ui';
import { type MapView, StatusMap, type StatusMarker, viewOfPositions } from '@vigia/ui/static-map';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { styled, useTheme } from 'styled-components';
import type { WidgetWords } from '../words.ts';
import { keyMove, moved, WHOLE, zoomed } from './map-view.ts';

const Ground = styled.div`
  position: relative;
  min-width: 0;
  overflow: hidden;
  border-radius: ${RADIUS.control}px;
  cursor: grab;
  /* A finger scrolls the page vertically and moves the map horizontally. */
  touch-action: pan-y;
  user-select: none;
  &:active { cursor: grabbing; }
  &:focus-visible { ${focusRing} outline-offset: -3px; }
  svg { display: block; }
`;

const Steps = styled.div`
  position: absolute;
  top: 8px;
  right: 8px;
  display: grid;
  border: 1px solid ${({ theme }) => theme.color.control};
  border-radius: ${RADIUS.control}px;
  overflow: hidden;
  button {
    display: grid;
    place-items: center;
    width: 36px;
    height: 36px;
    padding: 0;
    border: 0;
    background: ${({ theme }) => theme.color.surface};
    color: ${({ theme }) => theme.color.text};
    font: inherit;
    font-size: 18px;
    cursor: pointer;
  }
  button + button { border-top: 1px solid ${({ theme }) => theme.color.line}; }
  button:hover { background: ${({ theme }) => theme.color.primaryTint}; }
  button:focus-visible { ${focusRing} outline-offset: -3px; }
  @media (pointer: coarse) { button { width: 44px; height: 44px; } }
`;

export interface PannedMapProps {
  readonly markers: readonly StatusMarker[];
  readonly label: string;
  readonly words: WidgetWords;
  /** px */
  readonly height: number;
  readonly chosen: number | null;
}

/** The stations on the built-in base map, moved and zoomed by pointer, wheel with Ctrl, keys and buttons. */
export function PannedMap({ markers, label, words, height, chosen }: PannedMapProps) {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [own, setOwn] = useState<MapView | null>(null);
  const palette = useTheme();
  const frame = { width, height };
  const view = own ?? viewOfPositions(markers, { width: Math.max(1, width), height });
  const change = (next: MapView | null) => setOwn(next);
  const zoom = useRef((_: number) => {});
  zoom.current = (factor) => change(zoomed(view, factor));
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoom.current(event.deltaY < 0 ? 0.8 : 1.25);
    };
    observer.observe(element);
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      observer.disconnect();
      element.removeEventListener('wheel', onWheel);
    };
  }, []);
  const drag = ({ buttons, movementX, movementY, currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
    if (buttons !== 1) return;
    currentTarget.setPointerCapture(pointerId);
    change(moved(view, frame, -movementX, -movementY));
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = keyMove(event.key, view, frame);
    if (next === undefined) return;
    event.preventDefault();
    change(next === WHOLE ? null : next);
  };
  return (
    <Ground
      ref={place}
      tabIndex={0}
      role="application"
      aria-label={`${label}. ${words.mapKeys}`}
      onPointerMove={drag}
      onKeyDown={press}
      style={{ height }}
    >
      {width > 0 && (
        <StatusMap
          markers={markers}
          width={width}
          height={height}
          label={label}
          palette={palette}
          view={view}
          chosen={chosen}
        />
      )}
      <Steps>
        <button type="button" aria-label={words.zoomIn} onClick={() => change(zoomed(view, 0.5))}>
          +
        </button>
        <button type="button" aria-label={words.zoomOut} onClick={() => change(zoomed(view, 2))}>
          −
        </button>
        <button type="button" aria-label={words.wholeMap} onClick={() => change(null)}>
          <svg width="16" height="16" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
            <path d="M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4" />
          </svg>
        </button>
      </Steps>
    </Ground>
  );
}
