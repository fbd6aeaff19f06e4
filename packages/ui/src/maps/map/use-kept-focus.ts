import { type RefCallback, type RefObject, useCallback, useEffect, useRef } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import type { MapStation } from './map-station.ts';

/** What a marker's button takes as its `ref`: the button stands for these stations. */
export type MarkerRef = (stations: readonly MapStation[]) => RefCallback<HTMLButtonElement>;

/**
 * Groups fall apart and grow together as the map comes nearer or goes away, and a button that goes would take the focus
 * with it. The marker that shows the same station next has it then; where none does, the map.
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
