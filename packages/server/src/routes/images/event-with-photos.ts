import { EVENT_FORMS } from '@vigia/domain/events';
import type { EventId, EventType, FieldEvent } from '@vigia/domain/farm';
import { demand, type Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { invalidField } from '../../http/problem.ts';
import { eventById } from '../../stores/events/events.ts';
import { stationById } from '../../stores/farm/stations.ts';

/** Whether the form of this kind of event has photos. */
const takesPhotos = (type: string): boolean =>
  type in EVENT_FORMS && EVENT_FORMS[type as EventType & keyof typeof EVENT_FORMS].images;

/**
 * An event to which the caller may add photos; null for one that they do not see.
 *
 * @throws {HttpProblem} not-allowed; invalid-input for a kind of event without photos
 */
export async function eventWithPhotos(tx: Tx, scope: Scope, id: EventId): Promise<FieldEvent | null> {
  const event = await eventById(tx, scope, id);
  if (event === null) return null;
  const station = event.stationId === null ? null : await stationById(tx, scope, event.stationId);
  const sectorId = event.sectorId ?? station?.sectorId ?? null;
  demand(scope, 'event.image.create', { clientId: event.clientId, sectorId });
  if (!takesPhotos(event.type))
    throw invalidField('event_id', 'Solo instalaciones y reemplazos llevan fotos');
  return event;
}
