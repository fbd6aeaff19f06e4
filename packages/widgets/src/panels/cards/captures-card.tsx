import { fromItems, type PublishedCaptures, publishedPestName } from '@vigia/domain';
import { CapturePanel } from '@vigia/ui/panels';
import { useMemo } from 'react';
import type { CardProps } from '../widget-types.ts';
import { rangeOf, useChart } from './chart-view.tsx';

/** Said in the page's language by `Localized`, as all of the chart is. */
const ALL_TRAPS = 'Todas las trampas';

/** Captures of all traps of a pest, week by week or day by day. */
export function CapturesCard(props: CardProps<PublishedCaptures>) {
  const { published, attributes, language, words } = props;
  const daily = useMemo(() => fromItems(published.captures), [published]);
  const data = useMemo(() => [{ id: 0, name: ALL_TRAPS, daily, photo: null }], [daily]);
  const title = `${words.titles.captures} · ${publishedPestName(published, language)}`;
  const chart = useChart({ ...props, title, range: rangeOf([daily]) });
  const view = attributes.interval === 'daily' ? 'daily' : 'weekly';
  return <CapturePanel key={view} data={data} defaultView={view} {...chart} />;
}
