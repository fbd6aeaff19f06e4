import {
  addDays,
  DAY_MS,
  type DayRange,
  dayOfWallMs,
  type IsoDate,
  laterOf,
  wallMsOfDay,
  wallWindow,
} from '@vigia/domain';
import { formatNumber, formatShortDay } from '@vigia/domain/es';
import { SUPPOSED_LIMITS, type Supposed } from '@vigia/domain/what-if';
import { useWords } from '@vigia/ui';
import { type ChartHandle, ChartHandles, ChartLayout, LegendCards, TimeChart } from '@vigia/ui/charts';
import { degreeDayBands, usePanelSpeech } from '@vigia/ui/panels';
import { useMemo } from 'react';
import type { Played, WhatIfSeason } from './played.ts';
import { bothCourses, sprayedSpans } from './what-if-series.ts';
import { WHAT_IF } from './words.ts';

/** Two weeks take 30 px on a phone, where the chart scrolls: the biofix is in sight then for most of a season. */
export const SCROLL_UNIT = 14 * DAY_MS;

/** Days before the biofix that the chart leaves for an earlier one. */
const ROOM_DAYS = 60;

/** From some weeks before the biofix as it is to the end of the season. */
export const shownDays = ({ season, start }: WhatIfSeason): DayRange => ({
  start: laterOf(season.start, addDays(start.date, -ROOM_DAYS)),
  end: season.end,
});

export interface WhatIfChartProps {
  readonly season: WhatIfSeason;
  readonly supposed: Supposed;
  readonly played: Played;
  readonly onChange: (change: Supposed) => void;
}

/** Both courses of the season, with the lines that the reader moves. */
export function WhatIfChart({ season, supposed, played, onChange }: WhatIfChartProps) {
  const words = useWords(WHAT_IF);
  const speech = usePanelSpeech();
  const { pestId, pestName, place } = season;
  const unit = words.sumUnit;
  const series = useMemo(() => bothCourses(words, played), [words, played]);
  const spans = useMemo(() => sprayedSpans(words, played), [words, played]);
  const bands = useMemo(() => degreeDayBands(pestId, speech), [pestId, speech]);
  const shown = useMemo(() => shownDays(season), [season]);
  const window = useMemo(() => wallWindow(shown), [shown]);
  const handles = useHandles({ season, supposed, played, onChange });
  const chart = (
    <TimeChart
      title={words.chart(pestName)}
      series={series}
      window={window}
      scrollUnit={SCROLL_UNIT}
      leftAxis={{ title: words.axis, unit }}
      bands={bands}
      spans={spans}
      over={<ChartHandles handles={handles} />}
      {...(place.today === null ? {} : { today: wallMsOfDay(place.today) })}
    />
  );
  return <ChartLayout chart={chart} side={<LegendCards series={series} />} />;
}

function useHandles({ season, supposed, onChange }: WhatIfChartProps): ChartHandle[] {
  const words = useWords(WHAT_IF);
  const { start, end } = shownDays(season);
  const days = { moves: 'day', min: wallMsOfDay(start), max: wallMsOfDay(end) } as const;
  const day = (date: IsoDate) => ({ value: wallMsOfDay(date), valueText: formatShortDay(date) });
  const biofix: ChartHandle = {
    ...{ ...days, id: 'biofix', label: words.start[season.start.reason], color: 'biofix' },
    ...day(supposed.start ?? season.start.date),
    onMove: (ms) => onChange({ start: dayOfWallMs(ms) }),
  };
  const spray: ChartHandle[] =
    supposed.spray === undefined
      ? []
      : [
          {
            ...{ ...days, id: 'spray', label: words.spray, color: 'control' },
            ...day(supposed.spray),
            onMove: (ms) => onChange({ spray: dayOfWallMs(ms) }),
          },
        ];
  const sum: ChartHandle[] =
    supposed.sum === undefined
      ? []
      : [
          {
            ...{ id: 'sum', label: words.sum, moves: 'value', color: 'phenology', ...SUPPOSED_LIMITS.sum },
            value: supposed.sum,
            valueText: `${formatNumber(supposed.sum, 0)} ${words.sumUnit}`,
            onMove: (value) => onChange({ sum: value }),
          },
        ];
  return [biofix, ...spray, ...sum];
}
