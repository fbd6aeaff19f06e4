import { dayOfInstant } from '../calendar/day.ts';
import type { EventContent, FieldEvent } from '../entities/event.ts';
import type { EventId } from '../entities/ids.ts';
import type { EpochMs } from '../units.ts';
import type { NewEvent } from './new-event.ts';

const NOTHING: EventContent = {
  ...{ stationId: null, stationName: null, nodeSerial: null, oldNodeSerial: null, userEmail: null },
  ...{ sectorId: null, seasonId: null, cropId: null, pestId: null, latitude: null, longitude: null },
  ...{ lure: null, comments: '', biofixType: null, product: null, dose: null, measure: null },
  phenologyStage: null,
};

/** What is not in the report itself. */
interface Written {
  /** One that no event of the service has. */
  readonly id: EventId;
  readonly createdAt: EpochMs;
  readonly createdBy: string | null;
}

/** A report that its writer's device keeps, as it will stand once the service has it. */
export function waitingEvent(
  { fromClientId: _, ...event }: NewEvent,
  { id, createdAt, createdBy }: Written,
): FieldEvent {
  return {
    ...NOTHING,
    ...event,
    ...{ id, createdAt, createdBy, date: dayOfInstant(event.at) },
    ...{ newNodeSerial: null, imageIds: [] },
  };
}
