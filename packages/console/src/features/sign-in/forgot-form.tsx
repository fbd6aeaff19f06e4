import { fieldErrors, whenBlank } from '@vigia/domain/farm';
import { Button, useFormErrors, useWords } from '@vigia/ui';
import { useState } from 'react';
import { Form, Hint, Problem } from '../../shared/second-step/form-parts.tsx';
import { EmailField } from './email-field.tsx';
import { SIGN_IN } from './words.ts';

export interface ForgotFormProps {
  /** Initial address. */
  readonly email: string;
  readonly busy: boolean;
  readonly problem?: string | undefined;
  readonly onSubmit: (email: string) => void;
  readonly onBack: () => void;
}

/** First step of a forgotten password: where to send the code. */
export function ForgotForm({ email, busy, problem, onSubmit, onBack }: ForgotFormProps) {
  const words = useWords(SIGN_IN);
  const [typed, setTyped] = useState(email);
  const errors = fieldErrors({ email: whenBlank(typed, words.emailMissing) });
  const { field, attempts, submit } = useFormErrors(errors, () => !busy && onSubmit(typed.trim()));
  return (
    <Form attempts={attempts} onSubmit={submit}>
      <Hint>{words.forgotHint}</Hint>
      <EmailField value={typed} onChange={setTyped} error={field('email').error} autoFocus />
      <Problem reason={problem} />
      <Button type="submit" variant="primary" busy={busy}>
        {words.sendCode}
      </Button>
      <Button variant="quiet" onPress={onBack}>
        {words.back}
      </Button>
    </Form>
  );
}
