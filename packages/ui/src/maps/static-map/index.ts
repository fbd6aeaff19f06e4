export { SHAPE as STATUS_SHAPE } from '../map/marker-look.ts';
export type { GeoPosition, MapView } from './projection.ts';
export { SitePlan, type SitePlanProps } from './site-plan.tsx';
export { StaticMap, type StaticMapProps } from './static-map.tsx';
export { StatusMap, type StatusMapProps, type StatusMarker, viewOfPositions } from './status-map.tsx';
