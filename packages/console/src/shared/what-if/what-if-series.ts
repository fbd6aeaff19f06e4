import { toColumnar } from '@vigia/domain';
import type { PlayedSeason } from '@vigia/domain/what-if';
import type { ChartSeries } from '@vigia/ui/charts';
import { dailyChartSeries, goingOn } from '@vigia/ui/panels';

/** A played season as one curve: what was measured, and from there on what is expected with its band. */
export function playedSeries(
  { measured, ahead }: PlayedSeason,
  look: Pick<ChartSeries, 'id' | 'label' | 'color' | 'unit'>,
): ChartSeries {
  const curve = dailyChartSeries(toColumnar(measured), { ...look, kind: 'line', axis: 'left', decimals: 0 });
  return ahead ? goingOn(curve, ahead.start, ahead) : curve;
}
