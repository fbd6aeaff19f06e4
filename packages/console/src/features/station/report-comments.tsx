import { useQueryClient } from '@tanstack/react-query';
import { ApiError, reportCalls } from '@vigia/api/client';
import type { EpochMs } from '@vigia/domain';
import type { Pest, Season, Sector, StationId } from '@vigia/domain/farm';
import type { ReportComment } from '@vigia/domain/reports';
import { useAtomValue } from 'jotai';
import { useMemo, useRef, useState } from 'react';
import { outboxAtom } from '../../shared/outbox/outbox-view-state.ts';
import { useReopened } from '../../shared/outbox/reopened.ts';
import { commentOf, unsentComment } from '../../shared/outbox/unsent.ts';
import { unsentState } from '../../shared/outbox/unsent-marks.ts';
import { useAct } from '../../shared/outbox/use-act.ts';
import { reportCommentsKey, useReportComments } from '../../shared/series/use-report-comments.ts';
import { useCalls } from '../../shared/state/calls.ts';
import { useKeptState } from '../../shared/state/use-kept-state.ts';
import { type CommentDraft, CommentsDialog } from './comments-dialog.tsx';
import { CommentsSection } from './comments-section.tsx';

const NOTHING: CommentDraft = { phenologyText: '', captureText: '' };

interface Opened {
  readonly texts: CommentDraft;
  /** When the texts that the service has were written; null without any. */
  readonly seen: EpochMs | null;
  readonly number: number;
}

interface ReportCommentsProps {
  readonly sector: Sector;
  readonly season: Season;
  readonly pest: Pest;
  /** On whose page it stands. */
  readonly stationId: StationId;
  readonly editable: boolean;
}

/** Text that super administrators write instead of the computed words of the reports about the station's pest. */
export function ReportComments({ sector, season, pest, stationId, editable }: ReportCommentsProps) {
  const perform = useAct();
  const isKept = useRef(false);
  const reports = useCalls(reportCalls);
  const queryClient = useQueryClient();
  const queryKey = reportCommentsKey(sector.id, season.id);
  const { data, isError, refetch } = useReportComments(sector.id, season.id);
  const stored = data && (data.find(({ pestId }) => pestId === pest.id) ?? null);
  const items = useAtomValue(outboxAtom);
  const own = useMemo(
    () => unsentComment(items, sector.id, season.id, pest.id),
    [items, sector.id, season.id, pest.id],
  );
  const comment = own ? commentOf(own) : stored;
  /** As it was when the dialog opened; each opening begins with the present text. */
  const about = `${pest.name} · ${sector.name} · ${season.name}`;
  const [opened, setOpened] = useKeptState<Opened | null>(`comments on ${about}`, null);
  const [isOpen, setOpen] = useKeptState(`commenting on ${about}`, false);
  const [late, setLate] = useState<ReportComment | null>(null);
  const open = () => {
    setLate(null);
    const seen = own ? own.content.draft.seen : (stored?.changedAt ?? null);
    setOpened((before) => ({ texts: comment ?? NOTHING, seen, number: (before?.number ?? 0) + 1 }));
    setOpen(true);
  };
  useReopened((act) => editable && act.kind === 'comment' && act.stationId === stationId, open);
  const save = async (texts: CommentDraft, key: string, signal: AbortSignal) => {
    const seen = late?.changedAt ?? opened?.seen ?? null;
    const draft = { seasonId: season.id, pestId: pest.id, ...texts, seen };
    const act = {
      ...{
        id: key,
        clientId: sector.clientId,
        subject: `comment:${sector.id}/${season.id}/${pest.id}`,
        about,
      },
      content: { kind: 'comment', sectorId: sector.id, stationId, draft },
    } as const;
    try {
      const done = await perform(act, (content) =>
        reports.saveComment(sector.id, content.draft, key, signal),
      );
      isKept.current = done.isKept;
      setLate(null);
      if (done.isKept) return;
      const saved = done.answer;
      setOpened((before) => before && { ...before, seen: saved.changedAt });
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
        unsent={own ? unsentState(own.item) : undefined}
        failed={isError}
        onRetry={() => void refetch()}
        onEdit={editable ? open : undefined}
      />
      {opened && (
        <CommentsDialog
          key={opened.number}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          about={about}
          edited={opened.texts}
          isKept={isKept}
          meanwhile={late}
          onSave={save}
        />
      )}
    </>
  );
}
