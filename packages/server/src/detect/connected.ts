/**
 * Labels of connected pieces, one per pixel: from 1, or 0 for no piece. Pixels that touch by a side or corner
 * are connected.
 */
export interface Labels {
  readonly of: Int32Array;
  /** Number of pieces. */
  readonly count: number;
}

/** Labels the pieces of pixels with a value of at least `level`, in two passes. */
export function connected(values: Uint8Array, width: number, height: number, level: number): Labels {
  const of = new Int32Array(width * height);
  const joined: number[] = [0];
  for (let y = 0, i = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, i += 1) {
      if (values[i]! < level) continue;
      let label = x > 0 ? of[i - 1]! : 0;
      for (let above = Math.max(x - 1, 0); y > 0 && above <= Math.min(x + 1, width - 1); above += 1) {
        const other = of[i - x - width + above]!;
        if (other === 0 || other === label) continue;
        label = label === 0 ? other : join(joined, label, other);
      }
      if (label === 0) label = joined.push(joined.length) - 1;
      of[i] = label;
    }
  }
  return { of, count: numbered(of, joined) };
}

function root(joined: number[], label: number): number {
  let at = label;
  while (joined[at] !== at) {
    joined[at] = joined[joined[at]!]!;
    at = joined[at]!;
  }
  return at;
}

function join(joined: number[], a: number, b: number): number {
  const [first, second] = [root(joined, a), root(joined, b)];
  joined[Math.max(first, second)] = Math.min(first, second);
  return Math.min(first, second);
}

/** Renumbers the pieces from 1 without gaps. */
function numbered(of: Int32Array, joined: number[]): number {
  const numbers = new Int32Array(joined.length);
  let count = 0;
  for (let label = 1; label < joined.length; label += 1) {
    const first = root(joined, label);
    if (first === label) count += 1;
    numbers[label] = first === label ? count : numbers[first]!;
  }
  for (let i = 0; i < of.length; i += 1) of[i] = numbers[of[i]!]!;
  return count;
}
