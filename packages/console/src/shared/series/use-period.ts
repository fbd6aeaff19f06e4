import { isPeriod, type Period } from '@vigia/domain';
import { useCallback } from 'react';
import { useFilters, useNavigation } from '../state/use-filters.ts';

/**
 * The period of the charts, stored in the address: it stays between screens and after a reload.
 *
 * @param usual the period if the address has none
 * @returns the period and its setter
 */
export function usePeriod(usual: Period = '90days') {
  const filters = useFilters();
  const { setFilters } = useNavigation();
  const setPeriod = useCallback(
    (period: Period) => setFilters({ ...filters, period }, { replace: true }),
    [filters, setFilters],
  );
  const { period } = filters;
  return [isPeriod(period) ? period : usual, setPeriod] as const;
}
