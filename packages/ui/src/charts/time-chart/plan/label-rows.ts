/** A label of a vertical line (or, if `line` is false, of a stretch around `x`). */
export interface LabelInput {
  readonly id: string;
  readonly x: number;
  readonly width: number;
  /** False for the label of a stretch. */
  readonly line: boolean;
  /** True for the one label that has priority over the others. */
  readonly first?: boolean;
}

export interface LabelPosition {
  /** Left edge of the text, px. */
  readonly left: number;
  /** Row above the plot: row 0 is next to it. */
  readonly row: number;
}

/** Space between two labels of a row, and between a line and its label, px. */
const APART = 8;
const OFFSET = 6;

/** A label with its position. */
export interface PlacedLabel extends LabelPosition {
  readonly input: LabelInput;
}

/**
 * Puts labels into rows above the plot so that labels do not overlap and no line of a marker crosses a label. A
 * line rises from the plot to the row of its own label, so a label may only extend over lines that end in a
 * lower row. Labels without a place within `maxRows` are missing from the result; their lines remain, and the
 * cursor reads them. A label with `first` is missing only if the bounds leave no place: it may use one more
 * row.
 *
 * @param bounds left and right edge that the labels must keep, px
 */
export function layoutLabels(
  inputs: readonly LabelInput[],
  bounds: { left: number; right: number },
  maxRows: number,
): Map<string, LabelPosition> {
  const fromRight = [...inputs].sort((a, b) => Number(b.line) - Number(a.line) || b.x - a.x);
  const fromLeft = [...inputs].sort((a, b) => Number(b.line) - Number(a.line) || a.x - b.x);
  const best = (orders: readonly (readonly LabelInput[])[], rows: number) =>
    sideOrders(rows)
      .flatMap((order) => orders.map((one) => placeAll(one, bounds, order)))
      .reduce((best, attempt) => (isBetter(attempt, best) ? attempt : best));
  const crowd = best([fromRight, fromLeft], maxRows);
  const leftOut = inputs.filter(({ first }) => first && crowd.every(({ input }) => !input.first));
  return asMap(leftOut.length === 0 ? crowd : best([fromRight, fromLeft].map(firstOnes), maxRows + 1));
}

const firstOnes = (inputs: readonly LabelInput[]) =>
  [...inputs].sort((a, b) => Number(b.first ?? false) - Number(a.first ?? false));

/** More labels are better; of the same number, fewer rows. */
function isBetter(a: readonly PlacedLabel[], b: readonly PlacedLabel[]): boolean {
  if (a.length !== b.length) return a.length > b.length;
  const rows = (placed: readonly PlacedLabel[]) => Math.max(-1, ...placed.map(({ row }) => row));
  return rows(a) < rows(b);
}

interface Option {
  readonly row: number;
  readonly side: 'right' | 'left';
}

/**
 * Orders in which places are tried. The first tries both sides of a line before the next row, which needs the
 * fewest rows. The others build a staircase to one side, which never encloses a neighbour; a label without a
 * step there goes to the other side, from the lowest or the highest row.
 */
function sideOrders(maxRows: number): Option[][] {
  const on = (side: Option['side']) => Array.from({ length: maxRows }, (_, row) => ({ row, side }));
  const [right, left] = [on('right'), on('left')];
  return [
    right.flatMap((option, row) => [option, left[row]!]),
    [...right, ...left],
    [...left, ...right],
    [...right, ...left.toReversed()],
    [...left, ...right.toReversed()],
  ];
}

function placeAll(
  inputs: readonly LabelInput[],
  bounds: { left: number; right: number },
  order: readonly Option[],
): PlacedLabel[] {
  const placed: PlacedLabel[] = [];
  for (const input of inputs) {
    const position = order
      .map(({ row, side }) => ({ row, left: leftOf(input, side), input }))
      .find(
        (option) =>
          option.left >= bounds.left &&
          option.left + input.width <= bounds.right &&
          placed.every((other) => !conflict(option, other)),
      );
    if (position) placed.push(position);
  }
  return placed;
}

/** Left edge of a label on one side of its line, or centred on its stretch, px. */
export function leftOf({ x, width, line }: LabelInput, side: Option['side']): number {
  if (!line) return x - width / 2;
  return side === 'right' ? x + OFFSET : x - OFFSET - width;
}

function asMap(placed: readonly PlacedLabel[]): Map<string, LabelPosition> {
  return new Map(placed.map(({ input, left, row }) => [input.id, { left, row }]));
}

/** Whether two labels overlap, or the line of one crosses the other. */
export function conflict(a: PlacedLabel, b: PlacedLabel): boolean {
  return (a.row === b.row && overlaps(a, b)) || runsThrough(a, b) || runsThrough(b, a);
}

function overlaps(a: PlacedLabel, b: PlacedLabel): boolean {
  return a.left < b.left + b.input.width + APART && b.left < a.left + a.input.width + APART;
}

/** Whether the line of `a` crosses the label of `b`. */
function runsThrough(a: PlacedLabel, b: PlacedLabel): boolean {
  if (!a.input.line || a.row < b.row) return false;
  return a.input.x > b.left - 2 && a.input.x < b.left + b.input.width + 2;
}

/** Number of rows that the layout uses. */
export function rowsUsed(positions: ReadonlyMap<string, LabelPosition>): number {
  let rows = 0;
  for (const position of positions.values()) rows = Math.max(rows, position.row + 1);
  return rows;
}
