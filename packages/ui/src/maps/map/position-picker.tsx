import { latitudeError, longitudeError } from '@vigia/domain/farm';
import { lazy, Suspense, useState } from 'react';
import { CoordinateFields, type Coordinates } from '../../controls/coordinates/coordinate-fields.tsx';
import { styled } from '../../theme/styled.ts';
import { SPACE } from '../../theme/tokens.ts';
import { useHasDocument } from '../../theme/use-has-document.ts';
import { useWords } from '../../words/language.tsx';
import { deviceLocation, type PickedPosition } from './device-location.ts';
import { MapFrame } from './map-frame.ts';
import type { MapTiles } from './map-station.ts';
import { MapWaiting } from './map-waiting.tsx';
import { loadWithWorker } from './map-worker.ts';
import { rounded } from './picked-position.ts';
import { LOCATION, MAP } from './words.ts';

const PickView = lazy(async () => ({
  default: (await loadWithWorker(() => import('./pick-view.tsx'))).PickView,
}));

const Group = styled.div`
  display: grid;
  gap: ${SPACE.l}px;
  p { margin: 0; color: ${({ theme }) => theme.color.muted}; }
`;

export interface PositionPickerProps {
  readonly value: Coordinates;
  /** Only what changed: one field, or both from the map or the device. */
  readonly onChange: (changes: Partial<Coordinates>) => void;
  /** Error messages of the form. The picker itself shows those of degrees out of range. */
  readonly errors?: Readonly<Partial<Record<keyof Coordinates, string | undefined>>>;
  readonly isRequired?: boolean;
  readonly tiles?: MapTiles | undefined;
  /** CSS length of the map; 300 px by default. */
  readonly height?: string;
  /** Asks the device for its position; rejects with a sentence for the reader. */
  readonly locate?: () => Promise<PickedPosition>;
  readonly label?: string;
}

/**
 * Chooses a position on the map, by the device's own position or by coordinates: all three show the same
 * position.
 */
export function PositionPicker({ value, onChange, errors = {}, ...props }: PositionPickerProps) {
  const words = useWords(MAP);
  const location = useWords(LOCATION);
  const {
    isRequired,
    tiles,
    height = '300px',
    label = words.picker,
    locate = () => deviceLocation(location),
  } = props;
  const hasDocument = useHasDocument();
  const [left, setLeft] = useState<Partial<Record<keyof Coordinates, boolean>>>({});
  const [locating, setLocating] = useState(false);
  const [problem, setProblem] = useState<string>();
  const shown = {
    latitude:
      errors.latitude ?? (left.latitude && value.latitude !== '' ? latitudeError(value.latitude) : null),
    longitude:
      errors.longitude ?? (left.longitude && value.longitude !== '' ? longitudeError(value.longitude) : null),
  };
  const ask = async () => {
    setLocating(true);
    setProblem(undefined);
    try {
      onChange(rounded(await locate()));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : location.failed);
    }
    setLocating(false);
  };
  return (
    <Group role="group" aria-label={label}>
      <p>{words.pickerHint}</p>
      <MapFrame $height={height} aria-label={label}>
        {hasDocument ? (
          <Suspense fallback={<MapWaiting />}>
            <PickView value={value} onPick={(position) => onChange(rounded(position))} tiles={tiles} />
          </Suspense>
        ) : (
          <MapWaiting />
        )}
      </MapFrame>
      <CoordinateFields
        value={value}
        onChange={onChange}
        onBlur={(field) => setLeft({ ...left, [field]: true })}
        errors={{ latitude: shown.latitude ?? undefined, longitude: shown.longitude ?? undefined }}
        isRequired={isRequired ?? false}
        onLocate={ask}
        locating={locating}
        locateProblem={problem}
      />
    </Group>
  );
}
