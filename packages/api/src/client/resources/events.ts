import {
  type ClientId,
  type EventBody,
  type EventType,
  eventFromWire,
  type FieldEvent,
  type IsoDate,
  type NodeSerial,
  type SectorId,
  type StationId,
} from '@vigia/domain';
import { CONNECTION_ATTEMPT, EventsAnswer, EventWire } from '../../contract/events.ts';
import type { Send } from '../http.ts';
import { everyPage } from '../paging.ts';

/** Local days, both included; without a place, of everything the caller reaches. */
export interface EventsFilter {
  readonly start: IsoDate;
  readonly end: IsoDate;
  readonly clientId?: ClientId | undefined;
  readonly sectorId?: SectorId | undefined;
  readonly stationId?: StationId | undefined;
  readonly nodeSerial?: NodeSerial | undefined;
  /** Default: every kind. */
  readonly types?: readonly EventType[] | undefined;
}

export function eventCalls(send: Send) {
  return {
    /** Reports, newest first; all pages. */
    list: async (filter: EventsFilter, signal?: AbortSignal): Promise<FieldEvent[]> => {
      if (filter.types?.length === 0) return [];
      const query = {
        date_start: filter.start,
        date_end: filter.end,
        client_id: filter.clientId,
        sector_id: filter.sectorId,
        station_id: filter.stationId,
        node_id: filter.nodeSerial,
        type: filter.types?.join(','),
      };
      const pages = await everyPage((page_id) =>
        send('/v2/events', EventsAnswer, { query: { ...query, page_id }, signal }),
      );
      const items = pages.flatMap((page) => page.items);
      return items.flatMap((item) => (item.type === CONNECTION_ATTEMPT ? [] : [eventFromWire(item)]));
    },
    /**
     * Sends a report (`toEventBody` makes its body); what it says of station, device or biofix is done with it.
     *
     * @param idempotencyKey made when the form opens: however often it is sent, there is one report
     */
    report: async (body: EventBody, idempotencyKey: string, signal?: AbortSignal): Promise<FieldEvent> =>
      eventFromWire(await send('/v2/events', EventWire, { method: 'post', body, idempotencyKey, signal })),
  };
}
