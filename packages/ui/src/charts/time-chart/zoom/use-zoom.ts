import { useContext, useMemo, useState } from 'react';
import type { ChartSeries, ChartWindow } from '../../chart-series.ts';
import { SyncContext } from '../../chart-sync.tsx';
import { clampZoom, leastSpan, panBy, reveal, zoomAbout } from './zoom-window.ts';

export interface ZoomProps {
  /** Whether the reader may zoom into `window`: by brush, Ctrl and wheel, pinch, and the keys + − 0. */
  readonly zoomable?: boolean | undefined;
  /**
   * The part of `window` that is shown, wall ms; `null` shows all of it. Without it the chart keeps this state
   * itself.
   */
  readonly zoom?: ChartWindow | null | undefined;
  /** The part that is shown at first, if the chart keeps the state itself. */
  readonly defaultZoom?: ChartWindow | null | undefined;
  /**
   * Called with what the reader selected: `shown` in wall ms, and the new `zoom` (`null` for the whole window).
   */
  readonly onWindowChange?: ((shown: ChartWindow, zoom: ChartWindow | null) => void) | undefined;
}

export interface Zoom {
  /** The part that is shown. */
  readonly window: ChartWindow;
  readonly home: ChartWindow;
  readonly isZoomed: boolean;
  readonly isAllowed: boolean;
  /** Shows this part; null shows all. Returns what is shown then. */
  readonly show: (zoom: ChartWindow | null) => ChartWindow;
  /** Zooms in with a `factor` < 1, out with one > 1; around `anchor` (wall ms), or the middle. */
  readonly scale: (factor: number, anchor?: number) => ChartWindow;
  /** Moves by a share of what is shown. */
  readonly pan: (share: number) => ChartWindow;
  /** Moves until `x` is visible. */
  readonly reveal: (x: number) => void;
}

/**
 * The part of the chart's window that is shown: set by props, shared between charts of a `ChartSync`, or the
 * chart's own.
 */
export function useZoom(props: ZoomProps & { series: readonly ChartSeries[]; window: ChartWindow }): Zoom {
  const { series, window: home, onWindowChange, zoomable = true } = props;
  const sync = useContext(SyncContext);
  const [own, setOwn] = useState({ home, zoom: props.defaultZoom ?? null });
  const isSame = own.home.start === home.start && own.home.end === home.end;
  const wanted = props.zoom !== undefined ? props.zoom : sync ? sync.zoom : isSame ? own.zoom : null;
  const least = useMemo(() => leastSpan(series, home), [series, home]);
  const zoom = useMemo(() => wanted && clampZoom(wanted, home, least), [wanted, home, least]);
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
