import { type ChillMetric, fromColumnar, hoursBeside, type IsoDate, wallMsOfDay } from '@vigia/domain';
import { hoursBesideSentences } from '@vigia/domain/reports';
import { type ChillData, OVER_WEATHER, seasonLines, usePanelSpeech } from '@vigia/ui/panels';
import { useMemo } from 'react';
import { dataDays } from '../series/panel-view.ts';
import { measuredDays, type SeriesScope } from '../series/scope.ts';
import { chillRequests } from '../series/use-chill-data.ts';
import { comparedInReport } from './compared-in-report.ts';
import { useSeasonsApart } from './use-seasons-apart.ts';

/** The model that is shown at first; a line of each model and season would leave nothing to see. */
const HOURS: ChillMetric = 'chill_model_weinberger';

const hoursRequests = (scope: SeriesScope, today: IsoDate) =>
  chillRequests(scope, measuredDays(scope, today), [HOURS]);

/** Chilling hours of other seasons and fields beside those shown. */
export function useChillSideBySide(scope: SeriesScope, data: ChillData | null, today: IsoDate) {
  const { words: panel } = usePanelSpeech();
  // Hours from a chosen day on are no hours of the season: there is nothing to compare them with.
  const shown = useMemo(() => (scope.dates ? { ...scope, season: null } : scope), [scope]);
  const { compared, seasons, said } = useSeasonsApart(shown, today, hoursRequests, 'total');
  const own = data?.series[HOURS] ?? null;
  const last = dataDays([own])?.end;
  const { unit } = panel.chill.models[HOURS];
  const laid = useMemo(
    () => seasons.flatMap(({ readings: [daily], ...season }) => (daily ? [{ ...season, daily }] : [])),
    [seasons],
  );
  const lines = useMemo(() => {
    const look = {
      unit,
      decimals: 2,
      axis: 'left',
      beside: scope.season?.name,
      colors: OVER_WEATHER,
    } as const;
    return seasonLines(laid, look, last === undefined ? undefined : wallMsOfDay(last));
  }, [laid, last, unit, scope.season?.name]);
  const { told, few } = useMemo(() => {
    const range = dataDays([own]);
    if (!own || !range) return { told: [], few: [] };
    const all = seasons.map(({ name, readings: [hours] }) => ({ name, hours: hours ?? null }));
    const beside = hoursBeside(fromColumnar(own), range, all);
    return { told: hoursBesideSentences(beside), few: beside.left };
  }, [seasons, own]);
  const onScreen = said(told, few, 'no-record');
  const make = () =>
    onScreen.sentences && comparedInReport('calendar', onScreen.sentences, { chillHours: laid });
  return { compared, lines, said: onScreen, onPaper: { make, isLoading: onScreen.isLoading } };
}
