import { notificationSentence } from '@vigia/domain';
import { describe, expect, it } from 'vitest';
import { NOTICES } from '../../testing/sample-events.ts';
import { CONTEXT } from '../../testing/sample-farm.ts';
import { kindCounts, noticeRows, withMarked } from './notice-rows.ts';

const links = { href: (path: string) => `/x${path}`, busy: new Set([71]) };
const rows = (state: 'pending' | 'resolved', kind: 'lure' | null = null) =>
  noticeRows(CONTEXT, NOTICES, { state, kind }, links);
const ids = (list: ReturnType<typeof rows>) => list.map(({ notification }) => notification.id);

describe('the lists', () => {
  it('are the pending and the resolved, newest first, of one kind or all', () => {
    expect(ids(rows('pending'))).toEqual([71, 74, 73, 76]);
    expect(ids(rows('resolved'))).toEqual([72, 75]);
    expect(ids(rows('resolved', 'lure'))).toEqual([75]);
    expect(kindCounts(NOTICES, 'resolved')).toEqual([
      { kind: 'first_capture', count: 1 },
      { kind: 'lure', count: 1 },
    ]);
  });

  it('name and lead to what is still there', () => {
    const [lure, , , gone] = rows('pending');
    expect(lure).toMatchObject({ href: '/x/station/31', isBusy: true });
    expect(lure?.names).toEqual({ sector: 'Apalta', station: 'Apalta 01', pest: null });
    expect(gone?.href).toBeUndefined();
    const { kind, subject } = gone!.notification;
    expect(notificationSentence(kind, subject, gone!.names)).toBe(
      'Se recomienda controlar Polilla del racimo de la vid desde el 24 nov 2026.',
    );
    expect(rows('pending')[2]?.href).toBe('/x/sector/3');
  });

  it('change places as they are marked', () => {
    const read = { ...NOTICES[0]!, readAt: 5 };
    const after = withMarked(NOTICES, [read]);
    expect(after).toHaveLength(NOTICES.length);
    expect(ids(noticeRows(CONTEXT, after, { state: 'resolved', kind: null }, links))).toContain(71);
  });
});
