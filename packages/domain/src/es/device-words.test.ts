import { describe, expect, it } from 'vitest';
import { isoDate } from '../calendar/iso-date.ts';
import { IMAGE_TYPES } from '../counting/images.ts';
import { HEALTH_CODES, HEALTH_PARTS, HEALTH_ROWS, HEALTH_STATES } from '../health/codes.ts';
import { type HealthPart, NO_DATA, NOT_FITTED } from '../health/parts.ts';
import { SIGNAL_LINES } from '../signal/daily-signal.ts';
import { SIGNAL_QUALITIES, SIGNAL_THRESHOLDS } from '../signal/quality.ts';
import { SELF_TEST_BITS } from '../signal/self-test.ts';
import { IMAGE_TYPE_WORDS } from './counting.ts';
import { blindCamera, formatHealthValue, HEALTH_ROW_WORDS, healthSentence } from './health.ts';
import {
  SELF_TEST_PART_WORDS,
  SIGNAL_FIGURE_WORDS,
  SIGNAL_LEVEL_WORDS,
  SIGNAL_QUALITY_WORDS,
} from './signal.ts';
import { HEALTH_CODE_WORDS, HEALTH_PART_WORDS, HEALTH_STATE_WORDS } from './words.ts';

it.each([
  ['health codes', HEALTH_CODES, HEALTH_CODE_WORDS],
  ['health states', HEALTH_STATES, HEALTH_STATE_WORDS],
  ['health parts', HEALTH_PARTS, HEALTH_PART_WORDS],
  ['health rows', HEALTH_ROWS, HEALTH_ROW_WORDS],
  ['signal qualities', SIGNAL_QUALITIES, SIGNAL_QUALITY_WORDS],
  ['signal lines', SIGNAL_LINES.map(({ level }) => level), SIGNAL_LEVEL_WORDS],
  ['signal figures', Object.keys(SIGNAL_THRESHOLDS), SIGNAL_FIGURE_WORDS],
  ['self-test parts', Object.keys(SELF_TEST_BITS), SELF_TEST_PART_WORDS],
  ['image types', IMAGE_TYPES, IMAGE_TYPE_WORDS],
])('%s have each a word of their own', (_, codes, words) => {
  const texts = codes.map((code) => (words as Record<string, string>)[code]);
  expect(texts.every((word) => word !== undefined && word.trim() !== '')).toBe(true);
  expect(new Set(texts).size).toBe(codes.length);
  expect(Object.keys(words)).toHaveLength(codes.length);
});

it.each([
  [{ value: 86.6, unit: 'percent' }, '87 %'],
  [{ value: 18.24, unit: 'celsius' }, '18,2 °C'],
  [{ value: 23.45, unit: 'hours-per-day' }, '23,4 h/día con datos'],
  [{ value: 14, unit: 'images' }, '14 fotos en el período'],
  [{ value: -93, unit: 'dbm' }, '-93 dBm'],
  [{ value: 9, unit: 'self-test-code' }, 'código 9'],
] as const)('%o reads %s', (value, text) => {
  expect(formatHealthValue(value)).toBe(text);
});

describe('a row in one line', () => {
  const part = (change: Partial<HealthPart>): HealthPart => ({
    ...NO_DATA,
    errors: [],
    state: 'ok',
    ...change,
  });
  it('says its value when all is well', () => {
    expect(healthSentence(part({ lastValue: { value: 87, unit: 'percent' } }))).toBe('En orden: 87 %');
    expect(healthSentence(part({}))).toBe('En orden');
  });

  it('says all that is wrong', () => {
    const errors = ['battery_low', 'battery_discharging'] as const;
    expect(healthSentence(part({ state: 'error', errors }))).toBe('Batería baja; La batería se descarga');
    expect(healthSentence(NO_DATA)).toBe('No hay datos');
    expect(healthSentence(NOT_FITTED)).toBe('No instalada');
  });
});

describe('a camera that sends no photos', () => {
  const blind: HealthPart = {
    state: 'error',
    lastDate: Date.parse('2026-11-09T15:00:00Z'),
    lastValue: { value: 3, unit: 'images' },
    errors: ['missing_data'],
  };
  it('says since when, for how long, and what to do', () => {
    expect(blindCamera(blind, isoDate('2026-11-23'))).toBe(
      'Sin fotos desde el 9 nov (14 días) · revise cámara y papel',
    );
    expect(blindCamera(blind)).toBe('Sin fotos desde el 9 nov · revise cámara y papel');
    expect(blindCamera(NO_DATA, isoDate('2026-11-23'))).toBe('Sin fotos recientes · revise cámara y papel');
  });

  it('is none where photos come, or the camera is not fitted', () => {
    expect(blindCamera({ ...blind, state: 'warning', errors: ['camera_lens_dirty'] })).toBeNull();
    expect(blindCamera(NOT_FITTED)).toBeNull();
  });
});
