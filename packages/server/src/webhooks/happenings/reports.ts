import type { FieldEvent } from '@vigia/domain/farm';
import { deviceOfEvent } from '@vigia/domain/farm';
import type { Happening } from '../tell.ts';

/** A report of the field, as programs are told of it. */
export const toldReport = (event: FieldEvent): Happening => ({
  kind: 'report',
  occasion: `report/${event.id}`,
  ...{ sectorId: event.sectorId, stationId: event.stationId, nodeSerial: deviceOfEvent(event) },
  data: event,
});
