import type { StepKind } from '@vigia/api/contract';
import { fieldErrors, whenBlank } from '@vigia/domain/farm';
import { Button, TextField, useFormErrors, useWords } from '@vigia/ui';
import { Fingerprint, KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Form, Hint, Problem } from './form-parts.tsx';
import { SECOND_STEP } from './words.ts';

export interface SecondStepFormProps {
  /** The kind that is shown. */
  readonly kind: StepKind;
  /** The kinds that the user has. */
  readonly kinds: readonly StepKind[];
  /** Text of the button that sends a code. */
  readonly submitLabel: string;
  readonly busy: boolean;
  readonly problem: string | undefined;
  readonly onKind: (kind: StepKind) => void;
  readonly onCode: (code: string) => void;
  readonly onPasskey: () => void;
  readonly onBack: () => void;
}

/** Asks for the second step: a code or a passkey. The user can choose another kind. */
export function SecondStepForm({ kind, kinds, submitLabel, onKind, onBack, ...props }: SecondStepFormProps) {
  const words = useWords(SECOND_STEP);
  const { busy, problem, onCode, onPasskey } = props;
  const [code, setCode] = useState('');
  const missing = kind === 'passkey' ? null : whenBlank(code, words.codeMissing);
  const { field, attempts, submit } = useFormErrors(fieldErrors({ code: missing }), () => {
    if (busy) return;
    if (kind === 'passkey') onPasskey();
    else onCode(code.trim());
  });
  const isPasskey = kind === 'passkey';
  return (
    <Form attempts={attempts} onSubmit={submit}>
      <Hint>{words.hints[kind]}</Hint>
      {kind !== 'passkey' && (
        <TextField
          label={words.codes[kind]}
          value={code}
          onChange={setCode}
          error={field('code').error}
          icon={KeyRound}
          autoComplete="one-time-code"
          inputMode={kind === 'app' ? 'numeric' : 'text'}
          spellCheck="false"
          autoFocus
        />
      )}
      <Problem reason={problem} />
      <Button
        type="submit"
        variant="primary"
        busy={busy}
        {...(isPasskey ? { icon: Fingerprint, autoFocus: true } : {})}
      >
        {isPasskey ? words.usePasskey : submitLabel}
      </Button>
      {kinds
        .filter((each) => each !== kind)
        .map((each) => (
          <Button key={each} variant="quiet" onPress={() => onKind(each)}>
            {words.others[each]}
          </Button>
        ))}
      <Button variant="quiet" onPress={onBack}>
        {words.back}
      </Button>
      <Hint>{words.lost}</Hint>
    </Form>
  );
}
