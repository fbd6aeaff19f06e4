import type { EpochMs } from '@vigia/domain';
import type { ClientId, PestId, SeasonId, SectorId } from '@vigia/domain/farm';
import type { ReportComment } from '@vigia/domain/reports';
import * as z from 'zod/mini';
import { Moment } from '../../contract/common.ts';
import { toWire } from '../../contract/fields.ts';
import {
  ReportCommentsAnswer,
  ReportCommentWire,
  reportCommentDraft,
  reportCommentsQuery,
} from '../../contract/report-comments.ts';
import type { PrintReportBody } from '../../contract/reports.ts';
import { inDomain } from '../crud.ts';
import type { Send } from '../http.ts';

/** Timeout of a print, ms: the service may have to start a browser. */
const PATIENCE_MS = 60_000;

/**
 * Both texts on a pest in a season; `seen` is when the texts that the editor saw were written, null without
 * any.
 */
export interface ReportCommentDraft {
  readonly seasonId: SeasonId;
  readonly pestId: PestId;
  readonly phenologyText: string;
  readonly captureText: string;
  readonly seen: EpochMs | null;
}

const Seen = z.nullable(Moment);

export function reportCalls(send: Send) {
  return {
    /** Texts that replace the computed ones of a sector's pests, in a season or in all. */
    comments: async (
      sectorId: SectorId,
      seasonId?: SeasonId,
      signal?: AbortSignal,
    ): Promise<ReportComment[]> => {
      const path = `/v2/sectors/${sectorId}/report_comments`;
      const query = toWire(reportCommentsQuery, { seasonId });
      return (await send(path, ReportCommentsAnswer, { query, signal })).items;
    },
    /**
     * Refused as a conflict if the texts have changed since `seen`.
     *
     * @param idempotencyKey made with the texts: however often they are sent, they are written once
     */
    saveComment: async (
      sectorId: SectorId,
      draft: ReportCommentDraft,
      idempotencyKey: string,
      signal?: AbortSignal,
    ): Promise<ReportComment> => {
      const path = `/v2/sectors/${sectorId}/report_comments`;
      const body = toWire(reportCommentDraft, { ...draft, seen: z.encode(Seen, draft.seen) });
      const saved = send(path, ReportCommentWire, { method: 'put', body, idempotencyKey, signal });
      return await inDomain(saved, reportCommentDraft);
    },
    /** Prints the HTML of a report. A service without a printer refuses with the code `no-printer`. */
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
