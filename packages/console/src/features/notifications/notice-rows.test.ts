import { notificationSentence } from '@vigia/domain/es';
import { noticeLink } from '@vigia/domain/events';
import type { PageLink } from '@vigia/domain/farm';
import { describe, expect, it } from 'vitest';
import { withMarked } from '../../shared/state/notifications.ts';
import { NOTICES } from '../../testing/sample-events.ts';
import { CONTEXT } from '../../testing/sample-farm.ts';
import { kindCounts, noticeRows } from './notice-rows.ts';

const links = {
  href: ({ path, hash }: PageLink) => `/x${path}${hash && `#${hash}`}`,
  opensSectors: true,
  busy: new Set([71]),
  thresholds: [],
};
const rows = (state: 'pending' | 'resolved', kind: 'lure' | null = null) =>
  noticeRows(CONTEXT, NOTICES, { state, kind }, links);
const ids = (list: ReturnType<typeof rows>) => list.map(({ notification }) => notification.id);

describe('the lists', () => {
  it('are the pending or the resolved, newest first, of one kind or all', () => {
    expect(ids(rows('pending'))).toEqual([71, 74, 73, 76]);
    expect(ids(rows('resolved'))).toEqual([72, 75]);
    expect(ids(rows('resolved', 'lure'))).toEqual([75]);
    expect(kindCounts(NOTICES, 'resolved')).toEqual([
      { kind: 'first_capture', count: 1 },
      { kind: 'lure', count: 1 },
    ]);
  });

  it('have names and links of subjects that still exist', () => {
    const [lure, , , gone] = rows('pending');
    expect(lure).toMatchObject({ href: '/x/station/31', isBusy: true });
    expect(lure?.names).toEqual({ sector: 'Apalta', station: 'Apalta 01', pest: null });
    expect(gone?.href).toBeUndefined();
    const { kind, subject } = gone!.notification;
    expect(notificationSentence(kind, subject, gone!.names)).toBe(
      'Se recomienda controlar Polilla del racimo de la vid desde el 24 nov 2026.',
    );
    expect(rows('pending')[2]?.href).toBe('/x/sector/3#hongos');
  });

  it('move a notice that is marked', () => {
    const read = { ...NOTICES[0]!, readAt: 5 };
    const after = withMarked(NOTICES, [read]);
    expect(after).toHaveLength(NOTICES.length);
    expect(ids(noticeRows(CONTEXT, after, { state: 'resolved', kind: null }, links))).toContain(71);
  });
});

describe('“Ver”', () => {
  const notice = (kind: 'oidio' | 'pesticide_recommendation', pestId: number | null = null) => ({
    ...NOTICES[2]!,
    kind,
    subject: { ...NOTICES[2]!.subject, sectorId: 4, stationId: null, pestId },
  });
  const season = CONTEXT.tree.seasons.at(-1)!.id;

  it('of a mildew notice opens HONGOS on the vine, or Hongos for readers who may not open Campo', () => {
    const oidio = { ...notice('oidio'), subject: { ...notice('oidio').subject, sectorId: 3 } };
    expect(noticeLink(oidio, CONTEXT, true)).toEqual({
      path: '/sector/3',
      filters: { season, crop: 1 },
      hash: 'hongos',
    });
    expect(noticeLink(oidio, CONTEXT, false)).toEqual({
      path: '/oidio-explorer',
      filters: { season, crop: 1, sector: 3 },
      hash: '',
    });
  });

  it('of a recommendation opens PLAGAS with its pest and a crop that has it', () => {
    expect(noticeLink(notice('pesticide_recommendation', 12), CONTEXT, true)).toEqual({
      path: '/sector/4',
      filters: { season, crop: 10, pest: 12 },
      hash: 'plagas',
    });
    expect(noticeLink(notice('pesticide_recommendation', 2), CONTEXT, false)).toEqual({
      path: '/data-explorer',
      filters: { season, crop: 22, pest: 2, sector: 4 },
      hash: '',
    });
  });
});
