import { fromItems, type PublishedCaptures } from '@vigia/domain';
import { CapturePanel } from '@vigia/ui/panels';
import { useMemo } from 'react';
import type { CardProps } from '../widget-types.ts';
import { chartHeight, rangeOf, useChart } from './chart-view.tsx';

/** Captures of all traps of a pest, week by week. */
export function CapturesCard({ published, attributes, words, height }: CardProps<PublishedCaptures>) {
  const daily = useMemo(() => fromItems(published.captures), [published]);
  const data = useMemo(() => [{ id: 0, name: words.allTraps, daily, photo: null }], [daily, words]);
  const title = `${words.titles.captures} · ${published.pestName}`;
  const chart = useChart({ published, attributes, words, title, range: rangeOf([daily]) });
  return <CapturePanel data={data} {...chart} height={chartHeight(height)} />;
}
