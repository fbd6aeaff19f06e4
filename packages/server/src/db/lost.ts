/**
 * Codes of PostgreSQL for faults of its own, not of the request: connection failures (08), no resources (53),
 * shutting down or starting up (57P01–57P05), errors of its disk (58), a query stopped by the time limit (57014),
 * by a lock that did not become free (55P03) or by another transaction in its way (40001, 40P01). A write refused as
 * read-only (25006) met a replica that is about to become the primary.
 */
const LOST_STATES = /^(?:08|53|58)|^57P0[1-5]$|^57014$|^55P03$|^40001$|^40P01$|^25006$/;
const SQLSTATE = /^[0-9A-Z]{5}$/;

/** The system's codes for a connection that cannot be made or was cut. */
const SOCKET_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** The driver's and the pool's own errors have no code, only messages. */
const DRIVER_WORDS =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|timeout exceeded when trying to connect|Cannot use a pool after|driver has already been destroyed|Postgres connection has been discarded)/i;

/** Citus lost a node in the middle of a transaction, which it says with the code of a fault within itself. */
const NODE_LOST = /^failure on connection marked as essential/;

/**
 * Whether an error means that the database cannot be reached or cannot work now, so that the same request may well
 * succeed a moment later. A mistake in our own SQL does not count.
 */
export function isDatabaseLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') {
    if (SOCKET_CODES.has(code)) return 'syscall' in error || error instanceof AggregateError;
    return (SQLSTATE.test(code) && LOST_STATES.test(code)) || NODE_LOST.test(error.message);
  }
  return DRIVER_WORDS.test(error.message);
}
