import { Button, PasswordField } from '@vigia/ui';
import { Controller, useForm } from 'react-hook-form';
import { EmailField } from './email-field.tsx';
import { Form, Problem } from './sign-in-frame.tsx';
import { WORDS } from './words.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface SignInFormProps {
  /** Address to begin with. */
  readonly email?: string;
  readonly busy: boolean;
  /** Why the last attempt failed. */
  readonly problem?: string | undefined;
  readonly onSubmit: (credentials: Credentials) => void;
  /** @param email what has been typed so far */
  readonly onForgot: (email: string) => void;
}

/** E-mail and password; Enter sends. What was typed stays after a refusal. */
export function SignInForm({ email = '', busy, problem, onSubmit, onForgot }: SignInFormProps) {
  const { control, handleSubmit, getValues, formState } = useForm<Credentials>({
    defaultValues: { email, password: '' },
  });
  return (
    <Form attempts={formState.submitCount} onSubmit={handleSubmit((typed) => !busy && onSubmit(typed))}>
      <EmailField name="email" control={control} autoFocus={email === ''} />
      <Controller
        name="password"
        control={control}
        rules={{ required: WORDS.passwordMissing }}
        render={({ field: { ref: _ref, ...field }, fieldState }) => (
          <PasswordField
            {...field}
            label={WORDS.password}
            autoFocus={email !== ''}
            error={fieldState.error?.message}
          />
        )}
      />
      <Problem reason={problem} />
      <Button type="submit" variant="primary" busy={busy}>
        {WORDS.submit}
      </Button>
      <Button variant="quiet" onPress={() => onForgot(getValues('email').trim())}>
        {WORDS.forgotten}
      </Button>
    </Form>
  );
}
