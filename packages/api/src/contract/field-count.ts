import { LONGEST_COUNT_NOTE, MOST_ENTERED_COUNTS, MOST_IN_FIELD_COUNT } from '@vigia/domain/captures';
import * as z from 'zod/mini';
import { Day, Id, IdParam, Moment } from './common.ts';
import { codecOf, type Decoded, field, listOf, queryOf } from './fields.ts';
import { Prose } from './text.ts';

/** Most days of which field counts are listed at once. */
export const MOST_COUNT_DAYS = 400;

const Found = z.number().check(z.int(), z.gte(0), z.lte(MOST_IN_FIELD_COUNT));
const trapAndDay = {
  stationId: field('station_id', Id),
  pestId: field('pest_id', Id),
  date: field('date_count', Day),
};
/** The name of a count: there is one for each trap, pest and day. */
export type CountKey = Decoded<typeof trapAndDay>;
const note = field('count_note', z.nullable(z.string()), z.nullish(Prose(LONGEST_COUNT_NOTE)));

/** What somebody says of a trap, a pest and a day; null for `found`: there was no count. */
export const enteredCount = {
  ...trapAndDay,
  found: field('number_found', z.nullable(Found)),
  note,
  /** The number that the sender saw; without it whatever is stored is replaced. */
  foundSeen: field('number_seen', z.optional(z.nullable(Found))),
};
const EnteredCount = codecOf(enteredCount, 'written');
export type EnteredCount = Decoded<typeof enteredCount, 'written'>;
const clientId = field('client_id', Id);
const entered = {
  clientId,
  counts: field('field_counts', listOf(EnteredCount).check(z.minLength(1), z.maxLength(MOST_ENTERED_COUNTS))),
};
export const FieldCountsBody = codecOf(entered, 'written');
export type FieldCountsBody = Decoded<typeof entered, 'written'>;

/** A count as it stands now, and as it stood before. */
const storedCount = {
  ...trapAndDay,
  found: enteredCount.found,
  note,
  foundBefore: field('number_before', z.nullable(Found)),
  noteBefore: field('note_before', z.nullable(z.string())),
};
export type StoredCount = Decoded<typeof storedCount>;
const StoredCounts = { counts: field('field_counts', listOf(codecOf(storedCount, 'read'))) };
export const FieldCountsAnswer = codecOf(StoredCounts, 'read');
export type FieldCountsAnswer = Decoded<typeof StoredCounts>;

const author = {
  createdBy: field('created_by', z.nullable(z.string())),
  createdAt: field('datetime_created', Moment),
};
export const earlierNumber = { found: field('number_found', Found), ...author };
export const listedCount = {
  ...trapAndDay,
  found: earlierNumber.found,
  note,
  ...author,
  sourceFile: field('source_file', z.nullable(z.string())),
  isSummed: field('count_is_summed', z.boolean()),
  /** Ids of its photos, in the order in which they arrived; absent from older services. */
  imageIds: field('image_ids', z.optional(listOf(Id))),
  earlier: field('earlier_numbers', listOf(codecOf(earlierNumber, 'read'))),
};
export type ListedCount = Decoded<typeof listedCount>;
export const ListedCountWire = codecOf(listedCount, 'read');

/** A count, as an address names it. */
export const CountParam = z.object({ station_id: IdParam, pest_id: IdParam, date_count: Day });

/** Local days, both included. Without a sector and a station: every station of the client in the caller's scope. */
export const fieldCountsQuery = {
  clientId: field('client_id', IdParam),
  sectorId: field('sector_id', z.optional(IdParam)),
  stationId: field('station_id', z.optional(IdParam)),
  start: field('date_start', Day),
  end: field('date_end', Day),
};
export const FieldCountsQuery = queryOf(fieldCountsQuery);
export type FieldCountsQuery = Decoded<typeof fieldCountsQuery>;
