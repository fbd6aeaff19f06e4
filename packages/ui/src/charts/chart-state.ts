import type { ChartState } from './chart-series.ts';

/** Whether there is something to show: all of it, or what was known while newer data are on their way. */
export function isDrawn(state: ChartState): state is 'ready' | 'refreshing' {
  return state === 'ready' || state === 'refreshing';
}

/** What stands in a chart's place: a chart without data is empty, or still loading its first. */
export function stateOf(state: ChartState, hasData: boolean): ChartState {
  if (hasData || !isDrawn(state)) return state;
  return state === 'refreshing' ? 'loading' : 'empty';
}
