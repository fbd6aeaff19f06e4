import { ApiError } from '@vigia/api/client';
import { EVENT_MESSAGES } from '@vigia/domain/es';
import { Dialog, EmptyState, SaveDialog, SkeletonForm, SkeletonRegion, useWords } from '@vigia/ui';
import { Lock } from 'lucide-react';
import { FormStage } from './form-stage.tsx';
import { PhotosLeft } from './photos.ts';
import { PhotosStage } from './photos-stage.tsx';
import { SentStage } from './sent-stage.tsx';
import type { EventFormViewProps, StageProps } from './view-props.ts';
import { EVENT, type EventWords } from './words.ts';

/** An error that the dialog has shown already is no fault of the page. */
function reportUnexpected(error: unknown): void {
  if (!(error instanceof PhotosLeft || error instanceof ApiError)) reportError(error);
}

function messageOf(words: EventWords, error: unknown): string {
  if (error instanceof PhotosLeft) return words.photosFailed(error.count);
  const isOffline = error instanceof ApiError && error.kind === 'network' && !navigator.onLine;
  return isOffline ? words.failedOffline : EVENT_MESSAGES.failed;
}

/** "Nuevo Reporte": a kind, its form, and the state of sending. */
export function EventFormView({ form, dispatch, onSave, savedMessage }: EventFormViewProps) {
  const words = useWords(EVENT);
  const { stage, isFilled, isValid } = form;
  const onClose = () => dispatch({ act: 'close' });
  if (stage === 'forbidden') return <ForbiddenDialog onClose={onClose} />;
  return (
    <SaveDialog
      isOpen
      onClose={onClose}
      title={EVENT_MESSAGES.title}
      width={600}
      // It is kept on this device, and found again.
      isChanged={false}
      isValid={isValid}
      {...(isFilled && { invalidMessage: words.handoverMissing })}
      onSave={onSave}
      onRefused={() => dispatch({ act: 'check' })}
      onError={reportUnexpected}
      savedMessage={savedMessage}
      failedMessage={(error) => messageOf(words, error)}
      saveLabel={stage === 'photos' ? words.sendPhotos : EVENT_MESSAGES.save}
    >
      <Stage form={form} dispatch={dispatch} />
    </SaveDialog>
  );
}

function Stage(props: StageProps) {
  const words = useWords(EVENT);
  switch (props.form.stage) {
    case 'sent':
      return <SentStage {...props} />;
    case 'photos':
      return <PhotosStage {...props} />;
    case 'form':
      return <FormStage {...props} />;
    default:
      return (
        <SkeletonRegion label={words.opening}>
          <SkeletonForm />
        </SkeletonRegion>
      );
  }
}

function ForbiddenDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(EVENT);
  return (
    <Dialog isOpen onClose={onClose} title={EVENT_MESSAGES.title}>
      <EmptyState title={words.forbiddenTitle} icon={Lock}>
        {words.forbiddenHint}
      </EmptyState>
    </Dialog>
  );
}
