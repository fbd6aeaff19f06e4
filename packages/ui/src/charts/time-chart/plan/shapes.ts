/**
 * Small signs around a point as SVG paths, px. Every kind of mark has its own shape, so that none depends on
 * colour.
 */
export function discPath(x: number, y: number, r: number): string {
  return `M${at(x - r, y)}a${r},${r} 0 1,0 ${2 * r},0a${r},${r} 0 1,0 ${-2 * r},0Z`;
}

export function squarePath(x: number, y: number, r: number): string {
  return `M${at(x - r, y - r)}h${2 * r}v${2 * r}h${-2 * r}Z`;
}

export function diamondPath(x: number, y: number, r: number): string {
  const far = r * 1.3;
  return `M${at(x, y - far)}L${at(x + far, y)}L${at(x, y + far)}L${at(x - far, y)}Z`;
}

export function trianglePath(x: number, y: number, r: number): string {
  return `M${at(x, y - r * 1.2)}L${at(x + r * 1.2, y + r)}L${at(x - r * 1.2, y + r)}Z`;
}

/** A cross with thick arms. */
export function crossPath(x: number, y: number, r: number): string {
  const [arm, half] = [r * 1.3, r * 0.45];
  const out = arm - half;
  const start = at(x - half, y - arm);
  return `M${start}h${2 * half}v${out}h${out}v${2 * half}h${-out}v${out}h${-2 * half}v${-out}h${-out}v${-2 * half}h${out}Z`;
}

function at(x: number, y: number): string {
  return `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`;
}

/** Height of the bar of what lasts, px. */
export const SPAN = 6;

/** The sign at the top of a marker's line, by its kind. */
export const MARKER_SIGNS = {
  biofix: trianglePath,
  phenology: diamondPath,
  control: discPath,
  device: squarePath,
} as const;
