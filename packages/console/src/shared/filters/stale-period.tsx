import { useFilters, useNavigation } from '../state/use-filters.ts';
import { StaleNotice } from './stale-notice.tsx';
import { isStalePeriod, withoutStale } from './stale-parts.ts';

/** A notice of an unknown period in a link, for screens where no other filter has such a notice. */
export function StalePeriod() {
  const filters = useFilters();
  const { setFilters } = useNavigation();
  if (!isStalePeriod(filters)) return null;
  return (
    <StaleNotice
      parts={['period']}
      onClose={() => setFilters(withoutStale(filters, ['period']), { replace: true })}
    />
  );
}
