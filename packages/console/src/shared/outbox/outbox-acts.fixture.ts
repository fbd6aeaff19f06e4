import { isoDate } from '@vigia/domain';
import type {
  CommentEdit,
  CountCorrection,
  NoticeMarks,
  OutboxAct,
  OutboxItem,
  PhotoCount,
  TagEdit,
} from './outbox-item.ts';

export const marks = (ids: readonly number[], read: boolean): NoticeMarks => ({ kind: 'notices', ids, read });

export const tags = (before: readonly string[], now: readonly string[]): TagEdit => ({
  ...{ kind: 'tags', stationId: 7, before, tags: now },
});

export const count = (version: number): PhotoCount => ({
  ...{ kind: 'photo-count', image: { id: '12', takenAt: 0, version }, circles: [], pestIds: [1] },
});

export const comment = (seen: number | null): CommentEdit => ({
  ...{ kind: 'comment', sectorId: 3, stationId: 7 },
  draft: { seasonId: 2, pestId: 1, phenologyText: 'Vuelo.', captureText: '', seen },
});

export const correction = (
  found: number | null,
  before: number | null,
  note: string | null = null,
): CountCorrection => ({
  ...{ kind: 'correction', stationId: 7, pestId: 1, date: isoDate('2026-11-20'), found, note },
  before: { found: before, note: null },
});

const SUBJECTS: Readonly<Record<OutboxAct['kind'], string>> = {
  ...{ notices: 'notices:1', tags: 'tags:7', 'photo-count': 'photo:12', comment: 'comment:3/2/1' },
  correction: 'count:7/1/2026-11-20',
};

/** An act that waits. */
export const act = (id: string, content: OutboxAct, more: Partial<OutboxItem> = {}): OutboxItem => ({
  ...{ id, userId: 1, clientId: 1, queuedAt: 100, subject: SUBJECTS[content.kind], about: '', content },
  ...{ photos: [], taken: null, firstTriedAt: null, refusal: null },
  ...more,
});
