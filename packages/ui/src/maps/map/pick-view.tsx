import { formatNumber } from '@vigia/domain/es';
import { MapPin } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type MapRef, Marker } from 'react-map-gl/maplibre';
import type { Coordinates } from '../../controls/coordinates/coordinate-fields.tsx';
import { focusRing } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { useWords } from '../../words/language.tsx';
import type { PickedPosition } from './device-location.ts';
import { canDrawMaps, MapBase } from './map-base.tsx';
import type { MapTiles } from './map-station.ts';
import { positionIn, stepOf } from './picked-position.ts';
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
  readonly onPick: (position: PickedPosition) => void;
  readonly tiles?: MapTiles | undefined;
}

/** The map of the position picker: press the map, drag the pin, or move the pin with the arrow keys. */
export function PickView({ value, onPick, tiles }: PickViewProps) {
  const words = useWords(MAP);
  const [drawable] = useState(canDrawMaps);
  const map = useRef<MapRef>(null);
  const position = positionIn(value);
  const { latitude, longitude } = position ?? {};
  useEffect(() => {
    if (latitude === undefined || longitude === undefined) return;
    const shown = map.current?.getBounds();
    if (!shown?.contains([longitude, latitude]))
      map.current?.jumpTo({ center: [longitude, latitude], zoom: 13 });
  }, [latitude, longitude]);
  if (!drawable) return <Nothing>{words.unavailablePicker}</Nothing>;

  const step = (event: KeyboardEvent) => {
    const move = stepOf(event.key, event.shiftKey);
    const at = position && map.current?.project([position.longitude, position.latitude]);
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
        position && [
          [position.longitude - 0.02, position.latitude - 0.02],
          [position.longitude + 0.02, position.latitude + 0.02],
        ]
      }
      tiles={tiles}
      fitLabel={words.fitPicked}
      onClick={({ lngLat }) => onPick({ latitude: lngLat.lat, longitude: lngLat.lng })}
    >
      {position && (
        <Marker
          {...position}
          anchor="bottom"
          draggable
          onDragEnd={({ lngLat }) => onPick({ latitude: lngLat.lat, longitude: lngLat.lng })}
        >
          <Pin
            type="button"
            aria-label={words.picked(formatNumber(position.latitude, 5), formatNumber(position.longitude, 5))}
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
