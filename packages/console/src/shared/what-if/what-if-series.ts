import { toColumnar } from '@vigia/domain';
import type { PlayedSeason } from '@vigia/domain/what-if';
import type { ChartSeries } from '@vigia/ui/charts';
import { dailyChartSeries, goingOn } from '@vigia/ui/panels';
import type { Played } from './played.ts';
import type { WhatIfWords } from './words.ts';

/** A played season as one curve: what was measured, and from there on what is expected with its band. */
function playedSeries(
  { measured, ahead }: PlayedSeason,
  look: Pick<ChartSeries, 'id' | 'label' | 'color' | 'unit'>,
): ChartSeries {
  const curve = dailyChartSeries(toColumnar(measured), { ...look, kind: 'line', axis: 'left', decimals: 0 });
  return ahead ? goingOn(curve, ahead.start, ahead) : curve;
}

/** The season as it goes and as supposed. */
export const bothCourses = (
  words: WhatIfWords,
  { now, supposed }: Pick<Played, 'now' | 'supposed'>,
): ChartSeries[] => [
  playedSeries(now, { id: 'now', label: words.now, color: 'degreeDays', unit: words.sumUnit }),
  playedSeries(supposed, { id: 'supposed', label: words.supposed, color: 'station4', unit: words.sumUnit }),
];
