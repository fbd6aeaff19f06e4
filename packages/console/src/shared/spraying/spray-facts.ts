import { addMonths, type IsoDate, parseIsoDate } from '@vigia/domain';
import type { DraftFields } from '@vigia/domain/events';
import { type ClientTree, type CropId, type FieldEvent, harvestOf, type SectorId } from '@vigia/domain/farm';
import {
  type FieldState,
  productNamed,
  type SprayOption,
  seasonOfDay,
  sprayOption,
} from '@vigia/domain/spraying';
import { VISIT_MONTHS } from '@vigia/domain/today';

/** How a product stands in a field. */
export interface SprayFacts {
  readonly option: SprayOption;
  /** Whether all applications of the season are known; otherwise those that are there may be too few. */
  readonly isHistoryKnown: boolean;
  /** Where the fruit goes; null for none. */
  readonly market: string | null;
}

/** What the state of a field is taken from. */
export interface SpraySource {
  readonly tree: Pick<ClientTree, 'products' | 'harvests' | 'seasons' | 'stations'>;
  readonly today: IsoDate;
  readonly market: string | null;
  /** Reports of the last `VISIT_MONTHS`; null while they are not there. */
  readonly visits: readonly FieldEvent[] | null;
  /** Reports that wait on this device. */
  readonly waiting: readonly FieldEvent[];
}

/** Crops of a field's stations, each once. */
export const cropsOfField = (
  { stations }: Pick<ClientTree, 'stations'>,
  sectorId: SectorId,
): readonly CropId[] => [
  ...new Set(
    stations.filter((station) => station.sectorId === sectorId).flatMap(({ cropId }) => cropId ?? []),
  ),
];

/** What rules need to know of a field on a day, and whether all of it is known. */
export function fieldState(
  { tree, today, market, visits, waiting }: SpraySource,
  sectorId: SectorId,
  date: IsoDate,
): { readonly state: FieldState; readonly seasonId: number | null; readonly isHistoryKnown: boolean } {
  const season = seasonOfDay(tree.seasons, date);
  const harvest = season && harvestOf(tree.harvests, { seasonId: season.id, sectorId, cropId: null });
  const isWhole = season !== null && season.start >= addMonths(today, -VISIT_MONTHS);
  return {
    state: {
      ...{ products: tree.products, season, market },
      events: [...(visits ?? []), ...waiting],
      harvest: harvest?.date ?? null,
    },
    seasonId: season?.id ?? null,
    isHistoryKnown: visits !== null && isWhole,
  };
}

/** How the client's product that a draft names stands; null while product, field or day are missing. */
export function sprayFacts(
  { product: name = '', sectorId = null, pestId = null, date: typed = '' }: Partial<DraftFields>,
  source: SpraySource,
): SprayFacts | null {
  const product = productNamed(source.tree.products, name);
  const date = parseIsoDate(typed) === null ? null : (typed as IsoDate);
  if (product === null || sectorId === null || date === null) return null;
  const { state, isHistoryKnown } = fieldState(source, sectorId, date);
  const cropIds = cropsOfField(source.tree, sectorId);
  return {
    option: sprayOption({ product, sectorId, date, pestId, cropIds }, state),
    isHistoryKnown,
    market: source.market,
  };
}
