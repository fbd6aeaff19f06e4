import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Palette } from '../../theme/tokens.ts';
import { AxisTitles, LeftAxis, RightAxis } from './layers/axis-layers.tsx';
import type { ChartPlan } from './plan/chart-plan.ts';
import { textWidth } from './plan/text-width.ts';
import { TICK_FONT } from './plan/ticks.ts';

const Frame = styled.div`
  position: relative;
  & > svg {
    position: absolute;
    top: 0;
    background: ${({ theme }) => theme.color.surface};
    pointer-events: none;
  }
`;

const Scroll = styled.div`
  overflow-x: auto;
  overscroll-behavior-x: contain;
`;

/** px below the plot that the axes' figures reach; the dates stand under it. */
const AXIS_FOOT = 6;

export interface ScrollFrameProps {
  readonly plan: ChartPlan;
  readonly palette: Palette;
  /** px that can be seen of the chart */
  readonly width: number;
  /** Wall ms. */
  readonly today?: number | undefined;
  readonly children: ReactNode;
}

/**
 * A chart wider than the screen, scrolled sideways between its two axes; it opens at today, or at its end. Dates run
 * on under the axes, and one that would be cut by the edge of the screen is not written.
 */
export function ScrollFrame({ plan, palette, width, today, children }: ScrollFrameProps) {
  const scroll = useRef<HTMLDivElement>(null);
  const { margin, inner } = plan;
  const now = today === undefined ? Number.POSITIVE_INFINITY : plan.xPx(today) + width / 4;
  const end = margin.left + Math.min(inner.width, now) + margin.right;
  useLayoutEffect(() => {
    if (scroll.current) scroll.current.scrollLeft = end - width;
  }, [end, width]);
  useLayoutEffect(() => {
    const frame = scroll.current;
    if (!frame) return;
    const show = () => showWholeDates(frame, plan, width);
    show();
    frame.addEventListener('scroll', show, { passive: true });
    return () => frame.removeEventListener('scroll', show);
  }, [plan, width]);
  const shared = { plan, palette };
  const height = margin.top + inner.height + AXIS_FOOT;
  return (
    <Frame>
      <Scroll ref={scroll}>{children}</Scroll>
      <svg width={margin.left} height={height} style={{ left: 0 }} aria-hidden="true">
        <g transform={`translate(${margin.left},${margin.top})`}>
          <LeftAxis {...shared} />
        </g>
      </svg>
      <svg width={margin.right} height={height} style={{ right: 0 }} aria-hidden="true">
        <g transform={`translate(${-inner.width},${margin.top})`}>
          <RightAxis {...shared} />
        </g>
      </svg>
      <svg width={width} height={18} style={{ left: 0 }} aria-hidden="true">
        <g transform={`translate(${margin.left},${margin.top})`}>
          <AxisTitles {...shared} width={width} />
        </g>
      </svg>
    </Frame>
  );
}

/** Hides the dates that the edges of the frame would cut. */
function showWholeDates(frame: HTMLElement, plan: ChartPlan, width: number): void {
  const from = frame.scrollLeft - plan.margin.left;
  const texts = frame.querySelectorAll<SVGTextElement>('[data-tick]');
  plan.xTicks.forEach(({ label, labelX }, i) => {
    const half = textWidth(label, TICK_FONT) / 2;
    const isWhole = labelX - half >= from && labelX + half <= from + width;
    if (texts[i]) texts[i].style.visibility = isWhole ? '' : 'hidden';
  });
}
