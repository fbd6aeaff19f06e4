/** px of a map's edge that stay free beside a popup: the controls stand on the right, the credits below. */
const EDGE = { top: 8, right: 64, bottom: 26, left: 8 } as const;
/** px above or below a popup for its tip and for the marker it points at. */
const POINTED_AT = 44;
const MOST = { width: 280, height: 320 } as const;

interface Size {
  readonly width: number;
  readonly height: number;
}

type Sides = Readonly<Record<'top' | 'right' | 'bottom' | 'left', number>>;

/** px: how large a popup may become so that it fits into the map together with the marker it points at. */
export function popupRoom({ width, height }: Size): Size {
  return {
    width: Math.min(MOST.width, width - EDGE.left - EDGE.right),
    height: Math.min(MOST.height, height - EDGE.top - EDGE.bottom - POINTED_AT),
  };
}

/** px `[x, y]` that the map's view has to go to the right and down until all of the popup is inside. */
export function stepsInto(map: Sides, popup: Sides): [number, number] {
  const within = (start: number, end: number, from: number, to: number) =>
    start < from ? start - from : Math.max(0, end - to);
  return [
    within(popup.left, popup.right, map.left + EDGE.left, map.right - EDGE.right),
    within(popup.top, popup.bottom, map.top + EDGE.top, map.bottom - EDGE.bottom),
  ];
}
