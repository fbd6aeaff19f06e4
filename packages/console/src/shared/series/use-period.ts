import { isPeriod, type Period } from '@vigia/domain';
import { useCallback } from 'react';
import { useFilters, useNavigation } from '../state/use-filters.ts';

/**
 * The period of the charts, from the address: chosen once it goes along from screen to screen, and a reload keeps it.
 *
 * @param usual where the address asks for none
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
