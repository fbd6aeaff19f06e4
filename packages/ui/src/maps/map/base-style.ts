import type { FeatureCollection } from 'geojson';
import type { RasterSourceSpecification, StyleSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import { PALETTES } from '../../theme/palettes.ts';
import type { Mode } from '../../theme/tokens.ts';
import { FAR, HOME_COUNTRY, NEAR, REGION_LINES } from './base-ground.ts';
import type { MapTiles } from './map-station.ts';
import { onPaper } from './paper-paint.ts';
import { PLACE_NAMES } from './place-names.ts';

const REGIONS: FeatureCollection = {
  type: 'FeatureCollection',
  features: REGION_LINES.map((coordinates) => ({
    type: 'Feature',
    geometry: { type: 'LineString', coordinates: [...coordinates] },
    properties: {},
  })),
};
const LABELS: FeatureCollection = {
  type: 'FeatureCollection',
  features: PLACE_NAMES.map(({ name, kind, longitude, latitude }) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties: { name, kind },
  })),
};

/** The country of the farms is drawn lighter than the rest of the world, by a layer of its own: see `onPaper`. */
const HOME: ['==', ['get', 'name'], string] = ['==', ['get', 'name'], HOME_COUNTRY];

/**
 * Style of the base map, which needs no network: land of Natural Earth, borders of regions, names of regions
 * and towns, no glyph files. Satellite tiles lie over it, so that a missing tile shows land and sea instead of
 * a hole.
 *
 * @param failed no tile could be loaded: names have the colours for the base map
 */
export function baseStyle(mode: Mode, tiles?: MapTiles, failed = false): StyleSpecification {
  const style = styleOf(mode, tiles, failed);
  const paper = styleOf('light', tiles, failed);
  return {
    ...style,
    layers: style.layers.map((layer, i) => ({ ...layer, metadata: onPaper(paper.layers[i]!.paint ?? {}) })),
  };
}

function styleOf(mode: Mode, tiles: MapTiles | undefined, failed: boolean): StyleSpecification {
  const color = PALETTES[mode].map;
  const ink: LabelInk =
    tiles && !failed
      ? { text: color.overPhoto, halo: color.overPhotoHalo, border: color.overPhoto }
      : { text: color.label, halo: color.halo, border: color.border };
  const names = tiles?.kind === 'satellite' && !failed ? [] : labelLayers(ink);
  return {
    version: 8,
    // Colours change at once, as paper cannot wait for them.
    transition: { duration: 0 },
    sources: {
      far: { type: 'geojson', data: FAR },
      near: { type: 'geojson', data: NEAR, tolerance: 0.1 },
      regions: { type: 'geojson', data: REGIONS },
      labels: { type: 'geojson', data: LABELS },
      ...(tiles && { [TILES]: tileSource(tiles) }),
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': color.water } },
      { id: 'far', type: 'fill', source: 'far', paint: { 'fill-color': color.land } },
      {
        id: 'near',
        type: 'fill',
        source: 'near',
        // The layer `border` draws the edge, so antialiasing is off.
        paint: { 'fill-color': color.land, 'fill-antialias': false },
      },
      {
        id: 'home',
        type: 'fill',
        source: 'near',
        filter: HOME,
        paint: { 'fill-color': color.home, 'fill-antialias': false },
      },
      ...(tiles ? [{ id: TILES, type: 'raster' as const, source: TILES }] : []),
      {
        id: 'border',
        type: 'line',
        source: 'near',
        paint: {
          'line-color': ink.border,
          'line-opacity': tiles ? 0.6 : 1,
          'line-width': ['interpolate', ['linear'], ['zoom'], 3, 0.4, 9, 1.4],
        },
      },
      {
        id: 'regions',
        type: 'line',
        source: 'regions',
        minzoom: 5,
        maxzoom: 11,
        paint: {
          'line-color': ink.border,
          'line-opacity': tiles ? 0.45 : 0.75,
          'line-width': ['interpolate', ['linear'], ['zoom'], 5, 0.5, 9, 1],
          'line-dasharray': [4, 3],
        },
      },
      ...names,
    ],
  };
}

/** Id of the source and layer of the tiles. */
export const TILES = 'tiles';

function tileSource({ url, tileSize = 256, maxZoom = 19 }: MapTiles): RasterSourceSpecification {
  return { type: 'raster', tiles: [url], tileSize, maxzoom: maxZoom };
}

interface LabelInk {
  readonly text: string;
  readonly halo: string;
  readonly border: string;
}

/**
 * For each kind of name: its lowest and highest zoom level, its size in px, and whether it is in spaced
 * capitals.
 */
const NAMES = [
  { kind: 'country', from: 3, to: 7, size: 12, spaced: true },
  { kind: 'region', from: 6, to: 12, size: 12, spaced: true },
  { kind: 'city', from: 5.2, to: 24, size: 12, spaced: false },
  { kind: 'town', from: 8, to: 24, size: 11, spaced: false },
] as const;

/** Places of a name around its point, tried in this order; distances in heights of the name. */
type Tries = NonNullable<SymbolLayerSpecification['layout']>['text-variable-anchor-offset'];
const BESIDE: Tries = ['top', [0, 1.5], 'bottom', [0, -1.5], 'left', [1.5, 0], 'right', [-1.5, 0]];
const AT_POINT: Tries = ['center', [0, 0], 'top', [0, 1.6], 'bottom', [0, -1.6]];

function labelLayers(ink: LabelInk): StyleSpecification['layers'] {
  return NAMES.map(({ kind, from, to, size, spaced }) => ({
    id: `label-${kind}`,
    type: 'symbol',
    source: 'labels',
    minzoom: from,
    maxzoom: to,
    filter: ['==', ['get', 'kind'], kind],
    layout: {
      'text-field': ['get', 'name'],
      'text-size': size,
      'text-letter-spacing': spaced ? 0.12 : 0,
      'text-transform': spaced ? 'uppercase' : 'none',
      'text-padding': spaced ? 6 : 2,
      // Below its point, or on another side if a marker or another name is there.
      'text-variable-anchor-offset': spaced ? AT_POINT : BESIDE,
    },
    paint: {
      'text-color': ink.text,
      'text-opacity': spaced ? 0.7 : 1,
      'text-halo-color': ink.halo,
      'text-halo-width': 1.2,
    },
  }));
}
