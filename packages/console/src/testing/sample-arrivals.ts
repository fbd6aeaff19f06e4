import type { Arrival } from '@vigia/domain/devices';

/** An instant of the examples. */
export const SAMPLE_NOW = Date.UTC(2026, 10, 24, 12, 10, 8);

/** A request in which nothing is special. */
export const arrivalOf = (more: Partial<Arrival> = {}): Arrival => ({
  id: 1,
  at: SAMPLE_NOW - 4_000,
  call: 'config',
  outcome: 'taken',
  status: 200,
  code: null,
  reason: null,
  problems: [],
  problemCount: 0,
  keyFault: null,
  times: 1,
  size: null,
  address: '190.98.10.4',
  program: 'vigia-nodo/2.4',
  wrongType: null,
  askedSerial: null,
  parts: [],
  earliestAt: null,
  latestAt: null,
  rowsNew: null,
  rowsChanged: null,
  rowsSame: null,
  imageId: null,
  isIntact: null,
  ...more,
});
