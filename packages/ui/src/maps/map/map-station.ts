import type { ReactNode } from 'react';
import type { ErrorStateProps } from '../../controls/notice/error-state.tsx';
import type { Status } from '../../theme/tokens.ts';

/** A point of the map: a station, or a sector on screens that show sectors. */
export interface MapStation {
  readonly id: string | number;
  readonly name: string;
  /** Degrees (WGS84), −90 … 90. */
  readonly latitude: number;
  /** Degrees (WGS84), −180 … 180. */
  readonly longitude: number;
  readonly status: Status;
  /** What its status means, where it is not how the station is. */
  readonly statusText?: string | undefined;
  /** Shown in the marker instead of the shape of its status: the number of a stop. */
  readonly mark?: string | undefined;
  /** A line under the name in the popup: field, crop, last record. */
  readonly caption?: string | undefined;
  /** A remark on the position, for example that nobody has set it. */
  readonly positionNote?: string | undefined;
  /** Target of "Ver" in the popup; absent for readers who may not open it. */
  readonly href?: string | undefined;
}

/** A piece of ground with one colour of a surface; its edges in degrees (WGS84). */
export interface SurfaceCell {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
  /** Its class, counted from 0 on; null where it is unknown. */
  readonly level: number | null;
}

/** What is drawn under the stations, over the ground. */
export interface MapSurface {
  readonly cells: readonly SurfaceCell[];
  /** Number of classes. */
  readonly levels: number;
}

/** Satellite images from an address that the application chooses: the library knows no provider. */
export interface MapTiles {
  /** Address of the raster tiles with `{z}`, `{x}` and `{y}`. */
  readonly url: string;
  /** Owner of the images; shown on the map, as their licences require. */
  readonly attribution: string;
  /** `hybrid` shows borders and place names over the images, `satellite` only the images. */
  readonly kind?: 'hybrid' | 'satellite';
  /** Width of a tile, px; 256 by default. */
  readonly tileSize?: 256 | 512;
  /** Highest zoom level of the provider; beyond it the images are enlarged. 19 by default. */
  readonly maxZoom?: number;
}

/** `loading` and `error` still show the known stations. */
export const MAP_STATES = ['ready', 'loading', 'error'] as const;
export type MapState = (typeof MAP_STATES)[number];

export interface StationMapProps {
  readonly stations: readonly MapStation[];
  readonly state?: MapState;
  /**
   * CSS length. By default half of the window's height; 40 % of it in windows of at most 800 px, 30 % in
   * windows of at most 500 px, and 300 px on a narrow screen. The map fills the available width.
   */
  readonly height?: string;
  /** Satellite images over the built-in base map, which needs no network; the reader can switch them off. */
  readonly tiles?: MapTiles | undefined;
  /**
   * Up to this number, each station has a marker of its own in the page; with more, the map draws them in
   * groups.
   */
  readonly markersUpTo?: number;
  /** Called instead of following a station's `href`. */
  readonly onOpen?: ((station: MapStation) => void) | undefined;
  /** Content that popup and list show of a station after its name, caption and link. */
  readonly details?: ((station: MapStation) => ReactNode) | undefined;
  /** Shown when the stations could not be loaded. */
  readonly onRetry?: (() => void) | undefined;
  /** Words for another failure than that of the stations, for example of the filters. */
  readonly failure?: Pick<ErrorStateProps, 'title' | 'kept'> | undefined;
  /** A line through these positions, in their order: a walk. */
  readonly path?: readonly Pick<MapStation, 'latitude' | 'longitude'>[] | undefined;
  /** Colours on the ground, under the markers; the map then shows the whole of it at first. */
  readonly surface?: MapSurface | undefined;
  /** Name of the map for screen readers. */
  readonly label?: string;
}

const SEVERITY: Readonly<Record<Status, number>> = { error: 3, warning: 2, ok: 1, neutral: 0 };

/** Status of a group of stations: its worst one; `neutral` only if all are neutral. */
export function worstStatus(stations: readonly MapStation[]): Status {
  return stations.reduce<Status>(
    (worst, { status }) => (SEVERITY[status] > SEVERITY[worst] ? status : worst),
    'neutral',
  );
}

/** Whether a station can be shown on the map: both coordinates exist and are in range. */
export function hasPosition({ latitude, longitude }: Pick<MapStation, 'latitude' | 'longitude'>): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}
