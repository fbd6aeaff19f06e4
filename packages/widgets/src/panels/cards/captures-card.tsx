import { fromItems, type PublishedCaptures, publishedPestName } from '@vigia/domain';
import { CapturePanel } from '@vigia/ui/panels';
import { useMemo } from 'react';
import type { CardProps } from '../widget-types.ts';
import { chartHeight, rangeOf, useChart } from './chart-view.tsx';

/** Said in the page's language by `Localized`, as all of the chart is. */
const ALL_TRAPS = 'Todas las trampas';

/** What the longer heads of this panel take in a narrow column, px. */
const NARROW_HEADS = 44;

/** Captures of all traps of a pest, week by week or day by day. */
export function CapturesCard({
  published,
  attributes,
  language,
  words,
  ...room
}: CardProps<PublishedCaptures>) {
  const daily = useMemo(() => fromItems(published.captures), [published]);
  const data = useMemo(() => [{ id: 0, name: ALL_TRAPS, daily, photo: null }], [daily]);
  const title = `${words.titles.captures} · ${publishedPestName(published, language)}`;
  const chart = useChart({ published, attributes, language, words, title, range: rangeOf([daily]) });
  const view = attributes.interval === 'daily' ? 'daily' : 'weekly';
  const height = room.isNarrow ? room.height - NARROW_HEADS : room.height;
  return (
    <CapturePanel
      key={view}
      data={data}
      defaultView={view}
      {...chart}
      height={chartHeight({ ...room, height })}
    />
  );
}
