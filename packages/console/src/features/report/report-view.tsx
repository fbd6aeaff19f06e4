import { ApiError } from '@vigia/api/client';
import {
  type Client,
  type DraftField,
  EVENT_MESSAGES,
  type EventChoices,
  type EventDraft,
  type EventType,
  type FieldErrors,
  type IsoDate,
} from '@vigia/domain';
import { Dialog, EmptyState, SaveDialog, SkeletonForm, SkeletonRegion } from '@vigia/ui';
import { Lock } from 'lucide-react';
import { FormStage } from './form-stage.tsx';
import { type Photo, PhotosLeft } from './photos.ts';
import { type PhotoProgress, PhotosStage } from './photos-stage.tsx';
import type { Refusal } from './refusal.ts';
import { SentStage } from './sent-stage.tsx';
import { WORDS } from './words.ts';

export interface ReportViewProps {
  readonly state: 'opening' | 'ready' | 'forbidden';
  readonly kind: EventType | null;
  readonly draft: EventDraft | null;
  readonly errors: FieldErrors<DraftField>;
  readonly attempts: number;
  /** Null while they are on the way. */
  readonly choices: EventChoices | null;
  readonly choicesFailed: boolean;
  readonly poolFailed: boolean;
  readonly onRetryChoices: () => void;
  readonly clients: readonly Pick<Client, 'id' | 'name'>[];
  readonly today: IsoDate;
  readonly photos: readonly Photo[];
  readonly onFiles: (files: readonly File[]) => void;
  /** When the draft that an earlier visit left was last edited, in words; null for a new one. */
  readonly foundAt: string | null;
  readonly onRestart: () => void;
  readonly onKind: (kind: EventType) => void;
  readonly onEdit: (changes: Partial<EventDraft>) => void;
  readonly onLocate: () => void;
  readonly locating: boolean;
  readonly locateProblem: string | undefined;
  readonly refusal: Refusal | null;
  readonly isSaving: boolean;
  /** The report was taken; its photos are still to come. */
  readonly isSent: boolean;
  readonly progress: PhotoProgress | null;
  /** What was sent; null while something is being written. */
  readonly doneKind: EventType | null;
  readonly onSeeLogs: (() => void) | undefined;
  readonly isValid: boolean;
  readonly onSave: (signal: AbortSignal) => Promise<unknown>;
  readonly onRefused: () => void;
  /** What was edited after an earlier try was taken is a report of its own. */
  readonly onIsAnother: () => void;
  readonly onAgain: () => void;
  readonly onFinish: () => void;
  readonly onClose: () => void;
}

/** What the dialog has told already is no fault of the page. */
function reportUnexpected(error: unknown): void {
  if (!(error instanceof PhotosLeft || error instanceof ApiError)) reportError(error);
}

const saidOf = (error: unknown): string =>
  error instanceof PhotosLeft ? WORDS.photosFailed(error.count) : EVENT_MESSAGES.failed;

/** "Nuevo Reporte": a kind, its form, and how sending it goes. */
export function ReportView(props: ReportViewProps) {
  const { state, isSent, doneKind, isValid, onSave, onRefused, onClose } = props;
  if (state === 'forbidden') return <ForbiddenDialog onClose={onClose} />;
  return (
    <SaveDialog
      isOpen
      onClose={onClose}
      title={EVENT_MESSAGES.title}
      width={600}
      isValid={isValid}
      onSave={onSave}
      onRefused={onRefused}
      onError={reportUnexpected}
      savedMessage={EVENT_MESSAGES.sent}
      failedMessage={saidOf}
      saveLabel={isSent ? WORDS.sendPhotos : EVENT_MESSAGES.save}
    >
      {doneKind === null ? <Stage {...props} /> : <SentStage {...props} kind={doneKind} />}
    </SaveDialog>
  );
}

function Stage(props: ReportViewProps) {
  if (props.state === 'opening')
    return (
      <SkeletonRegion label={WORDS.opening}>
        <SkeletonForm />
      </SkeletonRegion>
    );
  return props.isSent ? <PhotosStage {...props} /> : <FormStage {...props} />;
}

function ForbiddenDialog({ onClose }: Pick<ReportViewProps, 'onClose'>) {
  return (
    <Dialog isOpen onClose={onClose} title={EVENT_MESSAGES.title}>
      <EmptyState title={WORDS.forbiddenTitle} icon={Lock}>
        {WORDS.forbiddenHint}
      </EmptyState>
    </Dialog>
  );
}
