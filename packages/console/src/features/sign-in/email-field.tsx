import { TextField } from '@vigia/ui';
import { Mail } from 'lucide-react';
import { WORDS } from './words.ts';

interface EmailFieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly error?: string | undefined;
  readonly autoFocus?: boolean;
}

export function EmailField({ value, onChange, error, autoFocus = false }: EmailFieldProps) {
  return (
    <TextField
      label={WORDS.email}
      icon={Mail}
      type="email"
      autoComplete="username"
      value={value}
      onChange={onChange}
      autoFocus={autoFocus}
      error={error}
    />
  );
}
