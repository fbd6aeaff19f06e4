import type { PestId, SectorId, StationId } from '../entities/ids.ts';
import type { SectorRow } from '../filters/sector-rows.ts';

/** The traps of one pest in one sector. */
export interface CaptureGroup {
  readonly key: string;
  readonly pestId: PestId;
  readonly stationIds: readonly StationId[];
}

export const captureKey = (sectorId: SectorId, pestId: PestId): string => `${sectorId}:${pestId}`;

/** One group of traps per sector and pest, the unit in which captures are requested. */
export function captureGroups(rows: readonly SectorRow[]): CaptureGroup[] {
  return rows.flatMap(({ sector, pests, stations }) =>
    pests.map((pest) => ({
      key: captureKey(sector.id, pest.id),
      pestId: pest.id,
      stationIds: stations.filter((station) => station.pestId === pest.id).map((station) => station.id),
    })),
  );
}
