import { IdParam } from '@vigia/api/contract';
import { EVENT_FORMS } from '@vigia/domain/events';
import { deviceOfEvent, type EventId, type EventType, type FieldEvent } from '@vigia/domain/farm';
import * as z from 'zod/mini';
import { demand, type Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { invalidField } from '../../http/problem.ts';
import { eventById } from '../../stores/events/events.ts';
import { stationById } from '../../stores/farm/stations.ts';
import { type OwnedPhotos, ownedPhotoRoute, type PhotoOwner } from './owned-photos.ts';
import { photoPieceRoute } from './photo-pieces.ts';

/** Whether the form of this kind of event has photos. */
const takesPhotos = (type: string): boolean =>
  type in EVENT_FORMS && EVENT_FORMS[type as EventType & keyof typeof EVENT_FORMS].images;

/**
 * An event to which the caller may add photos; null for one that they do not see.
 *
 * @throws {HttpProblem} not-allowed; invalid-input for a kind of event without photos
 */
async function eventWithPhotos(tx: Tx, scope: Scope, id: EventId): Promise<FieldEvent | null> {
  const event = await eventById(tx, scope, id);
  if (event === null) return null;
  const station = event.stationId === null ? null : await stationById(tx, scope, event.stationId);
  const sectorId = event.sectorId ?? station?.sectorId ?? null;
  demand(scope, 'event.image.create', { clientId: event.clientId, sectorId });
  if (!takesPhotos(event.type))
    throw invalidField('event_id', 'Solo instalaciones y reemplazos llevan fotos');
  return event;
}

const ownerOf = (event: FieldEvent): PhotoOwner => ({
  clientId: event.clientId,
  eventId: event.id,
  target: {
    clientId: event.clientId,
    stationId: event.stationId,
    serial: deviceOfEvent(event),
    type: 'device_install',
    takenAt: event.at,
  },
  source: `event/${event.id}`,
});

const Param = z.object({ event_id: IdParam });

async function find(tx: Tx, scope: Scope, { event_id }: z.output<typeof Param>): Promise<PhotoOwner | null> {
  const event = await eventWithPhotos(tx, scope, event_id);
  return event && ownerOf(event);
}

/** Photos of installs and swaps. An event that was sent stays, so it needs no hold. */
const eventPhotos: OwnedPhotos<typeof Param> = {
  path: '/v2/events/{event_id}',
  what: 'an install or a swap',
  target: 'event',
  param: Param,
  find,
  hold: find,
};

export const eventPhotoRoutes = [ownedPhotoRoute(eventPhotos), photoPieceRoute(eventPhotos)];
