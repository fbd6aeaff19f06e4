import type { Filters, Station } from '@vigia/domain/farm';
import { useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { followUpSubject } from '../../shared/pdf-report/follow-up-subject.ts';
import { pdfReportAtom } from '../../shared/pdf-report/pdf-report.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { reportScope } from './own-choice.ts';

/** "Informe" of Estaciones: the follow-up of a field, which is chosen in the dialog where the filters leave several. */
export function useStationReport(filters: Filters, station: Station | null) {
  const { context, tree } = useFarm();
  const open = useSetAtom(pdfReportAtom);
  const { season, sectors } = useMemo(
    () => reportScope(context, filters, station),
    [context, filters, station],
  );
  const onPress = () =>
    open(
      sectors.flatMap(({ id }) => followUpSubject(context, tree, { ...filters, season, sector: id }) ?? []),
    );
  return { onPress, isDisabled: sectors.length === 0 };
}
