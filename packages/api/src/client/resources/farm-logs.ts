import { CROP_LOG_FIELDS, type CropLog, type EpochMs, type IsoDate } from '@vigia/domain';
import type { BiofixType, ClientId, CropId, PestId, SeasonId, SectorId } from '@vigia/domain/farm';
import { BiofixLogsAnswer, PesticideLogsAnswer, PhenologyLogsAnswer } from '../../contract/farm-logs.ts';
import type { Send } from '../http.ts';

/** Of a client, of a sector, or of everything in the caller's scope; local days, both included. */
export interface LogsFilter {
  readonly clientId?: ClientId | undefined;
  readonly sectorId?: SectorId | undefined;
  readonly start?: IsoDate | undefined;
  readonly end?: IsoDate | undefined;
}

interface Owner {
  readonly clientId: ClientId;
  readonly sectorId: SectorId;
}
export interface BiofixLog extends Owner {
  readonly seasonId: SeasonId;
  readonly pestId: PestId;
  readonly date: IsoDate;
  readonly type: BiofixType;
}
export interface PesticideLog extends Owner {
  readonly pestId: PestId | null;
  readonly date: IsoDate;
}
/** Phenological stages of a crop in a season. */
export interface PhenologyLog extends Owner {
  readonly cropId: CropId | null;
  readonly seasonId: SeasonId | null;
  /** Time of the newest event. */
  readonly createdAt: EpochMs;
  readonly stages: CropLog;
}

const callOf = ({ clientId, sectorId, start, end }: LogsFilter, signal?: AbortSignal) => ({
  query: { client_id: clientId, sector_id: sectorId, date_start: start, date_end: end },
  signal,
});
const ownerOf = (wire: { client_id: number; sector_id: number }): Owner => ({
  clientId: wire.client_id,
  sectorId: wire.sector_id,
});

/** Logs of the farm (biofixes, applications, phenology), by day. */
export function farmLogCalls(send: Send) {
  return {
    biofixes: async (filter: LogsFilter, signal?: AbortSignal): Promise<BiofixLog[]> =>
      (await send('/v2/biofix_logs', BiofixLogsAnswer, callOf(filter, signal))).items.map((wire) => ({
        ...ownerOf(wire),
        seasonId: wire.season_id,
        pestId: wire.pest_id,
        date: wire.biofix_date,
        type: wire.biofix_type,
      })),
    pesticides: async (filter: LogsFilter, signal?: AbortSignal): Promise<PesticideLog[]> =>
      (await send('/v2/pesticide_logs', PesticideLogsAnswer, callOf(filter, signal))).items.map((wire) => ({
        ...ownerOf(wire),
        pestId: wire.pest_id,
        date: wire.agrochemical_date,
      })),
    phenology: async (filter: LogsFilter, signal?: AbortSignal): Promise<PhenologyLog[]> =>
      (await send('/v2/phenology_logs', PhenologyLogsAnswer, callOf(filter, signal))).items.map((wire) => ({
        ...ownerOf(wire),
        cropId: wire.crop_id,
        seasonId: wire.season_id,
        createdAt: Date.parse(wire.datetime_created),
        stages: Object.fromEntries(CROP_LOG_FIELDS.map((field) => [field, wire[field]])) as CropLog,
      })),
  };
}
