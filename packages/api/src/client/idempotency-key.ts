/**
 * A new `Idempotency-Key` of 128 random bits. Make it once per intention of a person (when the form opens), not
 * per attempt, so that the write happens once, however often it is sent.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
