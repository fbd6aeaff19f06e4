export type { MapStation } from './map-station.ts';
export { StationMap, type StationMapProps } from './station-map.tsx';
