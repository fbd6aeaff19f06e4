import type { SecondStep } from '@vigia/api/contract';
import { Button, ConfirmDialog, Notice, useWords } from '@vigia/ui';
import { useState } from 'react';
import { dayText } from './moment-text.ts';
import { Muted, Problem, Stack } from './parts.tsx';
import { Rows } from './sessions-list.tsx';
import { ACCESS } from './words.ts';

export interface SecondStepOverviewProps {
  readonly step: SecondStep;
  /** Users can also sign in by the company's directory. */
  readonly hasExternalSignIn: boolean;
  readonly busy: boolean;
  readonly problem: string | undefined;
  readonly onBeginApp: () => void;
  readonly onRemoveApp: () => void;
  readonly onChoosePasskey: () => void;
  readonly onRemovePasskey: (id: number) => void;
  readonly onRenewCodes: () => void;
}

interface Question {
  readonly title: string;
  readonly note: string;
  readonly label: string;
  readonly run: () => void;
}

/** The user's second steps, with buttons to add and remove them. */
export function SecondStepOverview({
  step,
  hasExternalSignIn,
  busy,
  problem,
  ...on
}: SecondStepOverviewProps) {
  const words = useWords(ACCESS);
  const [question, setQuestion] = useState<Question | null>(null);
  const { appSince, passkeys, backupCodesLeft } = step;
  const isThere = appSince !== null || passkeys.length > 0;
  const isLast = passkeys.length + (appSince === null ? 0 : 1) === 1;
  const removal = (title: string, run: () => void) =>
    setQuestion({
      title,
      note: isLast ? words.askRemoveLast : words.askRemoveNote,
      label: words.remove,
      run,
    });
  return (
    <Stack>
      {step.isRequired && <Notice>{words.secondStepRequired}</Notice>}
      {!isThere && <p>{words.secondStepOff}</p>}
      {hasExternalSignIn && <Muted>{words.external}</Muted>}
      <Rows>
        <li>
          <div>
            <strong>{words.app}</strong>
            <small>{appSince === null ? words.appHint : words.appSince(dayText(appSince))}</small>
          </div>
          <Button size="small" busy={busy} onPress={on.onBeginApp}>
            {appSince === null ? words.setUpApp : words.changeApp}
          </Button>
          {appSince !== null && (
            <Button
              size="small"
              aria-label={words.removeOf(words.app)}
              onPress={() => removal(words.askRemoveApp, on.onRemoveApp)}
            >
              {words.remove}
            </Button>
          )}
        </li>
        <li>
          <div>
            <strong>{words.passkey}</strong>
            <small>{step.offersPasskeys ? words.passkeyHint : words.noPasskeysHere}</small>
          </div>
          {step.offersPasskeys && (
            <Button size="small" onPress={on.onChoosePasskey}>
              {words.addPasskey}
            </Button>
          )}
        </li>
        {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
          <li key={id}>
            <div>
              <strong>{name}</strong>
              <small>
                {words.created(dayText(createdAt))} ·{' '}
                {lastUsedAt === null ? words.neverUsed : words.lastSignIn(dayText(lastUsedAt))}
              </small>
            </div>
            <Button
              size="small"
              aria-label={words.removeOf(name)}
              onPress={() => removal(words.askRemovePasskey(name), () => on.onRemovePasskey(id))}
            >
              {words.remove}
            </Button>
          </li>
        ))}
        {isThere && (
          <li>
            <div>
              <strong>{words.backupCodes}</strong>
              <small>
                {words.backupCodesLeft(backupCodesLeft)} {words.backupCodesHint}
              </small>
            </div>
            <Button
              size="small"
              onPress={() =>
                setQuestion({
                  title: words.askNewCodes,
                  note: words.askNewCodesNote,
                  label: words.newCodes,
                  run: on.onRenewCodes,
                })
              }
            >
              {words.newCodes}
            </Button>
          </li>
        )}
      </Rows>
      <Problem reason={problem} />
      {question && (
        <ConfirmDialog
          isOpen
          title={question.title}
          confirmLabel={question.label}
          cancelLabel={words.cancel}
          onConfirm={() => {
            setQuestion(null);
            question.run();
          }}
          onCancel={() => setQuestion(null)}
        >
          {question.note}
        </ConfirmDialog>
      )}
    </Stack>
  );
}
