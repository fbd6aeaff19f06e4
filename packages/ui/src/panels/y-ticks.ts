import { MAX_TICKS } from '../charts/time-chart/plan/axis-scale.ts';

/** Most ticks of a value axis, as specified (administration.md §9); fewer if they would be too close. */
export const Y_TICKS = { mildew: 8, humidity: 11, other: MAX_TICKS } as const;
