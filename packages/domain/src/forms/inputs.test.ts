import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDateOfDayNumber } from '../calendar/iso-date.ts';
import { FIELD_MESSAGES } from '../es/field-messages.ts';
import { fieldErrors, hasErrors, isBlank, whenBlank } from './field-errors.ts';
import { imageFilesError, isImageFile } from './images.ts';
import {
  dateError,
  isEmail,
  isNumeric,
  isWhole,
  latitudeError,
  longitudeError,
  readNumber,
  spanErrors,
} from './inputs.ts';

describe('numeric check', () => {
  it.each([
    ['12', 12],
    ['-12.5', -12.5],
    ['12,5', 12.5],
    [' 7 ', 7],
    ['007', 7],
    ['-0', -0],
    [3.25, 3.25],
    [0, 0],
  ])('reads %j', (input, value) => {
    expect(readNumber(input)).toBe(value);
  });

  it.each([
    '',
    ' ',
    '-',
    '.5',
    '5.',
    '+5',
    '1e3',
    '1.234,5',
    '1 2',
    'x1',
    '1x',
    '--1',
    '٣',
    'NaN',
    'Infinity',
    null,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ])('refuses %j', (input) => {
    expect(readNumber(input)).toBeNull();
    expect(isNumeric(input)).toBe(false);
  });

  it('keeps to its bounds, both included', () => {
    const bounds = { min: 1, max: 15 };
    expect([0.99, 1, '15', '15.01'].map((value) => isNumeric(value, bounds))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isNumeric(-1e9, { max: 0 })).toBe(true);
    expect(isNumeric(1e9, { min: 0 })).toBe(true);
    expect([isWhole('3'), isWhole('3,0'), isWhole('3,5'), isWhole(''), isWhole(7, { max: 6 })]).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('reads every decimal as it is written, with point or comma', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999_999, max: 999_999 }), fc.nat(999), (whole, fraction) => {
        const text = `${whole}.${String(fraction).padStart(3, '0')}`;
        expect(readNumber(text)).toBe(Number(text));
        expect(readNumber(text.replace('.', ','))).toBe(Number(text));
      }),
    );
  });
});

describe('positions', () => {
  it('say their range for exactly what lies outside it', () => {
    const input = fc.oneof(fc.double(), fc.integer({ min: -200, max: 200 }).map(String), fc.string());
    fc.assert(
      fc.property(input, (value) => {
        const n = readNumber(value);
        const within = (limit: number) => n !== null && Math.abs(n) <= limit;
        expect(latitudeError(value)).toBe(within(90) ? null : '-90 ≤ latitud ≤ 90');
        expect(longitudeError(value)).toBe(within(180) ? null : '-180 ≤ longitud ≤ 180');
      }),
    );
    for (const edge of [90, -90]) expect(latitudeError(edge)).toBeNull();
    for (const edge of [180, -180]) expect(longitudeError(edge)).toBeNull();
    for (const out of [90.0001, -90.0001, '']) expect(latitudeError(out)).not.toBeNull();
    for (const out of [180.0001, -180.0001, null]) expect(longitudeError(out)).not.toBeNull();
  });
});

