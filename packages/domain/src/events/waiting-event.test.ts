import { expect, it } from 'vitest';
import { isoDate } from '../calendar/iso-date.ts';
import { noonOf } from './new-event.ts';
import { waitingEvent } from './waiting-event.ts';

it('is a report as it will stand, on its day in Chile and without what it does not say', () => {
  const at = noonOf(isoDate('2026-11-20'));
  const event = waitingEvent(
    { type: 'first_capture', clientId: 1, at, stationId: 31, pestId: 1, fromClientId: 2 },
    { id: -1, createdAt: 5, createdBy: 'ana@aromos.cl' },
  );
  expect(event).toMatchObject({ id: -1, date: '2026-11-20', stationId: 31, cropId: null, comments: '' });
  expect(event).toMatchObject({ createdAt: 5, createdBy: 'ana@aromos.cl', imageIds: [] });
  expect(event).not.toHaveProperty('fromClientId');
});
