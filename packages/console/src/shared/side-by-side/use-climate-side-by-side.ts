import {
  type ColumnarSeries,
  type DayRange,
  extremesBeside,
  fromColumnar,
  type IsoDate,
  type LaidSeason,
  wallMsOfDay,
} from '@vigia/domain';
import { extremesBesideSentences } from '@vigia/domain/reports';
import { useWords } from '@vigia/ui';
import { type ClimateData, OVER_WEATHER, seasonLines } from '@vigia/ui/panels';
import { useMemo } from 'react';
import { dataDays } from '../series/panel-view.ts';
import type { SeriesScope } from '../series/scope.ts';
import { climateRequests } from '../series/use-climate-data.ts';
import { comparedInReport } from './compared-in-report.ts';
import { type SeasonReadings, useSeasonsApart } from './use-seasons-apart.ts';
import { SIDE_BY_SIDE } from './words.ts';

/** The extremes in the order of their requests. */
const [T_MAX, T_MIN, RH_MAX, RH_MIN] = [0, 1, 2, 3];
const CELSIUS = { unit: '°C', decimals: 1, axis: 'left', colors: OVER_WEATHER } as const;
const PERCENT = { unit: '%', decimals: 0, axis: 'left', colors: OVER_WEATHER } as const;

/** Two lines of a season: its maxima and its minima, in one colour. */
function extremesOf(
  { id, name, place, readings }: SeasonReadings,
  max: number,
  min: number,
  words: ExtremeWords,
) {
  const line = (at: number, of: keyof ExtremeWords): LaidSeason[] => {
    const daily = readings[at];
    return daily ? [{ id: `${id}-${of}`, name: words[of](name), place, daily }] : [];
  };
  return [...line(max, 'max'), ...line(min, 'min')];
}
type ExtremeWords = Readonly<Record<'max' | 'min', (name: string) => string>>;

const dailyOf = (columns: ColumnarSeries | null | undefined) => (columns ? fromColumnar(columns) : null);

/** How warm days were beside those of each season, and which of these have too few of them. */
function extremesTold(seasons: readonly SeasonReadings[], data: ClimateData | null, days: DayRange) {
  const all = seasons.map(({ name, readings }) => ({
    name,
    max: readings[T_MAX!] ?? null,
    min: readings[T_MIN!] ?? null,
  }));
  const own = { max: dailyOf(data?.temperatureMax), min: dailyOf(data?.temperatureMin) };
  const beside = extremesBeside(own, days, all);
  return { told: extremesBesideSentences(beside), few: data ? beside.left : [] };
}

/** Extremes of other seasons and fields beside those shown, and how warm their days were. */
export function useClimateSideBySide(
  scope: SeriesScope,
  data: ClimateData | null,
  { start, end }: DayRange,
  today: IsoDate,
) {
  const words = useWords(SIDE_BY_SIDE);
  const { compared, seasons, said } = useSeasonsApart(scope, today, climateRequests);
  const last = dataDays([data?.temperatureMax])?.end;
  const laid = useMemo(() => {
    const of = (max: number, min: number) =>
      seasons.flatMap((one) => extremesOf(one, max, min, words.extremes));
    return { temperature: of(T_MAX!, T_MIN!), humidity: of(RH_MAX!, RH_MIN!) };
  }, [seasons, words]);
  const beside = scope.season?.name;
  const lines = useMemo(() => {
    const at = last === undefined ? undefined : wallMsOfDay(last);
    return {
      temperature: seasonLines(laid.temperature, { ...CELSIUS, beside }, at),
      humidity: seasonLines(laid.humidity, { ...PERCENT, beside }, at),
    };
  }, [laid, last, beside]);
  const { told, few } = useMemo(
    () => extremesTold(seasons, data, { start, end }),
    [seasons, data, start, end],
  );
  // A report shows all its days, whatever part of them the screen does.
  const make = () => {
    const days = scope.dates ?? dataDays([data?.temperatureMax, data?.temperatureMin]);
    const whole = days && extremesTold(seasons, data, days);
    const all = whole && said(whole.told, whole.few, 'few-days').sentences;
    const names = seasons.map(({ name }) => name);
    return all && comparedInReport('calendar', all, laid, names);
  };
  const onScreen = said(told, few, 'few-days');
  return { compared, lines, said: onScreen, onPaper: { make, isLoading: onScreen.isLoading } };
}
