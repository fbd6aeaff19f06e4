import { deviceChangesHands, FIELD_MESSAGES } from '@vigia/domain';
import {
  Button,
  Checkbox,
  ErrorState,
  Notice,
  ReportFields,
  ReportKindSelect,
  SkeletonForm,
  SkeletonRegion,
  useFirstInvalid,
  useWords,
} from '@vigia/ui';
import { useEffect, useRef } from 'react';
import { RetryNotice } from '../../shared/ui/retry-notice.tsx';
import { Actions, Stage } from './stage.ts';
import type { ReportViewProps } from './view-props.ts';
import { REPORT } from './words.ts';

/** The kind and its form, with what is to be known about the draft. */
export function FormStage(props: ReportViewProps) {
  const words = useWords(REPORT);
  const { kind, attempts, foundAt, onRestart } = props;
  const root = useRef<HTMLDivElement>(null);
  useFirstInvalid(root, attempts);
  return (
    <Stage ref={root}>
      <RefusalNotice {...props} />
      {foundAt !== null && (
        <Notice
          action={
            <Button size="small" onPress={onRestart}>
              {words.restart}
            </Button>
          }
        >
          {words.found(foundAt)}
        </Notice>
      )}
      <ReportKindSelect
        value={kind}
        onChange={props.onKind}
        isRequired
        error={kind === null && attempts > 0 ? FIELD_MESSAGES.required : undefined}
      />
      <Fields {...props} />
      <HandoverQuestion {...props} />
    </Stage>
  );
}

function Fields(props: ReportViewProps) {
  const words = useWords(REPORT);
  const { kind, draft, choices, poolFailed, onRetryChoices } = props;
  if (kind === null || draft === null) return null;
  if (props.choicesFailed)
    return <ErrorState title={words.choicesFailed} kept={words.choicesKept} onRetry={onRetryChoices} />;
  if (choices === null)
    return (
      <SkeletonRegion label={words.opening}>
        <SkeletonForm />
      </SkeletonRegion>
    );
  return (
    <>
      {poolFailed && <RetryNotice onRetry={onRetryChoices}>{words.poolFailed}</RetryNotice>}
      <ReportFields
        kind={kind}
        draft={draft}
        onChange={props.onEdit}
        choices={choices}
        clients={props.clients}
        errors={props.errors}
        attempts={props.attempts}
        today={props.today}
        images={props.photos.map(({ file }) => file)}
        onImagesChange={props.onFiles}
        onLocate={props.onLocate}
        locating={props.locating}
        locateProblem={props.locateProblem}
        isDisabled={props.isSaving}
      />
    </>
  );
}

/** A device of another client: whose it is, and whether it is meant to change hands. */
function HandoverQuestion({
  handover,
  onConfirmHandover,
  invalidMessage,
  attempts,
  isSaving,
}: ReportViewProps) {
  const words = useWords(REPORT);
  const place = useRef<HTMLDivElement>(null);
  const isMissing = attempts > 0 && handover !== null && !handover.isConfirmed;
  const isAllThatIsMissing = isMissing && invalidMessage !== null;
  useEffect(() => {
    if (isAllThatIsMissing && attempts > 0) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isAllThatIsMissing, attempts]);
  if (handover === null) return null;
  const { serial, from, to, isConfirmed } = handover;
  return (
    <Stage ref={place}>
      <Notice status={isMissing ? 'error' : 'warning'}>{deviceChangesHands(serial, from, to)}</Notice>
      <Checkbox
        isSelected={isConfirmed}
        onChange={onConfirmHandover}
        isInvalid={isMissing}
        isDisabled={isSaving}
      >
        {words.confirmHandover(to)}
      </Checkbox>
    </Stage>
  );
}

/** What the server said; it comes into sight where the form had been scrolled away from it. */
function RefusalNotice({ refusal, attempts, onIsAnother, onRestart }: ReportViewProps) {
  const words = useWords(REPORT);
  const place = useRef<HTMLDivElement>(null);
  const tellsAlone = refusal !== null && Object.keys(refusal.errors).length === 0;
  useEffect(() => {
    if (tellsAlone && attempts > 0) place.current?.scrollIntoView({ block: 'nearest' });
  }, [tellsAlone, attempts]);
  if (!refusal) return null;
  const actions = refusal.isTakenBefore && (
    <Actions>
      <Button size="small" onPress={onIsAnother}>
        {words.isAnother}
      </Button>
      <Button size="small" variant="quiet" onPress={onRestart}>
        {words.discard}
      </Button>
    </Actions>
  );
  return (
    <div ref={place}>
      <Notice status="error" {...(actions ? { action: actions } : {})}>
        {refusal.text}
      </Notice>
    </div>
  );
}
