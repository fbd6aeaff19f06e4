import { ApiError } from '@vigia/api/client';
import type { FieldErrors } from '@vigia/domain/farm';
import { REPORT_LIMITS, type ReportComment } from '@vigia/domain/reports';
import { Notice, TextArea, useWords } from '@vigia/ui';
import type { RefObject } from 'react';
import { EntityDialog } from '../../shared/dialogs/entity-dialog.tsx';
import { saveProblem } from '../../shared/dialogs/refusals.ts';
import { DIALOGS } from '../../shared/dialogs/words.ts';
import { UNSENT } from '../../shared/outbox/words.ts';
import { STATION } from './words.ts';

export interface CommentDraft {
  readonly phenologyText: string;
  readonly captureText: string;
}
type Field = keyof CommentDraft & string;

const NO_ERRORS: FieldErrors<Field> = {};

const isLate = (error: unknown): boolean => error instanceof ApiError && error.kind === 'conflict';

export interface CommentsDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly about: string;
  /** As they were when the dialog opened. */
  readonly edited: CommentDraft;
  /** What somebody else wrote since; saving again replaces it. */
  readonly meanwhile: ReportComment | null;
  /** Whether what was saved last waits on this device. */
  readonly isKept: RefObject<boolean>;
  readonly onSave: (draft: CommentDraft, key: string, signal: AbortSignal) => Promise<unknown>;
}

/** Writes text instead of the computed words of a pest's reports; an empty field restores these. */
export function CommentsDialog({ about, edited, meanwhile, isKept, ...props }: CommentsDialogProps) {
  const words = useWords(STATION);
  const dialogWords = useWords(DIALOGS);
  const unsentWords = useWords(UNSENT);
  return (
    <EntityDialog<CommentDraft, Field>
      {...props}
      title={words.commentsOf(about)}
      width={600}
      initial={edited}
      validate={() => NO_ERRORS}
      savedMessage={() => (isKept.current ? unsentWords.kept : words.commentsSaved)}
      failedMessage={(_, error) => (isLate(error) ? words.commentsLate : saveProblem(dialogWords, error))}
    >
      {({ draft, change, field }) => (
        <>
          {meanwhile && (
            <Notice status="warning">
              {words.commentsNow(
                meanwhile.phenologyText || words.computed,
                meanwhile.captureText || words.computed,
              )}
            </Notice>
          )}
          <TextArea
            label={words.phenology}
            help={words.emptyComment}
            autoFocus
            value={draft.phenologyText}
            onChange={(phenologyText) => change({ phenologyText })}
            maxLength={REPORT_LIMITS.text}
            {...field('phenologyText')}
          />
          <TextArea
            label={words.captureTexts}
            help={words.emptyComment}
            value={draft.captureText}
            onChange={(captureText) => change({ captureText })}
            maxLength={REPORT_LIMITS.text}
            {...field('captureText')}
          />
        </>
      )}
    </EntityDialog>
  );
}