describe('dates', () => {
  it.each([
    ['2026-11-05', null],
    ['2024-02-29', null],
    ['2025-02-29', 'Fecha inválida'],
    ['2026-13-01', 'Fecha inválida'],
    ['2026-00-10', 'Fecha inválida'],
    ['', 'Fecha inválida'],
    ['  ', 'Fecha inválida'],
    ['05-11-2026', 'YYYY-MM-DD'],
    ['2026-1-5', 'YYYY-MM-DD'],
    ['2026-11-05T00:00', 'YYYY-MM-DD'],
    [' 2026-11-05', 'YYYY-MM-DD'],
    ['hoy', 'YYYY-MM-DD'],
  ])('%j: %s', (text, message) => {
    expect(dateError(text)).toBe(message);
  });

  it('do not cross', () => {
    const day = fc.integer({ min: 0, max: 40_000 });
    fc.assert(
      fc.property(day, day, (a, b) => {
        const message = a > b ? FIELD_MESSAGES.invalidDate : null;
        expect(spanErrors(isoDateOfDayNumber(a), isoDateOfDayNumber(b))).toEqual({
          start: message,
          end: message,
        });
      }),
    );
    expect(spanErrors('2026-01-01', '2026-01-01')).toEqual({ start: null, end: null });
    expect(spanErrors('2027-01-01', 'mañana')).toEqual({ start: null, end: 'YYYY-MM-DD' });
    expect(spanErrors('', '2020-01-01')).toEqual({ start: 'Fecha inválida', end: null });
  });
});

describe('e-mail', () => {
  it.each([
    'ana@vigia.example',
    'ana.rojas+campo@sub.vigia.cl',
    "o'higgins@huerto.cl",
    'A@B.CL',
    'x@a-b.co',
    `a@${'b'.repeat(63)}.cl`,
    `${'a'.repeat(249)}@b.cl`,
  ])('takes %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });
  it.each([
    '',
    'ana',
    'ana@',
    '@vigia.cl',
    'ana@vigia',
    'ana@@vigia.cl',
    'ana rojas@vigia.cl',
    'ana@vi gia.cl',
    'ana@.cl',
    'ana@vigia.',
    'ana@vigia..cl',
    'ana@-vigia.cl',
    'ana@vigia-.cl',
    'ana@vigia.cl ',
    ' ana@vigia.cl',
    `a@${'b'.repeat(64)}.cl`,
    `${'a'.repeat(250)}@b.cl`,
  ])('refuses %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });
});

describe('images', () => {
  it.each([
    [{ name: 'a.jpg', type: 'image/jpeg' }, true],
    [{ name: 'a', type: 'image/png' }, true],
    [{ name: 'IMG_1.HEIC', type: '' }, true],
    [{ name: 'a.jpeg', type: '' }, true],
    [{ name: 'a.jpg', type: '' }, true],
    [{ name: 'a.tif', type: '' }, true],
    [{ name: 'a.tiff', type: '' }, true],
    [{ name: 'a.jpg.exe', type: '' }, false],
    [{ name: 'a.pdf', type: '' }, false],
    [{ name: 'jpg', type: '' }, false],
    [{ name: 'a.jpg', type: 'application/pdf' }, false],
    [{ name: 'a.jpg', type: 'text/image/png' }, false],
    [{ name: 'a.jpg', type: 'image/' }, false],
    [{ name: 'a.svg', type: 'image/svg+xml' }, false],
  ])('%j: %s', (file, yes) => {
    expect(isImageFile(file)).toBe(yes);
    expect(imageFilesError([file])).toBe(yes ? null : FIELD_MESSAGES.imageFile);
  });
  it('are optional, and one wrong file is enough', () => {
    const [photo, text] = [
      { name: 'a.jpg', type: 'image/jpeg' },
      { name: 'a.txt', type: 'text/plain' },
    ];
    expect(imageFilesError([])).toBeNull();
    expect(imageFilesError([photo, photo])).toBeNull();
    expect(imageFilesError([photo, text])).toBe('Solo se aceptan archivos de imagen');
  });
});

describe('gathered errors', () => {
  it('name the broken fields alone', () => {
    expect(fieldErrors({ a: null, b: 'x' })).toEqual({ b: 'x' });
    expect([hasErrors({}), hasErrors({ b: 'x' })]).toEqual([false, true]);
    const blanks = [null, undefined, '', ' \t', 'x', 0, false];
    expect(blanks.map(isBlank)).toEqual([true, true, true, true, false, false, false]);
    expect([whenBlank('', 'm'), whenBlank('x', 'm')]).toEqual(['m', null]);
  });
});
