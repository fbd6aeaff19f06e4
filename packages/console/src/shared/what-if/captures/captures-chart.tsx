import { type DayRange, wallMsOfDay, wallWindow } from '@vigia/domain';
import { EMPTY_ALERT_RULE } from '@vigia/domain/events';
import { readNumber } from '@vigia/domain/farm';
import { SUPPOSED_LIMITS } from '@vigia/domain/what-if';
import { useWords } from '@vigia/ui';
import { type ChartHandle, ChartHandles, ChartLayout, LegendCards, TimeChart } from '@vigia/ui/charts';
import { useMemo } from 'react';
import type { WhatIfSeason } from '../played.ts';
import { SCROLL_UNIT } from '../what-if-chart.tsx';
import { mostSeries } from './most-series.ts';
import type { SeasonCaptures } from './season-captures.ts';
import type { CapturesPlayed } from './use-capture-calls.ts';
import { SUPPOSED_CAPTURES } from './words.ts';

/** Where the line of a pest without a threshold lies first: what the form of a new rule opens with. */
const FIRST_THRESHOLD = readNumber(EMPTY_ALERT_RULE.captures) ?? 1;
/** Room above the highest captures and the line. */
const HEADROOM = 1.25;
const HEIGHT = 240;

export interface CapturesChartProps {
  readonly season: Pick<WhatIfSeason, 'pestName' | 'place'>;
  readonly captures: SeasonCaptures;
  readonly played: CapturesPlayed;
  readonly supposed: number | undefined;
  /** The days of the chart above it. */
  readonly shown: DayRange;
  readonly onChange: (captures: number) => void;
}

/** What the fullest trap caught, with the threshold as a line that is moved. */
export function CapturesChart({ season, captures, played, supposed, shown, onChange }: CapturesChartProps) {
  const words = useWords(SUPPOSED_CAPTURES);
  const { most, sums } = played;
  const series = useMemo(() => [mostSeries(words, { sums })], [sums, words]);
  const value = supposed ?? captures.threshold ?? FIRST_THRESHOLD;
  const top = Math.ceil(Math.max(most ?? 0, value, captures.threshold ?? FIRST_THRESHOLD) * HEADROOM);
  const leftExtent = useMemo(() => ({ min: 0, max: Math.max(top, 4) }), [top]);
  const window = useMemo(() => wallWindow(shown), [shown]);
  const handle: ChartHandle = {
    ...{ id: 'captures', label: words.threshold, moves: 'value', color: 'phenology' },
    ...{ ...SUPPOSED_LIMITS.captures, value, valueText: words.captured(value), onMove: onChange },
  };
  const chart = (
    <TimeChart
      title={words.chart(season.pestName, captures.days)}
      series={series}
      window={window}
      height={HEIGHT}
      scrollUnit={SCROLL_UNIT}
      leftAxis={{ title: words.axis(captures.days), unit: '' }}
      leftExtent={leftExtent}
      over={<ChartHandles handles={[handle]} />}
      {...(season.place.today === null ? {} : { today: wallMsOfDay(season.place.today) })}
    />
  );
  return <ChartLayout chart={chart} side={<LegendCards series={series} />} />;
}
