import { useEffect, useMemo, useRef, useState } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { useWords } from '../../words/language.tsx';
import { boundsOf } from './group-stations.ts';
import { canDrawMaps, fitOf, MapBase, SANTIAGO } from './map-base.tsx';
import { ShowMap } from './map-controls.tsx';
import { MapNote } from './map-frame.ts';
import { hasPosition, type StationMapProps } from './map-station.ts';
import { OpenedPopup } from './opened-popup.tsx';
import { openAt, PRESSABLE, StationLayer } from './station-layer.tsx';
import { StationList } from './station-list.tsx';
import { type Opened, StationMarkers } from './station-markers.tsx';
import { boundsOfCells, CLOSEST_SURFACE, SurfaceLayer } from './surface-layer.tsx';
import { WalkLayer } from './walk-layer.tsx';
import { MAP } from './words.ts';

/** The map itself. `StationMap` loads it lazily, because MapLibre is larger than the rest of a screen. */
export function MapView(props: StationMapProps) {
  const words = useWords(MAP);
  const { stations, onOpen, details } = props;
  const [drawable] = useState(canDrawMaps);
  const [asList, setAsList] = useState(false);
  if (!drawable) return <StationList {...{ stations, onOpen, details }} reason={words.unavailable} />;
  if (!asList) return <Stations {...props} onList={() => setAsList(true)} />;
  return (
    <>
      <ShowMap onPress={() => setAsList(false)} />
      <StationList {...{ stations, onOpen, details }} />
    </>
  );
}

function Stations(props: StationMapProps & { readonly onList: () => void }) {
  const words = useWords(MAP);
  const { stations, tiles, onOpen, details, onList, state, path, surface, markersUpTo = 200 } = props;
  const map = useRef<MapRef>(null);
  const [zoom, setZoom] = useState(SANTIAGO.zoom);
  const [opened, setOpened] = useState<Opened | null>(null);
  const located = useMemo(() => stations.filter(hasPosition), [stations]);
  const cells = surface?.cells;
  const bounds = useMemo(() => (cells?.length ? boundsOfCells(cells) : boundsOf(located)), [cells, located]);
  const closest = cells?.length ? CLOSEST_SURFACE : undefined;
  const drawn = located.length > markersUpTo;
  const withoutPosition = stations.length - located.length;

  // A refresh of the same stations (a new status) must not move the map.
  const extent = bounds?.flat().join(' ') ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: fits again only when the extent itself changes
  useEffect(() => {
    if (bounds) map.current?.fitBounds(bounds, fitOf(bounds, tiles, closest));
  }, [extent]);

  return (
    <MapBase
      map={map}
      bounds={bounds}
      tiles={tiles}
      closest={closest}
      onZoom={setZoom}
      onList={onList}
      onClick={(event) => {
        setOpened(null);
        if (drawn) openAt(event, located).then(setOpened, reportError);
      }}
      {...(drawn ? { pressable: PRESSABLE } : {})}
      notes={
        <>
          {state === 'loading' && stations.length > 0 && <MapNote>{words.refreshing}</MapNote>}
          {state !== 'loading' && stations.length === 0 && <MapNote>{words.empty}</MapNote>}
          {withoutPosition > 0 && <MapNote>{words.unplaced(withoutPosition)}</MapNote>}
        </>
      }
    >
      {surface && <SurfaceLayer surface={surface} />}
      {path && <WalkLayer path={path} />}
      {drawn ? (
        <StationLayer stations={located} />
      ) : (
        <StationMarkers map={map} stations={located} zoom={zoom} onOpen={setOpened} />
      )}
      {opened && (
        <OpenedPopup
          key={opened.stations.map(({ id }) => id).join(' ')}
          {...{ map, opened, onOpen, details }}
          onClose={() => setOpened(null)}
        />
      )}
    </MapBase>
  );
}
