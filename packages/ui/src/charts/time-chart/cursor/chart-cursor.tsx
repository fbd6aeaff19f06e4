import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { type ChartMarker, type ChartSeries, isVisible } from '../../chart-series.ts';
import { SyncContext } from '../../chart-sync.tsx';
import { usePointReport } from '../../embedded.tsx';
import { useEmphasise } from '../../emphasis.tsx';
import { useChartSpeech } from '../../words.ts';
import type { ChartPlan } from '../plan/chart-plan.ts';
import { Gestures } from '../zoom/gestures.ts';
import type { Zoom } from '../zoom/use-zoom.ts';
import { ZOOM_STEP } from '../zoom/zoom-window.ts';
import { Brush, Dot, Mark, Plot, Rule, Status, Tooltip } from './cursor-parts.ts';
import { keyTarget } from './key-target.ts';
import { paintCursor } from './paint-cursor.ts';
import { pointedSeason } from './pointed-season.ts';
import { announcement, markerStops, nearestX } from './reading.ts';

export interface ChartCursorProps {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly plan: ChartPlan;
  readonly zoom: Zoom;
  readonly series: readonly ChartSeries[];
  readonly markers: readonly ChartMarker[];
  readonly today?: number | undefined;
  readonly label: string;
  readonly describedBy: string;
  /** Whether the chart lies in a frame that scrolls sideways. */
  readonly isScrolled: boolean;
  readonly children: ReactNode;
}

/**
 * Reads all visible series at one date, by pointer or keyboard. It uses no React state: a move searches the
 * full arrays and writes to a rule, a tooltip and a live region that already exist. So a move costs the same
 * for four hundred points as for ten thousand.
 */
export function ChartCursor(props: ChartCursorProps) {
  const { root, plan, zoom, series, markers, today } = props;
  const speech = useChartSpeech();
  const { words, figures } = speech;
  const at = useRef(Number.NaN);
  const sync = useContext(SyncContext);
  const shown = useMemo(() => series.filter(isVisible), [series]);
  const stops = useMemo(() => [...shown, markerStops(shown, markers)], [shown, markers]);

  const reportPoint = usePointReport(shown);
  const emphasise = useEmphasise();

  const say = (text: string) => {
    const status = root.current?.querySelector('[data-part="status"]');
    if (status) status.textContent = text;
  };
  const paint = (x: number) => {
    if (!root.current) return;
    at.current = x;
    const isInside = x >= plan.window.start && x <= plan.window.end;
    if (isInside) paintCursor(root.current, plan, shown, markers, x, speech);
    else root.current.removeAttribute('data-reading');
  };
  const show = (x: number) => {
    if (Number.isNaN(x)) return;
    paint(x);
    reportPoint(x);
    sync?.move(x, at);
  };
  const hide = () => {
    if (!Number.isNaN(at.current)) reportPoint(Number.NaN);
    paint(Number.NaN);
    sync?.move(Number.NaN, at);
    emphasise(null);
  };
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const px = event.clientX - box.left - plan.margin.left;
    const x = nearestX(stops, plan.msAt(px), plan.window);
    if (x !== at.current) show(x);
    emphasise(pointedSeason(plan, shown, x, event.clientY - box.top - plan.margin.top));
  };
  const gestures = useRef<Gestures>(null);

  const zoomed = (event: KeyboardEvent): string | null => {
    if (!zoom.isAllowed || event.ctrlKey || event.metaKey || event.altKey) return null;
    const anchor = at.current >= plan.window.start && at.current <= plan.window.end ? at.current : undefined;
    if (event.key === '+' || event.key === '=') return figures.window(zoom.scale(1 / ZOOM_STEP, anchor));
    if (event.key === '-') return figures.window(zoom.scale(ZOOM_STEP, anchor));
    return event.key === '0' ? figures.window(zoom.show(null)) : null;
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      if (gestures.current?.cancel() || !Number.isNaN(at.current)) event.stopPropagation();
      hide();
      return;
    }
    const window = zoomed(event);
    const target = window === null ? keyTarget(event, at.current, stops, zoom.home, today) : null;
    if (window === null && target === null) return;
    event.preventDefault();
    if (window !== null) say(words.shown(window));
    if (target === null || Number.isNaN(target)) return;
    zoom.reveal(target);
    show(target);
    say(announcement(shown, markers, target, speech));
  };

  // Listeners outside React read the latest picture from here. A new picture shows the cursor at the same date.
  const latest = useRef({ plan, zoom, stops, paint });
  useLayoutEffect(() => {
    latest.current = { plan, zoom, stops, paint };
    if (!Number.isNaN(at.current)) paint(at.current);
  });
  useEffect(() => {
    if (!root.current) return;
    gestures.current = new Gestures(root.current, () => latest.current);
    return gestures.current.listen();
  }, [root]);
  useEffect(
    () =>
      sync?.listen((x, from) => {
        if (from === at) return;
        const { plan, stops, paint } = latest.current;
        const isInside = x >= plan.window.start && x <= plan.window.end;
        paint(isInside ? nearestX(stops, x, plan.window) : Number.NaN);
      }),
    [sync],
  );

  return (
    <Plot
      ref={root}
      role="application"
      aria-roledescription={words.roleDescription}
      aria-label={props.label}
      aria-describedby={props.describedBy}
      tabIndex={0}
      {...(props.isScrolled ? { 'data-scrolled': '', style: { width: plan.width } } : {})}
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={(event) => event.pointerType === 'mouse' && hide()}
      onKeyDown={press}
      onBlur={hide}
    >
      {props.children}
      <Rule data-part="rule" style={{ top: plan.margin.top, height: plan.inner.height }} />
      {zoom.isAllowed && (
        <Brush data-part="brush" style={{ top: plan.margin.top, height: plan.inner.height }} />
      )}
      {shown.map((one) => (
        <Dot key={one.id} data-part="dot" $color={one.color} $isUnsent={one.isUnsent} />
      ))}
      <Tooltip data-part="tooltip" aria-hidden>
        <strong data-part="date" />
        {shown.map((one) => (
          <p key={one.id}>
            <Mark $color={one.color} $kind={one.kind} $isUnsent={one.isUnsent} $compared={one.compared} />
            <span>{one.label}</span>
            <b data-part="value" />
          </p>
        ))}
        <em data-part="events" />
      </Tooltip>
      <Status data-part="status" role="status" aria-live="polite" />
    </Plot>
  );
}
