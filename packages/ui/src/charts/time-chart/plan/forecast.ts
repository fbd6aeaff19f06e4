import { type ChartSeries, type ChartWindow, isVisible } from '../../chart-series.ts';
import { isForecast } from '../../provenance.ts';
import { windowSlice } from './window-slice.ts';

/** Whether any visible series has a forecast inside the window. */
export function hasForecast(series: readonly ChartSeries[], window: ChartWindow): boolean {
  return series.some((one) => {
    if (!isVisible(one) || (one.forecastFrom === undefined && !one.provenance)) return false;
    const { from, to } = windowSlice(one.x, window);
    for (let i = to - 1; i >= from; i--) {
      if (isForecast(one, i) && Number.isFinite(one.y[i]!)) return true;
    }
    return false;
  });
}
