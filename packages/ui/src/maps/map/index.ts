export type { MapState, MapStation, MapTiles, StationMapProps } from './map-station.ts';
export { setMapWorker } from './map-worker.ts';
export { PositionPicker, type PositionPickerProps } from './position-picker.tsx';
export { StationMap } from './station-map.tsx';
