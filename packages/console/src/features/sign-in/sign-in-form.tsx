import { fieldErrors, whenBlank } from '@vigia/domain/farm';
import { Button, PasswordField, useFormErrors, useWords } from '@vigia/ui';
import { useState } from 'react';
import { Form, Problem } from '../../shared/second-step/form-parts.tsx';
import { EmailField } from './email-field.tsx';
import { SIGN_IN } from './words.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface SignInFormProps {
  /** Initial address. */
  readonly email?: string;
  readonly busy: boolean;
  /** Why the last attempt failed. */
  readonly problem?: string | undefined;
  readonly onSubmit: (credentials: Credentials) => void;
  /** @param email the text typed so far */
  readonly onForgot: (email: string) => void;
}

/** E-mail and password; Enter sends. The typed text stays after a refusal. */
export function SignInForm({ email = '', busy, problem, onSubmit, onForgot }: SignInFormProps) {
  const words = useWords(SIGN_IN);
  const [typed, setTyped] = useState<Credentials>({ email, password: '' });
  const errors = fieldErrors({
    email: whenBlank(typed.email, words.emailMissing),
    password: typed.password === '' ? words.passwordMissing : null,
  });
  const { field, attempts, submit } = useFormErrors(errors, () => !busy && onSubmit(typed));
  return (
    <Form attempts={attempts} onSubmit={submit}>
      <EmailField
        value={typed.email}
        onChange={(text) => setTyped({ ...typed, email: text })}
        error={field('email').error}
        autoFocus={email === ''}
      />
      <PasswordField
        label={words.password}
        value={typed.password}
        onChange={(text) => setTyped({ ...typed, password: text })}
        error={field('password').error}
        autoFocus={email !== ''}
      />
      <Problem reason={problem} />
      <Button type="submit" variant="primary" busy={busy}>
        {words.submit}
      </Button>
      <Button variant="quiet" onPress={() => onForgot(typed.email.trim())}>
        {words.forgotten}
      </Button>
    </Form>
  );
}
