interface Example {
  /** Its first element is 1. */
  readonly features: Float64Array;
  readonly label: 0 | 1;
  readonly weight: number;
}

/** Ridge penalty: it keeps weights of correlated features from growing against each other. */
const RIDGE = 1;
const ROUNDS = 30;

/** Logistic regression by Newton's method, with a ridge on standardised features. */
export function logistic(examples: readonly Example[], size: number): Float64Array {
  const { mean, deviation } = scaleOf(examples, size);
  const rows = examples.map(({ features }) => features.map((value, j) => (value - mean[j]!) / deviation[j]!));
  const weights = new Float64Array(size);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = weights.map((weight, j) => (j === 0 ? 0 : RIDGE * weight));
    const curve = Array.from({ length: size }, (_, j) => {
      const row = new Float64Array(size);
      row[j] = j === 0 ? 1e-6 : RIDGE;
      return row;
    });
    for (const [i, row] of rows.entries()) {
      const { label, weight } = examples[i]!;
      const share = 1 / (1 + Math.exp(-dot(row, weights)));
      for (let j = 0; j < size; j += 1) {
        slope[j]! += weight * (share - label) * row[j]!;
        const steep = weight * share * (1 - share) * row[j]!;
        for (let k = 0; k < size; k += 1) curve[j]![k]! += steep * row[k]!;
      }
    }
    const step = solved(curve, slope);
    for (let j = 0; j < size; j += 1) weights[j]! -= step[j]!;
    if (Math.max(...step.map(Math.abs)) < 1e-7) break;
  }
  const plain = weights.map((weight, j) => weight / deviation[j]!);
  for (let j = 1; j < size; j += 1) plain[0]! -= plain[j]! * mean[j]!;
  return plain;
}

const dot = (a: Float64Array, b: Float64Array): number => a.reduce((sum, value, i) => sum + value * b[i]!, 0);

function scaleOf(examples: readonly Example[], size: number) {
  const mean = new Float64Array(size);
  const deviation = new Float64Array(size);
  for (const { features } of examples) {
    for (let j = 0; j < size; j += 1) mean[j]! += features[j]! / examples.length;
  }
  for (const { features } of examples) {
    for (let j = 0; j < size; j += 1) deviation[j]! += (features[j]! - mean[j]!) ** 2 / examples.length;
  }
  mean[0] = 0;
  return { mean, deviation: deviation.map((value, j) => (j === 0 ? 1 : Math.sqrt(value) || 1)) };
}

/** Solves `matrix · x = right` (Gauss–Jordan with pivots). */
function solved(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  const rows = matrix.map((row, i) => Float64Array.of(...row, right[i]!));
  for (let column = 0; column < size; column += 1) {
    let pivot = column;
    for (let i = column; i < size; i += 1) {
      if (Math.abs(rows[i]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = i;
    }
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    const head = rows[column]!;
    for (const row of rows) {
      if (row === head) continue;
      const times = row[column]! / head[column]!;
      for (let k = column; k <= size; k += 1) row[k]! -= times * head[k]!;
    }
  }
  return Float64Array.from(rows, (row, i) => row[size]! / row[i]!);
}
