import { conflict, leftOf, type PlacedLabel } from './label-rows.ts';

/** The visible part of a plot, px. */
export interface View {
  readonly left: number;
  readonly right: number;
}

/**
 * The names above a plot that can be read in its visible part. A name that an edge would cut goes to the other
 * side of its line, in its row, if there is room for it.
 *
 * @returns without the names that would be cut or collide on either side
 */
export function namesInView(names: readonly PlacedLabel[], view: View): PlacedLabel[] {
  const isWhole = ({ left, input }: PlacedLabel) => left >= view.left && left + input.width <= view.right;
  const turned = names.map((one) =>
    isWhole(one) ? one : { ...one, left: leftOf(one.input, one.left > one.input.x ? 'left' : 'right') },
  );
  return turned.filter(
    (one, i) =>
      isWhole(one) && (one === names[i] || turned.every((other) => other === one || !conflict(one, other))),
  );
}
