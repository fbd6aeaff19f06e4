import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LineWriter } from './line-writer.ts';

function written(write: (lines: LineWriter) => void, sign: '.' | ',' = '.'): string {
  const lines = new LineWriter(sign);
  write(lines);
  return lines.take().toString();
}

const decimals = fc
  .tuple(fc.integer({ min: -5_000_000, max: 5_000_000 }), fc.constantFrom(1, 10, 100, 1_000, 10_000))
  .map(([digits, scale]) => digits / scale);

test('figures are written as the language writes them, with the sign of the form', () => {
  fc.assert(
    fc.property(fc.oneof(decimals, fc.double({ noNaN: true })), (value) => {
      expect(written((lines) => lines.number(value))).toBe(String(value));
      expect(written((lines) => lines.number(value), ',')).toBe(String(value).replace('.', ','));
    }),
    { numRuns: 2_000 },
  );
  expect(written((lines) => lines.number(Number.NaN))).toBe('');
});

test('instants are written as ISO 8601, with thousandths where there are any', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date(0), max: new Date('2199-12-31'), noInvalidDate: true }), (date) => {
      const iso = date.toISOString().replace('.000', '').slice(0, -1);
      expect(written((lines) => lines.instant(date.getTime(), 'T'))).toBe(iso);
      expect(written((lines) => lines.instant(date.getTime(), ' '))).toBe(iso.replace('T', ' '));
    }),
  );
});

test('grows with what is written, and begins anew when it is taken', () => {
  const lines = new LineWriter('.');
  const long = Buffer.alloc(100_000, 'x');
  lines.bytes(long);
  lines.number(1.5);
  expect(lines.take().toString()).toBe(`${long}1.5`);
  expect(lines.take()).toHaveLength(0);
});
