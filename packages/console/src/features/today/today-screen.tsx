import type { Act } from '@vigia/domain/today';
import { useMemo } from 'react';
import { chartLink } from '../../shared/chart-link.ts';
import { sectorPath, stationPath } from '../../shared/paths.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { hrefWith, useFilters, useNavigation } from '../../shared/state/use-filters.ts';
import { useReport } from '../../shared/state/use-install.ts';
import { reasonNames } from './reason-text.ts';
import { TodayView } from './today-view.tsx';
import { useMissing } from './use-missing.tsx';
import { useToday } from './use-today.ts';

/** Hoy: the fields that ask for something, why, and the next act of each. */
export function TodayScreen() {
  const { tree, pests, today, isRoot } = useFarm();
  const { company } = useFilters();
  const { href } = useNavigation();
  const report = useReport();
  const found = useToday();
  const missing = useMissing(found);
  const names = useMemo(() => reasonNames(tree, pests, today), [tree, pests, today]);
  const hrefOf = (sectorId: number) => (act: Exclude<Act, { readonly kind: 'report' }>) => {
    if ('stationId' in act) return href(stationPath(act.stationId));
    const subject = act.kind === 'mildew-chart' ? 'mildew' : { pestId: act.pestId };
    const link = chartLink(tree, sectorId, found.seasonId, subject, isRoot);
    return hrefWith(
      link.path,
      company === undefined ? link.filters : { ...link.filters, company },
      link.hash,
    );
  };
  return (
    <TodayView
      {...found}
      total={found.rows.length}
      onRetry={found.retry}
      missing={missing}
      names={names}
      mayReport={report !== undefined}
      onReport={(sectorId, { event, stationId, pestId }) =>
        report?.({ kind: event, sectorId, stationId, pestId })
      }
      roundHref={href('/today/round')}
      fieldHref={(sectorId) => (isRoot ? href(sectorPath(sectorId)) : undefined)}
      hrefOf={hrefOf}
    />
  );
}
