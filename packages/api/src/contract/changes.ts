/** Who changed what: written by the service with each change, and by nobody else. */
import { CHANGE_KINDS } from '@vigia/domain';
import { z } from 'zod';
import { Day, Id, IdParam, Instant } from './common.ts';
import { CommaList } from './paging.ts';

/** A page of a client's changes, newest first, of any of the kinds and people; days are local and inclusive. */
export const ChangesQuery = z.object({
  client_id: IdParam,
  page_number: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(10),
  kind: CommaList(z.enum(CHANGE_KINDS)).optional(),
  user_id: CommaList(z.string().regex(/^[1-9]\d{0,8}$/, { error: 'No es una persona' })).optional(),
  date_start: Day.optional(),
  date_end: Day.optional(),
  /** Part of the thing's name, whatever its case. */
  name: z.string().trim().min(1).max(100).optional(),
});
export type ChangesQuery = z.infer<typeof ChangesQuery>;

const Json = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.array(z.union([z.string(), z.number()])),
  z.null(),
]);

/** A column of the thing, by its name in this contract; what is an id in it is told by name. */
export const ChangedFieldWire = z.strictObject({ field: z.string(), from: Json, to: Json });
export type ChangedFieldWire = z.infer<typeof ChangedFieldWire>;

export const PersonOfChangeWire = z.strictObject({ user_id: Id, email: z.string(), name: z.string() });
export type PersonOfChangeWire = z.infer<typeof PersonOfChangeWire>;

export const ChangeWire = z.strictObject({
  change_id: Id,
  client_id: Id,
  changed_at: Instant,
  /** Null for whoever worked at the server's own console. */
  user: PersonOfChangeWire.nullable(),
  kind: z.enum(CHANGE_KINDS),
  action: z.enum(['created', 'changed', 'deleted']),
  thing_id: z.string(),
  /** As it was called then. */
  thing_name: z.string(),
  fields: z.array(ChangedFieldWire),
});
export type ChangeWire = z.infer<typeof ChangeWire>;

export const ChangesAnswer = z.strictObject({
  items: z.array(ChangeWire),
  /** Of all pages. */
  count: z.number().int().min(0),
  /** Everybody who has changed something of the client. */
  people: z.array(PersonOfChangeWire),
});
export type ChangesAnswer = z.infer<typeof ChangesAnswer>;
