import type { StepKind } from '@vigia/api/contract';
import { fieldErrors, whenBlank } from '@vigia/domain/farm';
import { Button, TextField, useFormErrors, useWords } from '@vigia/ui';
import { Fingerprint, KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Form, Hint, Problem } from './sign-in-frame.tsx';
import { SIGN_IN } from './words.ts';

export interface SecondStepFormProps {
  /** The kind that is shown. */
  readonly kind: StepKind;
  /** The kinds that the user has. */
  readonly kinds: readonly StepKind[];
  readonly busy: boolean;
  readonly problem: string | undefined;
  readonly onKind: (kind: StepKind) => void;
  readonly onCode: (code: string) => void;
  readonly onPasskey: () => void;
  readonly onBack: () => void;
}

/** Asks for the second step: a code or a passkey. The user can choose another kind. */
export function SecondStepForm({ kind, kinds, onKind, onBack, ...props }: SecondStepFormProps) {
  const words = useWords(SIGN_IN);
  const { busy, problem, onCode, onPasskey } = props;
  const [code, setCode] = useState('');
  const missing = kind === 'passkey' ? null : whenBlank(code, words.secondCodeMissing);
  const { field, attempts, submit } = useFormErrors(fieldErrors({ code: missing }), () => {
    if (busy) return;
    if (kind === 'passkey') onPasskey();
    else onCode(code.trim());
  });
  const isPasskey = kind === 'passkey';
  return (
    <Form attempts={attempts} onSubmit={submit}>
      <Hint>{words.secondHints[kind]}</Hint>
      {kind !== 'passkey' && (
        <TextField
          label={words.secondCodes[kind]}
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
        {isPasskey ? words.usePasskey : words.submit}
      </Button>
      {kinds
        .filter((each) => each !== kind)
        .map((each) => (
          <Button key={each} variant="quiet" onPress={() => onKind(each)}>
            {words.secondOthers[each]}
          </Button>
        ))}
      <Button variant="quiet" onPress={onBack}>
        {words.back}
      </Button>
      <Hint>{words.secondLost}</Hint>
    </Form>
  );
}
