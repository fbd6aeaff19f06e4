import type { Status } from '../../theme/tokens.ts';
import type { MapStation, MapTiles, SurfaceCell } from './map-station.ts';

/** One picture of orchards for every tile, so that stories need no network. */
const ORCHARDS =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAABLklEQVR42u2ZIQ/CMBCF+3sQCMQEAjG5ICYmJhCTlafIFIY6msr+XhKWXMjMut4125KXPPEc/XrvjR2Y4KyioqfoiY3cL8r09iZU9MR+tM1oGxrqyWT44Cz75lEtCgCbA7RDJVRwlr0uQN2dF4UIAQAdQIQAgA4gQgDYpAOz6EsOTUMdPbFPib5CB2YXrwiQcvEKEQKAEsDhO6C1gJdQyuea97P9vPpJq3z0xL7EszhxegD4+RIvVJgAANABTAAAuwQIzrLfwz4tAtjDNgeAQwOgA4gQOoAOyCdQeuku/eOAqbvLKkVP7LPfo9hHT+zzZmiu99MqBWfZ6wLktej4EwDAQTrwH33hoXX3aZNx8boAwm8SAGwOgA4gQugAOoAIoQPoACIkANjDv/OSM3wBODjhuuEbX14AAAAASUVORK5CYII=';

export const TILES: MapTiles = { url: ORCHARDS, attribution: 'Imagen de muestra', maxZoom: 12 };
/** Tiles that cannot be loaded, as if their server were down. */
export const BROKEN_TILES: MapTiles = { ...TILES, url: 'data:image/png;base64,AAAA' };

export const STATIONS: readonly MapStation[] = [
  {
    id: 1,
    name: 'Casablanca N-01',
    latitude: -33.32,
    longitude: -71.41,
    status: 'ok',
    caption: 'Los Aromos Norte · Vid',
    href: '#casablanca-1',
  },
  { id: 2, name: 'Casablanca N-02', latitude: -33.324, longitude: -71.415, status: 'warning' },
  { id: 3, name: 'San Fernando N-01', latitude: -34.59, longitude: -70.99, status: 'ok' },
  {
    id: 4,
    name: 'Curicó N-01',
    latitude: -34.98,
    longitude: -71.24,
    status: 'error',
    caption: 'Santa Inés · Manzano (Fuji)',
    href: '#curico',
  },
  { id: 5, name: 'San Clemente N-01', latitude: -35.54, longitude: -71.49, status: 'neutral' },
  // Four stations at the same position.
  { id: 6, name: 'Buin N-01', latitude: -33.73, longitude: -70.74, status: 'ok', caption: 'Los Quillayes' },
  { id: 7, name: 'Buin N-02', latitude: -33.73, longitude: -70.74, status: 'warning', href: '#buin-2' },
  { id: 8, name: 'Buin N-03', latitude: -33.73, longitude: -70.74, status: 'ok' },
  { id: 9, name: 'Buin N-04', latitude: -33.73, longitude: -70.74, status: 'ok' },
];

/** Traps of a field with what they caught, and of one next to it that nobody read. */
export const TRAPS: readonly MapStation[] = [
  [-34.6, -71.29, '12'],
  [-34.603, -71.286, '3'],
  [-34.607, -71.292, '?'],
].map(([latitude, longitude, mark], i) => ({
  ...{ id: i + 1, name: `Apalta N-0${i + 1}`, latitude: Number(latitude), longitude: Number(longitude) },
  ...(mark === '?'
    ? ({ mark, status: 'neutral', statusText: 'sin lectura en 7 días' } as const)
    : ({ mark: String(mark), status: 'warning', statusText: `${mark} capturas en 7 días` } as const)),
}));

/** Rings of classes around a trap that was read, and unknown ground around one that was not. */
export function ringsAround(traps: readonly MapStation[]): SurfaceCell[] {
  const [step, reach] = [0.0004, 10];
  const offsets = Array.from({ length: 2 * reach }, (_, i) => i - reach);
  return traps.flatMap(({ latitude, longitude, mark }) =>
    offsets.flatMap((row) =>
      offsets.flatMap((column) => {
        const distance = Math.hypot(row + 0.5, column + 0.5);
        if (distance > reach) return [];
        const [south, west] = [latitude + row * step, longitude + column * step];
        const level = mark === '?' ? null : Math.max(0, 4 - Math.floor(distance / 2));
        return [{ south, west, north: south + step, east: west + step, level }];
      }),
    ),
  );
}

const VALLEYS = [
  [-30.6, -71.2],
  [-32.83, -70.6],
  [-33.32, -71.41],
  [-34.17, -70.74],
  [-34.98, -71.24],
  [-35.54, -71.49],
  [-36.61, -72.1],
] as const;

/** Stations along the central valleys, the same on every run: most are ok, some not. */
export function manyStations(count: number): MapStation[] {
  return Array.from({ length: count }, (_, i) => {
    const [latitude, longitude] = VALLEYS[i % VALLEYS.length]!;
    const turn = i * 2.399963;
    const reach = 0.45 * Math.sqrt((i % 997) / 997);
    const status: Status =
      i % 41 === 0 ? 'error' : i % 13 === 0 ? 'warning' : i % 29 === 0 ? 'neutral' : 'ok';
    return {
      id: i + 1,
      name: `N-${String(i + 1).padStart(5, '0')}`,
      href: `#n-${i + 1}`,
      latitude: latitude + reach * Math.sin(turn),
      longitude: longitude + reach * Math.cos(turn) * 0.8,
      status,
    };
  });
}

/**
 * Simulates a browser without WebGL.
 *
 * @returns a function that ends the simulation
 */
export function withoutWebGL(): () => void {
  const real = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function getContext(this: HTMLCanvasElement, kind: string) {
    return kind.startsWith('webgl') ? null : Reflect.apply(real, this, [kind]);
  } as typeof real;
  return () => {
    HTMLCanvasElement.prototype.getContext = real;
  };
}
