/** Margin between a popup and the map's edge, px: the controls stand on the right, the credits below. */
const EDGE = { top: 8, right: 64, bottom: 26, left: 8 } as const;
/** Space above or below a popup for its tip and for its marker, px. */
const POINTED_AT = 44;
const MOST = { width: 280, height: 320 } as const;

interface Size {
  readonly width: number;
  readonly height: number;
}

type Sides = Readonly<Record<'top' | 'right' | 'bottom' | 'left', number>>;

/** Largest size of a popup that fits into the map together with its marker, px. */
export function popupRoom({ width, height }: Size): Size {
  return {
    width: Math.min(MOST.width, width - EDGE.left - EDGE.right),
    height: Math.min(MOST.height, height - EDGE.top - EDGE.bottom - POINTED_AT),
  };
}

/** Movement `[x, y]` of the map's view to the right and down until the whole popup is inside, px. */
export function stepsInto(map: Sides, popup: Sides): [number, number] {
  const within = (start: number, end: number, from: number, to: number) =>
    start < from ? start - from : Math.max(0, end - to);
  return [
    within(popup.left, popup.right, map.left + EDGE.left, map.right - EDGE.right),
    within(popup.top, popup.bottom, map.top + EDGE.top, map.bottom - EDGE.bottom),
  ];
}
