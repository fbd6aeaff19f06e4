/**
 * A new `Idempotency-Key`: 128 bits of chance. Made once for what a person wants done (when the form opens), not for
 * each attempt at it, so that however often it is sent it happens once.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
