/** The values that some props of charts may have. */
export const CHART_STATES = ['loading', 'error', 'empty', 'ready', 'refreshing'] as const;

export const SERIES_CHOICES = {
  kind: ['line', 'bar', 'step', 'band'],
  axis: ['left', 'right'],
} as const;
