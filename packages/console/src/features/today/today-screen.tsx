import { reasonNames } from '@vigia/domain/es';
import { hrefWith, sectorPath, sprayingPath } from '@vigia/domain/farm';
import { actLink, type DialogAct, type LookAct } from '@vigia/domain/today';
import { useMemo } from 'react';
import { lateDialog } from '../../shared/late/late-dialog.tsx';
import { useFarm } from '../../shared/state/farm.ts';
import { useCountDialog } from '../../shared/state/use-count-dialog.ts';
import { useFilters, useNavigation } from '../../shared/state/use-filters.ts';
import { useReport } from '../../shared/state/use-install.ts';
import { PaperLine } from '../../shared/ui/paper-line.tsx';
import { TodayView } from './today-view.tsx';
import { useLinked } from './use-linked.ts';
import { useMissing } from './use-missing.tsx';
import { useShownFields } from './use-shown-fields.ts';
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
  const shown = useShownFields(found);
  const missing = useMissing(found);
  const names = useMemo(() => reasonNames(tree, pests, today), [tree, pests, today]);
  const count = useCountDialog();
  const hasProducts = tree.products.some(({ archived }) => !archived);
  const open = (sectorId: number, act: DialogAct) => {
    const { stationId, pestId } = act;
    if (act.kind === 'count') count({ sectorId, stationId });
    else report?.({ kind: act.event, sectorId, stationId, pestId });
  };
  const mail = useLinked(report, count);
  const hrefOf = (sectorId: number) => (act: LookAct) => {
    const { path, filters, hash } = actLink(act, tree, { sectorId, seasonId: found.seasonId }, isRoot);
    return hrefWith(path, company === undefined ? filters : { ...filters, company }, hash);
  };
  return (
    <>
      <TodayView
        caption={<PaperLine />}
        onMail={mail.open}
        {...found}
        {...shown}
        total={found.rows.length}
        onRetry={found.retry}
        missing={missing}
        names={names}
        mayReport={report !== undefined}
        onDialog={open}
        roundHref={href('/today/round')}
        fieldHref={(sectorId) => (isRoot ? href(sectorPath(sectorId)) : undefined)}
        sprayingHref={(sectorId) => (hasProducts ? href(sprayingPath(sectorId)) : undefined)}
        hrefOf={hrefOf}
      />
      <TodayMailDialog isOpen={mail.isOpen} onClose={mail.close} />
    </>
  );
}
