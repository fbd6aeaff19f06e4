import { type RefCallback, type RefObject, useCallback, useEffect, useRef } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import type { MapStation } from './map-station.ts';

/** Returns the `ref` of a marker's button, given the stations of the marker. */
export type MarkerRef = (stations: readonly MapStation[]) => RefCallback<HTMLButtonElement>;

/**
 * Keeps the focus when markers are replaced: groups divide and join when the map is zoomed, and a removed
 * button loses the focus. The new marker of the same station takes it; if there is none, the map.
 */
export function useKeptFocus(map: RefObject<MapRef | null>): MarkerRef {
  const buttons = useRef(new Map<MapStation['id'], HTMLButtonElement>());
  const left = useRef<MapStation['id'] | undefined>(undefined);
  useEffect(() => {
    const station = left.current;
    left.current = undefined;
    if (station === undefined || document.activeElement !== document.body) return;
    (buttons.current.get(station) ?? map.current?.getCanvas())?.focus({ preventScroll: true });
  });
  return useCallback(
    (stations) => (button) => {
      if (!button) return;
      for (const { id } of stations) buttons.current.set(id, button);
      return () => {
        if (button === document.activeElement) left.current = stations[0]?.id;
        for (const { id } of stations) if (buttons.current.get(id) === button) buttons.current.delete(id);
      };
    },
    [],
  );
}
