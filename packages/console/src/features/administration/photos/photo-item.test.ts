import type { ImportedImage } from '@vigia/api/client';
import { describe, expect, test } from 'vitest';
import { canSend, correctionOf, newItem, noteOf, type PhotoItem, tally, typedInstant } from './photo-item.ts';
import { PHOTO_IMPORT } from './words.ts';

const NOW = Date.parse('2026-11-21T15:00:00Z');
const ANSWER: ImportedImage = {
  fileName: 'a.jpg',
  result: 'stored',
  imageId: null,
  detail: null,
  refusedFor: null,
  takenAt: Date.parse('2026-11-20T12:30:00Z'),
  sameTime: false,
  storedAs: null,
  content: 'aa',
  parkedId: null,
};
const item = (more: Partial<PhotoItem> = {}, answer: Partial<ImportedImage> | null = {}): PhotoItem => ({
  ...newItem(1, new File([], 'a.jpg')),
  phase: 'checked',
  answer: answer && { ...ANSWER, ...answer },
  ...more,
});
const undated = { result: 'refused', refusedFor: 'date', takenAt: null } as const;
const seen = (one: PhotoItem, list = [one]) => [
  canSend(list, one, NOW),
  noteOf(PHOTO_IMPORT.spanish, list, one, NOW).text,
];

describe('a chosen photo', () => {
  test('is sent once it is checked and has a date', () => {
    expect(seen(item())).toEqual([true, 'Lista para importar']);
    expect(seen(item({ phase: 'waiting' }, null))).toEqual([false, 'En espera']);
    expect(seen(item({}, { sameTime: true }))[1]).toMatch(/otra foto de esa hora/);
  });

  test('is not sent if it is no photo, is stored already or is twice in the list', () => {
    const broken = {
      result: 'refused',
      refusedFor: 'file',
      detail: 'La foto está dañada',
      content: null,
    } as const;
    expect(seen(item({}, broken))).toEqual([false, 'La foto está dañada']);
    expect(seen(item({}, { result: 'known' }))).toEqual([false, 'Ya estaba guardada']);
    const twin = item({ id: 2, file: new File([], 'b.jpg') });
    expect(seen(twin, [item(), twin])).toEqual([false, 'Es la misma foto que a.jpg']);
  });

  test('without a date waits for one in the past', () => {
    expect(seen(item({}, undated))).toEqual([false, expect.stringContaining('indique la fecha')]);
    const typed = (date: string, time: string) => item({ typed: { date, time } }, undated);
    expect(seen(typed('2026-11-20', '9:30'))).toEqual([true, 'Lista para importar']);
    expect(seen(typed('2026-11-22', '09:30'))[0]).toBe(false);
    expect(seen(typed('20-11-2026', '09:30'))[0]).toBe(false);
    expect(typedInstant({ date: '2026-11-20', time: '09:30' })).toBe(ANSWER.takenAt);
    expect(typedInstant({ date: '2026-11-20', time: '24:30' })).toBeNull();
  });

  test('that failed to be checked or sent can be sent again, and shows the reason', () => {
    const failure = { at: 'sending', reason: 'no hay conexión con el servidor' } as const;
    expect(seen(item({ failure }))).toEqual([true, 'No se guardó: no hay conexión con el servidor']);
    expect(seen(item({ failure: { ...failure, at: 'checking' } }, null))[0]).toBe(true);
  });

  test('is counted by its result', () => {
    const list = [item({ phase: 'done' }), item({ phase: 'done' }, { result: 'known' }), item({}, undated)];
    expect(tally(list)).toEqual({ stored: 1, known: 1, failed: 1 });
  });

  const stored = {
    imageId: '501',
    takenAt: Date.parse('2025-11-20T12:30:00Z'),
    stationId: 31,
    stationName: 'N-1',
    isHere: true,
  };

  test('that is stored with another date or station shows them and offers a correction', () => {
    const here = item({}, { result: 'known', storedAs: stored });
    expect(seen(here)).toEqual([false, 'Ya estaba guardada, con fecha 20 nov 2025, 09:30:00']);
    expect(correctionOf(here, 31, NOW)).toEqual({ takenAt: ANSWER.takenAt });
    const right = item({}, { result: 'known', storedAs: { ...stored, takenAt: ANSWER.takenAt ?? 0 } });
    expect(correctionOf(right, 31, NOW)).toBeNull();
    const elsewhere = item({}, { storedAs: { ...stored, isHere: false } });
    expect(seen(elsewhere)).toEqual([true, 'Ya está guardada en N-1, con fecha 20 nov 2025, 09:30:00']);
    expect(correctionOf(elsewhere, 32, NOW)).toEqual({ takenAt: ANSWER.takenAt, stationId: 32 });
  });

  test('that is stored is not sent with a typed date; a valid one corrects it', () => {
    const typed = (date: string) =>
      item({ typed: { date, time: '09:15' } }, { ...undated, storedAs: stored });
    expect(seen(typed('2026-11-20'))[0]).toBe(false);
    expect(correctionOf(typed('2026-11-20'), 31, NOW)).toEqual({
      takenAt: Date.parse('2026-11-20T12:15:00Z'),
    });
    expect(correctionOf(typed('2027-11-20'), 31, NOW)).toBeNull();
    expect(correctionOf(item({ phase: 'corrected' }, { storedAs: stored }), 31, NOW)).toBeNull();
  });
});
