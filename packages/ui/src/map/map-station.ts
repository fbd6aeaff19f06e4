import type { Status } from '../theme/tokens.ts';

/** One thing on the map: a station, or a sector where a screen shows sectors. */
export interface MapStation {
  readonly id: string | number;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly status: Status;
  /** A line under the name in the popup: field, crop, last record. */
  readonly caption?: string | undefined;
  /** Where "Ver" in the popup leads; none for readers who may not open it. */
  readonly href?: string | undefined;
}

export interface StationMapProps {
  readonly stations: readonly MapStation[];
  /** CSS length; the map fills the width it is given. */
  readonly height?: string;
  /** Called instead of following a station's `href`. */
  readonly onOpen?: (station: MapStation) => void;
}

const SEVERITY: Readonly<Record<Status, number>> = { error: 3, warning: 2, ok: 1, neutral: 0 };

/** The status a group of stations shows: its worst one; `neutral` only when all are. */
export function worstStatus(stations: readonly MapStation[]): Status {
  return stations.reduce<Status>(
    (worst, { status }) => (SEVERITY[status] > SEVERITY[worst] ? status : worst),
    'neutral',
  );
}
