import type { Palette, Status } from '../../theme/tokens.ts';
import { GroundMap } from './ground-map.tsx';
import { MapMarker } from './map-parts.tsx';
import { type Frame, fitView, type GeoPosition, type MapView, projectionOf } from './projection.ts';
import { steppedAside } from './stepped-aside.ts';

export interface StatusMarker extends GeoPosition {
  readonly status: Status;
}

export interface StatusMapProps extends Frame {
  /** Numbered from 1, in their order. */
  readonly markers: readonly StatusMarker[];
  readonly label: string;
  readonly palette: Palette;
  /** The part that is shown; all positions by default. */
  readonly view?: MapView;
  /** Index of the selected marker. */
  readonly chosen?: number | null;
}

/** Least degrees along the shorter side, so that the coast or the next towns are visible. */
const LEAST_SPAN = 0.9;

/** The first view of a map of stations: all positions. */
export const viewOfPositions = (positions: readonly GeoPosition[], frame: Frame): MapView =>
  fitView(positions, frame, LEAST_SPAN * Math.max(1, frame.width / frame.height), 0.16);

/** Stations on the built-in base map, each with its number and the colour of its status. */
export function StatusMap({ markers, width, height, label, palette, view, chosen = null }: StatusMapProps) {
  const frame = { width, height };
  const projection = projectionOf(view ?? viewOfPositions(markers, frame), frame);
  const points = steppedAside(
    markers.map(({ longitude, latitude }) => projection.toPoint(longitude, latitude)),
  );
  const marks = markers.map(({ status }, i) => ({ status, point: points[i]!, number: i + 1 }));
  const inOrder = chosen === null ? marks : [...marks.filter((_, i) => i !== chosen), marks[chosen]!];
  return (
    <GroundMap projection={projection} points={points} label={label} palette={palette}>
      {inOrder.map(({ status, point: [x, y], number }) => (
        <MapMarker key={number} {...{ x, y, number, status, palette }} isChosen={number - 1 === chosen} />
      ))}
    </GroundMap>
  );
}
