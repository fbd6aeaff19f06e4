import { EMBED_FIELDS, type EmbedData } from '@vigia/api/contract';
import type { EmbedMetric } from '@vigia/domain/published';
import { checked } from './check.ts';
import { readersOf } from './readers.ts';

type Wire<Metric extends EmbedMetric> = EmbedData<(typeof EMBED_FIELDS)[Metric]>;

/**
 * Reads an answer, or data passed by hand.
 *
 * @param fromWire makes of it what the domain speaks of
 */
export const reading = <Metric extends EmbedMetric, Published>(
  metric: Metric,
  fromWire: (wire: Wire<Metric>) => Published,
) => {
  const readers = readersOf(EMBED_FIELDS[metric]);
  return (value: unknown): Published => fromWire(checked(value, readers, metric) as Wire<Metric>);
};
