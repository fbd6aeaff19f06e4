import {
  alignDaily,
  type ColumnarSeries,
  chartWindow,
  type DayRange,
  fromColumnar,
  isCurrentSeason,
  PERIODS,
  type Period,
  type PublishedHead,
  publishedDate,
} from '@vigia/domain';
import type { Units } from '@vigia/ui/charts';
import type { PanelView } from '@vigia/ui/panels';
import { useState } from 'react';
import type { Attributes } from '../../elements/catalogue.ts';
import { PeriodChoice } from '../period-choice.tsx';
import type { CardProps } from '../widget-types.ts';
import { ChartHead } from './chart-head.tsx';
import { useChartRoom } from './chart-room.ts';

export const unitsOf = ({ units }: Attributes): Units => (units === 'imperial' ? units : 'metric');

interface ChartOf extends Omit<CardProps<PublishedHead>, 'isNarrow'> {
  readonly title: string;
  /** How many charts the panel has, below each other. */
  readonly count?: number;
  /** Days with data. */
  readonly range: DayRange | null;
}

/** What every chart's panel is told of the period, the room and the words above it. */
export function useChart({ published, attributes, language, words, title, range, ...room }: ChartOf) {
  const [period, setPeriod] = usePeriod(attributes.period, attributes.from ?? attributes.to);
  const { ref, height } = useChartRoom(room.height, room.count ?? 1);
  const { sectorName, seasonName } = published;
  const until = range && publishedDate(range.end, language);
  return {
    view: viewOf(published, range, period),
    onPeriodChange: setPeriod,
    units: unitsOf(attributes),
    height,
    selector: (
      <>
        <ChartHead {...{ ref, title, sectorName, seasonName, until, words }} />
        <PeriodChoice period={period} onChange={setPeriod} words={words} />
      </>
    ),
  };
}

/** The page's period until the reader chooses one, and again when the page changes it; days given by hand are all shown. */
function usePeriod(attribute: string | undefined, days: string | undefined) {
  const wanted = PERIODS.find((period) => period === attribute) ?? (days ? 'allSeason' : '90days');
  const [chosen, setChosen] = useState<{ readonly from: Period; readonly period: Period } | null>(null);
  const period = chosen?.from === wanted ? chosen.period : wanted;
  return [period, (next: Period) => setChosen({ from: wanted, period: next })] as const;
}

/** The part of the season to show, as the console shows it; a past season has no today. */
function viewOf({ season, today }: PublishedHead, range: DayRange | null, period: Period): PanelView {
  const data = { dataStart: range?.start ?? null, dataEnd: range?.end ?? null };
  return {
    period,
    window: chartWindow({ period, season, today, ...data }),
    today: isCurrentSeason(season, today) ? today : null,
  };
}

/** First and last day that any of the series covers; null without any. */
export function rangeOf(series: readonly (ColumnarSeries | null)[]): DayRange | null {
  const known = series.flatMap((one) =>
    one?.values.some((value) => value !== null) ? [fromColumnar(one)] : [],
  );
  return alignDaily(known)?.range ?? null;
}
