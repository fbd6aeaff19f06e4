/** Cost of a step to a side and of one to a corner. */
const SIDE = 3;
const CORNER = 4;
/** In thirds of a pixel: 80 px. No insect is thicker. */
const DEEPEST = 240;

/**
 * Depth of each pixel inside its piece: the distance to the nearest pixel outside, px, at most 80. The area
 * beyond the photo's edge counts as inside, so that an insect that is cut off does not seem thinner.
 *
 * @param of label of the piece of each pixel; 0 is outside
 * @source Borgefors 1986, Distance transformations in digital images (chamfer 3-4)
 */
export function depthOf(of: Int32Array, width: number, height: number): Uint8Array {
  const depth = new Uint8Array(of.length);
  for (let i = 0; i < of.length; i += 1) depth[i] = of[i] === 0 ? 0 : DEEPEST;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) sink(depth, { width, height, x, y, towards: -1 });
  }
  for (let y = height - 1; y >= 0; y -= 1) {
    for (let x = width - 1; x >= 0; x -= 1) sink(depth, { width, height, x, y, towards: 1 });
  }
  for (let i = 0; i < depth.length; i += 1) depth[i] = Math.round(depth[i]! / SIDE);
  return depth;
}

interface Step {
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
  /** Direction of the neighbours whose depth is known already: before (-1) or behind (1). */
  readonly towards: -1 | 1;
}

function sink(depth: Uint8Array, { width, height, x, y, towards }: Step): void {
  const i = y * width + x;
  let best = depth[i]!;
  if (best === 0) return;
  const beside = x + towards;
  if (beside >= 0 && beside < width) best = Math.min(best, depth[i + towards]! + SIDE);
  const row = y + towards;
  if (row >= 0 && row < height) {
    const near = i + towards * width;
    best = Math.min(best, depth[near]! + SIDE);
    if (x > 0) best = Math.min(best, depth[near - 1]! + CORNER);
    if (x < width - 1) best = Math.min(best, depth[near + 1]! + CORNER);
  }
  depth[i] = best;
}
