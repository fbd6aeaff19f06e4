import { useMemo, useState } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { boundsOf, groupStations, type StationGroup } from './group-stations.ts';
import { FIT, MOST_ZOOM } from './map-base.tsx';
import type { MapStation } from './map-station.ts';
import { MarkerRoom } from './marker-room.tsx';
import { MOST_SPREAD, ringOffsets } from './spread.ts';
import { StationMarker, SteppedMarker } from './station-marker.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

/** Distance at which two touch targets never overlap, px. */
const GROUP_RADIUS = 26;

/** A position and the stations there. */
export interface Opened {
  readonly longitude: number;
  readonly latitude: number;
  /** Offset of the pressed marker from the position, px. */
  readonly offset?: [number, number];
  readonly stations: readonly MapStation[];
}

interface StationMarkersProps {
  readonly map: { readonly current: MapRef | null };
  readonly stations: readonly MapStation[];
  readonly zoom: number;
  readonly onOpen: (opened: Opened | null) => void;
}

/** A marker in the page for each station or group. Markers can be reached with the keyboard and have names. */
export function StationMarkers({ map, stations, zoom, onOpen }: StationMarkersProps) {
  const [spread, setSpread] = useState('');
  const markerRef = useKeptFocus(map);
  const groups = useMemo(() => groupStations(stations, zoom, GROUP_RADIUS), [stations, zoom]);
  const press = (group: StationGroup) => {
    const { members, longitude, latitude } = group;
    const area = boundsOf(members);
    setSpread('');
    if (members.length > 1 && area && !together(group)) {
      map.current?.fitBounds(area, { ...FIT, maxZoom: MOST_ZOOM - 1, duration: 200 });
      onOpen(null);
    } else if (members.length > 1 && members.length <= MOST_SPREAD) {
      setSpread(group.key);
      onOpen(null);
    } else onOpen({ longitude, latitude, stations: members });
  };
  const markers = groups.map((group) => {
    if (group.key !== spread)
      return (
        <StationMarker
          key={group.key}
          group={group}
          together={together(group)}
          onPress={press}
          markerRef={markerRef}
        />
      );
    const offsets = ringOffsets(group.members.length);
    return group.members.map((station, i) => {
      const offset = offsets[i]!;
      const { longitude, latitude } = station;
      return (
        <SteppedMarker
          key={station.id}
          station={station}
          offset={offset}
          markerRef={markerRef}
          onPress={() => onOpen({ longitude, latitude, offset, stations: [station] })}
        />
      );
    });
  });
  return (
    <>
      <MarkerRoom groups={groups} />
      {markers}
    </>
  );
}

/** Whether they are one group even at the closest zoom. */
function together({ members }: StationGroup): boolean {
  return members.length > 1 && groupStations(members, MOST_ZOOM, GROUP_RADIUS).length === 1;
}
