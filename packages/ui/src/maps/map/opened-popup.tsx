import { useCallback } from 'react';
import { type MapRef, Popup } from 'react-map-gl/maplibre';
import type { StationMapProps } from './map-station.ts';
import { popupRoom, stepsInto } from './popup-room.ts';
import { popupOffset } from './spread.ts';
import type { Opened } from './station-markers.tsx';
import { StationPopup } from './station-popup.tsx';

/**
 * Duration of the map's movement, long enough to be seen. MapLibre skips it for readers who prefer reduced
 * motion.
 */
const PAN_MS = 200;

interface OpenedPopupProps extends Pick<StationMapProps, 'onOpen' | 'details'> {
  readonly map: { readonly current: MapRef | null };
  readonly opened: Opened;
  readonly onClose: () => void;
}

/** The popup of the pressed marker, no larger than the map. The map moves until the whole popup is visible. */
export function OpenedPopup({ map, opened, onOpen, details, onClose }: OpenedPopupProps) {
  const { stations, longitude, latitude, offset } = opened;
  const bringIntoView = useCallback(
    (box: HTMLElement) => {
      const popup = box.closest('.maplibregl-popup');
      const frame = map.current?.getContainer();
      if (!popup || !frame) return;
      const steps = stepsInto(frame.getBoundingClientRect(), popup.getBoundingClientRect());
      if (steps.some((step) => step !== 0)) map.current?.panBy(steps, { duration: PAN_MS });
    },
    [map],
  );
  const frame = map.current?.getContainer();
  const room = popupRoom({ width: frame?.clientWidth ?? 0, height: frame?.clientHeight ?? 0 });
  return (
    <Popup
      longitude={longitude}
      latitude={latitude}
      offset={popupOffset(offset)}
      closeButton={false}
      closeOnClick={false}
      focusAfterOpen={false}
      maxWidth={`${room.width}px`}
    >
      <StationPopup
        stations={stations}
        onOpen={onOpen}
        details={details}
        onClose={onClose}
        height={room.height}
        onSized={bringIntoView}
      />
    </Popup>
  );
}
