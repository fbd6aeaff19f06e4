import { NewPassword } from '@vigia/api/contract';
import { Button, PasswordField, TextField } from '@vigia/ui';
import { KeyRound } from 'lucide-react';
import { Controller, useForm } from 'react-hook-form';
import { Form, Hint, Problem } from './sign-in-frame.tsx';
import { WORDS } from './words.ts';

interface Typed {
  readonly code: string;
  readonly chosen: string;
  readonly repeated: string;
}

export interface NewPasswordFormProps {
  readonly hint: string;
  /** Whether a code that was sent has to be typed. */
  readonly asksCode?: boolean;
  readonly busy: boolean;
  readonly problem?: string | undefined;
  /** @param code empty where none is asked for */
  readonly onSubmit: (chosen: string, code: string) => void;
  readonly onSendAgain?: () => void;
  readonly onBack: () => void;
}

const isLongEnough = (password: string): true | string =>
  NewPassword.safeParse(password).error?.issues[0]?.message ?? true;

/** A password of one's own, typed twice; after a forgotten one with the code that was sent. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { hint, asksCode = false, busy, problem, onSubmit, onSendAgain, onBack } = props;
  const { control, handleSubmit, formState } = useForm<Typed>({
    defaultValues: { code: '', chosen: '', repeated: '' },
  });
  return (
    <Form
      attempts={formState.submitCount}
      onSubmit={handleSubmit(({ chosen, code }) => !busy && onSubmit(chosen, code.trim()))}
    >
      <Hint>{hint}</Hint>
      {asksCode && (
        <Controller
          name="code"
          control={control}
          rules={{ required: WORDS.codeMissing }}
          render={({ field: { ref: _ref, ...field }, fieldState }) => (
            <TextField
              {...field}
              label={WORDS.code}
              icon={KeyRound}
              inputMode="numeric"
              autoComplete="one-time-code"
              autoFocus
              error={fieldState.error?.message}
            />
          )}
        />
      )}
      <Controller
        name="chosen"
        control={control}
        rules={{ validate: isLongEnough }}
        render={({ field: { ref: _ref, ...field }, fieldState }) => (
          <PasswordField
            {...field}
            label={WORDS.newPassword}
            autoComplete="new-password"
            autoFocus={!asksCode}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        name="repeated"
        control={control}
        rules={{ validate: (typed, { chosen }) => typed === chosen || WORDS.notTheSame }}
        render={({ field: { ref: _ref, ...field }, fieldState }) => (
          <PasswordField
            {...field}
            label={WORDS.repeatPassword}
            autoComplete="new-password"
            error={fieldState.error?.message}
          />
        )}
      />
      <Problem reason={problem} />
      <Button type="submit" variant="primary" busy={busy}>
        {WORDS.changePassword}
      </Button>
      {onSendAgain && (
        <Button variant="quiet" onPress={onSendAgain}>
          {WORDS.sendAgain}
        </Button>
      )}
      <Button variant="quiet" onPress={onBack}>
        {WORDS.back}
      </Button>
    </Form>
  );
}
