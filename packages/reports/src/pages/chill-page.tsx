import { CHILL_METRICS, CHILL_MODELS, type ChillMetric } from '@vigia/domain';
import { CHILL_MODEL_WORDS, formatQuantity } from '@vigia/domain/es';
import type { ReportData } from '@vigia/domain/reports';
import {
  chillAxes,
  chillOnAxes,
  chillSeries,
  forecastNote,
  OVER_WEATHER,
  SPANISH_PANELS,
} from '@vigia/ui/panels';
import { DailyChart } from './chart-block.tsx';
import { comparedLines } from './compared-lines.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly data: ReportData;
}

/** Other seasons are compared by their chilling hours. */
const HOURS: readonly ChillMetric[] = ['chill_model_weinberger'];
const OTHERS = CHILL_METRICS.filter((metric) => !HOURS.includes(metric));
/** px: low, so that both charts are as wide as the page above the table of the models. */
const HEIGHT = 185;

/** Chilling hours with those of other seasons, and the other models, as paper has no legend to press. */
export function ChillCharts({ data }: Props) {
  const hours = SPANISH_PANELS.words.chill.models.chill_model_weinberger;
  const lines = comparedLines(data, 'chillHours', {
    unit: hours.unit,
    decimals: 2,
    axis: 'left',
    colors: OVER_WEATHER,
  });
  return (
    <>
      <ModelsChart data={data} title={hours.label} metrics={HOURS} lines={lines} />
      <ModelsChart data={data} title={WORDS.charts.chillUnits} metrics={OTHERS} />
    </>
  );
}

interface ModelsProps extends Props {
  readonly title: string;
  readonly metrics: readonly ChillMetric[];
  readonly lines?: ReturnType<typeof comparedLines>;
}

function ModelsChart({ data, title, metrics, lines = [] }: ModelsProps) {
  const { chill, forecasts } = data;
  const shown = chill && { ...chill, start: chill.range.start };
  const own = chillSeries(shown, forecasts, SPANISH_PANELS)
    .filter(({ id }) => metrics.some((metric) => metric === id))
    .map((one) => ({ ...one, visible: true }));
  const series = chillOnAxes([...own, ...lines]);
  return (
    <DailyChart
      data={data}
      title={title}
      height={HEIGHT}
      series={series}
      {...chillAxes(series, SPANISH_PANELS)}
      forecast={forecastNote(forecasts, metrics, SPANISH_PANELS)}
    />
  );
}

/** What each model counts, what it has come to, and its paper. */
export function ChillModels({ data }: Props) {
  return (
    <>
      <h2>{WORDS.chillModels}</h2>
      <table className="classes">
        <tbody>
          {CHILL_METRICS.map((metric) => (
            <tr key={metric}>
              <th scope="row">{CHILL_MODEL_WORDS[metric].label}</th>
              <td className="total">{totalOf(data, metric)}</td>
              <td>{`${CHILL_MODEL_WORDS[metric].description} ${CHILL_MODELS[metric].citation}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function totalOf({ chill }: ReportData, metric: ChillMetric): string {
  const total = chill?.models.find((model) => model.metric === metric)?.accumulated ?? null;
  return total === null ? WORDS.noTotal : formatQuantity(total, 2, CHILL_MODEL_WORDS[metric].unit);
}
