/** Four series of one season's shape: a rising curve, two waves and counts; hourly, deterministic. */
export function chartData(points: number): { x: Float64Array; ys: Float64Array[] } {
  const x = Float64Array.from({ length: points }, (_, i) => Date.UTC(2025, 4, 1) + i * 3_600_000);
  const ys = [0, 1, 2, 3].map((k) =>
    Float64Array.from(
      { length: points },
      (_, i) => 20 + k * 5 + 8 * Math.sin(i / 24 + k) + 6 * Math.sin(i / 700),
    ),
  );
  return { x, ys };
}
export const LABELS = ['Máxima', 'Mínima', 'Media', 'Punto de rocío'];
export const COLORS = ['#cf5a00', '#0072b2', '#1e6b3c', '#a04d94'];
export const WIDTH = 900;
export const HEIGHT = 400;
