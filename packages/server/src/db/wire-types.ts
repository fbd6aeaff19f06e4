const UTC_TEXT = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})(?:\.(\d+))?\+00$/;

/**
 * PostgreSQL's text of a `timestamptz` in a UTC session, as `Date.prototype.toISOString` would write it:
 * `2026-11-21 09:30:00.5+00` → `2026-11-21T09:30:00.500Z`. Anything finer than a millisecond is cut.
 *
 * @throws {RangeError} not a UTC instant between the years 0001 and 9999 (`infinity`, another session zone)
 */
export function isoInstant(text: string): string {
  const match = UTC_TEXT.exec(text);
  if (!match) throw new RangeError(`Not a UTC instant: ${text}`);
  const [, day, time, fraction = ''] = match;
  return `${day}T${time}.${fraction.slice(0, 3).padEnd(3, '0')}Z`;
}
