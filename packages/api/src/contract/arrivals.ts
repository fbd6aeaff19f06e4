/** What devices sent and what became of it. Only the service writes it, with each request of a device. */
import { ARRIVAL_CALLS, ARRIVAL_OUTCOMES, ARRIVALS_KEPT, KEY_FAULTS } from '@vigia/domain/devices';
import * as z from 'zod/mini';
import { Moment, WideId } from './common.ts';
import { codecOf, type Decoded, field, listOf, queryOf } from './fields.ts';

const Count = z.number().check(z.int(), z.gte(0));
const MaybeCount = z.nullable(Count);
const MaybeText = z.nullable(z.string());

/** Without `afterId` the newest ones; with it those that came after, of which there may be none. */
export const arrivalsQuery = {
  afterId: field('after_id', z.optional(z.coerce.number().check(z.int(), z.gte(0)))),
  limit: field('limit', z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(ARRIVALS_KEPT)), 50)),
};
export const ArrivalsQuery = queryOf(arrivalsQuery);
export type ArrivalsQuery = Decoded<typeof arrivalsQuery>;

const part = { category: field('category', z.string()), count: field('part_count', Count) };
const problem = { field: field('field', z.string()), message: field('message', z.string()) };

/** The request of a device; the same names as the columns of its table. */
export const arrival = {
  id: field('arrival_id', WideId),
  at: field('arrived_at', Moment),
  call: field('device_call', z.enum(ARRIVAL_CALLS)),
  outcome: field('became', z.enum(ARRIVAL_OUTCOMES)),
  status: field('http_status', z.number().check(z.int())),
  code: field('refused_code', MaybeText),
  reason: field('refused_reason', MaybeText),
  problems: field('problems', listOf(codecOf(problem, 'read'))),
  problemCount: field('problem_count', Count),
  keyFault: field('key_fault', z.nullable(z.enum(KEY_FAULTS))),
  times: field('times', Count),
  size: field('size_bytes', MaybeCount),
  address: field('network_address', z.string()),
  program: field('program', MaybeText),
  wrongType: field('wrong_type', MaybeText),
  askedSerial: field('asked_serial', MaybeText),
  parts: field('parts', listOf(codecOf(part, 'read'))),
  earliestAt: field('earliest_at', z.nullable(Moment)),
  latestAt: field('latest_at', z.nullable(Moment)),
  rowsNew: field('rows_new', MaybeCount),
  rowsChanged: field('rows_changed', MaybeCount),
  rowsSame: field('rows_same', MaybeCount),
  imageId: field('image_id', MaybeCount),
  isIntact: field('intact', z.nullable(z.boolean())),
};

const arrivals = {
  items: field('items', listOf(codecOf(arrival, 'read'))),
  lastContactAt: field('last_contact_at', z.nullable(Moment)),
  nextContactBy: field('next_contact_by', z.nullable(Moment)),
};
export const ArrivalsAnswer = codecOf(arrivals, 'read');
export type ArrivalsAnswer = Decoded<typeof arrivals>;

export const unknownDevice = {
  serial: field('serial_number', z.string()),
  address: field('network_address', z.string()),
  call: field('device_call', z.enum(ARRIVAL_CALLS)),
  keyFault: field('key_fault', z.enum(KEY_FAULTS)),
  program: field('program', MaybeText),
  times: field('times', Count),
  firstAt: field('first_arrived_at', Moment),
  lastAt: field('last_arrived_at', Moment),
};
export const UnknownDevicesAnswer = codecOf(
  { items: field('items', listOf(codecOf(unknownDevice, 'read'))) },
  'read',
);
