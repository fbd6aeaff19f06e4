import { toColumnar } from '@vigia/domain';
import type { ChartSeries } from '@vigia/ui/charts';
import { dailyChartSeries } from '@vigia/ui/panels';
import type { CapturesPlayed } from './use-capture-calls.ts';
import type { SupposedCapturesWords } from './words.ts';

/** What the fullest trap caught in the days of the threshold, day by day. */
export const mostSeries = (
  words: SupposedCapturesWords,
  { sums }: Pick<CapturesPlayed, 'sums'>,
): ChartSeries =>
  dailyChartSeries(toColumnar(sums.most), {
    ...{ id: 'most', label: words.most, unit: words.unit, color: 'captures' },
    ...{ kind: 'step', axis: 'left', decimals: 0 },
  });
