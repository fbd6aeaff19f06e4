/** px between neighbours on the ring: two markers of 24 px with air, far enough apart for a finger. */
const PITCH = 34;
const LEAST_RADIUS = 32;

/** More than these on a ring would run off a narrow map; they are read as a list. */
export const MOST_SPREAD = 12;

/**
 * Where the markers of stations that stand in one place go so that each can be seen and pressed: on a ring around
 * it, clockwise from the top. The stations keep their position; only the markers step aside.
 *
 * @returns `[x, y]` offsets in px, y downwards
 */
export function ringOffsets(count: number): [number, number][] {
  const radius = Math.max(LEAST_RADIUS, (count * PITCH) / (2 * Math.PI));
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count - Math.PI / 2;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

/** px from the middle of a marker to the tip of its popup. */
const CLEAR = 16;

/** Where a popup's tip goes so that it does not cover its marker, which may have stepped aside. */
export function popupOffset([x, y]: [number, number] = [0, 0]): Record<PopupSide, [number, number]> {
  return {
    center: [x, y],
    top: [x, y + CLEAR],
    'top-left': [x, y + CLEAR],
    'top-right': [x, y + CLEAR],
    bottom: [x, y - CLEAR],
    'bottom-left': [x, y - CLEAR],
    'bottom-right': [x, y - CLEAR],
    left: [x + CLEAR, y],
    right: [x - CLEAR, y],
  };
}

/** The side of the popup that points at the place. */
type PopupSide = 'center' | `${'top' | 'bottom'}${'' | '-left' | '-right'}` | 'left' | 'right';
