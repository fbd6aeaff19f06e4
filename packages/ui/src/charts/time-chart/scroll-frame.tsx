import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { styled } from '../../theme/styled.ts';
import type { Palette } from '../../theme/tokens.ts';
import { AxisTitles, LeftAxis, RightAxis } from './layers/axis-layers.tsx';
import type { ChartPlan } from './plan/chart-plan.ts';
import type { PlacedLabel } from './plan/label-rows.ts';
import { namesInView } from './plan/names-in-view.ts';
import { textWidth } from './plan/text-width.ts';
import { TICK_FONT } from './plan/ticks.ts';

/** Height of the axes' numbers below the plot, px; the dates stand under them. */
const AXIS_FOOT = 6;
/** Height of the axes' titles above the plot, px. */
const AXIS_TOP = 18;

const Frame = styled.div`
  position: relative;
  & > svg {
    position: absolute;
    top: 0;
    background: ${({ theme }) => theme.color.surface};
    pointer-events: none;
  }
  [data-earlier] ~ [data-side='left'],
  [data-later] ~ [data-side='right'] {
    box-shadow: 0 0 6px ${({ theme }) => theme.color.control};
    clip-path: inset(${AXIS_TOP}px -8px 0 0);
  }
  [data-later] ~ [data-side='right'] { clip-path: inset(${AXIS_TOP}px 0 0 -8px); }
`;

const Scroll = styled.div`
  overflow-x: auto;
  overscroll-behavior-x: contain;
`;

export interface ScrollFrameProps {
  readonly plan: ChartPlan;
  readonly palette: Palette;
  /** Visible width of the chart, px. */
  readonly width: number;
  /** Wall ms. */
  readonly today?: number | undefined;
  readonly children: ReactNode;
}

/**
 * A chart wider than the screen, scrolled sideways between its two axes. It opens at today, or at its end.
 * Dates scroll under the axes, and a text that would be cut is hidden.
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
    const show = () => showWholeTexts(frame, plan, width);
    show();
    frame.addEventListener('scroll', show, { passive: true });
    return () => frame.removeEventListener('scroll', show);
  }, [plan, width]);
  const shared = { plan, palette };
  const height = margin.top + inner.height + AXIS_FOOT;
  return (
    <Frame>
      <Scroll ref={scroll}>{children}</Scroll>
      <svg width={margin.left} height={height} data-side="left" style={{ left: 0 }} aria-hidden="true">
        <g transform={`translate(${margin.left},${margin.top})`}>
          <LeftAxis {...shared} />
        </g>
      </svg>
      <svg width={margin.right} height={height} data-side="right" style={{ right: 0 }} aria-hidden="true">
        <g transform={`translate(${-inner.width},${margin.top})`}>
          <RightAxis {...shared} />
        </g>
      </svg>
      <svg width={width} height={AXIS_TOP} style={{ left: 0 }} aria-hidden="true">
        <g transform={`translate(${margin.left},${margin.top})`}>
          <AxisTitles {...shared} width={width} />
        </g>
      </svg>
    </Frame>
  );
}

/**
 * Hides the dates that the edges of the frame would cut, and the names above the plot that the axes would cut.
 */
function showWholeTexts(frame: HTMLElement, plan: ChartPlan, width: number): void {
  const { margin, markers } = plan;
  const dates = { from: frame.scrollLeft - margin.left, to: frame.scrollLeft - margin.left + width };
  const names = { from: frame.scrollLeft, to: dates.to - margin.right };
  for (const text of frame.querySelectorAll<SVGTextElement>(
    '[data-tick], :not([data-marker]) > [data-name]',
  )) {
    const { from, to } = text.hasAttribute('data-tick') ? dates : names;
    const length = textWidth(text.textContent ?? '', TICK_FONT);
    const x = Number(text.getAttribute('x'));
    const left = text.getAttribute('text-anchor') === 'middle' ? x - length / 2 : x;
    text.style.visibility = left >= from && left + length <= to ? '' : 'hidden';
  }
  const placed = namesInView(markers.names, { left: names.from, right: names.to });
  for (const text of frame.querySelectorAll<SVGTextElement>('[data-marker] > [data-name]')) {
    const id = text.parentElement?.dataset.marker;
    showName(
      text,
      placed.find(({ input }) => input.id === id),
    );
  }
  frame.toggleAttribute('data-earlier', frame.scrollLeft > 1);
  frame.toggleAttribute('data-later', frame.scrollLeft + width < plan.width - 1);
}

/** Moves the name of a line to where it can be read in full, or hides it if there is no such place. */
function showName(text: SVGTextElement, position: PlacedLabel | undefined): void {
  text.style.visibility = position ? '' : 'hidden';
  if (!position) return;
  const isAfter = position.left > position.input.x;
  text.setAttribute('x', String(isAfter ? position.left : position.left + position.input.width));
  text.setAttribute('text-anchor', isAfter ? 'start' : 'end');
}
