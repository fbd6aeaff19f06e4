import { DAY_MS } from '@vigia/domain';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useMemo, useRef } from 'react';
import { type ChartMarker, type ChartSeries, isVisible } from '../../chart-series.ts';
import type { ChartPlan } from '../plan/chart-plan.ts';
import { Dot, Mark, Plot, Rule, Status, TOOLTIP_WIDTH, Tooltip } from './cursor-parts.ts';
import { paintCursor } from './paint-cursor.ts';
import { announcement, nearestX, nextX } from './reading.ts';

export interface ChartCursorProps {
  readonly plan: ChartPlan;
  readonly series: readonly ChartSeries[];
  readonly markers: readonly ChartMarker[];
  readonly today?: number | undefined;
  readonly label: string;
  readonly describedBy: string;
  readonly children: ReactNode;
}

/**
 * Reads all visible series at one date, by pointer or keyboard. Nothing of it is React state: a move searches the
 * full arrays and writes to a rule, a tooltip and a live region that are already there, so a move costs the same
 * for four hundred points as for ten thousand.
 */
export function ChartCursor({
  plan,
  series,
  markers,
  today,
  label,
  describedBy,
  children,
}: ChartCursorProps) {
  const root = useRef<HTMLDivElement>(null);
  const at = useRef(Number.NaN);
  const shown = useMemo(() => series.filter(isVisible), [series]);

  const show = (x: number, announce: boolean) => {
    if (!root.current || Number.isNaN(x)) return;
    at.current = x;
    paintCursor(root.current, plan, shown, markers, x, today);
    const status = root.current.querySelector('[data-part="status"]');
    if (announce && status) {
      status.textContent = announcement(
        shown,
        markers,
        x,
        today !== undefined && x > today ? 'pronóstico' : undefined,
      );
    }
  };
  const hide = () => {
    at.current = Number.NaN;
    root.current?.removeAttribute('data-reading');
  };
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const px = event.clientX - event.currentTarget.getBoundingClientRect().left - plan.margin.left;
    const x = nearestX(shown, plan.msAt(px), plan.window);
    if (x !== at.current) show(x, false);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !Number.isNaN(at.current)) {
      event.stopPropagation();
      hide();
      return;
    }
    const target = keyTarget(event.key, at.current, shown, plan, today);
    if (target === null) return;
    event.preventDefault();
    show(target, true);
  };

  return (
    <Plot
      ref={root}
      role="application"
      aria-roledescription="gráfico"
      aria-label={label}
      aria-describedby={describedBy}
      tabIndex={0}
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={(event) => event.pointerType === 'mouse' && hide()}
      onKeyDown={press}
      onBlur={hide}
    >
      {children}
      <Rule data-part="rule" style={{ top: plan.margin.top, height: plan.inner.height }} />
      {shown.map((one) => (
        <Dot key={one.id} data-part="dot" $color={one.color} />
      ))}
      <Tooltip data-part="tooltip" aria-hidden style={{ top: plan.margin.top + 6, width: TOOLTIP_WIDTH }}>
        <strong data-part="date" />
        {shown.map((one) => (
          <p key={one.id}>
            <Mark $color={one.color} $kind={one.kind} />
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

/** Where a key leads; null for keys the chart leaves alone. The first key press lands on the last record. */
function keyTarget(
  key: string,
  at: number,
  shown: readonly ChartSeries[],
  plan: ChartPlan,
  today: number | undefined,
): number | null {
  const { window } = plan;
  const from = Number.isNaN(at) ? null : at;
  const landing = () => nearestX(shown, Math.min(today ?? window.end, window.end), window);
  switch (key) {
    case 'ArrowRight':
      return from === null ? landing() : nextX(shown, from, 1, window);
    case 'ArrowLeft':
      return from === null ? landing() : nextX(shown, from, -1, window);
    case 'PageUp':
      return from === null ? landing() : nearestX(shown, from - 7 * DAY_MS, window);
    case 'PageDown':
      return from === null ? landing() : nearestX(shown, from + 7 * DAY_MS, window);
    case 'Home':
      return nearestX(shown, window.start, window);
    case 'End':
      return nearestX(shown, window.end, window);
    default:
      return null;
  }
}
