import type { UseQueryResult } from '@tanstack/react-query';

/** How far a part of what Hoy needs has come. */
export interface Asked {
  readonly state: 'loading' | 'failed' | 'ready';
  /** When the oldest answer came, ms; null without any. */
  readonly answeredAt: number | null;
}

type Result = Pick<UseQueryResult, 'data' | 'isError' | 'isLoading' | 'dataUpdatedAt'>;

/** What is known of several requests together: an earlier answer counts although a new request failed. */
export function askedOf(results: readonly Result[]): Asked {
  const failed = results.some(({ isError, data }) => isError && data === undefined);
  const loading = results.some(({ isLoading }) => isLoading);
  const answered = results.filter(({ data }) => data !== undefined).map(({ dataUpdatedAt }) => dataUpdatedAt);
  return {
    state: failed ? 'failed' : loading ? 'loading' : 'ready',
    answeredAt: answered.length === 0 ? null : Math.min(...answered),
  };
}
