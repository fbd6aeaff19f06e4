import { fromColumnar, type IsoDate, riskBeside, wallMsOfDay } from '@vigia/domain';
import { mildewApplies, mildewBesideTold } from '@vigia/domain/reports';
import { type MildewData, seasonLines } from '@vigia/ui/panels';
import { useMemo } from 'react';
import { dataDays } from '../series/panel-view.ts';
import type { SeriesScope } from '../series/scope.ts';
import { mildewRequests } from '../series/use-mildew-data.ts';
import { comparedInReport } from './compared-in-report.ts';
import { useSeasonsApart } from './use-seasons-apart.ts';

/** The index of the stations whose crop gets mildew. */
const indexRequests = (scope: SeriesScope, today: IsoDate) =>
  mildewRequests(
    { ...scope, stations: scope.stations.filter(({ cropId }) => mildewApplies(cropId)) },
    today,
    ['acc_score'],
  );

/** The index of mildew in other seasons and fields beside the one shown, and their days of high risk. */
export function useMildewSideBySide(scope: SeriesScope, data: MildewData | null, today: IsoDate) {
  const { compared, seasons, said } = useSeasonsApart(scope, today, indexRequests);
  const index = data?.index ?? null;
  const days = dataDays([index]);
  const last = days?.end;
  const laid = useMemo(
    () => seasons.flatMap(({ readings: [daily], ...season }) => (daily ? [{ ...season, daily }] : [])),
    [seasons],
  );
  const lines = useMemo(() => {
    const look = { unit: '', decimals: 0, axis: 'left', beside: scope.season?.name } as const;
    return seasonLines(laid, look, last === undefined ? undefined : wallMsOfDay(last));
  }, [laid, last, scope.season?.name]);
  const { told, few } = useMemo(() => {
    const range = dataDays([index]);
    if (!index || !range) return { told: [], few: [] };
    const all = seasons.map(({ name, readings: [daily] }) => ({ name, index: daily ?? null }));
    const beside = riskBeside(fromColumnar(index), range, all);
    return { told: mildewBesideTold(beside), few: beside.left };
  }, [seasons, index]);
  const onScreen = said(told, few, 'few-days');
  const make = () => onScreen.sentences && comparedInReport('calendar', onScreen.sentences, { mildew: laid });
  return { compared, lines, said: onScreen, onPaper: { make, isLoading: onScreen.isLoading } };
}
