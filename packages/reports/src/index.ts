export { renderDegreeDayPicture } from './degree-day-picture.tsx';
export type * from './picture-options.ts';
