export { renderDegreeDayPicture } from './degree-day-picture.tsx';
export { renderReport } from './pages/render-report.tsx';
export type * from './pages/render-report-type.ts';
export type * from './picture-options.ts';
