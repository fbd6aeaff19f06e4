import { formatNumber } from '@vigia/domain/es';
import { MapPin } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type MapRef, Marker } from 'react-map-gl/maplibre';
import type { Coordinates } from '../../controls/coordinates/coordinate-fields.tsx';
import { focusRing } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { useWords } from '../../words/language.tsx';
import type { Place } from './device-location.ts';
import { canDrawMaps, MapBase } from './map-base.tsx';
import type { MapTiles } from './map-station.ts';
import { placeIn, stepOf } from './picked-place.ts';
import { MAP } from './words.ts';

const Pin = styled.button`
  display: grid;
  place-items: end center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  color: ${({ theme }) => theme.color.danger};
  cursor: grab;
  &:active { cursor: grabbing; }
  &:focus-visible { ${focusRing} }
  svg { fill: ${({ theme }) => theme.color.surface}; }
`;

const Nothing = styled.p`
  display: grid;
  place-items: center;
  height: 100%;
  padding: 16px;
  text-align: center;
`;

interface PickViewProps {
  readonly value: Coordinates;
  readonly onPick: (place: Place) => void;
  readonly tiles?: MapTiles | undefined;
}

/** The map of the position picker: press it or drag the pin, or move the pin with the arrow keys. */
export function PickView({ value, onPick, tiles }: PickViewProps) {
  const words = useWords(MAP);
  const [drawable] = useState(canDrawMaps);
  const map = useRef<MapRef>(null);
  const place = placeIn(value);
  const { latitude, longitude } = place ?? {};
  useEffect(() => {
    if (latitude === undefined || longitude === undefined) return;
    const shown = map.current?.getBounds();
    if (!shown?.contains([longitude, latitude]))
      map.current?.jumpTo({ center: [longitude, latitude], zoom: 13 });
  }, [latitude, longitude]);
  if (!drawable) return <Nothing>{words.unavailablePicker}</Nothing>;

  const step = (event: KeyboardEvent) => {
    const move = stepOf(event.key, event.shiftKey);
    const at = place && map.current?.project([place.longitude, place.latitude]);
    if (!move || !at) return;
    event.preventDefault();
    event.stopPropagation();
    const next = map.current?.unproject([at.x + move[0], at.y + move[1]]);
    if (next) onPick({ latitude: next.lat, longitude: next.lng });
  };
  return (
    <MapBase
      map={map}
      bounds={
        place && [
          [place.longitude - 0.02, place.latitude - 0.02],
          [place.longitude + 0.02, place.latitude + 0.02],
        ]
      }
      tiles={tiles}
      fitLabel={words.fitPicked}
      onClick={({ lngLat }) => onPick({ latitude: lngLat.lat, longitude: lngLat.lng })}
    >
      {place && (
        <Marker
          {...place}
          anchor="bottom"
          draggable
          onDragEnd={({ lngLat }) => onPick({ latitude: lngLat.lat, longitude: lngLat.lng })}
        >
          <Pin
            type="button"
            aria-label={words.picked(formatNumber(place.latitude, 5), formatNumber(place.longitude, 5))}
            onKeyDown={step}
            onClick={(event) => event.stopPropagation()}
          >
            <MapPin size={36} strokeWidth={2} aria-hidden />
          </Pin>
        </Marker>
      )}
    </MapBase>
  );
}
