import { CHILL_METRICS, type ChillMetric, type ColumnarSeries, type IsoDate } from '@vigia/domain';
import { type ChartAxis, type ChartSeries, isVisible, type SeriesColor } from '../charts/chart-series.ts';
import { dailyChartSeries, missingNote } from './daily-chart-series.ts';
import { type PanelForecast, withForecast } from './forecast/series-forecast.ts';
import { fullDate, type PanelSpeech } from './words.ts';

/** Accumulated chill by day and model; null is a day without data. */
export interface ChillData {
  /** In the unit of each model: h for chilling hours, chill units or portions for the others. */
  readonly series: Readonly<Partial<Record<ChillMetric, ColumnarSeries | null>>>;
  /** First day of the sum. */
  readonly start: IsoDate;
  /** Days without data, which add nothing. */
  readonly missingDays: number;
}

/** Forecast of chill, by model. */
export type ChillForecast = PanelForecast<ChillMetric>;

const COLORS: Readonly<Record<ChillMetric, SeriesColor>> = {
  chill_model_weinberger: 'chillHours',
  chill_model_utah: 'utah',
  chill_model_infruitec: 'utahPositive',
  chill_model_dynamic: 'dynamic',
};

/** The four models in the order of the specification; at first only chilling hours are shown. */
export function chillSeries(
  data: ChillData | null,
  forecast: ChillForecast | undefined,
  speech: PanelSpeech,
): ChartSeries[] {
  const { words, figures } = speech;
  return CHILL_METRICS.map((metric) => {
    const { label, unit } = words.chill.models[metric];
    const look = {
      id: metric,
      label,
      unit,
      color: COLORS[metric],
      kind: 'line',
      axis: 'left',
      decimals: 2,
      visible: metric === 'chill_model_weinberger',
    } as const;
    const notes =
      data &&
      [words.chill.since(fullDate(data.start, figures)), missingNote(data.missingDays, speech)].filter(
        Boolean,
      );
    const curve = dailyChartSeries(data?.series[metric], look, notes?.join(' · '));
    return withForecast(curve, forecast?.[metric]);
  });
}

/**
 * A season has about sixty portions and a thousand hours or units: on the same axis, portions would be a flat
 * line.
 */
const PORTIONS: ChillMetric = 'chill_model_dynamic';

/** Portions are on the right axis when another series is shown too. */
export function onAxes(series: readonly ChartSeries[]): ChartSeries[] {
  const isShared = series.some((one) => isVisible(one) && one.id !== PORTIONS);
  return series.map((one) => ({ ...one, axis: isShared && one.id === PORTIONS ? 'right' : 'left' }));
}

/** Each axis is named by the unit of its series; the left one by all units, if they differ. */
export function axesOf(
  series: readonly ChartSeries[],
  speech: PanelSpeech,
): { leftAxis: ChartAxis; rightAxis?: ChartAxis } {
  const right = series.filter((one) => isVisible(one) && one.axis === 'right');
  const leftAxis = axisOf(
    series.filter((one) => one.axis === 'left'),
    speech,
  );
  return right.length === 0 ? { leftAxis } : { leftAxis, rightAxis: axisOf(right, speech) };
}

function axisOf(series: readonly ChartSeries[], { words }: PanelSpeech): ChartAxis {
  const { models, title } = words.chill;
  const shown = CHILL_METRICS.filter((metric) => series.some((one) => one.id === metric && isVisible(one)));
  const units = [...new Set(shown.map((metric) => `${models[metric].unitLabel} (${models[metric].unit})`))];
  if (units.length === 0) return { title, unit: '' };
  const text = units.join(' · ');
  return { title: text[0]!.toUpperCase() + text.slice(1), unit: '' };
}
