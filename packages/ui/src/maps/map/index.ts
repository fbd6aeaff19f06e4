export type {
  MapState,
  MapStation,
  MapSurface,
  MapTiles,
  StationMapProps,
  SurfaceCell,
} from './map-station.ts';
export { setMapWorker } from './map-worker.ts';
export { PositionPicker, type PositionPickerProps } from './position-picker.tsx';
export { StationMap } from './station-map.tsx';
export { SurfaceLegend, type SurfaceLegendProps } from './surface-legend.tsx';
