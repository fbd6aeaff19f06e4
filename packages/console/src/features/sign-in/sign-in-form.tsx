import { Button, PasswordField, StatusIcon, TextField } from '@vigia/ui';
import { Mail } from 'lucide-react';
import { Controller, useForm } from 'react-hook-form';
import styled from 'styled-components';
import { WORDS } from './words.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface SignInFormProps {
  readonly busy: boolean;
  /** Why the last attempt failed. */
  readonly problem?: string | undefined;
  readonly onSubmit: (credentials: Credentials) => void;
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: 20px;
`;

const Problem = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  margin: 0;
  padding: 8px 12px;
  border-radius: 6px;
  background: ${({ theme }) => theme.status.error.tint};
  color: ${({ theme }) => theme.status.error.text};
`;

/** E-mail and password; Enter sends. What was typed stays after a refusal. */
export function SignInForm({ busy, problem, onSubmit }: SignInFormProps) {
  const { control, handleSubmit } = useForm<Credentials>({ defaultValues: { email: '', password: '' } });
  return (
    <Form noValidate onSubmit={handleSubmit((typed) => !busy && onSubmit(typed))}>
      <Controller
        name="email"
        control={control}
        rules={{ required: WORDS.emailMissing }}
        render={({ field: { ref: _ref, ...field }, fieldState }) => (
          <TextField
            {...field}
            label={WORDS.email}
            icon={Mail}
            type="email"
            autoComplete="username"
            autoFocus
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        name="password"
        control={control}
        rules={{ required: WORDS.passwordMissing }}
        render={({ field: { ref: _ref, ...field }, fieldState }) => (
          <PasswordField {...field} label={WORDS.password} error={fieldState.error?.message} />
        )}
      />
      {problem !== undefined && (
        <Problem role="alert">
          <StatusIcon status="error" />
          {problem}
        </Problem>
      )}
      <Button type="submit" variant="primary" busy={busy}>
        {WORDS.submit}
      </Button>
    </Form>
  );
}
