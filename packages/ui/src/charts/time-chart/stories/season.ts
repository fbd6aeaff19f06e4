/** A season of a field: two temperatures, degree-days, weekly counts, a broken sensor, a forecast. */
import type { ChartBand, ChartMarker, ChartSeries, Provenance } from '../../chart-series.ts';

export const DAY = 86_400_000;
const START = Date.UTC(2026, 7, 24, 12);
/** Days of the season until today, and days shown. */
export const PAST = 89;
export const SHOWN = 104;

/** Wall ms of a day of the season. */
export const at = (day: number) => START + day * DAY;
export const SEASON = { start: at(0), end: at(SHOWN) };
export const TODAY = at(PAST - 1);
export const MONTHS = [8, 9, 10, 11].map((month) => Date.UTC(2026, month, 1, 12));

const wave = (i: number) => Math.sin(i * 0.83) + Math.sin(i * 0.37 + 1) + Math.sin(i * 2.11 + 2);
export const warmest = (i: number) => 17 + i * 0.11 + 2.3 * wave(i);
export const coldest = (i: number) => 5 + i * 0.06 + 1.4 * wave(i + 3);

/** A daily series from the first day of the season. */
export function daily(
  id: string,
  value: (i: number) => number,
  days: number,
  over: Partial<ChartSeries> = {},
): ChartSeries {
  const y = Float64Array.from({ length: days }, (_, i) => value(i));
  const last = y.findLastIndex(Number.isFinite);
  return {
    id,
    label: 'Temperatura máxima',
    unit: '°C',
    color: 'max',
    kind: 'line',
    axis: 'left',
    x: Float64Array.from({ length: days }, (_, i) => at(i)),
    y,
    decimals: 1,
    ...(last >= 0 && over.kind !== 'band' && { lastRecord: { x: at(last), y: y[last]! } }),
    ...over,
  };
}

/**
 * The same values without the days on which the sensor was broken, and without the last days, which are in the
 * future.
 */
export const broken = (value: (i: number) => number) => (i: number) =>
  i > 40 && i < 52 ? Number.NaN : value(i);

export const MAX = daily('max', warmest, PAST);
export const MIN = daily('min', coldest, PAST, {
  label: 'Temperatura mínima',
  color: 'min',
  lastRecord: { x: TODAY, y: coldest(PAST - 1) },
});
/** The range of the same days in ten past years. */
export const USUAL = daily('usual', (i) => 17 + i * 0.1, SHOWN, {
  label: 'Rango de 10 temporadas',
  color: 'captures',
  kind: 'band',
  spread: {
    low: Float64Array.from({ length: SHOWN }, (_, i) => 12.5 + i * 0.1 + Math.sin(i * 0.2)),
    high: Float64Array.from({ length: SHOWN }, (_, i) => 21.5 + i * 0.11 + Math.sin(i * 0.31)),
  },
});

const BIOFIX = 41;
const degreeDays = Float64Array.from({ length: SHOWN }, (_, i) => (i < BIOFIX ? Number.NaN : 0));
for (let i = BIOFIX + 1; i < SHOWN; i++) degreeDays[i] = degreeDays[i - 1]! + 6 + i * 0.05 + wave(i);
const ahead = (i: number) => Math.max(0, i - PAST + 1);

export const DEGREE_DAYS = daily('degree-days', (i) => degreeDays[i]!, SHOWN, {
  label: 'Grados día acumulados',
  unit: '°C·día',
  color: 'degreeDays',
  forecastFrom: at(PAST),
  lastRecord: { x: TODAY, y: degreeDays[PAST - 1]!, note: 'desde biofix 4 oct 2026' },
  spread: {
    low: degreeDays.map((value, i) => (ahead(i) > 0 ? value - 1.8 * ahead(i) : Number.NaN)),
    high: degreeDays.map((value, i) => (ahead(i) > 0 ? value + 1.8 * ahead(i) : Number.NaN)),
  },
});

const counts = [2, 5, 13, 24, 37, 32, 19];
const counted: Provenance[] = ['person', 'person', 'model', 'model', 'corrected', 'person', 'model'];
const weeks = Float64Array.from(counts, (_, i) => at(43 + 7 * i));
export const CAPTURES: ChartSeries = {
  id: 'captures',
  label: 'Capturas incrementales',
  unit: 'adultos',
  color: 'captures',
  kind: 'bar',
  axis: 'right',
  x: weeks,
  y: Float64Array.from(counts),
  decimals: 0,
  provenance: counted,
  lastRecord: { x: weeks[6]!, y: 19, note: '3 de 6 trampas revisadas' },
};

export const MARKERS: readonly ChartMarker[] = [
  { id: 'biofix', x: at(BIOFIX), kind: 'biofix', label: 'biofix' },
  { id: 'bloom', x: at(62), kind: 'phenology', label: 'floración plena' },
  {
    id: 'spray',
    x: at(69),
    kind: 'control',
    label: 'control · 1ª aplicación',
    detail: 'Control: Spinosad 480 cc/100 L',
  },
  { id: 'swap', x: at(72), kind: 'device', label: 'cambio de dispositivo' },
];

export const STAGES: readonly ChartBand[] = [
  { id: 'adult-1', from: 0, to: 55, label: 'adulto · 1ª gen.', color: 'adult' },
  { id: 'egg-1', from: 55, to: 130, label: 'huevo · 1ª gen.', color: 'egg' },
  { id: 'larvae-1', from: 130, to: 380, label: 'larva · 1ª gen.', color: 'larvae' },
  { id: 'pupa-1', from: 380, to: 490, label: 'pupa · 1ª gen.', color: 'pupa' },
  { id: 'adult-2', from: 490, to: 900, label: 'adulto · 2ª gen.', color: 'adult' },
];
