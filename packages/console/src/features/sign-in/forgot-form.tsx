import { Button } from '@vigia/ui';
import { useForm } from 'react-hook-form';
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
  const { control, handleSubmit, formState } = useForm({ defaultValues: { email } });
  return (
    <Form
      attempts={formState.submitCount}
      onSubmit={handleSubmit((typed) => !busy && onSubmit(typed.email.trim()))}
    >
      <Hint>{WORDS.forgotHint}</Hint>
      <EmailField name="email" control={control} autoFocus />
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
