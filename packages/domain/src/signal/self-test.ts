/** Bits of the code a device sends after testing itself, in the order of their weight. */
export const SELF_TEST_BITS = { sd: 1, sensor: 2, flash: 4, camera: 8, rtc: 16 } as const;
export type SelfTestPart = keyof typeof SELF_TEST_BITS;

const isCode = (code: number): boolean => Number.isInteger(code) && code >= 0 && code <= 0x7fffffff;

/**
 * What failed, in the order of the bits; empty for 0, the test passed. Bits above the clock's belong to firmware
 * newer than this table and are left out.
 *
 * @throws {RangeError} the code is no whole number from 0 up
 */
export function selfTestErrors(code: number): SelfTestPart[] {
  if (!isCode(code)) throw new RangeError(`not a self-test code: ${code}`);
  return (Object.keys(SELF_TEST_BITS) as SelfTestPart[]).filter(
    (part) => (code & SELF_TEST_BITS[part]) !== 0,
  );
}
