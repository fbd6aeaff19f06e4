import { deviceChangesHands, FIELD_MESSAGES, formatDateTime, REPORT_KIND_WORDS } from '@vigia/domain/es';
import {
  Button,
  Checkbox,
  ErrorState,
  EventFields,
  EventKindSelect,
  Notice,
  SkeletonForm,
  SkeletonRegion,
  useFirstInvalid,
  useWords,
} from '@vigia/ui';
import { Bug } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { SprayNotes } from '../../shared/spraying/spray-notes.tsx';
import { RetryNotice } from '../../shared/ui/retry-notice.tsx';
import { Actions, Stage } from './stage.ts';
import type { StageProps } from './view-props.ts';
import { EVENT } from './words.ts';

/** The kind and its form, with notices about the draft. */
export function FormStage(props: StageProps) {
  const words = useWords(EVENT);
  const { form, dispatch } = props;
  const { written, attempts } = form.desk;
  const { kind } = written.form;
  const root = useRef<HTMLDivElement>(null);
  useFirstInvalid(root, attempts);
  return (
    <Stage ref={root}>
      <RefusalNotice {...props} />
      {written.isFound && (
        <Notice
          action={
            <Button size="small" onPress={() => dispatch({ act: 'restart' })}>
              {words.restart}
            </Button>
          }
        >
          {words.found(formatDateTime(written.editedAt ?? 0))}
        </Notice>
      )}
      <EventKindSelect
        value={kind}
        onChange={(chosen) => dispatch({ act: 'choose', kind: chosen })}
        isRequired
        error={kind === null && attempts > 0 ? FIELD_MESSAGES.required : undefined}
      />
      {kind === null && (
        <Actions>
          <Button icon={Bug} onPress={() => dispatch({ act: 'count-traps' })}>
            {words.countTraps}
          </Button>
        </Actions>
      )}
      <Fields {...props} />
      {form.spray && form.choices && <SprayNotes facts={form.spray} />}
      <HandoverQuestion {...props} />
    </Stage>
  );
}

function Fields({ form, dispatch }: StageProps) {
  const words = useWords(EVENT);
  const { desk, choices } = form;
  const { kind, draft, errors, saving } = desk.written.form;
  const unreadable = desk.photos.filter((photo) => photo.isUnreadable).map(({ file }) => file.name);
  const { deviceTaken, stationTaken } = form;
  const waiting = {
    ...(deviceTaken && {
      nodeSerial: words.deviceWaits(
        deviceTaken.serial,
        REPORT_KIND_WORDS[deviceTaken.kind],
        deviceTaken.about,
      ),
    }),
    ...(stationTaken && { stationName: words.stationWaits(stationTaken.name, stationTaken.serial) }),
  };
  const onRetry = () => dispatch({ act: 'retry-choices' });
  if (kind === null || draft === null) return null;
  if (form.choicesFailed)
    return <ErrorState title={words.choicesFailed} kept={words.choicesKept} onRetry={onRetry} />;
  if (choices === null)
    return (
      <SkeletonRegion label={words.opening}>
        <SkeletonForm />
      </SkeletonRegion>
    );
  return (
    <>
      {form.poolFailed && <RetryNotice onRetry={onRetry}>{words.poolFailed}</RetryNotice>}
      <EventFields
        kind={kind}
        draft={draft}
        onChange={(changes) => dispatch({ act: 'edit', changes })}
        choices={choices}
        clients={form.clients}
        errors={{ ...errors, ...waiting }}
        attempts={desk.attempts}
        today={form.today}
        images={desk.photos.map(({ file }) => file)}
        imagesError={unreadable.length > 0 ? words.unreadable(unreadable) : undefined}
        onImagesChange={(files) => dispatch({ act: 'attach', files })}
        onLocate={() => dispatch({ act: 'locate' })}
        locating={desk.locating === 'now'}
        locateProblem={desk.locating === 'failed' ? words.noLocation : undefined}
        isDisabled={saving}
      />
    </>
  );
}

/** A device of another client: its owner, and the confirmation that it changes hands. */
function HandoverQuestion({ form, dispatch }: StageProps) {
  const words = useWords(EVENT);
  const { handover } = form;
  const { attempts, written } = form.desk;
  const box = useRef<HTMLDivElement>(null);
  const isMissing = attempts > 0 && handover !== null && !handover.isConfirmed;
  const isAllThatIsMissing = isMissing && form.isFilled;
  useEffect(() => {
    if (isAllThatIsMissing && attempts > 0) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isAllThatIsMissing, attempts]);
  if (handover === null) return null;
  const { serial, from, to, isConfirmed } = handover;
  return (
    <Stage ref={box}>
      <Notice status={isMissing ? 'error' : 'warning'}>{deviceChangesHands(serial, from, to)}</Notice>
      <Checkbox
        isSelected={isConfirmed}
        onChange={(isMeant) => dispatch({ act: 'confirm-handover', isConfirmed: isMeant })}
        isInvalid={isMissing}
        isDisabled={written.form.saving}
      >
        {words.confirmHandover(to)}
      </Checkbox>
    </Stage>
  );
}

/** The server's message; scrolled into view if it is out of sight. */
function RefusalNotice({ form, dispatch }: StageProps) {
  const words = useWords(EVENT);
  const { refusal, attempts } = form.desk;
  const box = useRef<HTMLDivElement>(null);
  const isWithoutField = refusal !== null && Object.keys(refusal.errors).length === 0;
  useEffect(() => {
    if (isWithoutField && attempts > 0) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isWithoutField, attempts]);
  if (!refusal) return null;
  const actions = refusal.isTakenBefore && (
    <Actions>
      <Button size="small" onPress={() => dispatch({ act: 'separate' })}>
        {words.isAnother}
      </Button>
      <Button size="small" variant="quiet" onPress={() => dispatch({ act: 'restart' })}>
        {words.discard}
      </Button>
    </Actions>
  );
  return (
    <div ref={box}>
      <Notice status="error" {...(actions ? { action: actions } : {})}>
        {refusal.text}
      </Notice>
    </div>
  );
}
