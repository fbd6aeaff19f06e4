import type { Filters } from '@vigia/domain/farm';
import { useMemo } from 'react';
import { useFarm } from '../state/farm.ts';
import { useFilters, useNavigation } from '../state/use-filters.ts';
import { pageFilters } from './filter-fields.ts';

/**
 * The filters of the address as a page uses them: `usual` where none are chosen, without unknown values.
 *
 * @param usual keep the same object between renders
 */
export function usePageFilters(usual: Filters) {
  const { context } = useFarm();
  const requested = useFilters();
  const { setFilters } = useNavigation();
  const filters = useMemo(() => pageFilters(context, requested, usual), [context, requested, usual]);
  return { context, filters, usual, onFilters: setFilters };
}
