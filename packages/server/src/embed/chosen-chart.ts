import { type DegreeDayRule, degreeDayRuleFor, type IsoDate } from '@vigia/domain';
import type { CropId, PestId, Station, StationId } from '@vigia/domain/farm';
import type { EmbedChoice } from './published-sector.ts';

export interface ChosenChart {
  readonly cropId: CropId | null;
  readonly pestId: PestId;
  readonly rule: DegreeDayRule;
  readonly stationIds: readonly StationId[];
}

/** In the order of the catalogue; things that it does not contain come last. */
const inOrder = (ids: readonly (number | null)[]): (number | null)[] =>
  [...new Set(ids)].sort((a, b) => (a ?? Number.POSITIVE_INFINITY) - (b ?? Number.POSITIVE_INFINITY));

/**
 * Crop, pest and stations of the chart, chosen as in the console's page of a sector: the first crop, and of its
 * pests the first one with degree-days. What was requested goes first; null when there is no such chart.
 *
 * @param stations those of the sector in the season
 */
export function chosenChart(
  stations: readonly Station[],
  choice: Pick<EmbedChoice, 'cropId' | 'pestId'>,
  seasonStart: IsoDate,
): ChosenChart | null {
  for (const cropId of inOrder(stations.map((station) => station.cropId))) {
    if (choice.cropId !== undefined && cropId !== choice.cropId) continue;
    const ofCrop = stations.filter((station) => station.cropId === cropId);
    for (const pestId of inOrder(ofCrop.map((station) => station.pestId))) {
      if (pestId === null || (choice.pestId !== undefined && pestId !== choice.pestId)) continue;
      const rule = degreeDayRuleFor(pestId, seasonStart);
      if (rule === null) continue;
      const own = ofCrop.filter((station) => station.pestId === pestId);
      return { cropId, pestId, rule, stationIds: own.map(({ id }) => id) };
    }
  }
  return null;
}
