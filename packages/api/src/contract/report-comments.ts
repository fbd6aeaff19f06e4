/** What super administrators write over the computed words of a pest's reports, of one sector and season. */
import { REPORT_LIMITS } from '@vigia/domain';
import * as z from 'zod/mini';
import { Id, IdParam, Instant } from './common.ts';
import { Prose } from './text.ts';

const Comment = Prose(REPORT_LIMITS.text);

export const ReportCommentsQuery = z.object({ season_id: z.optional(IdParam) });
export type ReportCommentsQuery = z.infer<typeof ReportCommentsQuery>;

/** An empty text: the computed one stands. */
export const ReportCommentWire = z.strictObject({
  sector_id: Id,
  season_id: Id,
  pest_id: Id,
  phenology_comment: Comment,
  capture_comment: Comment,
  /** When it was last written. */
  datetime_changed: Instant,
});
export type ReportCommentWire = z.infer<typeof ReportCommentWire>;

export const ReportCommentsAnswer = z.strictObject({ items: z.array(ReportCommentWire) });
export type ReportCommentsAnswer = z.infer<typeof ReportCommentsAnswer>;

/**
 * `PUT /v2/sectors/{sector_id}/report_comments`: both texts of a pest in a season. `seen` is when those that were
 * seen were written, null where none were; a comment that is another by now is refused as a conflict.
 */
export const ReportCommentBody = z.strictObject({
  season_id: Id,
  pest_id: Id,
  phenology_comment: Comment,
  capture_comment: Comment,
  seen: z.optional(z.nullable(Instant)),
});
export type ReportCommentBody = z.infer<typeof ReportCommentBody>;
