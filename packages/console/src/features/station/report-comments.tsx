import { useQueryClient } from '@tanstack/react-query';
import { ApiError, reportCalls } from '@vigia/api/client';
import type { Pest, Season, Sector } from '@vigia/domain/farm';
import type { ReportComment } from '@vigia/domain/reports';
import { useState } from 'react';
import { reportCommentsKey, useReportComments } from '../../shared/series/use-report-comments.ts';
import { useCalls } from '../../shared/state/calls.ts';
import { useKeptState } from '../../shared/state/use-kept-state.ts';
import { type CommentDraft, CommentsDialog } from './comments-dialog.tsx';
import { CommentsSection } from './comments-section.tsx';

const NOTHING: CommentDraft = { phenologyText: '', captureText: '' };

interface Opened {
  readonly seen: ReportComment | null;
  readonly number: number;
}

interface ReportCommentsProps {
  readonly sector: Sector;
  readonly season: Season;
  readonly pest: Pest;
  readonly editable: boolean;
}

/** Text that super administrators write instead of the computed words of the reports about the station's pest. */
export function ReportComments({ sector, season, pest, editable }: ReportCommentsProps) {
  const reports = useCalls(reportCalls);
  const queryClient = useQueryClient();
  const queryKey = reportCommentsKey(sector.id, season.id);
  const { data, isError, refetch } = useReportComments(sector.id, season.id);
  const comment = data && (data.find(({ pestId }) => pestId === pest.id) ?? null);
  /** As it was when the dialog opened; each opening begins with the present text. */
  const about = `${pest.name} · ${sector.name} · ${season.name}`;
  const [opened, setOpened] = useKeptState<Opened | null>(`comments on ${about}`, null);
  const [isOpen, setOpen] = useKeptState(`commenting on ${about}`, false);
  const [late, setLate] = useState<ReportComment | null>(null);
  const save = async (draft: CommentDraft, _key: string, signal: AbortSignal) => {
    const seen = (late ?? opened?.seen)?.changedAt ?? null;
    try {
      const saved = await reports.saveComment(
        sector.id,
        { seasonId: season.id, pestId: pest.id, ...draft, seen },
        signal,
      );
      setLate(null);
      setOpened((before) => before && { ...before, seen: saved });
      queryClient.setQueryData<readonly ReportComment[]>(queryKey, (before = []) => [
        ...before.filter(({ pestId }) => pestId !== pest.id),
        saved,
      ]);
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'conflict') {
        const now = (await refetch()).data ?? [];
        setLate(now.find(({ pestId }) => pestId === pest.id) ?? null);
      }
      throw error;
    }
  };
  return (
    <>
      <CommentsSection
        about={about}
        comment={comment}
        failed={isError}
        onRetry={() => void refetch()}
        onEdit={
          editable
            ? () => {
                setLate(null);
                setOpened((before) => ({ seen: comment ?? null, number: (before?.number ?? 0) + 1 }));
                setOpen(true);
              }
            : undefined
        }
      />
      {opened && (
        <CommentsDialog
          key={opened.number}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          about={about}
          edited={opened.seen ?? NOTHING}
          meanwhile={late}
          onSave={save}
        />
      )}
    </>
  );
}
