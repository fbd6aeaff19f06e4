import type { FeatureCollection } from 'geojson';
import type { StyleSpecification } from 'maplibre-gl';
import { feature } from 'topojson-client';
import { PALETTES } from '../theme/palettes.ts';
import type { Mode, Palette } from '../theme/tokens.ts';
import baseMap from './base-map.json';
import { PLACES } from './places.ts';

type Topology = Parameters<typeof feature>[0];

function countries(topology: unknown): FeatureCollection {
  const typed = topology as Topology;
  const collection = typed.objects.countries;
  if (!collection) throw new Error('base-map.json has no countries: run scripts/make-base-map.ts');
  return feature(typed, collection) as unknown as FeatureCollection;
}
const NEAR = countries(baseMap.near);
const FAR = countries(baseMap.far);
const LABELS: FeatureCollection = {
  type: 'FeatureCollection',
  features: PLACES.map(({ name, kind, longitude, latitude }) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties: { name, kind },
  })),
};

/** The farm's own countries are drawn finer and lighter than the rest of the world. */
const HOME: ['==', ['get', 'name'], string] = ['==', ['get', 'name'], 'Chile'];

/** Style of the map that needs no network: Natural Earth land, region and town names, no glyph files. */
export function baseStyle(mode: Mode): StyleSpecification {
  const color = PALETTES[mode].map;
  return {
    version: 8,
    sources: {
      far: { type: 'geojson', data: FAR },
      near: { type: 'geojson', data: NEAR, attribution: 'Natural Earth', tolerance: 0.1 },
      labels: { type: 'geojson', data: LABELS },
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': color.water } },
      { id: 'far', type: 'fill', source: 'far', paint: { 'fill-color': color.land } },
      {
        id: 'near',
        type: 'fill',
        source: 'near',
        paint: { 'fill-color': ['case', HOME, color.home, color.land] },
      },
      {
        id: 'border',
        type: 'line',
        source: 'near',
        paint: {
          'line-color': color.border,
          'line-width': ['interpolate', ['linear'], ['zoom'], 3, 0.4, 9, 1.4],
        },
      },
      labelLayer('country', color, 3, 7, 12, true),
      labelLayer('region', color, 6, 12, 12, true),
      labelLayer('city', color, 5.2, 24, 12, false),
      labelLayer('town', color, 8, 24, 11, false),
    ],
  };
}

function labelLayer(
  kind: string,
  color: Palette['map'],
  minzoom: number,
  maxzoom: number,
  size: number,
  spaced: boolean,
): StyleSpecification['layers'][number] {
  return {
    id: `label-${kind}`,
    type: 'symbol',
    source: 'labels',
    minzoom,
    maxzoom,
    filter: ['==', ['get', 'kind'], kind],
    layout: {
      'text-field': ['get', 'name'],
      'text-size': size,
      'text-letter-spacing': spaced ? 0.12 : 0,
      'text-transform': spaced ? 'uppercase' : 'none',
      'text-padding': 6,
      // A town's name stands under its point, where the marker of a station in town does not cover it.
      'text-anchor': spaced ? 'center' : 'top',
      'text-offset': spaced ? [0, 0] : [0, 1],
    },
    paint: {
      'text-color': color.label,
      'text-opacity': spaced ? 0.7 : 1,
      'text-halo-color': color.halo,
      'text-halo-width': 1.2,
    },
  };
}
