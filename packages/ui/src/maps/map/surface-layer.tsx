import { useCallback, useMemo } from 'react';
import { Layer, Source } from 'react-map-gl/maplibre';
import { useTheme } from '../../theme/styled.ts';
import type { Mode } from '../../theme/tokens.ts';
import type { Bounds } from './group-stations.ts';
import { type MapImage, useMapImages } from './map-images.ts';
import type { MapSurface, SurfaceCell } from './map-station.ts';
import { onPaper } from './paper-paint.ts';
import { hatchOf, surfaceColors } from './surface-colors.ts';
import { surfaceFeatures, UNKNOWN } from './surface-features.ts';

/** A surface is shown from so near at most: around it there should be ground to see. */
export const CLOSEST_SURFACE = 16;
/** The ground and its names stay visible. */
const OPACITY = 0.72;
/** Sides of the square that is repeated over unknown ground, px of the image: two for each px. */
const HATCH = 16;

/** South-west and north-east corners around all cells. */
export function boundsOfCells(cells: readonly SurfaceCell[]): Bounds {
  const corners: Bounds = [
    [180, 90],
    [-180, -90],
  ];
  for (const { west, south, east, north } of cells) {
    corners[0] = [Math.min(corners[0][0], west), Math.min(corners[0][1], south)];
    corners[1] = [Math.max(corners[1][0], east), Math.max(corners[1][1], north)];
  }
  return corners;
}

const hatchName = (mode: Mode, use: 'screen' | 'paper') => `hatch-${use}-${mode}`;

/** Slanting lines, by the name of the image. */
function hatchImage(id: string, mode: Mode): MapImage | undefined {
  const ink =
    id === hatchName(mode, 'screen') ? mode : id === hatchName('light', 'paper') ? 'light' : undefined;
  if (ink === undefined) return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = HATCH;
  canvas.height = HATCH;
  const paint = canvas.getContext('2d');
  if (!paint) return undefined;
  paint.strokeStyle = hatchOf(ink);
  paint.lineWidth = 2;
  for (const shift of [-HATCH, 0, HATCH]) {
    paint.moveTo(shift, HATCH);
    paint.lineTo(shift + HATCH, 0);
  }
  paint.stroke();
  return { image: paint.getImageData(0, 0, HATCH, HATCH), options: { pixelRatio: 2 } };
}

/** Colours on the ground by classes, and slanting lines where nothing is known. */
export function SurfaceLayer({ surface: { cells, levels } }: { readonly surface: MapSurface }) {
  const { mode } = useTheme();
  const data = useMemo(() => surfaceFeatures(cells), [cells]);
  const onScreen = surfaceColors(mode, levels);
  const classes = surfaceColors('light', levels).map((paper, level) => ({
    id: `surface-${level}`,
    ...{ level, color: onScreen[level]!, paper },
  }));
  useMapImages(useCallback((id: string) => hatchImage(id, mode), [mode]));
  return (
    <Source id="surface" type="geojson" data={data} tolerance={0}>
      {classes.map(({ id, level, color, paper }) => (
        <Layer
          key={id}
          id={id}
          type="fill"
          filter={['==', ['get', 'level'], level]}
          paint={{ 'fill-color': color, 'fill-opacity': OPACITY, 'fill-antialias': false }}
          metadata={onPaper({ 'fill-color': paper })}
        />
      ))}
      {/* A pattern takes its time, so that the one of paper is there before it is seen. */}
      <Layer
        id="surface-unknown"
        type="fill"
        filter={['==', ['get', 'level'], UNKNOWN]}
        paint={{ 'fill-pattern': hatchName(mode, 'screen'), 'fill-opacity': OPACITY }}
        metadata={onPaper({ 'fill-opacity': 0 })}
      />
      <Layer
        id="surface-unknown-paper"
        type="fill"
        filter={['==', ['get', 'level'], UNKNOWN]}
        paint={{ 'fill-pattern': hatchName('light', 'paper'), 'fill-opacity': 0 }}
        metadata={onPaper({ 'fill-opacity': OPACITY })}
      />
    </Source>
  );
}
