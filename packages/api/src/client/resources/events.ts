import type { IsoDate } from '@vigia/domain';
import type { NewEvent } from '@vigia/domain/events';
import type { ClientId, EventType, FieldEvent, NodeSerial, SectorId, StationId } from '@vigia/domain/farm';
import { EventWire, lureSettings } from '../../contract/event.ts';
import { fieldsOfForm, newEvents } from '../../contract/event-bodies.ts';
import { CONNECTION_ATTEMPT, EventsAnswer, eventsQuery } from '../../contract/events.ts';
import { toWire } from '../../contract/fields.ts';
import { inDomain } from '../crud.ts';
import type { Send } from '../http.ts';
import { everyPage } from '../paging.ts';

/** Local days, both included. Without client, sector, station and device: everything in the caller's scope. */
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

/** The body of a new event. Older versions of the console stored unsent events as bodies in the browser. */
function bodyOf(event: NewEvent): object {
  if (!('clientId' in event)) return event;
  const { at, lure } = event;
  return toWire(newEvents[event.type], {
    ...event,
    at: new Date(at).toISOString(),
    lure: lure && toWire(lureSettings, lure),
  });
}

export function eventCalls(send: Send) {
  return {
    /** Events, newest first; all pages. */
    list: async (filter: EventsFilter, signal?: AbortSignal): Promise<FieldEvent[]> => {
      if (filter.types?.length === 0) return [];
      const params = { ...filter, types: filter.types?.join(',') };
      const pages = await everyPage((pageId) =>
        send('/v2/events', EventsAnswer, { query: toWire(eventsQuery, { ...params, pageId }), signal }),
      );
      const items = pages.flatMap((page) => page.items);
      return items.filter((item) => item.type !== CONNECTION_ATTEMPT);
    },
    /**
     * Sends an event (made by `newEvent`) and carries out its changes of station, device or biofix. A refusal
     * names fields as the form does.
     *
     * @param idempotencyKey made when the form opens: however often it is sent, there is one event
     */
    report: (event: NewEvent, idempotencyKey: string, signal?: AbortSignal): Promise<FieldEvent> => {
      const body = bodyOf(event);
      const sent = send('/v2/events', EventWire, { method: 'post', body, idempotencyKey, signal });
      return inDomain(sent, fieldsOfForm(event.type));
    },
  };
}
