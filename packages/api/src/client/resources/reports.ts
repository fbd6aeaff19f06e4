import type { ClientId, EpochMs, PestId, ReportComment, SeasonId, SectorId } from '@vigia/domain';
import {
  type ReportCommentBody,
  ReportCommentsAnswer,
  ReportCommentWire,
} from '../../contract/report-comments.ts';
import type { PrintReportBody } from '../../contract/reports.ts';
import type { Send } from '../http.ts';

/** A browser may have to be started for it. */
const PATIENCE_MS = 60_000;

/** Both texts of a pest in a season; `seen` is when those that were seen were written, null where none were. */
export interface ReportCommentDraft {
  readonly seasonId: SeasonId;
  readonly pestId: PestId;
  readonly phenologyText: string;
  readonly captureText: string;
  readonly seen: EpochMs | null;
}

const toComment = (wire: ReportCommentWire): ReportComment => ({
  seasonId: wire.season_id,
  pestId: wire.pest_id,
  phenologyText: wire.phenology_comment,
  captureText: wire.capture_comment,
  changedAt: Date.parse(wire.datetime_changed),
});

const bodyOf = (draft: ReportCommentDraft): ReportCommentBody => ({
  season_id: draft.seasonId,
  pest_id: draft.pestId,
  phenology_comment: draft.phenologyText,
  capture_comment: draft.captureText,
  seen: draft.seen === null ? null : new Date(draft.seen).toISOString(),
});

export function reportCalls(send: Send) {
  return {
    /** What was written over the computed words of a sector's pests, in a season or in all. */
    comments: async (
      sectorId: SectorId,
      seasonId?: SeasonId,
      signal?: AbortSignal,
    ): Promise<ReportComment[]> => {
      const path = `/v2/sectors/${sectorId}/report_comments`;
      const answer = await send(path, ReportCommentsAnswer, { query: { season_id: seasonId }, signal });
      return answer.items.map(toComment);
    },
    /** Refused as a conflict when others are written by now than those that were seen. */
    saveComment: async (
      sectorId: SectorId,
      draft: ReportCommentDraft,
      signal?: AbortSignal,
    ): Promise<ReportComment> => {
      const path = `/v2/sectors/${sectorId}/report_comments`;
      return toComment(await send(path, ReportCommentWire, { method: 'put', body: bodyOf(draft), signal }));
    },
    /** Prints the HTML of a report; a service without a printer refuses with the code `no-printer`. */
    print: async (html: string, companyId: ClientId, signal?: AbortSignal): Promise<Blob> => {
      const body: PrintReportBody = { html, companyId };
      const text = await send.text('/v2/reports/report-html-to-pdf', {
        method: 'post',
        body,
        signal,
        timeout: PATIENCE_MS,
      });
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      return new Blob([bytes], { type: 'application/pdf' });
    },
  };
}
