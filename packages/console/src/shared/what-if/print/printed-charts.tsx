import { wallMsOfDay, wallWindow } from '@vigia/domain';
import type { Supposed } from '@vigia/domain/what-if';
import { useWords } from '@vigia/ui';
import { type ChartMarker, type ChartSeries, LegendCards, TimeChart } from '@vigia/ui/charts';
import { degreeDayBands, usePanelSpeech } from '@vigia/ui/panels';
import { mostSeries } from '../captures/most-series.ts';
import type { SeasonCaptures } from '../captures/season-captures.ts';
import type { CapturesPlayed } from '../captures/use-capture-calls.ts';
import { SUPPOSED_CAPTURES } from '../captures/words.ts';
import type { Played, WhatIfSeason } from '../played.ts';
import { shownDays } from '../what-if-chart.tsx';
import { bothCourses, sprayedSpans } from '../what-if-series.ts';
import { WHAT_IF } from '../words.ts';
import { PRINTED_SCENARIO } from './words.ts';

/** Width of a chart on paper, px: A4 upright without its margins. */
const PAPER_WIDTH = 680;
const HEIGHT = 300;
const CAPTURES_HEIGHT = 200;

const todayOf = ({ place }: WhatIfSeason) =>
  place.today === null ? {} : { today: wallMsOfDay(place.today) };

export interface PrintedCoursesProps {
  readonly season: WhatIfSeason;
  readonly supposed: Supposed;
  readonly played: Played;
}

/** Both courses of the season as a picture, with what is supposed as lines. */
export function PrintedCourses({ season, supposed, played }: PrintedCoursesProps) {
  const words = useWords(WHAT_IF);
  const print = useWords(PRINTED_SCENARIO);
  const speech = usePanelSpeech();
  const series = bothCourses(words, played);
  const start = words.start[season.start.reason];
  const { spray } = played;
  const markers: ChartMarker[] = [
    { id: 'now', x: wallMsOfDay(season.start.date), kind: 'biofix', label: print.biofix(start) },
    ...(supposed.start === undefined
      ? []
      : [
          {
            ...{ id: 'supposed', x: wallMsOfDay(supposed.start), kind: 'phenology' as const },
            label: print.supposedBiofix(start),
          },
        ]),
    ...(spray === null
      ? []
      : [
          {
            ...{ id: 'spray', x: wallMsOfDay(spray.date), kind: 'control' as const, label: words.spray },
          },
        ]),
  ];
  return (
    <>
      <TimeChart
        title={words.chart(season.pestName)}
        interactive={false}
        width={PAPER_WIDTH}
        height={HEIGHT}
        series={series}
        window={wallWindow(shownDays(season))}
        leftAxis={{ title: words.axis, unit: words.sumUnit }}
        bands={degreeDayBands(season.pestId, speech)}
        markers={markers}
        spans={sprayedSpans(words, played)}
        {...todayOf(season)}
      />
      <LegendCards series={series} />
    </>
  );
}

export interface PrintedCapturesProps {
  readonly season: WhatIfSeason;
  readonly captures: SeasonCaptures;
  readonly caught: CapturesPlayed;
  /** The supposed threshold, or that of today; null without either. */
  readonly threshold: number | null;
}

/** What the fullest trap caught, with the threshold. */
export function PrintedCaptures({ season, captures, caught, threshold }: PrintedCapturesProps) {
  const words = useWords(SUPPOSED_CAPTURES);
  const print = useWords(PRINTED_SCENARIO);
  const window = wallWindow(shownDays(season));
  const line: ChartSeries[] =
    threshold === null
      ? []
      : [
          {
            ...{ id: 'threshold', label: print.threshold(words.captured(threshold)), unit: words.unit },
            ...{ color: 'station4', kind: 'line', axis: 'left', decimals: 0 },
            x: Float64Array.of(window.start, window.end),
            y: Float64Array.of(threshold, threshold),
          },
        ];
  return (
    <TimeChart
      title={words.chart(season.pestName, captures.days)}
      interactive={false}
      width={PAPER_WIDTH}
      height={CAPTURES_HEIGHT}
      series={[mostSeries(words, caught), ...line]}
      window={window}
      leftAxis={{ title: words.axis(captures.days), unit: '' }}
      {...todayOf(season)}
    />
  );
}
