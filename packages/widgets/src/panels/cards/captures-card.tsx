import { fromItems } from '@vigia/domain';
import {
  daysWithData,
  type PublishedCaptures,
  publishedCaptures,
  publishedPestName,
} from '@vigia/domain/published';
import { belowOf, IncrementPanel, publishedCounts, usePanelSpeech } from '@vigia/ui/panels';
import { useMemo } from 'react';
import type { CardProps } from '../widget-types.ts';
import { useChart } from './chart-view.tsx';
import { SeasonsBeside } from './seasons-beside.tsx';

/** Captures of all traps of a pest, by week or by day, with those of other seasons below. */
export function CapturesCard(props: CardProps<PublishedCaptures>) {
  const { published, attributes, language } = props;
  const speech = usePanelSpeech();
  const interval = attributes.interval === 'daily' ? 'daily' : 'weekly';
  const daily = useMemo(() => fromItems(published.captures), [published]);
  const weekly = useMemo(() => publishedCaptures(published)?.incremental ?? null, [published]);
  const compared = useMemo(() => publishedCounts(published, interval, speech), [published, interval, speech]);
  const name = speech.words.published.captures[interval](publishedPestName(published, language));
  const below = belowOf(published, speech);
  const chart = useChart({ ...props, name, below, range: daysWithData([daily]) });
  const data = interval === 'daily' ? daily : weekly;
  const said = <SeasonsBeside sentences={published.compared?.sentences ?? []} />;
  return (
    <IncrementPanel
      data={data}
      inField={published.inField}
      {...{ interval, compared, below, said }}
      {...chart}
    />
  );
}
