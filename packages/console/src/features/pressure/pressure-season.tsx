import type { IsoDate } from '@vigia/domain';
import type { CaptureThreshold, Pest } from '@vigia/domain/farm';
import { pressureScale } from '@vigia/domain/pressure';
import { useWords } from '@vigia/ui';
import { useMemo, useState } from 'react';
import { HowCounted } from '../../shared/ui/how-counted.tsx';
import { CoverageSection, type CoverageSectionProps } from './coverage-section.tsx';
import { MapCard, type MapCardProps } from './map-card.tsx';
import type { PressureFormProps } from './pressure-form.tsx';
import { totalsOf } from './totals.ts';
import { groundOf, type TrapSeries, trapDays } from './trap-days.ts';
import { TrapTable } from './trap-table.tsx';
import { usePlayback } from './use-playback.ts';
import { PRESSURE } from './words.ts';

export interface PressureSeasonProps
  extends Pick<PressureFormProps, 'choice' | 'radius'>,
    Pick<MapCardProps, 'tiles' | 'stationHref' | 'onOpen' | 'stationsHref'>,
    Pick<CoverageSectionProps, 'sectors' | 'visits' | 'areaHref'> {
  readonly pest: Pest;
  readonly series: readonly TrapSeries[];
  /** The client's own thresholds. */
  readonly thresholds: readonly CaptureThreshold[];
  /** The days of the season up to today; none before its first one. */
  readonly days: readonly IsoDate[];
  /** The day that is shown; null for the last one. */
  readonly day: IsoDate | null;
  readonly onDay: (day: IsoDate) => void;
}

/** The days of a season, one of which is shown: on the map, in a sentence and in the table. */
export function PressureSeason({ pest, series, ...props }: PressureSeasonProps) {
  const words = useWords(PRESSURE);
  const { how } = words;
  const { days, radius, thresholds } = props;
  const last = days.length - 1;
  const found = props.day === null ? last : days.indexOf(props.day);
  const index = found < 0 ? last : found;
  const day = days[index]!;
  const show = (next: number) => props.onDay(days[next]!);
  const [isTold, setTold] = useState(false);
  const { isPlaying, toggle, stop } = usePlayback(index, last, show);
  const scale = useMemo(() => pressureScale(pest.id, day, thresholds), [pest.id, day, thresholds]);
  const ground = useMemo(() => groundOf(series, radius), [series, radius]);
  const all = useMemo(() => trapDays(series, day, scale), [series, day, scale]);
  const own = useMemo(() => all.filter((trap) => trap.isOwn), [all]);
  return (
    <>
      <MapCard
        {...props}
        {...{ index, isPlaying, ground, scale, isTold }}
        pestName={pest.name}
        traps={all}
        sentence={words.day.sentence(totalsOf(own, scale))}
        onPlay={() => {
          setTold(false);
          toggle();
        }}
        onShow={(next, isStep) => {
          stop();
          setTold(isStep);
          show(next);
        }}
      />
      <TrapTable {...props} hasFields={props.choice.sector === null} traps={own} scale={scale} />
      <CoverageSection {...props} traps={own} pestId={pest.id} day={day} />
      <HowCounted
        title={how.title}
        lines={[how.captures(scale.days), how.between(radius), how.without(radius), how.reach]}
      />
    </>
  );
}
