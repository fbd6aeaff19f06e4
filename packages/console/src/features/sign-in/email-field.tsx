import { TextField, useWords } from '@vigia/ui';
import { Mail } from 'lucide-react';
import { SIGN_IN } from './words.ts';

interface EmailFieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly error?: string | undefined;
  readonly autoFocus?: boolean;
}

export function EmailField({ value, onChange, error, autoFocus = false }: EmailFieldProps) {
  const words = useWords(SIGN_IN);
  return (
    <TextField
      label={words.email}
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
