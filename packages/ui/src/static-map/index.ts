export { SHAPE as STATUS_SHAPE } from '../map/marker-look.ts';
export type { Place } from './projection.ts';
export { SitePlan, type SitePlanProps } from './site-plan.tsx';
export { StaticMap, type StaticMapProps } from './static-map.tsx';
