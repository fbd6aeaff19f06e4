import type { ClientId } from '@vigia/domain/farm';
import * as z from 'zod/mini';
import { Moment } from '../../contract/common.ts';
import { toWire } from '../../contract/fields.ts';
import {
  type Backfill,
  type BackfillBody,
  BackfillWire,
  newBackfill,
  newStationSource,
  ReplayAnswer,
  SourceApartAnswer,
  type SourceCheck,
  SourceCheckWire,
  type StationSource,
  type StationSourceBody,
  type StationSourcePatch,
  StationSourceWire,
  stationSourceChange,
  stationSourcesQuery,
  stationTie,
  type TieBody,
  vendorKeys,
} from '../../contract/station-sources.ts';
import { inDomain } from '../crud.ts';
import type { Send } from '../http.ts';

/** What a maker sent that cannot be measurements, and why. */
export interface SourceApart {
  readonly reason: string;
  /** The instant as it was sent; empty where there is none. */
  readonly sentT: string;
  /** Epoch ms. */
  readonly keptAt: number;
  readonly content: unknown;
}
export interface SourceApartPage {
  readonly items: readonly SourceApart[];
  /** There are more than are listed. */
  readonly isTruncated: boolean;
}
/** What came of reading again what was kept aside. */
export interface Replayed {
  readonly replayed: number;
  readonly stillApart: number;
  readonly rowsNew: number;
  readonly rowsChanged: number;
}

export const replayedOf = (answer: ReplayAnswer): Replayed => ({
  replayed: answer.replayed,
  stillApart: answer.still_apart,
  rowsNew: answer.rows_new,
  rowsChanged: answer.rows_changed,
});

const PATH = '/v2/station-sources';
/** The service waits 15 s for the maker's. */
const CHECK_MS = 25_000;

const stationPath = (sourceId: number, vendorStationId: string): string =>
  `${PATH}/${sourceId}/stations/${encodeURIComponent(vendorStationId)}`;
const change = ({ keys, ...fields }: StationSourcePatch) => ({
  ...fields,
  ...(keys && { keys: toWire(vendorKeys, keys) }),
});

/** Accounts of a client with makers of weather stations, from which measurements are pulled. */
export function stationSourceCalls(send: Send) {
  const gone = (path: string, signal?: AbortSignal) =>
    send(path, z.undefined(), { method: 'delete', signal });
  return {
    /** All accounts of a client, by age. */
    list: (clientId: ClientId, signal?: AbortSignal): Promise<StationSource[]> =>
      send(PATH, z.array(StationSourceWire), { query: toWire(stationSourcesQuery, { clientId }), signal }),
    create: (
      source: StationSourceBody,
      idempotencyKey: string,
      signal?: AbortSignal,
    ): Promise<StationSource> =>
      inDomain(
        send(PATH, StationSourceWire, {
          ...{ method: 'post', body: toWire(newStationSource, source), idempotencyKey, signal },
        }),
        newStationSource,
      ),
    /** Without keys they stay as they are. */
    update: (id: number, source: StationSourcePatch, signal?: AbortSignal): Promise<StationSource> =>
      inDomain(
        send(`${PATH}/${id}`, StationSourceWire, {
          ...{ method: 'put', body: toWire(stationSourceChange, change(source)), signal },
        }),
        stationSourceChange,
        vendorKeys,
      ),
    remove: (id: number, signal?: AbortSignal): Promise<void> => gone(`${PATH}/${id}`, signal),
    /** Asks the maker for the stations of the account; a maker that does not give them is an answer, too. */
    check: (id: number, signal?: AbortSignal): Promise<SourceCheck> =>
      send(`${PATH}/${id}/check`, SourceCheckWire, { method: 'post', timeout: CHECK_MS, signal }),
    tie: (id: number, vendorStationId: string, tie: TieBody, signal?: AbortSignal): Promise<StationSource> =>
      send(stationPath(id, vendorStationId), StationSourceWire, {
        ...{ method: 'put', body: toWire(stationTie, tie), signal },
      }),
    untie: (id: number, vendorStationId: string, signal?: AbortSignal): Promise<void> =>
      gone(stationPath(id, vendorStationId), signal),
    /** Has past days of a station pulled as well. */
    askForPast: (
      id: number,
      vendorStationId: string,
      range: BackfillBody,
      idempotencyKey: string,
      signal?: AbortSignal,
    ): Promise<Backfill> => {
      const body = toWire(newBackfill, {
        from: z.encode(Moment, range.from),
        to: z.encode(Moment, range.to),
      });
      const path = `${stationPath(id, vendorStationId)}/backfills`;
      return inDomain(
        send(path, BackfillWire, { method: 'post', body, idempotencyKey, signal }),
        newBackfill,
      );
    },
    cancelPast: (id: number, backfillId: number, signal?: AbortSignal): Promise<void> =>
      gone(`${PATH}/${id}/backfills/${backfillId}`, signal),
    /** What was kept aside of a station, the newest first. */
    apart: async (id: number, vendorStationId: string, signal?: AbortSignal): Promise<SourceApartPage> => {
      const path = `${stationPath(id, vendorStationId)}/apart`;
      const { items, truncated } = await send(path, SourceApartAnswer, { signal });
      return {
        isTruncated: truncated,
        items: items.map(({ reason, sent_t, kept_at, content }) => ({
          ...{ reason, sentT: sent_t, keptAt: Date.parse(kept_at), content },
        })),
      };
    },
    /** Reads what was kept aside again, by the rules of now. */
    replay: async (id: number, vendorStationId: string, signal?: AbortSignal): Promise<Replayed> => {
      const path = `${stationPath(id, vendorStationId)}/apart/replay`;
      return replayedOf(await send(path, ReplayAnswer, { method: 'post', signal }));
    },
  };
}
