import { EMBED_FIELDS, type EmbedData } from '@vigia/api/contract';
import type { EmbedMetric } from '@vigia/domain/published';
import { checked } from './check.ts';
import { readersOf } from './readers.ts';

type Wire<Metric extends EmbedMetric> = EmbedData<(typeof EMBED_FIELDS)[Metric]>;

/**
 * Reads an answer of the service, or data set by the page.
 *
 * @param fromWire converts it to the domain's names
 */
export const reading = <Metric extends EmbedMetric, Published>(
  metric: Metric,
  fromWire: (wire: Wire<Metric>) => Published,
) => {
  const readers = readersOf(EMBED_FIELDS[metric]);
  return (value: unknown): Published => fromWire(checked(value, readers, metric) as Wire<Metric>);
};
