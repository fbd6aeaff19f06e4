import type { ReactNode } from 'react';
import type { ErrorStateProps } from '../../controls/notice/error-state.tsx';
import type { Status } from '../../theme/tokens.ts';

/** One thing on the map: a station, or a sector where a screen shows sectors. */
export interface MapStation {
  readonly id: string | number;
  readonly name: string;
  /** Degrees (WGS84), −90 … 90. */
  readonly latitude: number;
  /** Degrees (WGS84), −180 … 180. */
  readonly longitude: number;
  readonly status: Status;
  /** A line under the name in the popup: field, crop, last record. */
  readonly caption?: string | undefined;
  /** What the marker does not show: for example that nobody has set the station's position. */
  readonly positionNote?: string | undefined;
  /** Where "Ver" in the popup leads; none for readers who may not open it. */
  readonly href?: string | undefined;
}

/** Images of the ground by an address of one's own choice: the library names no provider. */
export interface MapTiles {
  /** Address of a raster tile with `{z}`, `{x}` and `{y}`. */
  readonly url: string;
  /** Who the images belong to; shown on the map, as their licences ask. */
  readonly attribution: string;
  /** `hybrid` writes borders and place names over the images, `satellite` leaves them bare. */
  readonly kind?: 'hybrid' | 'satellite';
  /** px: width of a tile, 256 unless the provider says otherwise. */
  readonly tileSize?: 256 | 512;
  /** Highest zoom level that the provider has; beyond it the images are enlarged. 19 unless said. */
  readonly maxZoom?: number;
}

/** `loading` and `error` keep showing the stations that are already known. */
export const MAP_STATES = ['ready', 'loading', 'error'] as const;
export type MapState = (typeof MAP_STATES)[number];

export interface StationMapProps {
  readonly stations: readonly MapStation[];
  readonly state?: MapState;
  /**
   * CSS length. Unless said, half of the window's height, 40 % of it where it is 800 px or lower and 30 % from
   * 500 px down, and 300 px on a narrow screen. The map fills the width it is given.
   */
  readonly height?: string;
  /** Satellite images over the built-in base map, which needs no network; the reader can switch them off. */
  readonly tiles?: MapTiles | undefined;
  /** Up to so many stations each has a marker of its own in the page; above, the map draws them in groups. */
  readonly markersUpTo?: number;
  /** Called instead of following a station's `href`. */
  readonly onOpen?: ((station: MapStation) => void) | undefined;
  /** What popup and list show of a station besides its name, caption and link. */
  readonly details?: ((station: MapStation) => ReactNode) | undefined;
  /** Offered when the stations could not be loaded. */
  readonly onRetry?: (() => void) | undefined;
  /** What could not be loaded where it is not the stations themselves: what they are chosen by, say. */
  readonly failure?: Pick<ErrorStateProps, 'title' | 'kept'> | undefined;
  /** What the map is about, for those who do not see it. */
  readonly label?: string;
}

const SEVERITY: Readonly<Record<Status, number>> = { error: 3, warning: 2, ok: 1, neutral: 0 };

/** The status a group of stations shows: its worst one; `neutral` only when all are. */
export function worstStatus(stations: readonly MapStation[]): Status {
  return stations.reduce<Status>(
    (worst, { status }) => (SEVERITY[status] > SEVERITY[worst] ? status : worst),
    'neutral',
  );
}

/** Whether a station can stand on the map: both numbers there and within the globe's. */
export function hasPosition({ latitude, longitude }: Pick<MapStation, 'latitude' | 'longitude'>): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}
