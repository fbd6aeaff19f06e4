import { useMemo } from 'react';
import { styled, useTheme } from '../../theme/styled.ts';
import { DASH } from '../../theme/tokens.ts';
import { tidyPoints } from '../time-chart/plan/tidy-series.ts';
import { useChartSpeech } from '../words.ts';
import { sparkShape } from './spark-path.ts';
import { type SparkSeries, sparkText } from './spark-text.ts';

export type { SparkSeries };

const Svg = styled.svg`
  display: inline-block;
  vertical-align: middle;
  overflow: visible;
`;

export interface SparklineProps {
  readonly series: SparkSeries;
  /** px */
  readonly width?: number;
  /** px */
  readonly height?: number;
  /** Text for screen readers; by default the last, lowest and highest value with unit and dates. */
  readonly label?: string;
}

/** A small line inside text or a table cell. It shows whether a value rises, falls or has stopped. */
export function Sparkline({ width = 96, height = 24, label, ...props }: SparklineProps) {
  const palette = useTheme();
  const speech = useChartSpeech();
  const series = useMemo(() => tidyPoints(props.series), [props.series]);
  const { path, last } = useMemo(() => sparkShape(series, width, height), [series, width, height]);
  const color = palette.series[series.color];
  return (
    <Svg width={width} height={height} role="img" aria-label={label ?? sparkText(series, speech)}>
      {last === null ? (
        <path
          d={`M3,${height / 2}H${width - 3}`}
          stroke={palette.color.control}
          strokeDasharray={DASH.threshold}
          strokeWidth={1.5}
        />
      ) : (
        <>
          <path
            d={path}
            fill="none"
            stroke={color}
            strokeWidth={1.75}
            strokeLinejoin="round"
            strokeLinecap="round"
          />
          <circle cx={last.x} cy={last.y} r={2.5} fill={color} />
        </>
      )}
    </Svg>
  );
}
