import { styled } from 'styled-components';
import { textSize } from '../theme/mixins.ts';
import { type ChartSeries, isVisible } from './chart-series.ts';
import { Mark } from './time-chart/cursor/cursor-parts.ts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 0 16px;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('compact')};
  line-height: 20px;
  span { display: flex; align-items: center; gap: 6px; }
`;

/**
 * Which sign is which series, in a line over a chart whose legend cards stand elsewhere. Readers who do not see it have
 * the chart's own name and its cards.
 */
export function ChartKey({ series }: { readonly series: readonly ChartSeries[] }) {
  return (
    <Line aria-hidden>
      {series.filter(isVisible).map(({ id, color, kind, label }) => (
        <span key={id}>
          <Mark $color={color} $kind={kind} />
          {label}
        </span>
      ))}
    </Line>
  );
}
