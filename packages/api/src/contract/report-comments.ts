/** Texts of super administrators that replace the computed ones in the reports of a pest, sector and season. */
import { REPORT_LIMITS } from '@vigia/domain/reports';
import * as z from 'zod/mini';
import { Id, IdParam, Moment } from './common.ts';
import { codecOf, field, queryOf } from './fields.ts';
import { Prose } from './text.ts';

const Comment = Prose(REPORT_LIMITS.text);

export const reportCommentsQuery = { seasonId: field('season_id', z.optional(IdParam)) };
export const ReportCommentsQuery = queryOf(reportCommentsQuery);

const written = {
  seasonId: field('season_id', Id),
  pestId: field('pest_id', Id),
  phenologyText: field('phenology_comment', Comment),
  captureText: field('capture_comment', Comment),
};
/** With an empty text, the computed one is used. */
export const reportComment = {
  sectorId: field('sector_id', Id),
  ...written,
  /** When it was last written. */
  changedAt: field('datetime_changed', Moment),
};
export const ReportCommentWire = codecOf(reportComment, 'read');

export const ReportCommentsAnswer = z.strictObject({ items: z.array(ReportCommentWire) });

/**
 * `PUT /v2/sectors/{sector_id}/report_comments`: both texts of a pest in a season. `seen` is when the texts
 * that the editor saw were written, null without any. If they have changed since, the call is refused as a
 * conflict.
 */
export const reportCommentDraft = { ...written, seen: field('seen', z.optional(z.nullable(Moment))) };
export const ReportCommentBody = codecOf(reportCommentDraft, 'written');
