/** Distance of neighbours on the ring, px: enough for markers of 24 px and a finger. */
const PITCH = 34;
const LEAST_RADIUS = 32;

/** Most markers on a ring: a larger ring would not fit into a narrow map, so more stations are listed. */
export const MOST_SPREAD = 12;

/**
 * Positions of the markers of stations at one place, so that each can be seen and pressed: on a ring around the
 * place, clockwise from the top. Only the markers move; the stations keep their position.
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

/** Distance from the middle of a marker to the tip of its popup, px. */
const CLEAR = 16;

/** Position of a popup's tip, so that it does not cover its marker, which may be displaced. */
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

/** The side of the popup that points at the position. */
type PopupSide = 'center' | `${'top' | 'bottom'}${'' | '-left' | '-right'}` | 'left' | 'right';
