import { toColumnar } from '@vigia/domain';
import type { PlayedSeason } from '@vigia/domain/what-if';
import type { ChartSeries, ChartSpan } from '@vigia/ui/charts';
import { dailyChartSeries, goingOn, spanOfDays } from '@vigia/ui/panels';
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

/** The days that the supposed spray protects; none where nobody says how many. */
export function sprayedSpans(words: WhatIfWords, { spray }: Pick<Played, 'spray'>): ChartSpan[] {
  const last = spray?.protectedUntil ?? null;
  if (spray === null || last === null) return [];
  return [{ id: 'spray', kind: 'control', ...spanOfDays(spray.date, last), text: words.spray }];
}
