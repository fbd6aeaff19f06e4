import { TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { newAppSecret, stepOfCode } from './app-codes.ts';

const NOW = Date.parse('2026-11-21T15:00:00Z');
const STEP = NOW / 30_000;

describe('the step of a code', () => {
  test('is that of its time, or of the one before or after it', () => {
    const secret = newAppSecret();
    const codeAt = (seconds: number) => new TOTP({ secret }).generate({ timestamp: NOW + seconds * 1_000 });
    expect([-30, 0, 30].map((seconds) => stepOfCode(secret, codeAt(seconds), NOW))).toEqual([
      STEP - 1,
      STEP,
      STEP + 1,
    ]);
    expect(stepOfCode(secret, codeAt(90), NOW)).not.toBe(STEP);
  });

  test.each(['', '12345', '1234567', 'abcdef', '𐀀𐀀𐀀', '１２３４５６', '12345\u0000'])(
    'is none for %j',
    (code) => {
      expect(stepOfCode(newAppSecret(), code, NOW)).toBeNull();
    },
  );
});
