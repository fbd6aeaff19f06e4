import { type PublishedDegreeDays, publishedDataRange, publishedPestName } from '@vigia/domain/published';
import { PestPanel, publishedChartData, publishedLines, usePanelSpeech } from '@vigia/ui/panels';
import { useMemo } from 'react';
import type { CardProps } from '../widget-types.ts';
import { useChart } from './chart-view.tsx';
import { SeasonsBeside } from './seasons-beside.tsx';

/** Degree-days of one sector and pest on a partner's page: the chart of the console and its derivation. */
export function DegreeDaysCard(props: CardProps<PublishedDegreeDays>) {
  const { published, language } = props;
  const speech = usePanelSpeech();
  const pestName = publishedPestName(published, language);
  const data = useMemo(() => publishedChartData({ ...published, pestName }), [published, pestName]);
  const compared = useMemo(() => publishedLines(published, speech), [published, speech]);
  const range = useMemo(() => publishedDataRange(published), [published]);
  const chart = useChart({ ...props, range, name: speech.words.published.degreeDays(pestName) });
  const said = <SeasonsBeside sentences={published.compared?.sentences ?? []} />;
  return <PestPanel data={data} compared={compared} said={said} {...chart} />;
}
