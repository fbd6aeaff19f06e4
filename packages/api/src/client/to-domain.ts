/** Converts wire data (snake_case) to the domain (camelCase). No other part of the client knows both. */
import { type ColumnarSeries, type IsoDate, isoDate, type SeriesForecast } from '@vigia/domain';
import type { FieldCountDay } from '@vigia/domain/captures';
import type { ClientTree, Crop, OwnCatalogue, Pest } from '@vigia/domain/farm';
import type * as z from 'zod/mini';
import type { ColumnsAnswer } from '../contract/analytics.ts';
import type { OwnCatalogueWire } from '../contract/catalogue.ts';
import type { ForecastColumns } from '../contract/forecast.ts';
import type { CropWire, InfrastructureAnswer, PestWire } from '../contract/infrastructure.ts';

/** The trees of clients with the catalogues that their stations refer to. */
export interface Infrastructure {
  readonly crops: readonly Crop[];
  readonly pests: readonly Pest[];
  readonly catalogue: OwnCatalogue;
  readonly trees: readonly ClientTree[];
}

/** A daily series and its completeness; null is a missing day. */
export interface SeriesAnswer {
  readonly series: ColumnarSeries;
  readonly missingDays: number;
  readonly stations: number;
  /** Last day with a value; null without any. */
  readonly lastDate: IsoDate | null;
  /** Days with captures that people counted in the field. */
  readonly inField: readonly FieldCountDay[];
}

/** Forecast, and the measurements that it continues. */
export interface ForecastAnswer extends SeriesForecast {
  readonly stations: number;
  readonly measuredUntil: IsoDate | null;
  /** Running total on that day. */
  readonly measuredTotal: number | null;
}

export const toCrop = (wire: z.infer<typeof CropWire>): Crop => ({
  id: wire.crop_id,
  name: wire.crop_name,
  variantName: wire.variant_name,
});

export const toPest = (wire: z.infer<typeof PestWire>): Pest => ({ id: wire.pest_id, name: wire.pest_name });

/** The service takes no document with faults, so that those it hands out have the form of the domain. */
const toOwnCatalogue = (wire: OwnCatalogueWire, crops: readonly Crop[]): OwnCatalogue => ({
  documents: wire.documents as unknown as OwnCatalogue['documents'],
  crops,
  retiredPests: wire.retired_pests,
  retiredCrops: wire.retired_crops,
});

/** The trees without archived stations and decommissioned devices. */
export function toInfrastructure(wire: InfrastructureAnswer): Infrastructure {
  const crops = wire.crops.map(toCrop);
  return {
    crops,
    catalogue: toOwnCatalogue(wire.catalogue, crops),
    pests: wire.pests.map(toPest),
    trees: wire.clients.map(
      ({ sectors, seasons, stations, nodes, thresholds, products, harvests, users: _, ...client }) => ({
        client,
        sectors,
        seasons,
        stations: stations.filter((station) => !station.archived),
        nodes: nodes.filter((node) => !node.decommissioned),
        thresholds,
        products,
        harvests,
      }),
    ),
  };
}

export const toSeriesAnswer = (wire: ColumnsAnswer): SeriesAnswer => ({
  series: { start: isoDate(wire.start), step: wire.step, values: wire.values },
  missingDays: wire.meta.missing_days,
  stations: wire.meta.stations,
  lastDate: wire.meta.last_date === null ? null : isoDate(wire.meta.last_date),
  inField: (wire.meta.field_counts ?? []).map((day) => ({ ...day, date: isoDate(day.date) })),
});

export const toForecastAnswer = ({
  start,
  step,
  values,
  low,
  high,
  meta,
}: ForecastColumns): ForecastAnswer => ({
  series: { start: isoDate(start), step, values },
  low,
  high,
  provider: meta.provider,
  reason: meta.reason,
  issuedAt: meta.told_at,
  years: meta.years,
  stations: meta.stations,
  measuredUntil: meta.measured_until === null ? null : isoDate(meta.measured_until),
  measuredTotal: meta.measured_total,
});
