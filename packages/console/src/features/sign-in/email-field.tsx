import { TextField } from '@vigia/ui';
import { Mail } from 'lucide-react';
import { type Control, Controller, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { WORDS } from './words.ts';

interface EmailFieldProps<T extends FieldValues> {
  readonly name: FieldPathByValue<T, string>;
  readonly control: Control<T>;
  readonly autoFocus?: boolean;
}

export function EmailField<T extends FieldValues>({ name, control, autoFocus = false }: EmailFieldProps<T>) {
  return (
    <Controller
      name={name}
      control={control}
      rules={{ required: WORDS.emailMissing }}
      render={({ field: { ref: _ref, ...field }, fieldState }) => (
        <TextField
          {...field}
          label={WORDS.email}
          icon={Mail}
          type="email"
          autoComplete="username"
          autoFocus={autoFocus}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
