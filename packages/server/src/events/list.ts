import {
  CONNECTION_ATTEMPT,
  type EventsAnswer,
  type ListedEventType,
  MAX_RANGE_DAYS,
} from '@vigia/api/contract';
import { daysBetween } from '@vigia/domain';
import { isSuperAdmin } from '@vigia/domain/access';
import type { EventType } from '@vigia/domain/farm';
import { readPage, readPageId } from '../access/page.ts';
import { inClient, search } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { HttpProblem, invalidField } from '../http/problem.ts';
import type { Services } from '../run/services.ts';
import { connectionAttemptsPage } from '../stores/devices/connection-attempts.ts';
import { nodeBySerial } from '../stores/devices/nodes.ts';
import { type EventFilter, eventsPage } from '../stores/events/events.ts';
import { clientById } from '../stores/farm/clients.ts';
import { sectorById } from '../stores/farm/sectors.ts';
import { stationById } from '../stores/farm/stations.ts';

type ListedEvent = EventsAnswer['items'][number];

/** The filter of a list of events, for either of the two calls. */
export interface EventsRequest extends Omit<EventFilter, 'types'> {
  readonly types?: readonly ListedEventType[] | undefined;
  readonly pageId?: string | undefined;
  readonly limit: number;
  /** How the call names its days. */
  readonly names: { readonly start: string; readonly end: string };
}

function checkDays({ start, end, names }: EventsRequest): void {
  if (end < start) throw invalidField(names.end, `No puede ser anterior a ${names.start}`);
  if (daysBetween(start, end) >= MAX_RANGE_DAYS) {
    throw invalidField(names.start, `El rango admite hasta ${MAX_RANGE_DAYS} días`);
  }
}

/** 404 when any of the things in the filter is not the caller's. */
async function checkThings({ databases: { app } }: Services, scope: Scope, request: EventsRequest) {
  const { clientId, sectorId, stationId, nodeSerial } = request;
  if (clientId !== undefined) await inClient(app, scope, clientId, (tx) => clientById(tx, scope, clientId));
  if (sectorId !== undefined) await search(app, scope, (tx) => sectorById(tx, scope, sectorId));
  if (stationId !== undefined) await search(app, scope, (tx) => stationById(tx, scope, stationId));
  if (nodeSerial !== undefined) await search(app, scope, (tx) => nodeBySerial(tx, scope, nodeSerial));
}

/** A page of events. Connection attempts are for those who look after devices. */
export async function listEvents(
  services: Services,
  scope: Scope,
  request: EventsRequest,
): Promise<EventsAnswer> {
  const { types, pageId, limit, ...filter } = request;
  checkDays(request);
  const after = readPageId(pageId);
  await checkThings(services, scope, request);
  const attempts = types?.includes(CONNECTION_ATTEMPT) ?? false;
  if (attempts && !isSuperAdmin(scope)) throw new HttpProblem('not-allowed');
  const kinds = types?.filter((type): type is EventType => type !== CONNECTION_ATTEMPT);
  return await readPage<ListedEvent>(services.databases.app, scope, limit, async (tx) => [
    ...(kinds?.length === 0 ? [] : [await eventsPage(tx, scope, { ...filter, types: kinds }, after, limit)]),
    ...(attempts ? [await connectionAttemptsPage(tx, scope, filter, after, limit)] : []),
  ]);
}
