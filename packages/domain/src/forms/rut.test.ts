import { expect, test } from 'vitest';
import { misfittingRut, rutDigit } from './rut.ts';

test.each([
  ['30686957', '4'],
  ['76086428', '5'],
  ['60803000', 'K'],
  ['12531909', '2'],
  ['10000013', 'K'],
  ['11111111', '1'],
])('%s closes with %s', (body, digit) => {
  expect(rutDigit(body)).toBe(digit);
});

test.each([
  ['76.086.428-5', null],
  [' 60.803.000-k ', null],
  ['76.086.428-7', '5'],
  ['760864287', '5'],
  ['', null],
  ['20-12345678-6', null],
  ['11.111.111', null],
])('%o: %o', (text, digit) => {
  expect(misfittingRut(text)).toBe(digit);
});
