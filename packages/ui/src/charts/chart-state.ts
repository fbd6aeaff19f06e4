import type { ChartState } from './chart-series.ts';

/** Whether there are data to show: current ones, or known ones while newer data are loading. */
export function isDrawn(state: ChartState): state is 'ready' | 'refreshing' {
  return state === 'ready' || state === 'refreshing';
}

/**
 * The state that is shown. A ready chart without data is `empty`; a refreshing one without data is `loading`.
 */
export function stateOf(state: ChartState, hasData: boolean): ChartState {
  if (hasData || !isDrawn(state)) return state;
  return state === 'refreshing' ? 'loading' : 'empty';
}
