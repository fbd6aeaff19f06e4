import { isoDate } from '@vigia/domain';
import { imagePoint } from '@vigia/domain/captures';
import type { Notification } from '@vigia/domain/farm';
import { describe, expect, it } from 'vitest';
import { act, comment, correction, count, marks, tags } from './outbox-acts.fixture.ts';
import { correctedEntry } from './send-content.ts';
import { commentOf, unsentComment, unsentCorrection, unsentTags, withUnsentCount } from './unsent.ts';
import { unsentMarks, withUnsentMarks } from './unsent-marks.ts';

const REFUSAL = { text: '', errors: {}, isTakenBefore: false };

describe('what only this device has', () => {
  it('is shown as it was made last', () => {
    const items = [act('a', tags([], ['norte'])), act('b', tags(['norte'], ['sur']), { refusal: REFUSAL })];
    expect(unsentTags(items, 7)).toMatchObject({ tags: ['sur'], unsent: 'attention' });
    expect(unsentTags(items.slice(0, 1), 7)).toMatchObject({ tags: ['norte'], unsent: 'waiting' });
    expect(unsentTags(items, 8)).toBeNull();
  });

  it('says of a field count what it was corrected to last', () => {
    const key = { stationId: 7, pestId: 1, date: isoDate('2026-11-20') };
    const items = [act('a', correction(7, 4)), act('b', correction(null, 7))];
    expect(unsentCorrection(items, key)).toMatchObject({ found: null, unsent: 'waiting' });
    expect(unsentCorrection(items, { ...key, pestId: 2 })).toBeNull();
    expect(correctedEntry(correction(7, 4))).toEqual({ ...key, found: 7, note: null, foundSeen: 4 });
  });

  it('is not shown once the service has it', () => {
    expect(unsentTags([act('a', tags([], ['norte']), { taken: { eventId: null } })], 7)).toBeNull();
  });

  it('counts a photo as it was counted, by who did and when', () => {
    const circles = [{ at: imagePoint(3, 4), pestId: 1, method: 'manual' }];
    const image = { id: '12', version: 9, analytics: null, countedAt: null, countedBy: null };
    const stored = image as unknown as Parameters<typeof withUnsentCount>[1];
    const shown = withUnsentCount([act('a', { ...count(4), circles })], stored);
    expect(shown).toMatchObject({ version: 4, countedAt: 100, countedBy: 1 });
    expect(shown.analytics?.bug?.['1']).toEqual({ overall: 1, samples: [{ x: 3, y: 4, method: 'manual' }] });
    expect(withUnsentCount([], stored)).toBe(stored);
  });

  it('finds the texts of a pest in its sector and season alone', () => {
    const items = [act('a', comment(null))];
    expect(commentOf(unsentComment(items, 3, 2, 1)!)).toMatchObject({
      phenologyText: 'Vuelo.',
      changedAt: 100,
    });
    expect(unsentComment(items, 3, 2, 9)).toBeNull();
  });

  it('marks notices, and leaves the time of one that was read before', () => {
    const notice = (id: number, readAt: number | null) => ({ id, readAt }) as Notification;
    const items = [act('a', marks([1, 2], true)), act('b', marks([2], false)), act('c', marks([3], true))];
    const now = withUnsentMarks([notice(1, null), notice(2, 50), notice(3, 60)], unsentMarks(items));
    expect(now.map(({ readAt }) => readAt)).toEqual([100, null, 60]);
  });
});
