export type { MapStation, StationMapProps } from './map-station.ts';
export { StationMap } from './station-map.tsx';
