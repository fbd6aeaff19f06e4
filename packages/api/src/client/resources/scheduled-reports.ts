import type { ClientId, ScheduledReport } from '@vigia/domain/farm';
import type { NewSchedule } from '@vigia/domain/reports';
import { toWire } from '../../contract/fields.ts';
import {
  newSchedule,
  ScheduledReportsAnswer,
  ScheduledReportWire,
  schedulesQuery,
} from '../../contract/scheduled-reports.ts';
import { crud } from '../crud.ts';
import type { Send } from '../http.ts';

/** A page of scheduled reports; `count` is that of all pages. */
export interface ScheduledReportsPage {
  readonly reports: readonly ScheduledReport[];
  readonly count: number;
}

export function scheduledReportCalls(send: Send) {
  const path = '/v2/scheduled_reports';
  const { create, remove } = crud(send, path, ScheduledReportWire, newSchedule);
  return {
    /** @param page from 1; newest first */
    list: (
      clientId: ClientId,
      { page = 1, limit = 10 }: { readonly page?: number; readonly limit?: number } = {},
      signal?: AbortSignal,
    ): Promise<ScheduledReportsPage> =>
      send(path, ScheduledReportsAnswer, {
        query: toWire(schedulesQuery, { clientId, page, limit }),
        signal,
      }),
    /** For one person and sector. `schedulesOf` makes the schedules of a whole form, each with its own key. */
    create: (schedule: NewSchedule, idempotencyKey: string, signal?: AbortSignal): Promise<ScheduledReport> =>
      create({ ...schedule }, idempotencyKey, { signal }),
    remove,
  };
}
