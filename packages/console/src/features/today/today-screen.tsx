import { reasonNames } from '@vigia/domain/es';
import { hrefWith, sectorPath } from '@vigia/domain/farm';
import { type Act, actLink } from '@vigia/domain/today';
import { useMemo } from 'react';
import { lateDialog } from '../../shared/late/late-dialog.tsx';
import { useFarm } from '../../shared/state/farm.ts';
import { useFilters, useNavigation } from '../../shared/state/use-filters.ts';
import { useReport } from '../../shared/state/use-install.ts';
import { TodayView } from './today-view.tsx';
import { useLinked } from './use-linked.ts';
import { useMissing } from './use-missing.tsx';
import { useToday } from './use-today.ts';

const TodayMailDialog = lateDialog(
  async () => (await import('../../shared/today-mail/today-mail-dialog.tsx')).TodayMailDialog,
);

/** Hoy: the fields that ask for something, why, and the next act of each. */
export function TodayScreen() {
  const { tree, pests, today, isRoot } = useFarm();
  const { company } = useFilters();
  const { href } = useNavigation();
  const report = useReport();
  const found = useToday();
  const missing = useMissing(found);
  const names = useMemo(() => reasonNames(tree, pests, today), [tree, pests, today]);
  const mail = useLinked(report);
  const hrefOf = (sectorId: number) => (act: Exclude<Act, { readonly kind: 'report' }>) => {
    const { path, filters, hash } = actLink(act, tree, { sectorId, seasonId: found.seasonId }, isRoot);
    return hrefWith(path, company === undefined ? filters : { ...filters, company }, hash);
  };
  return (
    <>
      <TodayView
        onMail={mail.open}
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
      <TodayMailDialog isOpen={mail.isOpen} onClose={mail.close} />
    </>
  );
}
