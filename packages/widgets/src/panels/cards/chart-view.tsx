import { chartWindow, type DayRange, PERIODS, type Period } from '@vigia/domain';
import { isCurrentSeason } from '@vigia/domain/farm';
import type { PublishedHead } from '@vigia/domain/published';
import type { Units } from '@vigia/ui/charts';
import {
  type PanelView,
  publishedFrame,
  publishedHeading,
  publishedSource,
  STRIP,
  usePanelSpeech,
} from '@vigia/ui/panels';
import { useState } from 'react';
import type { Attributes } from '../../elements/catalogue.ts';
import type { CardProps } from '../widget-types.ts';
import { ChartHead } from './chart-head.tsx';
import { ChartStrip } from './chart-strip.tsx';

export const unitsOf = ({ units }: Attributes): Units => (units === 'imperial' ? units : 'metric');

interface ChartOf extends CardProps<PublishedHead> {
  /** Name of the figures in the reader's language. */
  readonly name: string;
  /** What hangs below its axis, for the heading. */
  readonly below?: string | undefined;
  /** Number of charts that have something to show. */
  readonly count?: number;
  /** First and last day with data. */
  readonly range: DayRange | null;
}

/** Props of every chart's panel: period, size and texts around it, all as in its picture. */
export function useChart({ published, attributes, words, name, below, range, count = 1, ...place }: ChartOf) {
  const [period, onChange] = usePeriod(attributes.period, attributes.from ?? attributes.to);
  const speech = usePanelSpeech();
  const heading = publishedHeading(name, { ...published, below }, speech);
  const frame = publishedFrame(heading, place, count);
  const source = publishedSource(range?.end ?? null, speech);
  return {
    view: viewOf(published, range, period),
    onPeriodChange: onChange,
    units: unitsOf(attributes),
    // A picture of low height has no strip.
    height: frame.isStripped ? frame.each : frame.each - STRIP,
    selector: <ChartHead heading={heading} frame={frame} />,
    strip: { controls: <ChartStrip {...{ source, period, onChange, words }} />, after: frame.count },
  };
}

/**
 * The page's period until the reader chooses one, and again when the page changes it. Given days are all shown.
 */
function usePeriod(attribute: string | undefined, days: string | undefined) {
  const wanted = PERIODS.find((period) => period === attribute) ?? (days ? 'allSeason' : '90days');
  const [chosen, setChosen] = useState<{ readonly from: Period; readonly period: Period } | null>(null);
  const period = chosen?.from === wanted ? chosen.period : wanted;
  return [period, (next: Period) => setChosen({ from: wanted, period: next })] as const;
}

/** The part of the season to show, as in the console; a past season has no today. */
function viewOf({ season, today }: PublishedHead, range: DayRange | null, period: Period): PanelView {
  const data = { dataStart: range?.start ?? null, dataEnd: range?.end ?? null };
  return {
    period,
    window: chartWindow({ period, season, today, ...data }),
    today: isCurrentSeason(season, today) ? today : null,
  };
}
