import {
  capturesFromWire,
  cardFromWire,
  chillFromWire,
  climateFromWire,
  EMBED_FIELDS,
  type EmbedData,
  mapFromWire,
  mildewFromWire,
  publishedFromWire,
  riskFromWire,
} from '@vigia/api/contract';
import type { EmbedMetric } from '@vigia/domain/published';
import { checked } from './check.ts';
import { readersOf } from './readers.ts';

type Wire<Metric extends EmbedMetric> = EmbedData<(typeof EMBED_FIELDS)[Metric]>;

/**
 * Reads an answer, or data passed by hand.
 *
 * @param fromWire makes of it what the domain speaks of
 */
const reading = <Metric extends EmbedMetric, Published>(
  metric: Metric,
  fromWire: (wire: Wire<Metric>) => Published,
) => {
  const readers = readersOf(EMBED_FIELDS[metric]);
  return (value: unknown): Published => fromWire(checked(value, readers, metric) as Wire<Metric>);
};

export const readDegreeDays = reading('degree-days', publishedFromWire);
export const readCaptures = reading('captures', capturesFromWire);
export const readClimate = reading('climate', climateFromWire);
export const readMildew = reading('mildew', mildewFromWire);
export const readChill = reading('chill', chillFromWire);
export const readCard = reading('card', cardFromWire);
export const readMap = reading('map', mapFromWire);
export const readRisk = reading('risk', riskFromWire);
