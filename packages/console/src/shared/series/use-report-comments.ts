import { skipToken, useQuery } from '@tanstack/react-query';
import { reportCalls } from '@vigia/api/client';
import type { SeasonId, SectorId } from '@vigia/domain/farm';
import type { ReportComment } from '@vigia/domain/reports';
import { useCalls } from '../state/calls.ts';

/** Query key of the comments on a sector's pests in a season. */
export const reportCommentsKey = (sectorId: SectorId | undefined, seasonId: SeasonId | undefined) =>
  ['report-comments', sectorId, seasonId] as const;

/** Texts that replace the computed ones for a sector's pests in a season; not requested without both ids. */
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
