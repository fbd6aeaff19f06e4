import { type PublishedDegreeDays, publishedDataRange, publishedPestName } from '@vigia/domain/published';
import { PestPanel, publishedChartData, usePanelSpeech } from '@vigia/ui/panels';
import { useMemo } from 'react';
import type { CardProps } from '../widget-types.ts';
import { useChart } from './chart-view.tsx';

/** Degree-days of one sector and pest on a partner's page: the chart of the console and its derivation. */
export function DegreeDaysCard(props: CardProps<PublishedDegreeDays>) {
  const { published, language } = props;
  const { words } = usePanelSpeech();
  const pestName = publishedPestName(published, language);
  const data = useMemo(() => publishedChartData({ ...published, pestName }), [published, pestName]);
  const range = useMemo(() => publishedDataRange(published), [published]);
  const chart = useChart({ ...props, range, name: words.published.degreeDays(pestName) });
  return <PestPanel data={data} {...chart} />;
}
