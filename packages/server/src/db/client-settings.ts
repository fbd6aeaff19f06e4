import type { UserId } from '@vigia/domain/farm';

export interface ClientSettings {
  /** See `narrowedTo`. */
  readonly sectors?: string;
  /** The author of the changes, for `change_log`: a person, or a program below zero. Without one they are not recorded. */
  readonly userId?: UserId;
}

/**
 * The statements that restrict the rest of a transaction to the rows of this client. With `sectors`, devices and people
 * are restricted to those of these sectors.
 *
 * @throws {RangeError} an id is not a positive integer (ids are written into the statements as literals)
 */
export function settingsOf(clientId: number, { sectors = '', userId }: ClientSettings): string[] {
  if (!Number.isSafeInteger(clientId) || clientId < 1) throw new RangeError(`Not a client id: ${clientId}`);
  const client = [`set local app.client = '${clientId}'`, `set local app.sectors = '${sectors}'`];
  return userId === undefined ? client : [...client, actorSet(userId)];
}

/**
 * The statement by which the transaction's changes are recorded as made by somebody; 0 for the server's own console, below
 * zero for a program.
 *
 * @throws {RangeError} not an id
 */
export function actorSet(userId: UserId): string {
  if (!Number.isSafeInteger(userId)) throw new RangeError(`Not an author's id: ${userId}`);
  return `set local app.actor = '${userId}'`;
}

/** The statement by which a transaction acts as no client and sees no row of any. */
export const NO_CLIENT_SET = "set local app.client = ''";

/**
 * The query for one row if the client is archived, and none otherwise. It reads the client's own row, so it is up to date
 * whatever a scope in memory says.
 *
 * @param clientId an integer: it is written into the statement as a literal
 */
export const whetherArchived = (clientId: number): string =>
  `select from client where client_id = ${clientId} and client_is_archived`;

/**
 * The statement by which a transaction that acts as a client switches to none if that client is archived. It reads the
 * client's own row, so it is up to date whatever a scope in memory says.
 *
 * @param clientId an integer: it is written into the statement as a literal
 */
export const leaveArchived = (clientId: number): string =>
  `select set_config('app.client', '', true) from client where client_id = ${clientId} and client_is_archived`;
