import type { IsoDate } from '@vigia/domain';
import type { ClientId, ExportFormat, ExportTable, SeasonId, SectorId } from '@vigia/domain/farm';
import { CALENDAR_TYPE, exportedFile, exportSpan, exportTables, MAP_TYPE } from '../../contract/exports.ts';
import { toWire } from '../../contract/fields.ts';
import type { Send } from '../http.ts';

/** What an export is of: a season, or some days (both included); one sector, or all that the caller sees. */
export interface ExportRequest {
  readonly clientId: ClientId;
  readonly sectorId?: SectorId | undefined;
  readonly seasonId?: SeasonId | undefined;
  readonly start?: IsoDate | undefined;
  readonly end?: IsoDate | undefined;
}

/** Timeout until the file begins, ms: another one of the same server may be in its way. */
const PATIENCE_MS = 60_000;

/** Files of a client's data. A file that breaks off on its way is a network error. */
export function exportCalls(send: Send) {
  const path = (clientId: ClientId, kind: string) => `/v2/clients/${clientId}/exports/${kind}`;
  return {
    tables: (
      { clientId, ...span }: ExportRequest,
      tables: readonly ExportTable[],
      format: ExportFormat,
      signal?: AbortSignal,
    ): Promise<Blob> =>
      send.blob(path(clientId, 'tables'), exportedFile(tables.length, format).type, {
        query: { ...toWire(exportSpan, span), ...toWire(exportTables, { tables: tables.join(), format }) },
        signal,
        timeout: PATIENCE_MS,
      }),
    /** Fields and stations as GeoJSON. */
    map: ({ clientId, ...span }: ExportRequest, signal?: AbortSignal): Promise<Blob> =>
      send.blob(path(clientId, 'map'), MAP_TYPE, {
        query: toWire(exportSpan, span),
        signal,
        timeout: PATIENCE_MS,
      }),
    /** Seasons, biofixes and reports from the field as a calendar (`.ics`). */
    calendar: ({ clientId, ...span }: ExportRequest, signal?: AbortSignal): Promise<Blob> =>
      send.blob(path(clientId, 'calendar'), CALENDAR_TYPE, {
        query: toWire(exportSpan, span),
        signal,
        timeout: PATIENCE_MS,
      }),
  };
}
