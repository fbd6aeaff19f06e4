/**
 * Side of the squares in which the plate's colour is sampled, px: wider than most insects, narrower than most
 * shadows.
 */
const SQUARE = 36;
/** The percentile taken of each square. Most of a square is bare plate, so this value is one of the plate. */
const SHARE = 0.6;

/**
 * The bare plate behind the insects, one value per pixel. It is a bright percentile of each square of the
 * photo, then the median of each square and its eight neighbours, which ignores a square that one fly fills,
 * then a smooth surface between the squares.
 *
 * @param band one byte per pixel, row by row
 */
export function backgroundOf(band: Uint8Array, width: number, height: number): Float32Array {
  const columns = Math.max(1, Math.round(width / SQUARE));
  const rows = Math.max(1, Math.round(height / SQUARE));
  const samples = new Float32Array(columns * rows);
  const histogram = new Uint32Array(256);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [left, right] = [cut(column, columns, width), cut(column + 1, columns, width)];
      const [top, bottom] = [cut(row, rows, height), cut(row + 1, rows, height)];
      histogram.fill(0);
      for (let y = top; y < bottom; y += 1) {
        for (let i = y * width + left; i < y * width + right; i += 1) histogram[band[i]!]! += 1;
      }
      samples[row * columns + column] = percentile(histogram, SHARE * (right - left) * (bottom - top));
    }
  }
  return spread(votedDown(samples, columns, rows), { columns, rows, width, height });
}

const cut = (index: number, parts: number, length: number): number => Math.round((index * length) / parts);

function percentile(histogram: Uint32Array, rank: number): number {
  let seen = 0;
  for (let value = 0; value < 256; value += 1) {
    seen += histogram[value]!;
    if (seen >= rank) return value;
  }
  return 255;
}

function votedDown(samples: Float32Array, columns: number, rows: number): Float32Array {
  const voted = new Float32Array(samples.length);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const around: number[] = [];
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1) {
        for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1) {
          around.push(samples[y * columns + x]!);
        }
      }
      around.sort((a, b) => a - b);
      voted[row * columns + column] = around[around.length >> 1]!;
    }
  }
  return voted;
}

interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
}

/** Bilinear interpolation between the centres of the squares. */
function spread(samples: Float32Array, { columns, rows, width, height }: Grid): Float32Array {
  const values = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const [above, below, down] = between((y + 0.5) / height, rows);
    for (let x = 0; x < width; x += 1) {
      const [left, right, along] = between((x + 0.5) / width, columns);
      const high = mix(samples[above * columns + left]!, samples[above * columns + right]!, along);
      const low = mix(samples[below * columns + left]!, samples[below * columns + right]!, along);
      values[y * width + x] = mix(high, low, down);
    }
  }
  return values;
}

function between(share: number, count: number): [number, number, number] {
  const at = Math.min(Math.max(share * count - 0.5, 0), count - 1);
  const first = Math.min(Math.floor(at), Math.max(count - 2, 0));
  return [first, Math.min(first + 1, count - 1), at - first];
}

const mix = (a: number, b: number, share: number): number => a + (b - a) * share;
