import {
  type ColumnarSeries,
  type DayRange,
  fromColumnar,
  type IsoDate,
  readingsApart,
  wallMsOfDay,
} from '@vigia/domain';
import { closestSentence, extremesApartSentences } from '@vigia/domain/reports';
import { useWords } from '@vigia/ui';
import { type ClimateData, type SeasonDays, seasonLines } from '@vigia/ui/panels';
import { useMemo } from 'react';
import { dataDays } from '../series/panel-view.ts';
import type { SeriesScope } from '../series/scope.ts';
import { climateRequests } from '../series/use-climate-data.ts';
import { type SeasonReadings, useSeasonsApart } from './use-seasons-apart.ts';
import { SIDE_BY_SIDE } from './words.ts';

/** The extremes in the order of their requests. */
const [T_MAX, T_MIN, RH_MAX, RH_MIN] = [0, 1, 2, 3];
const CELSIUS = { unit: '°C', decimals: 1, axis: 'left' } as const;
const PERCENT = { unit: '%', decimals: 0, axis: 'left' } as const;

/** Two lines of a season: its maxima and its minima, in one colour. */
function extremesOf(
  { id, name, place, readings }: SeasonReadings,
  max: number,
  min: number,
  words: ExtremeWords,
) {
  const line = (at: number, of: keyof ExtremeWords): SeasonDays[] => {
    const daily = readings[at];
    return daily ? [{ id: `${id}-${of}`, name: words[of](name), place, daily }] : [];
  };
  return [...line(max, 'max'), ...line(min, 'min')];
}
type ExtremeWords = Readonly<Record<'max' | 'min', (name: string) => string>>;

const apartOf = (
  own: ColumnarSeries | null,
  other: SeasonReadings['readings'][number] | undefined,
  range: DayRange,
) => (own && other ? readingsApart(fromColumnar(own), other, range) : null);

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
  const lines = useMemo(() => {
    const at = last === undefined ? undefined : wallMsOfDay(last);
    const of = (max: number, min: number) =>
      seasons.flatMap((one) => extremesOf(one, max, min, words.extremes));
    return {
      temperature: seasonLines(of(T_MAX!, T_MIN!), CELSIUS, at),
      humidity: seasonLines(of(RH_MAX!, RH_MIN!), PERCENT, at),
    };
  }, [seasons, last, words]);
  const { told, few } = useMemo(() => {
    const compareds = seasons.map(({ name, readings }) => ({
      name,
      max: apartOf(data?.temperatureMax ?? null, readings[T_MAX!], { start, end }),
      min: apartOf(data?.temperatureMin ?? null, readings[T_MIN!], { start, end }),
    }));
    const known = compareds.flatMap(({ name, max, min }) => (max && min ? [{ name, max, min }] : []));
    const apart = known.map(({ name, max, min }) => ({ name, apart: (max.apart + min.apart) / 2 }));
    return {
      told: [closestSentence(apart, { unit: '°C', of: words.extremesOf }), ...extremesApartSentences(known)],
      few: data ? compareds.filter(({ max, min }) => !max || !min) : [],
    };
  }, [seasons, data, start, end, words]);
  return { compared, lines, said: said(told, few, 'few-days') };
}
