import { describe, expect, it } from 'vitest';
import { OVER_WEATHER } from '../panels/side-by-side/season-lines.ts';
import { PALETTES } from './palettes.ts';
import { type SeriesColor, STATION_COLORS } from './tokens.ts';

/**
 * Linear RGB as a dichromat sees it, severity 1.
 *
 * @source Machado, Oliveira & Fernandes 2009, A Physiologically-based Model for Simulation of Color Vision
 * Deficiency, IEEE TVCG 15(6), supplementary matrices
 */
const VISION = {
  normal: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
} as const;

/** Series of the same chart. */
const CHARTS: Readonly<Record<string, readonly SeriesColor[]>> = {
  pest: ['degreeDays', 'captures', 'capturesAccumulated', 'capturesPhoto'],
  temperature: ['max', 'min'],
  humidity: ['humidityMax', 'humidityMin'],
  device: ['battery', 'temperature', 'humidity'],
  signal: ['signal4g', 'signal3g', 'signal2g'],
  stations: STATION_COLORS,
  chill: ['chillHours', 'utah', 'utahPositive', 'dynamic'],
};

/** Seasons that are laid over a chart, in their order, and the chart's own lines. */
const LAID: Readonly<Record<string, readonly [readonly SeriesColor[], readonly SeriesColor[]]>> = {
  pest: [STATION_COLORS, ['degreeDays']],
  captures: [STATION_COLORS, ['captures']],
  mildew: [STATION_COLORS, ['mildew']],
  temperature: [OVER_WEATHER, ['max', 'min']],
  humidity: [OVER_WEATHER, ['humidityMax', 'humidityMin']],
  chill: [OVER_WEATHER, ['chillHours']],
};
/** Seasons that are told from the chart's own lines by their colour; later ones by their width too. */
const TOLD_APART = 3;

type Triple = readonly [number, number, number];

const times = (m: readonly number[], [x, y, z]: Triple): Triple => {
  const row = (at: number) => (m[at] ?? 0) * x + (m[at + 1] ?? 0) * y + (m[at + 2] ?? 0) * z;
  return [row(0), row(3), row(6)];
};

function linear(hex: string): Triple {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** @source Ottosson 2020, A perceptual color space for image processing (Oklab) */
function oklab(rgb: Triple): Triple {
  const [l, m, s] = times(
    [
      0.4122214708, 0.5363325363, 0.0514459929, 0.2119034982, 0.6806995451, 0.1073969566, 0.0883024619,
      0.2817188376, 0.6299787005,
    ],
    rgb,
  );
  return times(
    [
      0.2104542553, 0.793617785, -0.0040720468, 1.9779984951, -2.428592205, 0.4505937099, 0.0259040371,
      0.7827717662, -0.808675766,
    ],
    [Math.cbrt(Math.max(0, l)), Math.cbrt(Math.max(0, m)), Math.cbrt(Math.max(0, s))],
  );
}

function distance(a: string, b: string, vision: keyof typeof VISION): number {
  const [p, q] = [a, b].map((hex) => oklab(times(VISION[vision], linear(hex)))) as [Triple, Triple];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

const pairs = <T>(items: readonly T[]) =>
  items.flatMap((a, at) => items.slice(at + 1).map((b): readonly [T, T] => [a, b]));

describe.each(Object.values(PALETTES))('$mode palette', ({ series }) => {
  const cases = Object.entries(CHARTS).flatMap(([chart, colors]) =>
    pairs(colors).map(([a, b]) => ({ chart, a, b })),
  );
  it.each(cases)('distinguishes $a from $b in the $chart chart', ({ a, b }) => {
    for (const vision of Object.keys(VISION) as (keyof typeof VISION)[])
      expect(distance(series[a], series[b], vision), vision).toBeGreaterThan(0.1);
  });

  const laid = Object.entries(LAID).flatMap(([chart, [seasons, own]]) =>
    seasons.slice(0, TOLD_APART).flatMap((season) => own.map((line) => ({ chart, season, line }))),
  );
  it.each(laid)('distinguishes $season over $line in the $chart chart', ({ season, line }) => {
    expect(distance(series[season], series[line], 'normal')).toBeGreaterThan(0.1);
  });
});
