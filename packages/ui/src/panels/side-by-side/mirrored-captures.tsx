import type { ColumnarSeries, LaidSeason } from '@vigia/domain';
import type { FieldCountDay } from '@vigia/domain/captures';
import { useMemo } from 'react';
import { styled } from '../../theme/styled.ts';
import { incrementSeries } from '../captures/increment-panel.tsx';
import { subjectName } from '../download-name.ts';
import { SeriesChart } from '../series-chart.tsx';
import { chartProps, type SharedPanelProps } from '../shared-props.ts';
import { usePanelSpeech } from '../words.ts';
import { seasonCounts } from './season-lines.ts';

const Below = styled.div`margin-top: 24px;`;

export interface MirroredCapturesProps
  extends Pick<SharedPanelProps, 'view' | 'source' | 'height' | 'scrollUnit'> {
  /** Name of the chart. */
  readonly title: string;
  /** Insects caught by all traps, by week; null without a count. */
  readonly own: ColumnarSeries | null;
  /** Days of which `own` has captures that people counted in the field. */
  readonly inField?: readonly FieldCountDay[] | undefined;
  /** Insects of other seasons by day, laid over the days of this one. */
  readonly others: readonly LaidSeason[];
  /** Name of the season shown. */
  readonly season?: string | undefined;
  /** How the others lie over it, for tables and files; left out by calendar. */
  readonly laid?: string | undefined;
  /** Name of the pest, for the names of downloads. */
  readonly pestName: string;
  /** What is counted; adults by default. */
  readonly unit?: string | undefined;
}

/** Captures by week: this season's upwards as bars, those of other seasons downwards as thin lines. */
export function MirroredCaptures({
  own,
  inField,
  others,
  season,
  laid,
  pestName,
  ...props
}: MirroredCapturesProps) {
  const speech = usePanelSpeech();
  const words = speech.words.captures;
  const unit = props.unit ?? words.unit;
  const { today } = props.view;
  const series = useMemo(() => {
    const [bars] = incrementSeries(
      { data: own, inField, unsent: undefined, unit, interval: 'weekly' },
      today,
      speech,
    );
    const at = bars!.lastRecord?.x;
    const look = { unit, decimals: 0, axis: 'left', beside: season, laid } as const;
    return [bars!, ...seasonCounts(others, look, at)];
  }, [own, inField, others, season, laid, unit, today, speech]);
  const axis = useMemo(() => ({ title: words.captures, unit }), [words, unit]);
  return (
    <Below>
      <SeriesChart
        {...chartProps(props)}
        emptyTitle={words.empty}
        emptyHint={words.emptyHint}
        title={props.title}
        series={series}
        leftAxis={axis}
        fileName={subjectName('capturas-temporadas', pestName)}
      />
    </Below>
  );
}
