import type { RefCallback } from 'react';
import { Marker } from 'react-map-gl/maplibre';
import { STATES, type StateWords } from '../../controls/chip/words.ts';
import type { Status } from '../../theme/tokens.ts';
import { useWords } from '../../words/language.tsx';
import type { StationGroup } from './group-stations.ts';
import { type MapStation, worstStatus } from './map-station.ts';
import { Dot, Leg, SHAPE } from './marker-look.ts';
import type { MarkerRef } from './use-kept-focus.ts';
import { MAP } from './words.ts';

interface DotProps {
  readonly status: Status;
  readonly name: string;
  /** Shown instead of the shape of the status. */
  readonly text?: string | number | undefined;
  readonly onPress: () => void;
  readonly ref: RefCallback<HTMLButtonElement>;
}

function MarkerDot({ status, name, text, onPress, ref }: DotProps) {
  return (
    <Dot
      ref={ref}
      type="button"
      $status={status}
      aria-label={name}
      title={name}
      onClick={(event) => {
        event.stopPropagation();
        onPress();
      }}
    >
      {text ?? (
        <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
          <path d={SHAPE[status]} fillRule="evenodd" />
        </svg>
      )}
    </Dot>
  );
}

const nameOf = ({ name, status, statusText }: MapStation, states: StateWords) =>
  `${name}, ${statusText ?? states[status]}`;

/** What is read on a marker comes first in its name, so that it is found by what is seen. */
const seenFirst = (seen: string | undefined, name: string): string =>
  seen === undefined ? name : `${seen}: ${name}`;

const byNumber = new Intl.Collator('es', { numeric: true }).compare;

/** How many there are; of marked ones, which: `2–5`, as a number alone would be taken for one of them. */
function groupText(members: readonly MapStation[]): string | number {
  const marks = members.flatMap(({ mark }) => mark ?? []);
  if (marks.length < members.length) return members.length;
  const [first, ...others] = marks.sort(byNumber);
  const last = others.at(-1) ?? first;
  return first === last ? `${first}` : `${first}–${last}`;
}

interface StationMarkerProps {
  readonly group: StationGroup;
  /** Whether its members stay together at every zoom. */
  readonly together: boolean;
  readonly onPress: (group: StationGroup) => void;
  readonly markerRef: MarkerRef;
}

/** One station, or the number of several that are too close to be distinguished at this zoom. */
export function StationMarker({ group, together, onPress, markerRef }: StationMarkerProps) {
  const words = useWords(MAP);
  const states = useWords(STATES);
  const { members, longitude, latitude } = group;
  const [first] = members;
  const alone = members.length === 1 && first;
  const text = alone ? alone.mark : groupText(members);
  const name = alone ? nameOf(alone, states) : words[together ? 'spread' : 'group'](members.length);
  return (
    <Marker longitude={longitude} latitude={latitude}>
      <MarkerDot
        status={worstStatus(members)}
        name={typeof text === 'string' ? seenFirst(text, name) : name}
        text={text}
        onPress={() => onPress(group)}
        ref={markerRef(members)}
      />
    </Marker>
  );
}

interface SteppedMarkerProps {
  readonly station: MapStation;
  /** Offset from the station's position, px. */
  readonly offset: [number, number];
  readonly onPress: () => void;
  readonly markerRef: MarkerRef;
}

/** One of several stations at the same position, displaced and connected to it by a line. */
export function SteppedMarker({ station, offset: [x, y], onPress, markerRef }: SteppedMarkerProps) {
  const states = useWords(STATES);
  const line = { width: Math.hypot(x, y), transform: `rotate(${Math.atan2(-y, -x)}rad)` };
  return (
    <Marker longitude={station.longitude} latitude={station.latitude} offset={[x, y]}>
      <Leg style={line} />
      <MarkerDot
        status={station.status}
        name={seenFirst(station.mark, nameOf(station, states))}
        text={station.mark}
        onPress={onPress}
        ref={markerRef([station])}
      />
    </Marker>
  );
}
