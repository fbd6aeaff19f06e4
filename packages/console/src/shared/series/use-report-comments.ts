import { skipToken, useQuery } from '@tanstack/react-query';
import { reportCalls } from '@vigia/api/client';
import type { SeasonId, SectorId } from '@vigia/domain/farm';
import type { ReportComment } from '@vigia/domain/reports';
import { useCalls } from '../state/calls.ts';

/** Under which the comments of a sector's pests in a season are kept. */
export const reportCommentsKey = (sectorId: SectorId | undefined, seasonId: SeasonId | undefined) =>
  ['report-comments', sectorId, seasonId] as const;

/** What was written over the computed words of a sector's pests in a season; nothing is asked without both. */
export function useReportComments(sectorId: SectorId | undefined, seasonId: SeasonId | undefined) {
  const reports = useCalls(reportCalls);
  return useQuery<ReportComment[]>({
    queryKey: reportCommentsKey(sectorId, seasonId),
    queryFn:
      sectorId === undefined || seasonId === undefined
        ? skipToken
        : ({ signal }) => reports.comments(sectorId, seasonId, signal),
  });
}
