/** Bits of the code that a device sends after its self-test, in ascending order. */
export const SELF_TEST_BITS = { sd: 1, sensor: 2, flash: 4, camera: 8, rtc: 16 } as const;
export type SelfTestPart = keyof typeof SELF_TEST_BITS;

const isCode = (code: number): boolean => Number.isInteger(code) && code >= 0 && code <= 0x7fffffff;

/**
 * The failed parts in the order of the bits; empty for 0, a passed test. Higher bits belong to firmware newer
 * than this table and are ignored.
 *
 * @throws {RangeError} the code is no integer from 0 to 2^31 − 1
 */
export function selfTestErrors(code: number): SelfTestPart[] {
  if (!isCode(code)) throw new RangeError(`not a self-test code: ${code}`);
  return (Object.keys(SELF_TEST_BITS) as SelfTestPart[]).filter(
    (part) => (code & SELF_TEST_BITS[part]) !== 0,
  );
}
