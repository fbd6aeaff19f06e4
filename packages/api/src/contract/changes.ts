/** The log of changes: who changed what. Only the service writes it, with each change. */
import { CHANGE_KINDS } from '@vigia/domain/farm';
import * as z from 'zod/mini';
import { Day, Id, IdParam, Instant, WideId } from './common.ts';
import { CommaList } from './paging.ts';

/** A page of a client's changes, newest first, of any of the kinds and people. Days are local and inclusive. */
export const ChangesQuery = z.object({
  client_id: IdParam,
  page_number: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000)), 1),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 10),
  kind: z.optional(CommaList(z.enum(CHANGE_KINDS))),
  user_id: z.optional(
    CommaList(z.string().check(z.regex(/^-?[1-9]\d{0,8}$/, { error: 'No es una persona ni un programa' }))),
  ),
  date_start: z.optional(Day),
  date_end: z.optional(Day),
  /** Part of the thing's name; case is ignored. */
  name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
});
export type ChangesQuery = z.infer<typeof ChangesQuery>;

const Json = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.array(z.union([z.string(), z.number()])),
  z.null(),
]);

/** A changed field by its name in this contract; the value of an id is replaced by a name. */
export const ChangedFieldWire = z.strictObject({ field: z.string(), from: Json, to: Json });
export type ChangedFieldWire = z.infer<typeof ChangedFieldWire>;

/** Who has changed something: a person, or a program by its id below zero, without an address. */
export const PersonOfChangeWire = z.strictObject({ user_id: z.int(), email: z.string(), name: z.string() });
export type PersonOfChangeWire = z.infer<typeof PersonOfChangeWire>;

export const ChangeWire = z.strictObject({
  change_id: WideId,
  client_id: Id,
  changed_at: Instant,
  /** Null for somebody who worked at the server's command line. */
  user: z.nullable(PersonOfChangeWire),
  kind: z.enum(CHANGE_KINDS),
  action: z.enum(['created', 'changed', 'deleted']),
  thing_id: z.string(),
  /** Its name at that time. */
  thing_name: z.string(),
  fields: z.array(ChangedFieldWire),
});
export type ChangeWire = z.infer<typeof ChangeWire>;

export const ChangesAnswer = z.strictObject({
  items: z.array(ChangeWire),
  /** Number on all pages. */
  count: z.number().check(z.int(), z.gte(0)),
  /** Everybody who has changed something in the client. */
  people: z.array(PersonOfChangeWire),
});
export type ChangesAnswer = z.infer<typeof ChangesAnswer>;
