import { type ColumnarSeries, type EpochMs, fromItems } from '@vigia/domain';
import { isSelfTesting } from '@vigia/domain/access';
import {
  dailySignal,
  FIGURES_OF_GENERATION,
  generationOf,
  SIGNAL_GENERATIONS,
  type SignalFigure,
  type SignalFigures,
  type SignalGeneration,
} from '@vigia/domain/devices';
import type { NodeSerial } from '@vigia/domain/farm';
import type { ChartSeries } from '../../charts/chart-series.ts';
import { signalUnit } from '../../charts/signal/signal-frame.ts';
import type { SeriesColor } from '../../theme/tokens.ts';
import { dailyChartSeries } from '../daily-chart-series.ts';
import type { DeviceSpeech } from '../device/words.ts';
import { sampleSeries } from '../sample-series.ts';

/** One reading of a device's modem. */
export interface SignalReading {
  /** Instant, ms since 1970. */
  readonly at: EpochMs;
  readonly figures: SignalFigures;
  /** Network operator, as the modem reports it. */
  readonly operator?: string | null;
}

export interface SignalData {
  /** Only devices whose serial contains 2M measure their signal every day. */
  readonly serial: NodeSerial;
  /** Oldest first. */
  readonly readings: readonly SignalReading[];
  /** Mean strength of each day, dBm, if the service has it; otherwise it is computed from the readings. */
  readonly daily?: ColumnarSeries | null;
}

export type SignalView = 'daily' | SignalGeneration;

const COLORS: Readonly<Record<SignalGeneration, SeriesColor>> = {
  '4G': 'signal4g',
  '3G': 'signal3g',
  '2G': 'signal2g',
};

/** The views of a signal: the generations with readings, and by day for devices that measure it daily. */
export function signalViews(data: SignalData): SignalView[] {
  const seen = new Set(data.readings.map(({ figures }) => generationOf(figures)));
  const generations = SIGNAL_GENERATIONS.filter((generation) => seen.has(generation));
  return isSelfTesting(data.serial) ? ['daily', ...generations] : generations;
}

export function dailySeries({ daily, readings }: SignalData, { words }: DeviceSpeech): ChartSeries {
  const items = dailySignal(readings).map(({ date, dbm }) => ({ date, value: dbm }));
  return dailyChartSeries(daily ?? fromItems(items), {
    id: 'daily',
    label: words.signal.daily,
    unit: 'dBm',
    color: 'signal4g',
    kind: 'line',
    axis: 'left',
    decimals: 0,
  });
}

export interface FigureSeries {
  readonly figure: SignalFigure;
  readonly series: readonly ChartSeries[];
}

/** A chart for each figure of a generation: power, and quality if there is one. */
export function figureSeries(
  { readings }: SignalData,
  generation: SignalGeneration,
  { words }: DeviceSpeech,
): FigureSeries[] {
  const own = readings.filter(({ figures }) => generationOf(figures) === generation);
  return FIGURES_OF_GENERATION[generation].map((figure) => {
    const [label = figure] = words.signal.figures[figure].split(' (');
    const look = { id: figure, label, unit: signalUnit(figure), color: COLORS[generation] } as const;
    const samples = {
      t: own.map(({ at }) => at),
      values: own.map(({ figures }) => figures[figure] ?? null),
    };
    return { figure, series: [sampleSeries(samples, { ...look, kind: 'line', axis: 'left', decimals: 0 })] };
  });
}
