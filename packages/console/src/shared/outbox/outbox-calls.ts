import {
  eventCalls,
  farmEditCalls,
  fieldCountCalls,
  imageCalls,
  notificationCalls,
  reportCalls,
  type Send,
} from '@vigia/api/client';

/** The calls of the service that take what waits. */
export const outboxCalls = (http: Send) => ({
  events: eventCalls(http),
  images: imageCalls(http),
  fieldCounts: fieldCountCalls(http),
  farmEdits: farmEditCalls(http),
  notifications: notificationCalls(http),
  reports: reportCalls(http),
});
export type OutboxCalls = ReturnType<typeof outboxCalls>;
