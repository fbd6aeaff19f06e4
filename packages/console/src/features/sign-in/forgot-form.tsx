import { fieldErrors, whenBlank } from '@vigia/domain';
import { Button, useFormErrors } from '@vigia/ui';
import { useState } from 'react';
import { EmailField } from './email-field.tsx';
import { Form, Hint, Problem } from './sign-in-frame.tsx';
import { WORDS } from './words.ts';

export interface ForgotFormProps {
  /** Address to begin with. */
  readonly email: string;
  readonly busy: boolean;
  readonly problem?: string | undefined;
  readonly onSubmit: (email: string) => void;
  readonly onBack: () => void;
}

/** First step of a forgotten password: where to send the code. */
export function ForgotForm({ email, busy, problem, onSubmit, onBack }: ForgotFormProps) {
  const [typed, setTyped] = useState(email);
  const errors = fieldErrors({ email: whenBlank(typed, WORDS.emailMissing) });
  const { field, attempts, submit } = useFormErrors(errors, () => !busy && onSubmit(typed.trim()));
  return (
    <Form attempts={attempts} onSubmit={submit}>
      <Hint>{WORDS.forgotHint}</Hint>
      <EmailField value={typed} onChange={setTyped} error={field('email').error} autoFocus />
      <Problem reason={problem} />
      <Button type="submit" variant="primary" busy={busy}>
        {WORDS.sendCode}
      </Button>
      <Button variant="quiet" onPress={onBack}>
        {WORDS.back}
      </Button>
    </Form>
  );
}
