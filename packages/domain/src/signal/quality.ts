/** How well a device receives its antenna. */
export const SIGNAL_QUALITIES = ['excellent', 'good', 'fair', 'poor'] as const;
export type SignalQuality = (typeof SIGNAL_QUALITIES)[number];

export const SIGNAL_GENERATIONS = ['4G', '3G', '2G'] as const;
export type SignalGeneration = (typeof SIGNAL_GENERATIONS)[number];

/**
 * As specified (administration.md §9), best first: the ends of each scale and, between them, the three
 * edges of the four classes. RSRP, RSCP and RSSI in dBm (power), RSRQ and Ec/Io in dB (quality).
 */
export const SIGNAL_THRESHOLDS = {
  rsrp: [0, -84, -102, -111, -140],
  rsrq: [0, -10, -15, -20, -24],
  rscp: [0, -60, -75, -85, -140],
  ecio: [0, -6, -10, -20, -24],
  rssi: [0, -70, -85, -100, -140],
} as const;
export type SignalFigure = keyof typeof SIGNAL_THRESHOLDS;

/** Which figures give the quality of each generation. */
export const FIGURES_OF_GENERATION: Readonly<Record<SignalGeneration, readonly SignalFigure[]>> = {
  '4G': ['rsrp', 'rsrq'],
  '3G': ['rscp', 'ecio'],
  '2G': ['rssi'],
};

/**
 * Class of one figure. A value on an edge belongs to the better class, as in the modem makers' tables
 * ("excellent ≥ −84, good −85 … −102").
 *
 * @returns null for a missing value (null, NaN) and for one off the scale, which is how modems write "unknown"
 */
export function figureQuality(figure: SignalFigure, value: number | null): SignalQuality | null {
  const [top, ...edges] = SIGNAL_THRESHOLDS[figure];
  if (value === null || !(value <= top)) return null;
  return SIGNAL_QUALITIES[edges.findIndex((edge) => value >= edge)] ?? null;
}

export type SignalFigures = Readonly<Partial<Record<SignalFigure, number | null>>>;

/**
 * Class of a reading: the worse of its generation's figures, because strength without quality carries no data and
 * the reverse is lost at the next gust. Figures of other generations are ignored.
 *
 * @returns null when none of the generation's figures is known
 */
export function signalQuality(generation: SignalGeneration, figures: SignalFigures): SignalQuality | null {
  const ranks = FIGURES_OF_GENERATION[generation]
    .map((figure) => figureQuality(figure, figures[figure] ?? null))
    .filter((quality) => quality !== null)
    .map((quality) => SIGNAL_QUALITIES.indexOf(quality));
  return ranks.length === 0 ? null : SIGNAL_QUALITIES[Math.max(...ranks)]!;
}
