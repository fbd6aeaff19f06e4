import { useContext, useMemo, useState } from 'react';
import type { ChartSeries, ChartWindow } from '../../chart-series.ts';
import { SyncContext } from '../../chart-sync.tsx';
import { clampZoom, leastSpan, panBy, reveal, zoomAbout } from './zoom-window.ts';

export interface ZoomProps {
  /** Whether the reader may look at a part of `window`: by brush, Ctrl and wheel, pinch, and the keys + − 0. */
  readonly zoomable?: boolean | undefined;
  /** The part of `window` that is shown, wall ms; `null` shows all of it. Without it the chart keeps it itself. */
  readonly zoom?: ChartWindow | null | undefined;
  /** The part that is shown at first, when the chart keeps it itself. */
  readonly defaultZoom?: ChartWindow | null | undefined;
  /** Called with what the reader wants shown: `shown` in wall ms, and the new `zoom` (`null` when that is all). */
  readonly onWindowChange?: ((shown: ChartWindow, zoom: ChartWindow | null) => void) | undefined;
}

export interface Zoom {
  /** What is shown. */
  readonly window: ChartWindow;
  readonly home: ChartWindow;
  readonly isZoomed: boolean;
  readonly isAllowed: boolean;
  /** Shows this part; null or everything shows all. Answers with what is shown then. */
  readonly show: (zoom: ChartWindow | null) => ChartWindow;
  /** `factor` < 1 comes closer; about `anchor` (wall ms), or the middle. */
  readonly scale: (factor: number, anchor?: number) => ChartWindow;
  /** Moves by a share of what is shown. */
  readonly pan: (share: number) => ChartWindow;
  /** Moves until `x` is shown. */
  readonly reveal: (x: number) => void;
}

/** The part of the chart's window that is shown: by props, shared between charts of a `ChartSync`, or its own. */
export function useZoom(props: ZoomProps & { series: readonly ChartSeries[]; window: ChartWindow }): Zoom {
  const { series, window: home, onWindowChange, zoomable = true } = props;
  const sync = useContext(SyncContext);
  const [own, setOwn] = useState({ home, zoom: props.defaultZoom ?? null });
  const isSame = own.home.start === home.start && own.home.end === home.end;
  const asked = props.zoom !== undefined ? props.zoom : sync ? sync.zoom : isSame ? own.zoom : null;
  const least = useMemo(() => leastSpan(series, home), [series, home]);
  const zoom = useMemo(() => asked && clampZoom(asked, home, least), [asked, home, least]);
  const window = zoom ?? home;
  const show = (wanted: ChartWindow | null) => {
    const next = wanted && clampZoom(wanted, home, least);
    if (next?.start === zoom?.start && next?.end === zoom?.end) return window;
    if (sync) sync.setZoom(next);
    else setOwn({ home, zoom: next });
    onWindowChange?.(next ?? home, next);
    return next ?? home;
  };
  return {
    window,
    home,
    isZoomed: zoom !== null,
    isAllowed: zoomable,
    show,
    scale: (factor, anchor = (window.start + window.end) / 2) => show(zoomAbout(window, anchor, factor)),
    pan: (share) => show(panBy(window, (window.end - window.start) * share)),
    reveal: (x) => show(reveal(window, x)),
  };
}
