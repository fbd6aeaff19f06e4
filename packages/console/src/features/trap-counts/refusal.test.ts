import { ApiError } from '@vigia/api/client';
import { isoDate } from '@vigia/domain';
import { describe, expect, it } from 'vitest';
import { countRefusal } from './refusal.ts';
import { COUNTS } from './words.ts';

const words = COUNTS.spanish;
const at = { pestId: 1, date: isoDate('2026-11-20'), found: 3 };
const SENT = [
  { ...at, stationId: 31 },
  { ...at, stationId: 32 },
];
const refused = (kind: ApiError['kind'], errors: { field: string; message: string }[] = []) =>
  countRefusal(
    words,
    SENT,
    new ApiError(kind, 'x', { problem: { type: 'about:blank', title: '', status: 400, code: 'x', errors } }),
  );

describe('why counts were not taken', () => {
  it('is said at the trap that the service names', () => {
    const conflict = refused('conflict', [
      { field: 'field_counts.1.number_found', message: 'Otra persona anotó 15 en este conteo' },
    ]);
    expect(conflict).toEqual({
      text: words.refused,
      atTraps: { '32/1': 'Otra persona anotó 15 en este conteo' },
      isUnclear: false,
    });
  });

  it.each(['network', 'server', 'unauthorized', 'rate-limited', 'contract'] as const)(
    'keeps what was tried if it may have arrived: %s',
    (kind) => {
      expect(refused(kind).isUnclear).toBe(true);
    },
  );

  it('is said in words for each kind', () => {
    expect(refused('network').text).toBe(words.offline);
    expect(refused('unauthorized').text).toBe(words.sessionOver);
    expect(countRefusal(words, SENT, new Error('x')).text).toBe(words.serverFailed);
  });
});
