import { fromItems } from '@vigia/domain';
import {
  daysWithData,
  type PublishedCaptures,
  publishedCaptures,
  publishedPestName,
} from '@vigia/domain/published';
import { IncrementPanel, usePanelSpeech } from '@vigia/ui/panels';
import { useMemo } from 'react';
import type { CardProps } from '../widget-types.ts';
import { useChart } from './chart-view.tsx';

/** Captures of all traps of a pest, by week or by day. */
export function CapturesCard(props: CardProps<PublishedCaptures>) {
  const { published, attributes, language } = props;
  const interval = attributes.interval === 'daily' ? 'daily' : 'weekly';
  const daily = useMemo(() => fromItems(published.captures), [published]);
  const weekly = useMemo(() => publishedCaptures(published)?.incremental ?? null, [published]);
  const { captures } = usePanelSpeech().words.published;
  const name = captures[interval](publishedPestName(published, language));
  const chart = useChart({ ...props, name, range: daysWithData([daily]) });
  const data = interval === 'daily' ? daily : weekly;
  return <IncrementPanel data={data} inField={published.inField} interval={interval} {...chart} />;
}
