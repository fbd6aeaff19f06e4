import { LONGEST_PASSWORD, NewPassword } from '@vigia/api/contract';
import { fieldErrors, whenBlank } from '@vigia/domain/farm';
import { Button, PasswordField, TextField, useFormErrors, useWords } from '@vigia/ui';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Form, Hint, Problem } from '../../shared/second-step/form-parts.tsx';
import { SIGN_IN, type SignInWords } from './words.ts';

interface Typed {
  readonly code: string;
  readonly chosen: string;
  readonly repeated: string;
}

/** A password that the service refused, with its reason. */
export interface RefusedPassword {
  readonly password: string;
  readonly reason: string;
}

export interface NewPasswordFormProps {
  readonly hint: string;
  /** Whether the form asks for the code that was sent by e-mail. */
  readonly asksCode?: boolean;
  readonly busy: boolean;
  readonly problem?: string | undefined;
  readonly refused?: RefusedPassword | undefined;
  /** @param code empty without `asksCode` */
  readonly onSubmit: (chosen: string, code: string) => void;
  readonly onSendAgain?: () => void;
  readonly onBack: () => void;
}

const NOTHING: Typed = { code: '', chosen: '', repeated: '' };

function whatIsWrongWith(words: SignInWords, chosen: string): string | null {
  if (chosen.length > LONGEST_PASSWORD) return words.passwordTooLong(LONGEST_PASSWORD);
  return NewPassword.safeParse(chosen).error?.issues[0]?.message ?? null;
}

const errorsOf = (words: SignInWords, { code, chosen, repeated }: Typed, asksCode: boolean) =>
  fieldErrors({
    code: asksCode ? whenBlank(code, words.codeMissing) : null,
    chosen: whatIsWrongWith(words, chosen),
    repeated: repeated === chosen ? null : words.notTheSame,
  });

/** A new password, typed twice; for a forgotten one also the code that was sent. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const words = useWords(SIGN_IN);
  const { hint, asksCode = false, busy, problem, refused, onSubmit, onSendAgain, onBack } = props;
  const [typed, setTyped] = useState(NOTHING);
  const { field, attempts, submit } = useFormErrors(
    errorsOf(words, typed, asksCode),
    () => !busy && onSubmit(typed.chosen, typed.code.trim()),
  );
  const refusal = refused?.password === typed.chosen ? refused.reason : undefined;
  const bind = (name: keyof Typed) => ({
    value: typed[name],
    onChange: (text: string) => setTyped({ ...typed, [name]: text }),
    error: field(name).error ?? (name === 'chosen' ? refusal : undefined),
  });
  return (
    <Form attempts={attempts} onSubmit={submit}>
      <Hint>{hint}</Hint>
      {asksCode && (
        <TextField
          {...bind('code')}
          label={words.code}
          icon={KeyRound}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
        />
      )}
      <PasswordField
        {...bind('chosen')}
        label={words.newPassword}
        autoComplete="new-password"
        autoFocus={!asksCode}
      />
      <PasswordField {...bind('repeated')} label={words.repeatPassword} autoComplete="new-password" />
      <Problem reason={problem} />
      <Button type="submit" variant="primary" busy={busy}>
        {words.changePassword}
      </Button>
      {onSendAgain && (
        <Button variant="quiet" onPress={onSendAgain}>
          {words.sendAgain}
        </Button>
      )}
      <Button variant="quiet" onPress={onBack}>
        {words.back}
      </Button>
    </Form>
  );
}
