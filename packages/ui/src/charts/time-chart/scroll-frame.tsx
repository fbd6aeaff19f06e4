import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Palette } from '../../theme/tokens.ts';
import { AxisTitles, LeftAxis, RightAxis } from './layers/axis-layers.tsx';
import type { ChartPlan } from './plan/chart-plan.ts';

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

export interface ScrollFrameProps {
  readonly plan: ChartPlan;
  readonly palette: Palette;
  /** px that can be seen of the chart */
  readonly width: number;
  readonly children: ReactNode;
}

/** A chart wider than the screen, scrolled sideways between its two axes; it opens at today, or at its end. */
export function ScrollFrame({ plan, palette, width, children }: ScrollFrameProps) {
  const scroll = useRef<HTMLDivElement>(null);
  const { margin, inner } = plan;
  const end = plan.zone === null ? plan.width : margin.left + Math.min(inner.width, plan.zone + width / 4);
  useLayoutEffect(() => {
    if (scroll.current) scroll.current.scrollLeft = end + margin.right - width;
  }, [end, margin.right, width]);
  const shared = { plan, palette };
  return (
    <Frame>
      <Scroll ref={scroll}>{children}</Scroll>
      <svg width={margin.left} height={plan.height} style={{ left: 0 }} aria-hidden="true">
        <g transform={`translate(${margin.left},${margin.top})`}>
          <LeftAxis {...shared} />
        </g>
      </svg>
      <svg width={margin.right} height={plan.height} style={{ right: 0 }} aria-hidden="true">
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
