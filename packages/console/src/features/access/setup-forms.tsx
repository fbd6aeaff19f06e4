import type { NewApp } from '@vigia/api/contract';
import { fieldErrors, whenBlank } from '@vigia/domain/farm';
import { Button, Form, LinkButton, TextField, useFormErrors, useNarrow, useWords } from '@vigia/ui';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { CopyLine } from './copy-line.tsx';
import { Buttons, Problem, Stack } from './parts.tsx';
import { QrCode } from './qr-code.tsx';
import { ACCESS } from './words.ts';

interface FormState {
  readonly busy: boolean;
  readonly problem: string | undefined;
  readonly onBack: () => void;
}

function FormButtons({
  busy,
  label,
  onBack,
}: Pick<FormState, 'busy' | 'onBack'> & { readonly label: string }) {
  const words = useWords(ACCESS);
  return (
    <Buttons>
      <Button type="submit" variant="primary" busy={busy}>
        {label}
      </Button>
      <Button onPress={onBack}>{words.back}</Button>
    </Buttons>
  );
}

interface AppFormProps extends FormState {
  readonly app: NewApp;
  readonly onSubmit: (code: string) => void;
}

/** Shows the secret for the application as a QR code and as text, and asks for its first code. */
export function AppForm({ app, onSubmit, ...state }: AppFormProps) {
  const words = useWords(ACCESS);
  const narrow = useNarrow();
  const [code, setCode] = useState('');
  const errors = fieldErrors({ code: whenBlank(code, words.codeMissing) });
  const { field, attempts, submit } = useFormErrors(errors, () => !state.busy && onSubmit(code.trim()));
  return (
    <Form attempts={attempts} onSubmit={submit}>
      <Stack>
        <p>{words.appFirst}</p>
        <QrCode text={app.uri} label={words.qrCode} />
        {narrow && <LinkButton href={app.uri}>{words.openApp}</LinkButton>}
        <CopyLine label={words.secret} text={app.secret.match(/.{1,4}/g)?.join(' ') ?? app.secret} />
        <p>{words.appSecond}</p>
        <TextField
          label={words.code}
          value={code}
          onChange={setCode}
          error={field('code').error}
          icon={KeyRound}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
        />
        <Problem reason={state.problem} />
        <FormButtons {...state} label={words.confirm} />
      </Stack>
    </Form>
  );
}

/** Asks for the name of the passkey; the browser asks for the rest. */
export function PasskeyForm({
  onSubmit,
  ...state
}: FormState & { readonly onSubmit: (name: string) => void }) {
  const words = useWords(ACCESS);
  const [name, setName] = useState('');
  const errors = fieldErrors({ name: whenBlank(name, words.passkeyNameMissing) });
  const { field, attempts, submit } = useFormErrors(errors, () => !state.busy && onSubmit(name.trim()));
  return (
    <Form attempts={attempts} onSubmit={submit}>
      <Stack>
        <p>{words.passkeySteps}</p>
        <TextField
          label={words.passkeyName}
          value={name}
          onChange={setName}
          help={words.passkeyNameHint}
          error={field('name').error}
          maxLength={120}
          autoFocus
        />
        <Problem reason={state.problem} />
        <FormButtons {...state} label={words.goOn} />
      </Stack>
    </Form>
  );
}
