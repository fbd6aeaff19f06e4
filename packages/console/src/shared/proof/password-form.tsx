import { fieldErrors } from '@vigia/domain/farm';
import { Button, PasswordField, useFormErrors, useWords } from '@vigia/ui';
import { useState } from 'react';
import { Form, Hint, Problem } from '../second-step/form-parts.tsx';
import { PROOF } from './words.ts';

export interface PasswordFormProps {
  readonly busy: boolean;
  readonly problem: string | undefined;
  readonly onPassword: (password: string) => void;
  readonly onCancel: () => void;
}

/** Asks for the password again. */
export function PasswordForm({ busy, problem, onPassword, onCancel }: PasswordFormProps) {
  const words = useWords(PROOF);
  const [password, setPassword] = useState('');
  const errors = fieldErrors({ password: password === '' ? words.passwordMissing : null });
  const { field, attempts, submit } = useFormErrors(errors, () => !busy && onPassword(password));
  return (
    <Form attempts={attempts} onSubmit={submit}>
      <Hint>{words.hint}</Hint>
      <PasswordField
        label={words.password}
        value={password}
        onChange={setPassword}
        error={field('password').error}
        autoFocus
      />
      <Problem reason={problem} />
      <Button type="submit" variant="primary" busy={busy}>
        {words.goOn}
      </Button>
      <Button variant="quiet" onPress={onCancel}>
        {words.cancel}
      </Button>
    </Form>
  );
}
