export { SHAPE as STATUS_SHAPE } from '../map/marker-look.ts';
export type { MapView, Place } from './projection.ts';
export { SitePlan, type SitePlanProps } from './site-plan.tsx';
export { StaticMap, type StaticMapProps } from './static-map.tsx';
export { StatusMap, type StatusMapProps, type StatusPlace, viewOfPlaces } from './status-map.tsx';
