import {
  PUBLISHED_NAMES,
  type PublishedDegreeDays,
  publishedDataRange,
  publishedPestName,
} from '@vigia/domain';
import { PestPanel, publishedChartData } from '@vigia/ui/panels';
import { useMemo } from 'react';
import type { CardProps } from '../widget-types.ts';
import { useChart } from './chart-view.tsx';

/** Degree-days of one sector and pest on a partner's page: what the console shows, and where it comes from. */
export function DegreeDaysCard(props: CardProps<PublishedDegreeDays>) {
  const { published, language } = props;
  const data = useMemo(() => publishedChartData(published), [published]);
  const range = useMemo(() => publishedDataRange(published), [published]);
  const name = PUBLISHED_NAMES[language].degreeDays(publishedPestName(published, language));
  const chart = useChart({ ...props, range, name });
  return <PestPanel data={data} {...chart} />;
}
